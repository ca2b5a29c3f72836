import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { valueAt } from '@trace-formats/schema';
import { layOver, type Trace } from './trace.ts';

/** What a careful reader says of a field: `bad` should be found, `good` should be left alone, `unclear` counts neither way. */
export type Verdict = 'good' | 'bad' | 'unclear';

/** The half a label belongs to: rules are written looking at `open`, and measured on `unseen`; `third` came later, to check. */
export type Half = 'open' | 'unseen' | 'third';

/** One judged field, with as much of a trace around it as the judgement needs. */
export interface Label {
  readonly id: string;
  readonly label: Verdict;
  readonly domain: string;
  readonly note: string;
  /** JSON Pointer, in the trace that `context` makes, of the field that was judged. */
  readonly field: string;
  readonly half: Half;
  /** Fields of a trace, laid over the smallest valid one. */
  readonly context: Readonly<Record<string, unknown>>;
}

/** The rules that have a labelled set of at least 100 good and 100 bad fields. */
export const fullSets: readonly string[] = [
  'steps-are-the-work',
  'first-request-is-kept',
  'input-is-literal',
  'output-is-literal',
  'observation-is-state',
  'reasoning-gives-a-reason',
  'final-output-is-the-deliverable',
  'evidence-levels-agree',
  'description-is-true',
];

/** The rules whose faults are rarer or simpler, and whose sets are a little smaller: at least 100 good and 100 bad fields. */
export const smallSets: readonly string[] = [
  'artifacts-are-recorded',
  'retries-redo-what-failed',
  'praised-steps-stand',
];

/** Sets of fields that show one part of what a rule looks for, each with its rule. */
export const partSets: Readonly<Record<string, string>> = {
  'output-stand-ins': 'output-is-literal',
  'redo-without-link': 'retries-redo-what-failed',
};

/** The rule that a set is of. */
export function ruleOf(set: string): string {
  return partSets[set] ?? set;
}

/** The rules that have a third set, written and labelled before anybody looked at what the first two had taught. */
export const thirdSets: readonly string[] = [
  'steps-are-the-work',
  'input-is-literal',
  'output-is-literal',
  'observation-is-state',
  'reasoning-gives-a-reason',
  'final-output-is-the-deliverable',
  'description-is-true',
  'artifacts-are-recorded',
];

/** The half an id belongs to: the parity of its SHA-256, so that it never depends on order, on the label or on the other ids. */
export function halfOf(id: string): Half {
  if (id.startsWith('third-')) return 'third';
  return createHash('sha256').update(id, 'utf8').digest()[0]! % 2 === 0 ? 'open' : 'unseen';
}

/** The labels of one rule in one half, in file order. */
export function readLabels(rule: string, half: Half): readonly Label[] {
  return readFileSync(labelFile(rule, half), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Label);
}

/** Where the labels of one rule and half are kept. */
export function labelFile(rule: string, half: Half): string {
  return join(fileURLToPath(new URL(`./${half}/`, import.meta.url)), `${rule}.jsonl`);
}

/** The whole trace a label was judged in. */
export function traceOf(label: Label): Trace {
  return layOver(label.context);
}

/** The words that were judged: the field itself when it is text, otherwise every value that the context gives. */
export function judgedText(label: Label): string {
  const value = valueAt(traceOf(label), label.field);
  if (typeof value === 'string') return value;
  return leaves(label.context).join('\n');
}

function leaves(value: unknown): readonly string[] {
  if (value === null || value === undefined) return [];
  if (typeof value === 'object') return Object.values(value).flatMap(leaves);
  return [String(value)];
}
