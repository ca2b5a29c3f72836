import { type Change, changed } from '../spelling/changed.ts';
import type { Unescaped } from '../spelling/escapes.ts';

/** A stretch of a text, read in one way, and whether there is more of the text before and behind it. */
export interface Stretch extends Unescaped {
  readonly isCutBefore: boolean;
  readonly isCutBehind: boolean;
}

/** A text as one stretch. */
export function wholeOf(text: string): Stretch {
  return { text, toOriginal: (offset) => offset, isCutBefore: false, isCutBehind: false };
}

/** A stretch as it reads otherwise. */
export function within(outer: Stretch, { text, toOriginal }: Unescaped): Stretch {
  return { ...outer, text, toOriginal: (offset, isEnd) => outer.toOriginal(toOriginal(offset, isEnd), isEnd) };
}

/** A stretch with some changes. */
export function changedIn(outer: Stretch, changes: readonly Change[]): Stretch {
  const inner = changed(outer.text, changes);
  return inner === undefined ? outer : within(outer, inner);
}

/** The parts of a stretch in which some changes, in order, are made, each with so many characters before and behind it in which there are none. */
export function changedAround(outer: Stretch, changes: readonly Change[], reach: number): Stretch[] {
  const parts: Stretch[] = [];
  for (let first = 0, next = 0; next < changes.length; first = next) {
    for (next = first + 1; next < changes.length; next++)
      if (changes[next]![0] > changes[next - 1]![1] + 2 * reach) break;
    const from = Math.max(0, changes[first]![0] - reach);
    const to = Math.min(outer.text.length, changes[next - 1]![1] + reach);
    const own = changes
      .slice(first, next)
      .map(([start, end, instead = '']): Change => [start - from, end - from, instead]);
    parts.push(changedIn(cut(outer, from, to), own));
  }
  return parts;
}

/**
 * The parts of a stretch in which a backslash stands or one of some changes, in order, is to be made, each with so many
 * characters before and behind it in which there is neither.
 */
export function partsAround(outer: Stretch, changes: readonly Change[], reach: number): Stretch[] {
  const { text } = outer;
  if (!text.includes('\\')) return [];
  if (text.length <= 2 * reach) return [outer];
  const parts: Stretch[] = [];
  for (let end = 0, next = 0; ; ) {
    const backslash = text.indexOf('\\', end);
    const change = changes[next]?.[0] ?? Number.POSITIVE_INFINITY;
    if (backslash === -1 && change === Number.POSITIVE_INFINITY) return parts;
    const first = backslash === -1 ? change : Math.min(backslash, change);
    for (let reached = first; reached !== -1; ) {
      end = reached;
      // The last backslash within reach is found without a look at each.
      const last = text.lastIndexOf('\\', end + 2 * reach);
      reached = last >= end ? last + 1 : -1;
      for (; next < changes.length && changes[next]![0] <= Math.max(end, reached) + 2 * reach; next++)
        reached = Math.max(reached, changes[next]![1]);
    }
    parts.push(cut(outer, Math.max(0, first - reach), Math.min(text.length, end + reach)));
  }
}

function cut(outer: Stretch, from: number, to: number): Stretch {
  if (from === 0 && to === outer.text.length) return outer;
  return {
    text: outer.text.slice(from, to),
    toOriginal: (offset, isEnd) => outer.toOriginal(from + offset, isEnd),
    isCutBefore: outer.isCutBefore || from > 0,
    isCutBehind: outer.isCutBehind || to < outer.text.length,
  };
}
