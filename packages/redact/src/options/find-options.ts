import type { CustomPattern } from '../own/custom-pattern.ts';
import type { Session } from '../session/session.ts';
import type { Policy } from './policies.ts';

/** A value that is known to be harmless, and why. */
export interface Allowed {
  /** The exact value, or a pattern that the whole value matches. */
  readonly value: string | RegExp;
  readonly reason: string;
}

/** What `find` and `redact` look for and leave alone. */
export interface FindOptions {
  readonly policy: Policy;
  /** One session for a whole dataset: values are numbered alike and found again in every document. */
  readonly session?: Session | undefined;
  /** The user's key, when there is no session yet. */
  readonly key?: Uint8Array | string | undefined;
  /** People's names to be masked wherever they stand, however they are spelt there. */
  readonly names?: readonly string[] | undefined;
  /** Host names to be masked wherever they stand. */
  readonly hosts?: readonly string[] | undefined;
  readonly patterns?: readonly CustomPattern[] | undefined;
  readonly allow?: readonly Allowed[] | undefined;
  /** Tools whose output `strict` keeps; the output of any other tool is masked whole. */
  readonly trustedTools?: readonly string[] | undefined;
  /** Keys that a schema defines: true means the key never changes. */
  readonly keepKey?: ((key: string, path: readonly (string | number)[]) => boolean) | undefined;
  /** Which strings are worth a search, where an earlier one of the same value told; in all others only known values are looked for. */
  readonly seen?: Seen | undefined;
}

/** In which strings of a value something was seen, so that nobody need search the others again. */
export interface Seen {
  /** How many strings there are: with another number it is another value, and this says nothing. */
  readonly of: number;
  /** A print of the strings and of what was looked for in them: with another one, this says nothing either. */
  readonly print: number;
  /** Their places in the order in which the strings are read, keys among them. */
  readonly strings: ReadonlySet<number>;
  /** Whether something lies across strings that are pieces of one text. */
  readonly acrossStrings: boolean;
}
