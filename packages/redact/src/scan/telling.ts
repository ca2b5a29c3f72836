import type { Anchors } from './skim/anchors.ts';
import type { NameGuards } from './skim/name-guards.ts';
import type { Hit } from './skim/skim.ts';

/** Says whether some detector has an anchor in a context; the same few keys come again and again, so answers are kept. */
export function tellingContext({ namersOf, search }: Anchors, isInName: NameGuards): (before: string) => boolean {
  const answers = new Map<string, boolean>();
  return (before) => {
    const known = answers.get(before);
    if (known !== undefined) return known;
    let telling = beyondAscii.test(before);
    const quoted = ` "${before}": "`;
    search(quoted, (keyword, start) => {
      telling ||= isInName(namersOf(keyword), quoted, start);
    });
    if (answers.size > 10_000) answers.clear();
    answers.set(before, telling);
    return telling;
  };
}

/**
 * Finds the anchors in a context whose detectors may find a value behind such a name; `undefined` where others may as well. The same
 * few contexts come again and again, so answers are kept.
 */
export function anchorsInName(
  { namersOf, search }: Anchors,
  isInName: NameGuards,
): (before: string) => readonly Hit[] | undefined {
  const answers = new Map<string, readonly Hit[]>();
  return (before) => {
    if (beyondAscii.test(before)) return undefined;
    const known = answers.get(before);
    if (known !== undefined) return known;
    const found: Hit[] = [];
    search(before, (keyword, start, end) => {
      for (const detector of namersOf(keyword))
        if (isInName([detector], before, start)) found.push({ detector, start, end });
    });
    found.sort((one, other) => one.end - other.end || one.start - other.start);
    if (answers.size > 10_000) answers.clear();
    answers.set(before, found);
    return found;
  };
}

/** What is not ASCII is no anchor: such a name may be telling to any pattern. */
const beyondAscii = /[^\x00-\x7f]/;
