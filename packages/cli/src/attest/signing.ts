import { isDecidedByRules, items } from '@trace-formats/lint';
import { CannotWork } from '../cannot-work.ts';
import type { Typed } from '../command-line/options.ts';
import { namesNobody } from './names-nobody.ts';

/** Who signs. */
export function signer(typed: Typed): string {
  const by = typed.value('by')?.trim();
  if (by === undefined || namesNobody(by))
    throw new CannotWork('Nobody is named who signs.', 'Say it with --by <name>.');
  return by;
}

/** The items that are signed. */
export function signedItems(typed: Typed): readonly number[] {
  const wanted = [
    ...new Set(
      typed
        .values('item')
        .flatMap((text) => text.split(','))
        .map((text) => itemOf(text.trim())),
    ),
  ].sort((a, b) => a - b);
  if (wanted.length === 0)
    throw new CannotWork(
      'No item is named.',
      'Say which with --item <n>; blanket signing of everything is not offered.',
    );
  const decided = wanted.filter((item) => isDecidedByRules(item));
  if (decided.length > 0)
    throw new CannotWork(
      `${capital(itemWords(decided))} ${decided.length === 1 ? 'is' : 'are'} decided by exact rules, so nobody has to sign ${decided.length === 1 ? 'it' : 'them'}, and no word of a person replaces what they find.`,
      'Mend what forsy-lint tells, or suppress it with a reason; sign only what a program cannot decide.',
    );
  return wanted;
}

const capital = (words: string): string => words[0]!.toUpperCase() + words.slice(1);

/** Items in words. */
export function itemWords(items: readonly number[]): string {
  return items.length === 1 ? `item ${items[0]}` : `items ${items.join(', ')}`;
}

function itemOf(text: string): number {
  const item = Number(text);
  if (/^\d{1,2}$/.test(text) && items.includes(item)) return item;
  throw new CannotWork(
    `--item ${JSON.stringify(text.slice(0, 60))} is none of the items 1 to ${items.length}.`,
    'Name one that was looked at.',
  );
}
