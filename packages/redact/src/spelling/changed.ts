import { countUpTo } from '../offsets.ts';
import type { Unescaped } from './escapes.ts';

/** From where to where something is taken out, and what stands there instead, if anything. */
export type Change = readonly [start: number, end: number, instead?: string];

/** A text with some changes, which stand one behind the other; `undefined` where there are none. */
export function changed(text: string, changes: readonly Change[]): Unescaped | undefined {
  if (changes.length === 0) return undefined;
  const kept: string[] = [];
  // For each change: where the result goes on behind it, and by how much the original is ahead there.
  const places: number[] = [];
  const shifts: number[] = [];
  let copied = 0;
  let length = 0;
  for (const [start, end, instead = ''] of changes) {
    kept.push(text.slice(copied, start), instead);
    length += start - copied + instead.length;
    copied = end;
    places.push(length);
    shifts.push(copied - length);
  }
  kept.push(text.slice(copied));
  return {
    text: kept.join(''),
    toOriginal(offset, isEnd) {
      let passed = countUpTo(places, offset);
      if (isEnd) while (places[passed - 1] === offset && !changes[passed - 1]![2]) passed -= 1;
      return offset + (shifts[passed - 1] ?? 0);
    },
  };
}
