export { canonical } from './canonical.ts';
export { contentHash, keyedHash, sha256Hex } from './hash.ts';
