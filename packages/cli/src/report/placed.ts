import type { Finding } from '@trace-formats/schema/report';
import { positionsOf } from '@trace-formats/validate';

/** Where the text of a document begins in its file. */
export interface Origin {
  readonly line: number;
  readonly column: number;
}

/** Gives the findings of one document their lines and columns, and puts them in the order of the file. */
export function placed(findings: readonly Finding[], text: string, origin: Origin): Finding[] {
  const open = findings.filter(({ line }) => line === null);
  if (findings.length === 0) return [];
  const positions = positionsOf(
    text,
    open.map(({ pointer }) => pointer),
    origin,
  );
  let next = 0;
  return findings
    .map((finding) => {
      const position = finding.line === null ? positions[next++] : undefined;
      return position === undefined ? finding : { ...finding, line: position.line, column: position.column };
    })
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
}
