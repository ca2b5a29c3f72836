import type { Match } from '@trace-formats/redact';
import type { Result } from '@trace-formats/schema/report';
import { resultOf } from '../validate/result-of.ts';

/** What was masked, as far as it is to be told: with a result for each document where a report was asked for. */
export interface Tally {
  readonly results: Result[];
  readonly counts: Map<string, number>;
  /** What else is to be said of the file, in whole sentences. */
  readonly notes: string[];
  /** Counts what was masked in a document of a file. */
  take(record: number | null, matches: readonly Match[]): void;
  /** Takes a sentence that begins in the middle of one, without its end. */
  note(sentence: string): void;
}

/** Counts what is masked in one file. */
export function tallyOf(name: string, isReported: boolean): Tally {
  const results: Result[] = [];
  const counts = new Map<string, number>();
  const notes: string[] = [];
  return {
    results,
    counts,
    notes,
    take(record, matches) {
      if (isReported) results.push({ ...resultOf(name, record, null), matches: matches.map(reported) });
      for (const { label } of matches) counts.set(label, (counts.get(label) ?? 0) + 1);
    },
    note(sentence) {
      notes.push(`In ${name}, ${sentence}.`);
    },
  };
}

function reported({ kind, pointer, range, label, confidence }: Match): NonNullable<Result['matches']>[number] {
  return { kind, pointer, range: [...range], label, confidence };
}
