import { finding } from '@trace-formats/lint';
import type { Match } from '@trace-formats/redact';
import type { Finding, Result } from '@trace-formats/schema/report';
import { resultOf } from '../../validate/result-of.ts';

/** What was masked, as far as it is to be told: with a result for each document where a report was asked for. */
export interface Tally {
  readonly results: Result[];
  readonly counts: Map<string, number>;
  /** What else is to be said of the file, in whole sentences. */
  readonly notes: readonly string[];
  /** Counts what was masked in a document of a file, or would be; with its line, where it stands in one. */
  take(record: number | null, matches: readonly Match[], line: number | null): void;
  /** Takes it that the name of the file, or its folders, tell something. */
  takeName(): void;
  /**
   * Takes a sentence that begins in the middle of one, without its end. What holds for several lines is said once, with a number.
   */
  note(sentence: string): void;
}

/** Counts what is masked in one file; where it is only looked for, each match is a finding too. */
export function tallyOf(name: string, isReported: boolean, checks: boolean): Tally {
  const results: Result[] = [];
  const counts = new Map<string, number>();
  const notes = new Map<string, number>();
  return {
    results,
    counts,
    get notes() {
      return [...notes].map(([sentence, times]) => `In ${name}, ${sentence}${times > 1 ? ` (${times} times)` : ''}.`);
    },
    take(record, matches, line) {
      if (isReported)
        results.push({
          ...resultOf(name, record, null),
          findings: checks ? matches.map((match) => leftIn(match, line)) : [],
          matches: matches.map(reported),
        });
      for (const { label } of matches) counts.set(label, (counts.get(label) ?? 0) + 1);
    },
    takeName() {
      if (!isReported || !checks) return;
      const [first = resultOf(name, null, null), ...others] = results;
      results.splice(0, results.length, { ...first, findings: [leftInName(), ...first.findings] }, ...others);
    },
    note(sentence) {
      notes.set(sentence, (notes.get(sentence) ?? 0) + 1);
    },
  };
}

function reported({ kind, pointer, range, label, confidence }: Match): NonNullable<Result['matches']>[number] {
  return { kind, pointer, range: [...range], label, confidence };
}

/** Says what would be masked and where, and nothing of the value. */
function leftIn({ pointer, inKey, label, confidence }: Match, line: number | null): Finding {
  return finding({
    ...left,
    message: `${inKey ? 'A key here' : 'What stands here'} ${confidence === 'certain' ? 'is' : 'looks like'} something that would be masked: ${label}.`,
    fix: 'Mask it with trace-formats redact, or list it among the values to leave alone, with a reason, in the file that --config names.',
    pointer,
    line,
  });
}

function leftInName(): Finding {
  return finding({
    ...left,
    message: 'The name of the file, or of a folder that it lies in, tells something that would be masked.',
    fix: 'Rename it, or have trace-formats redact -o <folder> write a copy under another name.',
  });
}

const left = {
  rule: 'nothing-is-left-to-mask',
  stage: 'read',
  severity: 'error',
  why: 'Whoever is given the file is given this too.',
} as const;
