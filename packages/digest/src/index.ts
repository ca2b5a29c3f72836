export { canonical } from './canonical.ts';
export { contentHash, contentHashIfSound, hashUnder, keyedHash, type RunningHash, sha256Hex } from './hash.ts';
export { isWellFormed } from './well-formed.ts';
