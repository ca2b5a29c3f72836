import { countUpTo } from '../offsets.ts';
import { type Part, settleOverlaps } from '../parts.ts';
import { RedactionError } from '../redaction-error.ts';
import { repeatsIn } from '../repeats/repeats.ts';
import { confirmedIn, type Finding } from '../run/parts-of.ts';
import type { Run } from '../run/run.ts';
import { spokenPlace } from '../walk/node.ts';
import { markerFor } from './markers.ts';
import type { Marking } from './marking.ts';

/** A string after redaction, and every part of the original that was taken out. */
export interface Rewritten {
  readonly text: string;
  readonly parts: readonly Part[];
}

const mostRounds = 6;

/**
 * Takes the parts of one string out, then looks again: what stood beside a value may only now be recognisable. A string
 * that still shows something after a few rounds is refused, because nobody can vouch for it.
 */
export function rewrite({ leaf, parts }: Finding, run: Run, marking: Marking): Rewritten {
  const all = [...parts];
  let text = leaf.text;
  let now: readonly Part[] = parts;
  let home = (offset: number): number => offset;
  for (let round = 0; now.length > 0; round++) {
    if (round === mostRounds)
      throw new RedactionError(
        `The string at ${spokenPlace(leaf.node)} could not be redacted fully after ${mostRounds} rounds. Nothing was passed on.`,
      );
    // From the second round on a dropped part leaves a marker, or one value after the other would move up and be dropped.
    const how = round > 0 && marking.strategy === 'drop' ? { ...marking, strategy: 'mask' as const } : marking;
    const edited = edit(text, now, (part, of) => markerFor(part, of, run.session, how));
    const outer = home;
    home = (offset) => outer(edited.toOriginal(offset));
    text = edited.text;
    const again = { text, node: leaf.node, place: leaf.place };
    now = settleOverlaps(repeatsIn(text, confirmedIn(again, run), run)).filter(
      (part) => text.slice(part.start, part.end) !== '',
    );
    for (const part of now) all.push({ ...part, start: home(part.start), end: home(part.end) });
  }
  return { text, parts: settleOverlaps(all.filter((part) => part.end > part.start)) };
}

/** A number in a JSON text becomes a string, in the quotes of the key before it, so that the text is JSON still. */
function quoteOfNumber(text: string, { start, end }: Part): string {
  if (
    !/^(?:\d{4,19}|-?\d{1,3}\.\d{4,15})$/.test(text.slice(start, end)) ||
    !/^\s{0,8}[,}\]]/.test(text.slice(end, end + 9))
  )
    return '';
  return (
    /(?<quote>\\{0,31}")\s{0,4}:\s{0,8}$/.exec(text.slice(Math.max(0, start - 48), start))?.groups?.['quote'] ?? ''
  );
}

function edit(
  text: string,
  parts: readonly Part[],
  render: (part: Part, text: string) => string,
): { text: string; toOriginal: (offset: number) => number } {
  const pieces: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let copied = 0;
  let length = 0;
  for (const part of parts) {
    const kept = text.slice(copied, part.start);
    const quote = quoteOfNumber(text, part);
    const marker = `${quote}${render(part, text)}${quote}`;
    pieces.push(kept, marker);
    starts.push(length + kept.length);
    length += kept.length + marker.length;
    ends.push(length);
    copied = part.end;
  }
  pieces.push(text.slice(copied));
  return {
    text: pieces.join(''),
    toOriginal(offset) {
      const last = countUpTo(starts, offset) - 1;
      if (last === -1) return offset;
      const part = parts[last]!;
      const end = ends[last]!;
      return offset < end ? part.start : part.end + offset - end;
    },
  };
}
