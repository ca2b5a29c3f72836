import type { FormatId } from '@trace-formats/schema';

/** What a detector looks at: the first values of a file. */
export interface Sample {
  /** The value itself; or the first records of a JSONL file; or the first elements of an array of objects. */
  readonly records: readonly unknown[];
  readonly shape: 'value' | 'lines' | 'list';
}

/** One detector's opinion. */
export interface Claim {
  readonly format: FormatId;
  /** From 0 to 1; from one half on it is believed. */
  readonly confidence: number;
  /** What was seen, as phrases: `the key loglines`, `12 of 12 records with ...`. */
  readonly saw: readonly string[];
  /** The version that the document states. */
  readonly version?: string;
  /** Set when the document states a version that is not read: the newest one that is. */
  readonly newest?: string;
}

/** Says which formats a sample may be; one file for each family. */
export type Detector = (sample: Sample) => readonly Claim[];

/** A sign of a format: how much it says (0 to 1) and what was seen. */
export type Sign = readonly [present: boolean, weight: number, saw: string];

/** Independent signs together: each leaves less room for doubt. */
export function weigh(signs: readonly Sign[]): Pick<Claim, 'confidence' | 'saw'> {
  const present = signs.filter(([holds]) => holds);
  return {
    confidence: 1 - present.reduce((doubt, [, weight]) => doubt * (1 - weight), 1),
    saw: present.map(([, , saw]) => saw),
  };
}

/**
 * A version or a name that a document states, as it may be told: as it stands where a program may have chosen it, and an ellipsis
 * for all else, which may be what somebody wrote, or a secret. Cut short it would be no less of one, only harder to find.
 */
export function toldVersion(stated: unknown): string {
  const text = typeof stated === 'number' ? `${stated}` : stated;
  return typeof text === 'string' && isVersion.test(text) ? text : '…';
}

/** `2.1.40`, `0.42.0-alpha.3`, `forsy-trace-v0.1`: no run of letters or digits is as long as a key has it. */
const isVersion =
  /^(?:[A-Za-z]{1,12}[-_.]){0,2}[A-Za-z]{0,12}(?:\d{1,8}(?:\.\d{1,6}){0,3})?(?:[-+.][A-Za-z]{1,12}(?:[.-]?\d{1,6})?)?$/;

/** What one record of a log says for a format. */
export interface Trait {
  readonly weight: number;
  readonly saw: string;
  readonly version?: string | undefined;
}

/** The claim of a log format from what its records say one by one; strange records in between make it weaker, not void. */
export function claimOfRecords(
  format: FormatId,
  records: readonly unknown[],
  traitOf: (record: unknown) => Trait | undefined,
): readonly Claim[] {
  const traits = records.map(traitOf).filter((trait) => trait !== undefined);
  if (traits.length === 0) return [];
  const strongest = Math.max(...traits.map(({ weight }) => weight));
  const mean = traits.reduce((sum, { weight }) => sum + weight, 0) / records.length;
  const kinds = [...new Set(traits.toSorted((a, b) => b.weight - a.weight).map(({ saw }) => saw))].slice(0, 3);
  const count = records.length === 1 ? [] : [`${traits.length} of the first ${records.length} records`];
  const version = traits.find((trait) => trait.version !== undefined)?.version;
  const claim: Claim = { format, confidence: 0.3 * strongest + 0.7 * mean, saw: [...kinds, ...count] };
  return [version === undefined ? claim : { ...claim, version }];
}
