import { frame } from '@trace-formats/report';
import type { Finding } from '@trace-formats/schema/report';
import { mask } from './mask-text.ts';
import { type Origin, placed } from './placed.ts';

/** Gives findings their line, column and excerpt, and puts them in the order of the file. */
export type Locate = (findings: readonly Finding[], text: string, origin: Origin) => Finding[];

/** Masking a frame costs more than everything else about a finding, and nobody reads thousands of them. */
export const mostFrames = 300;

/** A `Locate` for one run: the first few hundred findings get an excerpt, the rest their place alone. */
export function locator(): Locate {
  let left = mostFrames;
  return (findings, text, origin) => {
    const framed = Math.min(findings.length, left);
    left -= framed;
    const lineAt = linesOf(text, origin);
    return placed(findings, text, origin).map((finding, index) =>
      index < framed ? withExcerpt(finding, lineAt) : finding,
    );
  };
}

/** The finding with the lines that it speaks of, masked and cut. */
export function withExcerpt(finding: Finding, lineAt: (line: number) => string | undefined): Finding {
  const { line, column } = finding;
  const excerpt = line === null ? undefined : (finding.excerpt ?? frame(lineAt, line, column, { mask }));
  return excerpt === undefined ? finding : { ...finding, excerpt };
}

/** Lines of the document by their number in the file; the first may begin in the middle of a line of the file. */
export function linesOf(text: string, origin: Origin): (line: number) => string | undefined {
  let lines: readonly string[] | undefined;
  return (line) => {
    lines ??= text.split(/\r\n|\n|\r/);
    return lines[line - origin.line];
  };
}
