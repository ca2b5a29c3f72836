import { masked, maskedParts } from '@trace-formats/redact';
import { printable } from '@trace-formats/validate';

/** Lines around a change. */
const around = 2;
/**
 * Longer lines, as those of JSONL, are cut to what surrounds their changes: on either side of a single one this much, and less
 * where there are several.
 */
const longest = 160;
const besideOne = longest / 2;
const besideEach = 32;

/**
 * What a fix would change, for people: a unified diff with secrets masked. Fixes replace values in their lines, so both texts
 * have the same lines.
 */
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
      const [was, is] = [old[line]!, now[line]!];
      if (was === is) out.push(` ${shownLine(was, [0])}`);
      else {
        const places = changesIn(was, is);
        out.push(`-${shownLine(was, places.was)}`, `+${shownLine(is, places.is)}`);
      }
    }
    at = end + 1;
  }
  return `${out.join('\n')}\n`;
}

interface Places {
  readonly was: readonly number[];
  readonly is: readonly number[];
}

/** Where two lines differ: in words and texts that stand in the places of others, or from the first difference on. */
function changesIn(was: string, is: string): Places {
  const old = wordsIn(was);
  const now = wordsIn(is);
  if (old.length !== now.length) {
    const first = firstDifference(was, is);
    return { was: [first], is: [first] };
  }
  const places = { was: [] as number[], is: [] as number[] };
  let [atOld, atNow] = [0, 0];
  for (const [index, word] of old.entries()) {
    if (word !== now[index]) {
      places.was.push(atOld);
      places.is.push(atNow);
    }
    atOld += word.length;
    atNow += now[index]!.length;
  }
  return places;
}

/** All of a line of JSON, taken apart between its texts, its other values and what stands between them. */
function wordsIn(line: string): readonly string[] {
  return line.match(/"(?:[^"\\]|\\.)*"|[^"\s,:[\]{}]+|[\s,:[\]{}]+|"/g) ?? [];
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

function shownLine(line: string, places: readonly number[]): string {
  // Masked before it is cut, since half a secret looks like none.
  if (line.length <= longest) return asItStands(masked(line));
  const beside = places.length > 1 ? besideEach : besideOne;
  const windows: { from: number; to: number }[] = [];
  for (const place of places) {
    const [from, to] = [Math.max(0, place - beside), place + beside];
    const last = windows.at(-1);
    if (last !== undefined && from <= last.to) last.to = to;
    else windows.push({ from, to });
  }
  return `…${windows.map(({ from, to }) => asItStands(shownPart(line, from, to))).join('…')}…`;
}

/**
 * A stretch of a line, with what is secret in it masked. More is looked at than is shown, and where it stands stays what it was.
 */
function shownPart(line: string, from: number, to: number): string {
  const begin = Math.max(0, from - 2000);
  let shown = '';
  let at = from;
  for (const { start, end, as } of maskedParts(line.slice(begin, to + 2000))) {
    if (begin + end <= at || begin + start >= to) continue;
    shown += line.slice(at, Math.max(at, begin + start)) + as;
    at = begin + end;
  }
  return shown + line.slice(at, Math.max(at, to));
}

/**
 * Tabs and the return before the end of a line do nothing to a terminal, and without them `patch` takes the line for another one.
 */
function asItStands(line: string): string {
  const [, content, end] = /^([\s\S]*?)(\r?)$/.exec(line)!;
  return content!.split('\t').map(printable).join('\t') + end!;
}
