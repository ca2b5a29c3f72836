import { maskedParts } from '@trace-formats/redact';
import { frame } from '@trace-formats/report';
import type { Finding } from '@trace-formats/schema/report';
import type { Place } from '@trace-formats/validate';
import { mostFrames } from './few-frames.ts';
import { placed } from './placed.ts';

/** Gives findings their line, column and excerpt, and puts them in the order of the file. */
export type Locate = (findings: readonly Finding[], text: string, origin: Place) => Finding[];

/** A `Locate` for one run: the first few hundred findings get an excerpt, the rest their place alone. */
export function locator(most: number = mostFrames): Locate {
  let left = most;
  return (findings, text, origin) => {
    const lineAt = linesOf(text, origin);
    return placed(findings, text, origin).map((finding) => {
      if (left === 0 || finding.excerpt !== undefined) return finding;
      const framed = withExcerpt(finding, lineAt, finding.line === origin.line ? origin.column - 1 : 0);
      if (framed.excerpt !== undefined) left--;
      return framed;
    });
  };
}

/**
 * The finding with the lines that it speaks of, masked and cut; `before` counts the characters of its own line that are not
 * there.
 */
export function withExcerpt(finding: Finding, lineAt: (line: number) => string | undefined, before = 0): Finding {
  const { line } = finding;
  const column = finding.column && finding.column - before;
  const excerpt = line === null ? undefined : (finding.excerpt ?? frame(lineAt, line, column, { mask: maskedOnce }));
  return excerpt === undefined ? finding : { ...finding, excerpt };
}

/** The text masked last: the findings of a document that is one line are shown in the same few stretches of it. */
let last: { readonly text: string; readonly parts: ReturnType<typeof maskedParts> } | undefined;

function maskedOnce(text: string): ReturnType<typeof maskedParts> {
  if (last?.text !== text) last = { text, parts: maskedParts(text) };
  return last.parts;
}

/** Lines of the document by their number in the file; the first may begin in the middle of a line of the file. */
export function linesOf(text: string, origin: Place): (line: number) => string | undefined {
  let lines: readonly string[] | undefined;
  return (line) => {
    lines ??= text.split(/\r\n|\n|\r/);
    return lines[line - origin.line];
  };
}
