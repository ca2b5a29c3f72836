import { basename } from 'node:path';
import type { Review, SampleReview } from '@trace-formats/lint';
import { CannotWork } from '../cannot-work.ts';
import { ifPossible } from '../if-possible.ts';
import { readText } from '../input/bytes/read-text.ts';
import { plainName } from '../input/packed/unpack.ts';
import { samplePlaces } from './places.ts';
import { type Entries, entriesOfFile, entryOfLine } from './signed-entries.ts';

/** The signatures for traces in a file of them; none where there is no such file. */
export function readReviews(at: string): readonly Review[] {
  return entriesOf(at).filter(isOfTrace);
}

/** The signatures for traces of several files: what a person signed in a later one again counts as it stands there. */
export function together(files: readonly (readonly Review[])[]): readonly Review[] {
  // Which traces have the same id is not known here, and what was signed for one of them must not give way to another.
  return signedLast(files, (review) => `${review.trace_id} ${review.content_hash} ${signedBy(review)}`);
}

/** What was signed by sample for the dataset in a folder. */
export function readSampleReviews(folder: string): readonly SampleReview[] {
  return signedLast(
    samplePlaces(folder).map((at) => entriesOf(at).filter(isOfSample)),
    signedBy,
  );
}

/** Thrown where the signatures `at` a place cannot be read; `why` begins and ends in the middle of a sentence. */
export class NoSignatures extends CannotWork {
  readonly at: string;
  readonly why: string;

  constructor(message: string, fix: string, at: string, why: string) {
    super(message, fix);
    this.at = at;
    this.why = why;
  }
}

/** Everything that a file of signatures holds; none where there is no such file. Complaints call it `name`. */
export function entriesOf(at: string, name: string = at): readonly (Review | SampleReview)[] {
  const read = readText(at);
  if (read === undefined) return [];
  if ('why' in read)
    throw new NoSignatures(`${name} cannot be read: ${read.why}.`, 'Correct it, or take it away.', at, read.why);
  const found = plainName(at).endsWith('.jsonl') ? ofLines(read.text) : ofFile(read.text);
  if ('fault' in found) {
    const why = `is no list of signatures as forsy-lint attest writes it: ${found.fault.replace(/\.$/, '')}`;
    throw new NoSignatures(`${name} ${why}.`, `Mend it, or move ${basename(at)} away and sign anew.`, at, `it ${why}`);
  }
  return found.entries;
}

function ofFile(text: string): Entries {
  const value = parsed(text);
  return value === undefined ? noJson : entriesOfFile(value);
}

function ofLines(text: string): Entries {
  const entries: (Review | SampleReview)[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const value = parsed(line);
    const found = value === undefined ? noJson : entryOfLine(value);
    if ('fault' in found) return { fault: `line ${index + 1}: ${found.fault}` };
    entries.push(...found.entries);
  }
  return { entries };
}

const noJson: Entries = { fault: 'it is not whole JSON' };

/** Whether what was signed was a sample of a dataset. */
export function isOfSample(entry: Review | SampleReview): entry is SampleReview {
  return 'sample' in entry;
}

/** Whether what was signed was one trace. */
export function isOfTrace(entry: Review | SampleReview): entry is Review {
  return !isOfSample(entry);
}

function parsed(text: string): unknown {
  return ifPossible(() => JSON.parse(text));
}

/** Each file as it is, without what is signed again in a later one. */
function signedLast<Signed>(files: readonly (readonly Signed[])[], keyOf: (one: Signed) => string): readonly Signed[] {
  return files.reduce((former, later) => {
    const again = new Set(later.map(keyOf));
    return [...former.filter((one) => !again.has(keyOf(one))), ...later];
  }, []);
}

/** Which item was signed, and by whom, as one word. */
export function signedBy({ item, by }: Pick<Review, 'item' | 'by'>): string {
  return `${String(item).padStart(2, '0')} ${by}`;
}
