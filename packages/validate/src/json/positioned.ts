import type { Finding } from '@trace-formats/schema/report';
import type { Place } from './places.ts';
import { positionsOf } from './positions.ts';

/**
 * The findings of a document with the line and the column of what they speak of; those that have theirs keep it. `origin` is where the
 * text of the document begins in its file.
 */
export function positioned(findings: readonly Finding[], text: string, origin: Place): Finding[] {
  const open = findings.filter(({ line }) => line === null);
  if (open.length === 0) return [...findings];
  const positions = positionsOf(
    text,
    open.map(({ pointer }) => pointer),
    origin,
  );
  let next = 0;
  return findings.map((finding) => {
    const position = finding.line === null ? positions[next++] : undefined;
    return position === undefined ? finding : { ...finding, line: position.line, column: position.column };
  });
}
