import type { Candidate } from '../detector.ts';
import { inLines } from '../shape/in-lines.ts';

/** What an object is called that says where a list goes on. */
const here =
  '(?:(?:next|prev(?:ious)?|last|first)[_-]?page|page(?:[_-]?info)?|pag(?:ing|ination)|cursors?|continuation\\w{0,12})';

const around = new RegExp(`["']${here}\\\\{0,3}["']\\s{0,4}:\\s{0,4}\\{[^{}]{0,200}$`, 'i');
const above = new RegExp(`^${here}$`, 'i');

/** `"pagination": {"token": …`: a word that says nothing of its own, in an object that says where a list goes on. */
export function isInCursor({ text, start, place }: Candidate): boolean {
  return above.test(place.above ?? '') || around.test(text.slice(Math.max(0, start - 300), start));
}

/** "Next page token: …", in which blanks part the words of the name. */
export function isToldToGoOn({ text, start }: Candidate): boolean {
  return spoken.test(text.slice(Math.max(0, start - 48), start));
}

const spoken =
  /\b(?:public key|page|sync|continuation|pagination|cursor|scroll) token["'`*)]{0,3}\s{0,2}(?:[:=]|is|was)\s{0,4}["'`]?$/i;

const behind = new RegExp(
  inLines`
    (?:^|[^A-Za-z])(?:offset|cursor|marker|continue|continuation|bookmark|starting[_-]?after)
      \\{0,3}["']?\s{0,4}[:=]\s{0,4}\\{0,3}["']?$
  `,
  'i',
);

/** `"offset": …` and `?cursor=…`, where a service may sign what it wants to be told again: that opens nothing. */
export function isCursor({ text, start }: Candidate): boolean {
  return behind.test(text.slice(Math.max(0, start - 40), start));
}
