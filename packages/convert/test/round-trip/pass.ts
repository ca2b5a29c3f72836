import { writeTimeline } from '../../src/convert.ts';
import type { Written } from '../../src/formats/writer.ts';
import {
  type Ledger,
  type LossEntry,
  openLedger,
  readTimeline,
  sourceOfDocument,
  sourceOfRecords,
  type Timeline,
  type WritableFormat,
} from '../../src/index.ts';
import { targetOf } from '../every-target.ts';
import { type Leg, undeclared, unlisted } from './compare.ts';

/** Writes a timeline; a test may put a writer in its place that does it badly. */
export type Write = (timeline: Timeline, format: WritableFormat, ledger: Ledger) => Written | undefined;

export const honest: Write = (timeline, format, ledger) => {
  const written = writeTimeline(timeline, targetOf(format), ledger);
  if ('refused' in written) {
    if (written.reason !== 'nothing-to-write') throw new Error(written.message);
    return undefined;
  }
  return written;
};

/** Writes a timeline and reads what was written; undefined where there is nothing to write. */
export function pass(
  timeline: Timeline,
  to: WritableFormat,
  write: Write = honest,
): { readonly timeline: Timeline; readonly leg: Leg } | undefined {
  const losses: LossEntry[] = [];
  const written = write(timeline, to, { lose: (loss) => void losses.push(loss), losses: () => [] });
  if (written === undefined) return undefined;
  const source = written.form === 'jsonl' ? sourceOfRecords(written.document) : sourceOfDocument(written.document);
  const reading = readTimeline(JSON.parse(JSON.stringify(source)), to, openLedger());
  if ('refused' in reading) throw new Error(reading.message);
  return { timeline: reading.timeline, leg: { before: timeline, to, losses } };
}

/** Everything that is wrong with a way from one format through another and back: what is not listed, and what is not declared. */
export function problemsOf(
  timeline: Timeline,
  from: WritableFormat,
  through: WritableFormat,
  write?: Write,
): readonly string[] | undefined {
  const start = pass(timeline, from);
  const middle = start && pass(start.timeline, through, write);
  const end = middle && pass(middle.timeline, from);
  if (!start || !middle || !end) return undefined;
  const legs = [middle.leg, end.leg];
  return [...unlisted(start.timeline, end.timeline, legs), ...legs.flatMap(undeclared)];
}
