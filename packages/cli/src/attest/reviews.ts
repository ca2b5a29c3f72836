import { basename } from 'node:path';
import { faultOf, type Review, type SampleReview } from '@trace-formats/lint';
import { CannotWork } from '../cannot-work.ts';
import { reviewLineShape } from '../generated/review-line-shape.ts';
import { reviewsShape } from '../generated/reviews-shape.ts';
import { ifPossible } from '../if-possible.ts';
import { readText } from '../input/bytes/read-text.ts';
import { plainName } from '../input/packed/unpack.ts';
import { nameOf } from '../input/source.ts';
import { oneAtATime } from '../output/one-at-a-time.ts';
import { writeBeside } from '../output/write-beside.ts';
import { namesNobody } from './names-nobody.ts';
import { reviewPath, samplePath, samplePlaces } from './places.ts';

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
function entriesOf(at: string, name: string = at): readonly (Review | SampleReview)[] {
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

type Entries = { readonly entries: readonly (Review | SampleReview)[] } | { readonly fault: string };

function ofFile(text: string): Entries {
  const value = parsed(text);
  const fault = value === undefined ? 'it is not whole JSON' : reviewsFault(value);
  return fault === undefined ? { entries: (value as { reviews: readonly Review[] }).reviews } : { fault };
}

function ofLines(text: string): Entries {
  const entries: (Review | SampleReview)[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const value = parsed(line);
    const fault = value === undefined ? 'it is not whole JSON' : reviewLineFault(value);
    if (fault !== undefined) return { fault: `line ${index + 1}: ${fault}` };
    entries.push(value as Review | SampleReview);
  }
  return { entries };
}

/** What the schema says against a value that is to be what `review.json` holds. */
export function reviewsFault(value: unknown): string | undefined {
  const fault = faultOf(reviewsShape, value, 'file', '')?.fault.message;
  if (fault !== undefined) return fault;
  const index = (value as { reviews: readonly Review[] }).reviews.findIndex(({ by }) => namesNobody(by));
  return index < 0 ? undefined : unsigned(`reviews[${index}].by`);
}

/** What the schema says against a value that is to be a line of `reviews.jsonl`. */
export function reviewLineFault(value: unknown): string | undefined {
  const fault = faultOf(reviewLineShape, value, 'line', '')?.fault.message;
  if (fault !== undefined) return fault;
  return namesNobody((value as Review | SampleReview).by) ? unsigned('by') : undefined;
}

/** What no pattern of a schema sees: signs without a width, and words that are nobody's name. */
function unsigned(place: string): string {
  return `\`${place}\` names nobody, but it must be the name of somebody.`;
}

function isOfSample(entry: Review | SampleReview): entry is SampleReview {
  return 'sample' in entry;
}

function isOfTrace(entry: Review | SampleReview): entry is Review {
  return !isOfSample(entry);
}

function parsed(text: string): unknown {
  return ifPossible(() => JSON.parse(text));
}

/**
 * Adds signatures to those beside a file, one for each trace, item and person, in a stable order. What was signed by sample stays, and
 * so does what was signed for neighbours of the same id, given what they hold.
 */
export function addReviews(
  path: string,
  reviews: readonly Review[],
  cwd: string,
  ofNamesakes: ReadonlySet<string>,
): string {
  return added(reviewPath(path), reviews, cwd, ofNamesakes);
}

/** Adds what was signed by sample for the dataset in a folder, one for each item and person. What was signed for single traces stays. */
export function addSampleReviews(folder: string, samples: readonly SampleReview[], cwd: string): string {
  return added(samplePath(folder), samples, cwd, new Set());
}

/** Reviewers sign at once, and each is told that the signature stands there: gives the name under which it is told. */
function added(
  at: string,
  more: readonly (Review | SampleReview)[],
  cwd: string,
  ofNamesakes: ReadonlySet<string>,
): string {
  const name = nameOf(at, cwd);
  oneAtATime(at, () => writeBeside(at, written([...entriesOf(at, name), ...more], at, ofNamesakes)), name);
  return name;
}

function written(entries: readonly (Review | SampleReview)[], at: string, ofNamesakes: ReadonlySet<string>): string {
  // What has no id of its own is told from its neighbours by what it holds.
  const traceOf = ({ trace_id: id, content_hash: content }: Review): string =>
    id === null ? content : ofNamesakes.has(content) ? `${id} ${content}` : id;

  const sorted = [
    ...latest(entries.filter(isOfSample), signedBy),
    ...latest(entries.filter(isOfTrace), (review) => `${traceOf(review)} ${signedBy(review)}`),
  ];
  return at.endsWith('.jsonl')
    ? sorted.map((review) => `${JSON.stringify(review)}\n`).join('')
    : `${JSON.stringify({ version: 1, reviews: sorted }, null, 2)}\n`;
}

/** Who signs again takes back what they signed before; what somebody else signed is theirs. */
function latest<Signed>(signed: readonly Signed[], keyOf: (one: Signed) => string): Signed[] {
  const byKey = new Map(signed.map((one) => [keyOf(one), one]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** Each file as it is, without what is signed again in a later one. */
function signedLast<Signed>(files: readonly (readonly Signed[])[], keyOf: (one: Signed) => string): readonly Signed[] {
  return files.reduce((former, later) => {
    const again = new Set(later.map(keyOf));
    return [...former.filter((one) => !again.has(keyOf(one))), ...later];
  }, []);
}

function signedBy({ item, by }: Pick<Review, 'item' | 'by'>): string {
  return `${String(item).padStart(2, '0')} ${by}`;
}
