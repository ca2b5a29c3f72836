import { masked } from '@trace-formats/redact';
import { printable } from '@trace-formats/validate';

/** Lines around a change. */
const around = 2;
/** Longer lines are cut to what surrounds the change. */
const longest = 160;

/** What a fix would change, for people: a unified diff with secrets masked. Fixes replace values in their lines, so both texts have the same lines. */
export function diff(name: string, before: string, after: string): string {
  const old = before.split('\n');
  const now = after.split('\n');
  const changed = old.flatMap((line, index) => (line === now[index] ? [] : [index]));
  if (changed.length === 0) return '';
  const out = [`--- ${printable(name)}`, `+++ ${printable(name)}`];
  for (let at = 0; at < changed.length; ) {
    let end = at;
    while (end + 1 < changed.length && changed[end + 1]! - changed[end]! <= 2 * around) end += 1;
    const from = Math.max(0, changed[at]! - around);
    const to = Math.min(old.length, changed[end]! + around + 1);
    out.push(`@@ -${from + 1},${to - from} +${from + 1},${to - from} @@`);
    for (let line = from; line < to; line++) {
      if (old[line] === now[line]) out.push(` ${shownLine(old[line]!, 0)}`);
      else {
        const place = firstDifference(old[line]!, now[line]!);
        out.push(`-${shownLine(old[line]!, place)}`, `+${shownLine(now[line]!, place)}`);
      }
    }
    at = end + 1;
  }
  return `${out.join('\n')}\n`;
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

function shownLine(line: string, place: number): string {
  // Masked before it is cut, since half a secret looks like none.
  if (line.length <= longest) return asItStands(masked(line));
  const from = Math.max(0, place - longest / 2);
  const window = masked(line.slice(Math.max(0, from - 2000), from + longest + 2000));
  const start = Math.max(0, Math.min(from, 2000));
  return asItStands(`…${window.slice(start, start + longest)}…`);
}

/** Tabs and the return before the end of a line do nothing to a terminal, and without them `patch` takes the line for another one. */
function asItStands(line: string): string {
  const [, content, end] = /^([\s\S]*?)(\r?)$/.exec(line)!;
  return content!.split('\t').map(printable).join('\t') + end!;
}
