import type { Rereadable } from '../../input/bytes/rereadable.ts';
import { type ExaminedLines, examineLinesAfter } from '../lines/examine-lines.ts';
import { beginningOf } from '../lines/head.ts';
import { resultOf } from '../result-of.ts';
import { longestText, mostWhole } from '../sizes.ts';
import type { ExamineOptions } from './examine.ts';
import { examineWhole } from './examine-whole.ts';

/** How much of a stream is held: of any, and of one that is no JSONL. Only tests hold less. */
export interface Held {
  readonly any: number;
  readonly document: number;
  /** From when on a line is looked at in pieces. */
  readonly longFrom?: number;
}

/** Judges a stream: what is small as a whole, JSONL line by line, and a large document in pieces. */
export async function examineStream(
  name: string,
  stream: Rereadable,
  options: ExamineOptions,
  keepsClean: boolean,
  held: Held = { any: mostWhole, document: longestText },
): Promise<ExaminedLines> {
  const small = await stream.whole(held.any);
  if (small !== undefined) return examineWhole(name, small, options, keepsClean);
  const { longFrom } = held;
  const limits = { ...(stream.isKept && { inPieces: held.document }), ...(longFrom !== undefined && { longFrom }) };
  const head = await beginningOf(() => stream.open(), options, limits);
  if ('hasRecords' in head) return examineLinesAfter(head, name, () => stream.openLast(), options, longFrom);
  if ('isAll' in head) return { results: [{ ...resultOf(name, null, head.format), trace_id: head.id }], silent: 0 };
  // What comes through a pipe cannot be searched for its lines beforehand, so it is held as long as it can be one text.
  const whole = await stream.whole(held.document);
  if (whole !== undefined) return examineWhole(name, whole, options, keepsClean);
  const { examinePieces } = await import('./examine-pieces.ts');
  return { results: await examinePieces(name, () => stream.openLast(), options), silent: 0 };
}
