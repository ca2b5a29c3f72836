import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './canonical.ts';

/** SHA-256 of bytes or of the UTF-8 form of a text, as 64 lower-case hex digits. */
export function sha256Hex(input: Uint8Array | string): string {
  return bytesToHex(sha256(typeof input === 'string' ? utf8ToBytes(input) : input));
}

/** SHA-256 of a JSON value's canonical form: equal values have equal hashes, however they are written down. */
export function contentHash(value: unknown): string {
  return sha256Hex(canonical(value));
}

/** HMAC-SHA-256 under a key, as 64 lower-case hex digits: without the key, nobody can guess the text back. */
export function keyedHash(key: Uint8Array, text: string): string {
  return bytesToHex(hmac(sha256, key, utf8ToBytes(text)));
}
