import { type Parsed, parseJson } from '../json/parse-json.ts';
import { type Place, placeOf, placesOf } from '../json/places.ts';
import { type Problem, problem } from '../problem.ts';
import { decodeLossily, decodeUtf8, firstInvalidByte } from './decode.ts';
import { explainFault } from './explain-fault.ts';
import { explainOddities } from './explain-oddity.ts';
import type { Reading } from './read-options.ts';
import { type Salvage, salvage } from './salvage.ts';

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
}

/** Reads the one JSON value of a file or a line. In tolerant mode it may find several, or stop with a warning at a cut end, where other records came before it (`mayBeCut`). */
export function readRecord(source: Uint8Array | string, place: Place, reading: Reading, mayBeCut: boolean): ReadRecord {
  if (source.length > reading.maxLength)
    return {
      values: [],
      findings: [tooLong(source.length, typeof source === 'string' ? 'characters' : 'bytes', place, reading.maxLength)],
    };
  const quick = typeof source === 'string' ? source : reading.decode(source);
  if (quick !== undefined) {
    const parsed = parseJson(quick, reading.limits);
    if (parsed.fault === undefined && parsed.oddityCount === 0) {
      return { values: [{ value: parsed.value, source, place }], findings: [] };
    }
    // Another decoder may count columns in bytes: what is reported comes from the standard one.
    const text = typeof source === 'string' || reading.decode === decodeUtf8 ? quick : decodeUtf8(source);
    if (text !== undefined) {
      return withProblems(
        source,
        text,
        text === quick ? parsed : parseJson(text, reading.limits),
        place,
        reading,
        mayBeCut,
      );
    }
  }
  const bytes = source as Uint8Array;
  const text = decodeLossily(bytes);
  const read = withProblems(source, text, parseJson(text, reading.limits), place, reading, mayBeCut);
  return { values: read.values, findings: [notUtf8(bytes, place), ...read.findings] };
}

function withProblems(
  source: Uint8Array | string,
  text: string,
  parsed: Parsed,
  place: Place,
  reading: Reading,
  mayBeCut: boolean,
): ReadRecord {
  const odd = explainOddities(text, parsed.oddities, parsed.oddityCount, place);
  if (parsed.fault === undefined) return { values: [{ value: parsed.value, source, place }], findings: odd };
  const fault = explainFault(text, parsed.fault, place);
  if (!reading.tolerant) return { values: [], findings: [...odd, fault] };
  const saved = salvage(text, reading.limits);
  // All places in one pass: to count lines from the beginning for each of many values would take for ever.
  const starts = [...saved.values, ...saved.skipped].map(({ start }) => start);
  const places = placesOf(text, starts, place);
  const findings = [...odd, ...tolerated(saved, places, fault, parsed, mayBeCut)];
  const values = saved.values.map(({ value, start, end }, index) => ({
    value,
    source: text.slice(start, end),
    place: places[index] as Place,
  }));
  return { values, findings };
}

/**
 * In tolerant mode a fault becomes a warning where everything, or everything but a cut end, was read. `places` are those of what
 * was saved and, after them, of what was skipped.
 */
function tolerated(
  saved: Salvage,
  places: readonly Place[],
  fault: Problem,
  parsed: Parsed,
  mayBeCut: boolean,
): Problem[] {
  const why = 'Two programs wrote to this log at once, or its program was stopped while writing.';
  const warn = (place: Place | undefined, message: string, fix: string): Problem =>
    problem('read', {
      rule: 'json-is-complete',
      severity: 'warning',
      message,
      why,
      fix,
      ...place,
    });
  const isCut = parsed.fault !== undefined && cutKinds.has(parsed.fault.kind);
  if (saved.values.length === 0) {
    if (!mayBeCut || !isCut) return [fault];
    return [{ ...fault, severity: 'warning', message: `${fault.message} This last record was left out.`, why }];
  }
  const found: Problem[] = [];
  if (saved.values.length > 1) {
    found.push(
      warn(
        places[1],
        `${saved.values.length} JSON values stand together where one is expected; each was read as a record of its own.`,
        'Nothing is lost; write each value on a line of its own to keep strict readers content.',
      ),
    );
  }
  for (const [index, { start, end }] of saved.skipped.entries()) {
    found.push(
      warn(
        places[saved.values.length + index],
        `A piece of ${end - start} characters that is no complete JSON value was left out; what stands beside it was read.`,
        'Look at the place if the record matters; its writer was cut off here.',
      ),
    );
  }
  return found;
}

const cutKinds: ReadonlySet<string> = new Set([
  'breaks-off',
  'string-breaks-off',
  'number-breaks-off',
  'word-breaks-off',
]);

function notUtf8(bytes: Uint8Array, place: Place): Problem {
  const offset = firstInvalidByte(bytes) ?? 0;
  const before = decodeLossily(bytes.subarray(0, offset));
  const byte = (bytes[offset] ?? 0).toString(16).toUpperCase().padStart(2, '0');
  return problem('read', {
    rule: 'text-is-sound',
    message: `The byte 0x${byte} does not belong to any UTF-8 character here.`,
    why: 'JSON is UTF-8. Some readers refuse the file, others put U+FFFD in its place and the text is no longer what was recorded.',
    fix: 'Save the file as UTF-8; if it was Latin-1 or Windows-1252, convert it from that.',
    ...placeOf(before, before.length, place),
  });
}

/** The finding for a document that no text can hold. */
export function tooLong(length: number, unit: 'bytes' | 'characters', place: Place, most: number): Problem {
  return problem('read', {
    rule: 'json-is-complete',
    message: `One document of ${grouped(length)} ${unit} is too long to be read at once; the most is ${grouped(most)}.`,
    why: 'JavaScript cannot hold a longer text, so nothing in it can be checked.',
    fix: 'Split the document, or keep large outputs in files beside it.',
    ...place,
  });
}

function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
