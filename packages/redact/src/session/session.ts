import { hashUnder } from '@trace-formats/digest';
import { type Call, type Calls, createCalls } from '../outputs/calls.ts';
import { wellFormed } from './encodings.ts';
import { type KnownTexts, knownTexts } from './known-texts.ts';
import { type Numbers, startNumbers } from './numbers.ts';

/** What one run remembers, so that a value is masked alike, and everywhere, over a whole dataset. It holds no value. */
export interface Session extends KnownTexts, Numbers {
  /** True when the digests are under a key that the user gave, so that another run can make the same ones. */
  readonly hasUserKey: boolean;
  /** HMAC-SHA-256 of a value under the session's key. */
  digest(value: string): string;
  /** The calls of a document that begins now; its results may answer calls of an earlier line of the same log. */
  calls(): Calls;
}

/** Options of `createSession`. */
export interface SessionOptions {
  /** The user's key: with it, equal values get equal markers in every run. Without it a random key serves this run. */
  readonly key?: Uint8Array | string | undefined;
}

/** Opens a session, to be given to every `redact` call of a dataset. */
export function createSession(options: SessionOptions = {}): Session {
  const key = keyIn(options);
  const given = key === undefined ? undefined : keyBytes(key);
  const earlierCalls = new Map<string, Call>();
  // Most documents hold nothing: what costs is made when the first value comes.
  let hash: ((text: string) => string) | undefined;
  const digest = (value: string): string => {
    hash ??= hashUnder(given ?? randomKey());
    return hash(wellFormed(value));
  };
  return {
    hasUserKey: key !== undefined,
    digest,
    calls: () => createCalls(earlierCalls),
    ...startNumbers(),
    ...knownTexts(digest),
  };
}

function keyIn(options: SessionOptions): SessionOptions['key'] {
  // Callers without types also say `null` for none.
  const { key, ...others } = options ?? {};
  // A key that is handed over in another way would be none, and no marker would agree with one of another run.
  if (typeof (options ?? {}) !== 'object' || Object.keys(others).length > 0)
    throw new TypeError('The only option of a session is its key, as in { key }, and this is something else.');
  return key;
}

function randomKey(): Uint8Array {
  return globalThis.crypto.getRandomValues(new Uint8Array(32));
}

function keyBytes(key: Uint8Array | string): Uint8Array {
  const bytes = typeof key === 'string' ? new TextEncoder().encode(key) : key;
  // Views of other numbers are bytes too, but which ones depends on the machine; a Buffer is one of these.
  if (Object.prototype.toString.call(bytes) !== '[object Uint8Array]')
    throw new TypeError('A redaction key is a text or bytes in a Uint8Array, and this is neither.');
  if (bytes.length === 0)
    throw new TypeError('The redaction key is empty. Give at least 16 random bytes, or no key at all.');
  // Whoever is careful with keys overwrites theirs, and the first digest may come later.
  return Uint8Array.from(bytes);
}
