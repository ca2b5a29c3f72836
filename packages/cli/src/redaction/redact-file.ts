import { isUtf8 } from 'node:buffer';
import { find, findText, type Match, type RedactOptions, redact, redactText } from '@trace-formats/redact';
import type { ReadDocument } from '@trace-formats/validate';
import { read, textOf } from '@trace-formats/validate';
import { whyNoText } from '../input/read-text.ts';
import { splice } from './splice.ts';

/** What became of one file: its new text with what was masked in it, or why it cannot be passed on. */
export type RedactedFile =
  | { readonly text: string; readonly documents: readonly MaskedDocument[]; readonly notes: readonly string[] }
  | { readonly refused: string };

/** What was masked in one document of a file. */
export interface MaskedDocument {
  readonly record: number | null;
  readonly matches: readonly Match[];
}

/**
 * Masks what is sensitive in a file: JSON and JSONL by their structure, anything else as plain text. Every byte outside a match
 * stays as it is. What comes out is looked through once more; where something is left, the file is refused.
 */
export function redactFile(bytes: Uint8Array, options: RedactOptions): RedactedFile {
  if (!isUtf8(bytes)) return { refused: whyNoText(bytes) };
  const content = read(bytes);
  const twice = content.findings.find(({ rule, severity }) => rule === 'text-is-sound' && severity === 'error');
  if (twice)
    return {
      refused: `its text is not sound, so readers disagree about what is in it (line ${twice.line}: ${twice.message})`,
    };
  // What stands in an archive or a database is counted: with a marker in it, nobody could open it any more.
  if (content.documents.length === 0 && bytes.includes(0)) return { refused: whyNoText(bytes) };
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  const made =
    content.documents.length === 0
      ? asText(whole, options)
      : content.container === 'json'
        ? asJson(content.documents[0]!, whole, options)
        : asLines(whole, options);
  const left = leftIn(made.text, options);
  return left === 0
    ? made
    : { refused: `${left} sensitive ${left === 1 ? 'value is' : 'values are'} still found in what came out` };
}

type Made = Exclude<RedactedFile, { readonly refused: string }>;

function asText(text: string, options: RedactOptions): Made {
  const { value, matches, notes } = redactText(text, options);
  return { text: value, documents: [{ record: null, matches }], notes };
}

function asJson(document: ReadDocument, whole: string, options: RedactOptions): Made {
  const { value, matches, notes } = redact(document.value, options);
  if (value === document.value || matches.length === 0)
    return { text: whole, documents: [{ record: null, matches }], notes };
  const source = textOf(document);
  const at = whole.indexOf(source);
  const text = `${whole.slice(0, at)}${splice(source, document.value, value)}${whole.slice(at + source.length)}`;
  return { text, documents: [{ record: null, matches }], notes };
}

/** Line by line, each with its own line end; a line that is no JSON is masked as text. */
function asLines(whole: string, options: RedactOptions): Made {
  const documents: MaskedDocument[] = [];
  const notes = new Set<string>();
  let record = 0;
  const lines = whole.split(/(?<=\n)/).map((line) => {
    const body = line.slice(0, line.length - lineEndOf(line).length);
    if (body.trim() === '') return line;
    record += 1;
    const [document] = read(body, { container: 'json' }).documents;
    const made = document ? asJson(document, body, options) : asText(body, options);
    documents.push({ record, matches: made.documents[0]!.matches });
    for (const note of made.notes) notes.add(note);
    return made.text + line.slice(body.length);
  });
  return { text: lines.join(''), documents, notes: [...notes] };
}

/** Not by a pattern: one that looks for the end of a line of many megabytes has no room to remember where it has been. */
function lineEndOf(line: string): string {
  return line.endsWith('\r\n') ? '\r\n' : line.endsWith('\n') ? '\n' : line.endsWith('\r') ? '\r' : '';
}

/** How much a second look at the finished text finds. */
function leftIn(text: string, options: RedactOptions): number {
  const content = read(text);
  if (content.documents.length === 0) return findText(text, options).length;
  return content.documents.reduce((sum, { value }) => sum + find(value, options).length, 0);
}
