import { type Parsed, parseJson } from '../json/parse-json.ts';
import { type Place, placesOf } from '../json/places.ts';
import type { SyntaxFault } from '../json/syntax-fault.ts';
import type { Problem } from '../problem.ts';
import { decodeLossily, decodeUtf8 } from './decode.ts';
import { explainFault } from './explain-fault.ts';
import { explainOddities } from './explain-oddity.ts';
import { notUtf8, tooLong } from './no-text.ts';
import type { Reading } from './read-options.ts';
import { salvage } from './salvage.ts';
import { tolerated } from './tolerated.ts';

/** A value and where its text stands inside the source that it was read from. */
export interface ReadValue {
  readonly value: unknown;
  /** The text of the value alone, where a source holds several; otherwise the source as it came. */
  readonly source: Uint8Array | string;
  /** Where `source` begins in the file. */
  readonly place: Place;
}

/** What became of one source that should hold one JSON value. */
export interface ReadRecord {
  readonly values: readonly ReadValue[];
  readonly findings: readonly Problem[];
  /** Where something stands beside the values that is no complete one, and was left out. */
  readonly leftOut?: readonly Place[];
}

/**
 * Reads the one JSON value of a file or a line. In tolerant mode it may find several, or stop with a warning at a cut end, where
 * other records came before it (`mayBeCut`).
 */
export function readRecord(source: Uint8Array | string, place: Place, reading: Reading, mayBeCut: boolean): ReadRecord {
  if (source.length > reading.maxLength)
    return {
      values: [],
      findings: [tooLong(source.length, typeof source === 'string' ? 'characters' : 'bytes', place, reading.maxLength)],
    };
  const record = { source, place, reading, mayBeCut };
  const quick = typeof source === 'string' ? source : reading.decode(source);
  if (quick !== undefined) {
    const parsed = parseJson(quick, reading.limits);
    if (parsed.fault === undefined && parsed.oddityCount === 0)
      return { values: [{ value: parsed.value, source, place }], findings: [] };
    // Another decoder may count columns in bytes: what is reported comes from the standard one.
    const text = typeof source === 'string' || reading.decode === decodeUtf8 ? quick : decodeUtf8(source);
    if (text !== undefined)
      return withProblems(record, text, text === quick ? parsed : parseJson(text, reading.limits));
  }
  const bytes = source as Uint8Array;
  const text = decodeLossily(bytes);
  const read = withProblems(record, text, parseJson(text, reading.limits));
  return { ...read, findings: [notUtf8(bytes, place), ...read.findings] };
}

/** A record that is read, and how. */
interface Wanted {
  readonly source: Uint8Array | string;
  readonly place: Place;
  readonly reading: Reading;
  readonly mayBeCut: boolean;
}

/** What its text gives, with what is wrong with that. */
function withProblems({ source, place, reading, mayBeCut }: Wanted, text: string, parsed: Parsed): ReadRecord {
  const odd = explainOddities(text, parsed.oddities, parsed.oddityCount, place);
  if (parsed.fault === undefined) return { values: [{ value: parsed.value, source, place }], findings: odd };
  const fault = explainFault(text, parsed.fault, place);
  if (!reading.tolerant) return { values: [], findings: [...odd, fault] };
  const saved = salvage(text, reading.limits);
  // All places in one pass: to count lines from the beginning for each of many values would take for ever.
  const starts = [...saved.values, ...saved.skipped].map(({ start }) => start);
  const places = placesOf(text, starts, place);
  const findings = [...odd, ...tolerated(saved, places, fault, mayBeCut && isCut(parsed.fault))];
  const values = saved.values.map(({ value, start, end }, index) => ({
    value,
    source: text.slice(start, end),
    place: places[index] as Place,
  }));
  return { values, findings, leftOut: places.slice(values.length) };
}

/** Whether a text ends before its value does. */
function isCut({ kind }: SyntaxFault): boolean {
  return /(?:^|-)breaks-off$/.test(kind);
}
