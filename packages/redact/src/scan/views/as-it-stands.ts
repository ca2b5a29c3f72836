import { touchesEntity } from '../../spelling/entities.ts';
import { beginsWithin, type Sent } from '../../spelling/sent-texts.ts';
import { mended } from './broken-tokens.ts';
import type { Scanning } from './look.ts';
import { atHome, type Range, type Stretch } from './view.ts';

/** What is left out where a text is scanned as it stands, because another reading of it sees it better. */
interface ReadElsewhere {
  /** Texts within that are read by themselves. */
  readonly others: readonly Sent[];
  /** True where entities of a page are undone in another reading. */
  readonly hasEntities: boolean;
}

/** Scans what stands there as it is, but for what is read by itself and what has signs in it that are undone elsewhere. */
export function scanPlain<Found extends Range>(
  { look, found }: Scanning<Found>,
  { view, from, to, place }: Stretch,
  { others, hasEntities }: ReadElsewhere,
): void {
  const { text, skimmed } = view;
  for (const span of look.plain({ text, from, to, place, skimmed }))
    if (!beginsWithin(others, span.start) && !(hasEntities && touchesEntity(text, span.start, span.end)))
      found.push(...atHome(span, view));
}

/** Scans the tokens that go on behind the end of a line, in another string of a program or in a link. */
export function scanBroken<Found extends Range>(
  { look, found }: Scanning<Found>,
  { view, from, to, place }: Stretch,
): void {
  const sureIn = (text: string): readonly Found[] =>
    look.plain({ text, from: 0, to: text.length, place, skimmed: look.skim(text) }).filter(look.isSure);
  for (const start of view.skimmed.others) {
    if (start < from || start >= to) continue;
    let across: Found[] = [];
    for (const { text, goesOn, isAcross, toOriginal } of mended(view.text, start)) {
      const sure = sureIn(text);
      if (sure.length === 0) continue;
      across = sure
        .filter((span) => isAcross(span.start, span.end))
        .map((span) => ({ ...span, start: toOriginal(span.start, false), end: toOriginal(span.end, true) }));
      if (!goesOn) break;
    }
    for (const span of across) found.push(...atHome(span, view));
  }
}
