import type { Finding, Result } from '@trace-formats/schema/report';
import type { Gap, Place } from '@trace-formats/validate';

/** A finding of what is left stands elsewhere in the file where elements before it are missing. */
export function inFile(result: Result, gaps: readonly Gap[]): Result {
  const moved = result.findings.map((finding) => {
    const there = placedBy(finding, (place) => placeInFile(place, gaps));
    if (there.line === finding.line && there.column === finding.column) return there;
    const { excerpt: _, ...bare } = there;
    return bare;
  });
  return { ...result, findings: moved };
}

function placeInFile(place: Place, gaps: readonly Gap[]): Place {
  const gap = gaps.findLast(
    ({ left }) => place.line > left.line || (place.line === left.line && place.column >= left.column),
  );
  if (gap === undefined) return place;
  const { left, file } = gap;
  return {
    line: place.line + file.line - left.line,
    column: place.line === left.line ? place.column - left.column + file.column : place.column,
  };
}

/** A finding with its place moved, and the other one that the message of a key names that stands twice. */
export function placedBy(finding: Finding, move: (place: Place) => Place): Finding {
  const { line, column, message } = finding;
  if (line === null || column === null) return finding;
  return {
    ...finding,
    ...move({ line, column }),
    message:
      finding.rule === 'text-is-sound'
        ? message.replace(/(?<=; it stood at )line (\d+), column (\d+)(?= before\.$)/, (_, first, at) => {
            const there = move({ line: Number(first), column: Number(at) });
            return `line ${there.line}, column ${there.column}`;
          })
        : message,
  };
}
