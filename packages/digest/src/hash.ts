import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, isBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './canonical.ts';
import { shortTextHash } from './short-text.ts';

/** A SHA-256 that is taken piece by piece. */
export interface RunningHash {
  /** Takes the next piece of the text. */
  readonly add: (text: string) => void;
  /** 64 lower-case hex digits. */
  readonly hex: () => string;
}

/**
 * SHA-256 of bytes or of the UTF-8 form of a text, as 64 lower-case hex digits. Half a surrogate pair has no such form and counts
 * as U+FFFD, here and under a key: `isWellFormed` tells a text that has one.
 */
export function sha256Hex(input: Uint8Array | string): string {
  if (typeof input !== 'string') {
    if (!isBytes(input))
      throw new TypeError('Only a text or bytes in a Uint8Array have a SHA-256, and this is neither.');
    return bytesToHex(sha256(input));
  }
  return shortTextHash(input) ?? bytesToHex(sha256(utf8ToBytes(input)));
}

/**
 * SHA-256 of a JSON value's canonical form: equal values have equal hashes, however they are written down. A platform's own SHA-256 is
 * many times as fast as the one that runs everywhere, and may be handed in.
 */
export function contentHash(value: unknown, start: () => RunningHash = startSha256): string {
  if (typeof start !== 'function')
    throw new TypeError(
      'Beside the value, contentHash takes a function that starts a hash, and this is none. Leave it out.',
    );
  const hash = start();
  if (typeof hash?.add !== 'function' || typeof hash.hex !== 'function')
    throw new TypeError('What starts a hash is to give one with the functions add and hex, and this one does not.');
  // A list with a form of its own is refused as a whole, like anything else that is no JSON.
  if (Array.isArray(value) && !('toJSON' in value)) {
    // Piece by piece, since the canonical form of all events of a long session is as long as the session.
    for (let index = 0; index < value.length; index += 1)
      hash.add(`${index === 0 ? '[' : ','}${canonical(value[index])}`);
    hash.add(value.length === 0 ? '[]' : ']');
  } else hash.add(canonical(value));
  return hash.hex();
}

/** The same, or nothing for a value that has no canonical form, as one that holds half a surrogate pair. */
export function contentHashIfSound(value: unknown): string | undefined {
  try {
    return contentHash(value);
  } catch {
    return undefined;
  }
}

function startSha256(): RunningHash {
  const hash = sha256.create();
  return {
    add: (text) => void hash.update(utf8ToBytes(text)),
    hex: () => bytesToHex(hash.digest()),
  };
}

/**
 * HMAC-SHA-256 under a key, as 64 lower-case hex digits: without the key, nobody can guess the text back. An empty key is
 * refused, since everybody has it.
 */
export function keyedHash(key: Uint8Array, text: string): string {
  return hashUnder(key)(text);
}

/** The same for many texts under one key, which is made ready once. */
export function hashUnder(key: Uint8Array): (text: string) => string {
  if (!isBytes(key))
    throw new TypeError('The key of a keyed hash is given as bytes, in a Uint8Array, and this is something else.');
  if (key.length === 0) throw new TypeError('The key of a keyed hash is empty. Give at least 16 random bytes.');
  const ready = hmac.create(sha256, key);
  // What a hash is worked out in is used again: to make it takes longer than a short text.
  const own = ready.clone();
  return (text) => {
    if (typeof text !== 'string') throw new TypeError('Only a text has a keyed hash, and this is none.');
    return bytesToHex(ready._cloneInto(own).update(utf8ToBytes(text)).digest());
  };
}
