import { frame } from '@trace-formats/report';
import type { Finding } from '@trace-formats/schema/report';
import { positionsOf } from '@trace-formats/validate';
import { mask } from './mask-text.ts';

/** Where the text of a document begins in its file. */
export interface Origin {
  readonly line: number;
  readonly column: number;
}

/** Gives findings their line, column and excerpt, and puts them in the order of the file. */
export type Locate = (findings: readonly Finding[], text: string, origin: Origin) => Finding[];

/** Masking a frame costs more than everything else about a finding, and nobody reads thousands of them. */
const mostFrames = 300;

/** A `Locate` for one run: the first few hundred findings get an excerpt, the rest their place alone. */
export function locator(): Locate {
  let left = mostFrames;
  return (findings, text, origin) => {
    const framed = Math.min(findings.length, left);
    left -= framed;
    return locate(findings, text, origin, framed);
  };
}

function locate(findings: readonly Finding[], text: string, origin: Origin, framed: number): Finding[] {
  if (findings.length === 0) return [];
  const open = findings.filter(({ line }) => line === null);
  const positions = positionsOf(
    text,
    open.map(({ pointer }) => pointer),
    origin,
  );
  const lineAt = linesOf(text, origin);
  let next = 0;
  const placed = findings.map((finding, index) => {
    const position = finding.line === null ? positions[next++] : undefined;
    const line = position?.line ?? finding.line;
    const column = position?.column ?? finding.column;
    const excerpt =
      line === null || finding.excerpt !== undefined || index >= framed
        ? finding.excerpt
        : frame(lineAt, line, column, { mask });
    return {
      ...finding,
      line,
      column,
      ...(excerpt === undefined ? {} : { excerpt }),
    };
  });
  return placed.sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
}

/** Lines of the document by their number in the file; the first may begin in the middle of a line of the file. */
function linesOf(text: string, origin: Origin): (line: number) => string | undefined {
  let lines: readonly string[] | undefined;
  return (line) => {
    lines ??= text.split(/\r\n|\n|\r/);
    return lines[line - origin.line];
  };
}
