import { type Place, placeOf } from '../json/places.ts';
import { type Problem, problem } from '../problem.ts';
import { decodeLossily, firstInvalidByte } from './decode.ts';

/** The finding for bytes that are no text; what can be read of them is read all the same. */
export function notUtf8(bytes: Uint8Array, place: Place): Problem {
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
