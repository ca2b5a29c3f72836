import { type Part, settleOverlaps } from '../parts.ts';
import type { LeafScan } from '../scan/leaf.ts';
import { isOfText, nothingButSigns } from '../scan/views/lists.ts';
import type { Node } from './node.ts';
import type { DigestOf } from './streamed.ts';
import type { Leaf } from './walk.ts';

/**
 * A text is often kept as the list of its lines: the source and the outputs of a notebook's cells, what a task of Ansible printed, the
 * lines of a patch. They are read together as well, because a key or an address runs over several of them, and the heading of a column
 * stands in another one. What lies across some of them becomes a part of each.
 */
export function partsAcrossLines(
  leaves: readonly Leaf[],
  scan: LeafScan,
  digestOf: DigestOf,
): ReadonlyMap<Leaf, Part[]> {
  const found = new Map<Leaf, Part[]>();
  for (let at = 0; at < leaves.length; ) {
    const lines = linesFrom(leaves, at);
    at += Math.max(lines.length, 1);
    if (lines.length === 0) continue;
    const text = lines.map((line) => withEnd(line.text)).join('');
    const parts = settleOverlaps(scan(text, lines[0]!.place)).map((part) => ({
      ...part,
      digest: digestOf(text, part),
      value: undefined,
    }));
    if (parts.length > 0) shareOut(parts, lines, found);
  }
  return found;
}

/** The strings of a list that begins at a place, when they are lines of one text. */
function linesFrom(leaves: readonly Leaf[], at: number): readonly Leaf[] {
  const list = listAt(leaves[at]!.node);
  if (list === undefined) return none;
  const lines = leaves.slice(at, at + list.length);
  return lines.length === list.length && lines.some(({ text }) => isOfText(text)) ? lines : none;
}

function listAt({ parent, step }: Node): readonly string[] | undefined {
  if (step !== 0 || parent === undefined) return undefined;
  const list = parent.value as readonly unknown[];
  return list.length > 1 && list.every(isLine) ? list : undefined;
}

function isLine(value: unknown): value is string {
  return typeof value === 'string' && !value.slice(0, -1).includes('\n');
}

const none: readonly Leaf[] = [];

function withEnd(line: string): string {
  return line.endsWith('\n') ? line : `${line}\n`;
}

/** Gives each line its piece of what was seen in the text. */
function shareOut(parts: readonly Part[], lines: readonly Leaf[], found: Map<Leaf, Part[]>): void {
  let next = 0;
  let from = 0;
  for (const leaf of lines) {
    const to = from + leaf.text.replace(/\r?\n$/, '').length;
    const own: Part[] = [];
    for (let at = next; at < parts.length && parts[at]!.start < to; at++) {
      const part = parts[at]!;
      const start = Math.max(part.start, from) - from;
      const end = Math.min(part.end, to) - from;
      if (start >= end || nothingButSigns.test(leaf.text.slice(start, end))) continue;
      own.push({ ...part, start, end });
    }
    if (own.length > 0) found.set(leaf, own);
    from += withEnd(leaf.text).length;
    while (next < parts.length && parts[next]!.end <= from) next += 1;
  }
}
