import { type Detection, detectValues } from '@trace-formats/validate';
import type { WritableFormat } from './formats/formats.ts';
import { readableFormat } from './formats/formats.ts';
import type { Reading } from './formats/reader.ts';
import { readers } from './formats/readers.ts';
import type { Writer, Written } from './formats/writer.ts';
import type { WriterOptions } from './formats/writers.ts';
import { writers } from './formats/writers.ts';
import { draftOf } from './forsy/migrate/migrate.ts';
import type { Json } from './json/json.ts';
import { wellFormed, wellFormedOf } from './json/well-formed.ts';
import type { Counts } from './losses/counts.ts';
import { countsOf } from './losses/counts.ts';
import { noteForeignFields } from './losses/foreign-fields.ts';
import type { Ledger, Loss } from './losses/loss.ts';
import { openLedger } from './losses/loss.ts';
import { settlePlaces } from './losses/settle-places.ts';
import { noteUnheldFacts } from './losses/unheld-facts.ts';
import { mustBeOptions } from './refusals/must-be-options.ts';
import { isNothingRead } from './refusals/nothing-read.ts';
import type { Refusal } from './refusals/refusal.ts';
import {
  refuseSeveral,
  refuseShape,
  refuseStranger,
  refuseTooDeep,
  refuseToRead,
  refuseToWrite,
  refuseVersion,
  withAdvice,
} from './refusals/refusal.ts';
import { isDeeper } from './source/is-deeper.ts';
import { noJsonIn } from './source/no-json.ts';
import { sessionsOf } from './source/sessions.ts';
import { filesOf, mustBeSource, recordsOf, type Source } from './source/source.ts';
import { noteUnreadFields } from './source/unread-fields.ts';
import type { Timeline } from './timeline/timeline.ts';

/** What to convert to and, where it should not be detected, from; beside the options of the format that is written. */
export type ConvertOptions = {
  [Format in WritableFormat]: Ends<Format> & WriterOptions[Format];
}[WritableFormat];

interface Ends<Format> {
  readonly to: Format;
  /**
   * What detection calls the format, or the name of its reader: `forsy/legacy` and `forsy` are the same. The content decides
   * unless told.
   */
  readonly from?: string | undefined;
}

/** A finished conversion. */
export interface Conversion {
  readonly refused: false;
  readonly from: string;
  readonly to: WritableFormat;
  /** `jsonl` when the document is a list of records to be written one a line, else `json`. */
  readonly form: 'json' | 'jsonl';
  readonly document: Json;
  /** Everything that was dropped, missing, approximated or renamed, first by the reader and then by the writer. */
  readonly losses: readonly Loss[];
  /** What the source held. */
  readonly counts: Counts;
}

/** Converts a parsed document or log from one format to another and accounts for every loss. */
export function convert(source: Source, options: ConvertOptions): Conversion | Refusal {
  mustBeSource(source);
  mustBeOptions(options);
  try {
    return converted(source, options);
  } catch (error) {
    const odd = noJsonIn(source);
    if (odd !== undefined) throw new TypeError(odd, { cause: error });
    // What takes values apart calls itself for each level, so a document that goes too deep exhausts the stack.
    if (error instanceof RangeError && isDeeper(source, deepestSure)) return refuseTooDeep(deepestSure);
    throw error;
  }
}

/** Lists and objects in one another that every reader and writer can follow; texts that go deeper are not read as JSON at all. */
const deepestSure = 1000;

function converted(source: Source, options: ConvertOptions): Conversion | Refusal {
  const ledger = openLedger();
  const reading = readTimeline(source, options.from, ledger);
  if ('refused' in reading) return reading;
  if (!Object.hasOwn(writers, options.to)) return refuseToWrite(options.to);
  const written =
    options.to === 'forsy' && reading.timeline.format === 'forsy'
      ? migrated(source, ledger)
      : writeTimeline(reading.timeline, options, ledger);
  if ('refused' in written) return written;
  const { form, document } = written;
  const counts = countsOf(reading.timeline, reading.counts);
  return {
    refused: false,
    from: reading.timeline.format,
    to: options.to,
    form,
    document,
    losses: settlePlaces(ledger.losses(), source),
    counts,
  };
}

/** The second half of a conversion: writes a timeline, and notes what of it the format has no place for. */
export function writeTimeline(timeline: Timeline, options: ConvertOptions, ledger: Ledger): Written | Refusal {
  const write = writers[options.to] as Writer<ConvertOptions>;
  const written = write(timeline, options, ledger);
  if ('refused' in written) return written;
  noteForeignFields(timeline, options.to, ledger);
  noteUnheldFacts(timeline, options.to, ledger);
  // An export is made well formed before it is masked and has its digest.
  return options.to === 'open-token' ? written : soundly(written, (made) => wellFormed(made, timeline, ledger));
}

function soundly(written: Written, mend: <Made extends Json>(made: Made) => Made): Written {
  return written.form === 'jsonl'
    ? { form: 'jsonl', document: mend(written.document) }
    : { form: 'json', document: mend(written.document) };
}

/** A trace becomes a trace by migration, which keeps every judgement; a timeline holds none. */
function migrated(source: Source, ledger: Ledger): Written | Refusal {
  const [file] = sessionsOf(source, 'forsy').flatMap(filesOf);
  const outcome = draftOf((file && recordsOf(file)[0]?.value) ?? null);
  if (outcome.refused) return outcome;
  for (const loss of outcome.losses) ledger.lose(loss);
  // A trace that needs no migration comes back as it was.
  return { form: 'json', document: wellFormedOf(outcome.document, outcome.document, ledger) };
}

/** The first half of a conversion: reads a source of the named format, or of the one its content shows, into a timeline. */
export function readTimeline(source: Source, from: string | undefined, ledger: Ledger): Reading | Refusal {
  mustBeSource(source);
  const detection = from === undefined ? detectSource(source) : undefined;
  const named = from ?? detection?.format ?? 'unknown';
  const format = readableFormat(named);
  if (format === undefined) {
    const version = detection?.findings.find(({ rule }) => rule === 'version-is-supported');
    if (detection?.stranger !== undefined) return refuseStranger(detection.stranger);
    return version === undefined ? refuseToRead(named, detection?.why) : refuseVersion(version);
  }
  const [session = source, ...others] = sessionsOf(source, format);
  if (others.length > 0) return refuseSeveral(format, others.length + 1);
  const reading = readers[format](session, ledger);
  const problem =
    'refused' in reading
      ? reading
      : isNothingRead(reading.timeline, session, ledger)
        ? refuseShape(format, 'nothing in it is what that format has.')
        : undefined;
  // Whoever names a format that the content is not in is told what it looks like.
  if (problem?.reason === 'shape-not-readable' && from !== undefined)
    return withAdvice(problem, from, detectSource(source));
  if (problem !== undefined) return problem;
  noteUnreadFields(session, format, ledger);
  return reading;
}

/** Detects the format of a source by its first file. */
function detectSource(source: Source): Detection {
  const [file] = filesOf(source);
  if (file === undefined) return detectValues([], 'json');
  return 'records' in file
    ? detectValues(
        file.records.slice(0, recordsToDetectBy).map(({ value }) => value),
        'jsonl',
      )
    : detectValues([file.value], 'json');
}

const recordsToDetectBy = 64;
