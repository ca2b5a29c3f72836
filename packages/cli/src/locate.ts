import { findText } from '@trace-formats/redact';
import { frame } from '@trace-formats/report';
import type { Finding } from '@trace-formats/schema/report';
import { positionsOf } from '@trace-formats/validate';

/** Where the text of a document begins in its file. */
export interface Origin {
  readonly line: number;
  readonly column: number;
}

/** Gives findings their line, column and excerpt. The text is only gone through for documents that have findings. */
export function locate(findings: readonly Finding[], text: string, origin: Origin): Finding[] {
  if (findings.length === 0) return [];
  const open = findings.filter(({ line }) => line === null);
  const positions = positionsOf(
    text,
    open.map(({ pointer }) => pointer),
    origin,
  );
  const lineAt = linesOf(text, origin);
  let next = 0;
  return findings.map((finding) => {
    const position = finding.line === null ? positions[next++] : undefined;
    const line = position?.line ?? finding.line;
    const column = position?.column ?? finding.column;
    const excerpt =
      line === null || finding.excerpt !== undefined ? finding.excerpt : frame(lineAt, line, column, { mask });
    return {
      ...finding,
      message: masked(finding.message),
      line,
      column,
      ...(excerpt === undefined ? {} : { excerpt }),
    };
  });
}

/** The text with every secret and personal detail that the redactor knows replaced by its marker. */
export function masked(text: string): string {
  let result = '';
  let done = 0;
  for (const { start, end, as } of mask(text)) {
    if (start < done) continue;
    result += text.slice(done, start) + as;
    done = end;
  }
  return result + text.slice(done);
}

function mask(text: string): { start: number; end: number; as: string }[] {
  return findText(text, { policy: 'pii' })
    .map(({ range: [start, end], kind }) => ({ start, end, as: `[${kind}]` }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

/** Lines of the document by their number in the file; the first may begin in the middle of a line of the file. */
function linesOf(text: string, origin: Origin): (line: number) => string | undefined {
  let lines: readonly string[] | undefined;
  return (line) => {
    lines ??= text.split(/\r\n|\n|\r/);
    return lines[line - origin.line];
  };
}
