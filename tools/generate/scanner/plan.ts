import type { Automaton } from './automaton.ts';

/** What a value must be, as `planOf` makes it from a schema. */
export interface Plan {
  /** The kinds that are allowed. */
  kinds: number;
  isInteger: boolean;
  minimum: number;
  maximum: number;
  /** The only numbers, and the only texts (as they stand between the quotation marks), where those are listed. */
  numbers: readonly number[] | undefined;
  texts: readonly string[] | undefined;
  minLength: number;
  maxLength: number;
  pattern: Automaton | undefined;
  items: Plan;
  minItems: number;
  maxItems: number;
  isUnique: boolean;
  table: Table;
  /** Exactly the branches of a union, when the schema is nothing else. */
  union: readonly Plan[] | undefined;
  /** The key that tells the branches apart, and the branch for each of its texts. */
  tag: Tag | undefined;
  /** What else must hold once the value has been read. */
  extra: Extra | undefined;
}

/** The key that says to which branch of a union an object belongs. */
export interface Tag {
  readonly key: string;
  readonly branches: readonly { readonly text: string; readonly plan: Plan }[];
}

/** The keys of an object. */
export interface Table {
  /** The first of them is looked for first, and behind each the one that follows it. */
  readonly entries: readonly Entry[];
  /** How many of the entries must be there. */
  readonly required: number;
  /** What the values of other keys must be. */
  readonly rest: Plan;
  /** What every key must be. */
  readonly names: Plan | undefined;
}

/** One key that a schema names. */
export interface Entry {
  /** The key and the quotation mark that ends it. */
  readonly key: string;
  readonly required: 0 | 1;
  readonly plan: Plan;
}

/** Conditions on a value that has been read. */
export type Extra = readonly Clause[];

/**
 * Something follows where a value passes one of some tests, or where it passes none: nothing more, another test, or that it is
 * refused.
 */
export interface Clause {
  readonly tests: readonly Test[];
  readonly met: Test | undefined;
  readonly unmet: Test | undefined;
}

/**
 * A schema that is asked of a value that has been read: of an object by the places of its members, of any other by reading it
 * again.
 */
export interface Test {
  readonly plan: Plan;
  readonly allowsObjects: boolean;
  readonly required: readonly number[];
  readonly members: readonly { readonly index: number; readonly plan: Plan }[];
  readonly extra: Extra | undefined;
}
