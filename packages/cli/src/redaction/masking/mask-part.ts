import { isUtf8 } from 'node:buffer';
import {
  findText,
  learnFrom,
  type Match,
  type RedactOptions,
  redact,
  redactText,
  type Seen,
} from '@trace-formats/redact';
import { withThousands } from '@trace-formats/report';
import {
  encodingOf,
  firstInvalidByte,
  type Problem,
  type ReadDocument,
  type ReadResult,
  read,
  textOf,
  unkeptIn,
} from '@trace-formats/validate';
import { whyNoText } from '../../input/bytes/read-text.ts';
import { objectOf } from '../../object-of.ts';
import { splice } from '../../output/as-written/splice.ts';
import { longestText } from '../../validate/sizes.ts';
import type { Amend } from '../kept-true/kept-true.ts';
import { stated } from '../kept-true/stated.ts';
import type { Lines } from '../parts/streamed-lines.ts';
import { Refused } from '../refused.ts';
import {
  type Done,
  type MaskedPart,
  maskedAgain,
  maskedTogether,
  streamMaskedAgain,
  valuesOf,
} from './masked-again.ts';

/** A part of a file, as text and as the documents in it: a line, the lines of a streamed answer, or all of it. */
export interface Part {
  readonly text: string;
  readonly documents: readonly ReadDocument[];
  /** True for records that are pieces of one text. */
  readonly isStream: boolean;
}

/** Reads a part that begins at a line. Throws a `Refused` for what nobody could be sure of. */
export function readPart({ bytes, count }: Lines, line: number, isLine: boolean): Part {
  if (bytes.length > longestText)
    throw new Refused(`line ${line} has more than ${withThousands(longestText + 1)} bytes; split the file`);
  // Where each character has zero bytes around it the bytes are UTF-8 too, and nothing would be found in them.
  if (!isUtf8(bytes) || /^utf-(?:16|32)/.test(encodingOf(bytes).kind))
    throw new Refused(`${whyNoText(bytes)}${inLine(bytes, line)}`);
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  const isStream = count > 1;
  const container = isStream ? 'jsonl' : 'json';
  const { documents, findings } = read(isLine ? text : bytes, { container });
  const twice = findings.some(isUnsound) ? lineOfRepeatedKey(read(withoutHalves(text), { container })) : undefined;
  // The key itself is not told: it may be what nobody shall see.
  if (twice !== undefined)
    throw new Refused(
      `its text is not sound: a key stands twice in line ${line - 1 + twice}, so readers disagree about what is in it`,
    );
  // What stands in an archive or a database is counted: with a marker in it, nobody could open it any more.
  if (!isLine && documents.length === 0 && bytes.includes(0)) throw new Refused(whyNoText(bytes));
  return { text, documents, isStream };
}

function isUnsound({ rule, severity }: Problem): boolean {
  return rule === 'text-is-sound' && severity === 'error';
}

/** Where a key stands in an object that has had it before. A number that nobody can hold is unsound too, and hides nothing. */
function lineOfRepeatedKey({ documents }: Pick<ReadResult, 'documents'>): number | undefined {
  for (const document of documents) {
    const { value, findings, line } = document;
    if (!findings.some(isUnsound)) continue;
    const repeated = unkeptIn(textOf(document), value).find(({ fate }) => fate === 'repeated-key');
    if (repeated) return findings.find(({ pointer }) => pointer === repeated.pointer)?.line ?? line;
  }
  return undefined;
}

/** Half a pair of surrogates, where a text was cut in an emoji, hides nothing: what can be masked beside it is masked. */
function withoutHalves(text: string): string {
  return text.replace(pairOrHalf, (found) => (found.length === 12 ? found : '\\ufffd'));
}

const pairOrHalf = /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u[dD][89a-fA-F][\da-fA-F]{2}/g;

/** Where bytes that are a text but for a few are none. */
function inLine(bytes: Uint8Array, line: number): string {
  const at = firstInvalidByte(bytes);
  if (at === undefined || bytes.includes(0)) return '';
  const before = Buffer.from(bytes.buffer, bytes.byteOffset, at);
  return ` (line ${line + before.toString('latin1').split('\n').length - 1})`;
}

/** Has the session learn from a part; tells what was seen in it where it is one document or one text, of which that can be said. */
export function learnPart({ text, documents, isStream }: Part, options: RedactOptions): Seen | undefined {
  if (documents.length === 0) return learnFrom(text, options);
  if (isStream) return learnFrom(valuesOf(documents), options);
  const [seen] = documents.map(({ value }) => learnFrom(value, options));
  return documents.length === 1 ? seen : undefined;
}

/** Masks a part: its documents by their structure, anything else as plain text. Every byte outside a match stays as it is. */
export function maskPart(
  part: Part,
  seen: Seen | undefined,
  options: RedactOptions,
  { amend, tells = false }: { readonly amend?: Amend | undefined; readonly tells?: boolean } = {},
): MaskedPart {
  const { text, documents, isStream } = part;
  const told = seen ? { ...options, seen } : options;
  const done = isStream
    ? maskedTogether(documents, told)
    : documents.map((document) => amended(document, redact(document.value, told), amend));
  const made: string[] = [];
  const matches: (readonly Match[])[] = [];
  let left = 0;
  let at = 0;
  for (const [index, document] of documents.entries()) {
    const source = textOf(document);
    const from = text.indexOf(source, at);
    // What a reader made up out of damage stands nowhere.
    if (from < 0) return asText(text, options);
    const between = asText(text.slice(at, from), options);
    const masked = done[index]!;
    const written = masked.value === document.value ? source : writtenAs(source, document.value, masked.value);
    const looked =
      written === source || written === '' || isStream
        ? { text: written, matches: [], left: 0 }
        : maskedAgain(written, masked.changed, options);
    left += looked.left + between.left;
    made.push(between.text, isStream ? looked.text : stated(looked.text, document, masked, options, tells));
    matches.push([...between.documents[0]!, ...masked.matches, ...looked.matches]);
    at = from + source.length;
  }
  if (documents.length === 0) return asText(text, told);
  const rest = asText(text.slice(at), options);
  matches.push([...matches.pop()!, ...rest.documents[0]!]);
  const whole = made.join('') + rest.text;
  const notes = done.flatMap(({ digests }) => digests);
  const result = { text: whole, documents: matches, notes, left: left + rest.left };
  return isStream && whole !== text ? streamMaskedAgain(result, options) : result;
}

function amended(document: ReadDocument, done: Done, amend: Amend | undefined): Done {
  if (amend === undefined) return done;
  const { value, notes } = amend(document, done.value);
  return { ...done, value, digests: [...done.digests, ...notes] };
}

/** What was signed can become less, of which no place is left; nothing else does. */
function writtenAs(source: string, before: unknown, after: unknown): string {
  if (after === undefined) return '';
  const were = objectOf(before)?.['reviews'];
  const are = objectOf(after)?.['reviews'];
  const isLess = Array.isArray(were) && Array.isArray(are) && are.length < were.length;
  return isLess ? JSON.stringify(after, null, 2) : splice(source, before, after);
}

function asText(text: string, options: RedactOptions): MaskedPart {
  if (text.trim() === '') return { text, documents: [[]], notes: [], left: 0 };
  const { value, matches } = redactText(text, options);
  return {
    text: value,
    documents: [matches],
    notes: [],
    left: value === text ? 0 : findText(value, { ...options, seen: undefined }).length,
  };
}
