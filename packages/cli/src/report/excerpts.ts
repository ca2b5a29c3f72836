import type { Finding, Result } from '@trace-formats/schema/report';
import { encodingOf, originOf, read, textOf } from '@trace-formats/validate';
import { LF } from '../code-units.ts';
import { decode } from '../input/bytes/decode.ts';
import { fileChunks } from '../input/bytes/file-chunks.ts';
import { wholeLines } from '../input/bytes/whole-lines.ts';
import { mostFrames } from './few-frames.ts';
import { linesOf, withExcerpt } from './locate.ts';

/**
 * A file of the report: its bytes or, where its records are lines and there are many, where they lie; undefined where they cannot
 * be had any more.
 */
export type OpenReported = (
  file: string,
  isInLines: boolean,
) => { readonly bytes: Uint8Array } | { readonly path: string } | undefined;

type LineAt = (line: number) => string | undefined;
/** The lines of a record around one of them. */
type LinesOf = (record: number | null, line: number) => LineAt | undefined | Promise<LineAt | undefined>;

/**
 * Gives the first few hundred findings of a report, in its order, the lines they speak of. It is done at the end, since only then
 * it is known which come first: whoever looked at which file, in whatever order, the same findings get one.
 */
export async function withExcerpts(results: readonly Result[], open: OpenReported): Promise<Result[]> {
  let left = mostFrames;
  let file: string | undefined;
  let linesOfFile: LinesOf = () => undefined;
  const told: Result[] = [];
  for (const result of results) {
    const first = result.findings.slice(0, left);
    left -= first.length;
    if (first.length === 0 || result.format === null || first.every(({ line }) => line === null)) {
      told.push(result);
      continue;
    }
    // Results of one file stand together, so one file is kept at a time.
    if (file !== result.file) {
      file = result.file;
      const found = open(file, result.record !== null);
      linesOfFile = found !== undefined && 'path' in found ? seekLines(found.path) : openLines(found?.bytes);
    }
    const findings: Finding[] = [];
    for (const finding of first) {
      const lineAt = finding.line === null ? undefined : await linesOfFile(result.record, finding.line);
      findings.push(lineAt === undefined ? finding : withExcerpt(finding, lineAt));
    }
    told.push({ ...result, findings: [...findings, ...result.findings.slice(first.length)] });
  }
  return told;
}

/** Takes excerpts off all findings but the first few hundred, after reports of parts were put together. */
export function withoutLaterExcerpts(results: readonly Result[]): Result[] {
  let left = mostFrames;
  return results.map((result) => {
    const kept = Math.min(left, result.findings.length);
    left -= kept;
    if (kept === result.findings.length) return result;
    return { ...result, findings: [...result.findings.slice(0, kept), ...result.findings.slice(kept).map(bare)] };
  });
}

function bare({ excerpt: _, ...finding }: Finding): Finding {
  return finding;
}

/** The lines of a file that is one document, or of one of its records, each of which is one line. */
function openLines(bytes: Uint8Array | undefined): LinesOf {
  if (bytes === undefined) return () => undefined;
  let whole: LineAt | undefined;
  let at = { line: 1, from: 0 };
  return (record, line) => {
    if (record === null) {
      whole ??= linesOfDocument(bytes);
      return whole;
    }
    // Records come in order, so the search goes on where it stopped.
    if (line < at.line) at = { line: 1, from: 0 };
    while (at.line < line) {
      const end = bytes.indexOf(LF, at.from);
      if (end < 0) return undefined;
      at = { line: at.line + 1, from: end + 1 };
    }
    const end = bytes.indexOf(LF, at.from);
    const text = new TextDecoder().decode(bytes.subarray(at.from, end < 0 ? bytes.length : end));
    return (wanted) => (wanted === line ? text.replace(/\r$/, '') : undefined);
  };
}

/** The lines of a large JSONL file, each of which is a record: they are read again up to the last one that is wanted. */
function seekLines(path: string): LinesOf {
  let lines = wholeLines(fileChunks(path));
  let at = 0;
  let text: string | undefined;
  return async (_, line) => {
    if (line < at) {
      lines = wholeLines(fileChunks(path));
      at = 0;
    }
    for (; at < line; at++) {
      const next = await lines.next().catch(() => undefined);
      if (next === undefined || next.done === true) return undefined;
      text = at + 1 === line ? new TextDecoder().decode(next.value).replace(/\r?\n?$/, '') : undefined;
    }
    return (wanted) => (wanted === line ? text : undefined);
  };
}

function linesOfDocument(bytes: Uint8Array): LineAt | undefined {
  // It was read before, so its text is enough; a second value of a large document would not fit beside the first.
  const encoding = encodingOf(bytes);
  const text = encoding.kind === 'utf-8' ? decode(bytes.subarray(encoding.mark)) : undefined;
  if (text !== undefined) return linesOf(text, { line: 1, column: 1 });
  const [document] = read(bytes, { decode, container: 'json' }).documents;
  return document && linesOf(textOf(document), originOf(document));
}
