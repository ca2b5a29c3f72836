import type { Finding, Result } from '@trace-formats/schema/report';
import { originOf, read, textOf } from '@trace-formats/validate';
import { decode } from './decode.ts';
import { mostFrames } from './few-frames.ts';
import { linesOf, withExcerpt } from './locate.ts';

/** The bytes of a file of the report, or undefined where they cannot be had any more. */
export type BytesOf = (file: string) => Uint8Array | undefined;

type LineAt = (line: number) => string | undefined;
/** The lines of a record around one of them. */
type LinesOf = (record: number | null, line: number) => LineAt | undefined;

/**
 * Gives the first few hundred findings of a report, in its order, the lines they speak of. It is done at the end, since only then
 * it is known which come first: whoever looked at which file, in whatever order, the same findings get one.
 */
export function withExcerpts(results: readonly Result[], bytesOf: BytesOf): Result[] {
  let left = mostFrames;
  const open = new Map<string, LinesOf>();
  return results.map((result) => {
    if (left === 0 || result.findings.length === 0) return result;
    const first = result.findings.slice(0, left);
    left -= first.length;
    if (result.format === null || first.every(({ line }) => line === null)) return result;
    // Results of one file stand together, so one file is kept at a time.
    if (!open.has(result.file)) {
      open.clear();
      open.set(result.file, openLines(bytesOf(result.file)));
    }
    const linesOfFile = open.get(result.file)!;
    const findings = first.map((finding) => {
      const lineAt = finding.line === null ? undefined : linesOfFile(result.record, finding.line);
      return lineAt === undefined ? finding : withExcerpt(finding, lineAt);
    });
    return { ...result, findings: [...findings, ...result.findings.slice(first.length)] };
  });
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
      const end = bytes.indexOf(newline, at.from);
      if (end < 0) return undefined;
      at = { line: at.line + 1, from: end + 1 };
    }
    const end = bytes.indexOf(newline, at.from);
    const text = new TextDecoder().decode(bytes.subarray(at.from, end < 0 ? bytes.length : end));
    return (wanted) => (wanted === line ? text.replace(/\r$/, '') : undefined);
  };
}

const newline = 0x0a;

function linesOfDocument(bytes: Uint8Array): LineAt | undefined {
  const [document] = read(bytes, { decode, container: 'json' }).documents;
  return document && linesOf(textOf(document), originOf(document));
}
