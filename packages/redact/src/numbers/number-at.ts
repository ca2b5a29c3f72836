import type { Link } from '../layouts/layout.ts';
import { inLines } from '../shape/in-lines.ts';
import type { Label } from './label.ts';

/** What a link between a name and its number asks of the number. */
export type Joined = Omit<Link, 'pattern'>;

/** Where the number ends that stands at a place, if it is one of those that a label speaks of. */
export function numberAt(
  text: string,
  start: number,
  { named, isSaid }: Label,
  { isSign, takesLoose, wantsCheck }: Joined,
): number | undefined {
  for (const { shape, isSmall, checks } of named.kinds) {
    shape.lastIndex = start;
    const whole = shape.exec(text)?.[0];
    const written = whole !== undefined && !isSmall ? withoutWord(whole, shape) : whole;
    if (written === undefined || isMadeUp(written) || (!isSmall && isSpelled(written))) continue;
    const isChecked = checks?.(bareOf(written)) === true;
    const isEnough = named.isWord ? checks === undefined && (isSign || isSaid) : !wantsCheck || written.length > 9;
    if (isChecked || isEnough) return start + written.length;
  }
  if (!named.isLoose || !takesLoose) return undefined;
  loose.lastIndex = start;
  const written = loose.exec(text)?.[0];
  return written === undefined || isMadeUp(written) || isSpelled(written) ? undefined : start + written.length;
}

/** Without the word behind it, where a shape ends in letters: the sentence goes on. */
function withoutWord(written: string, shape: RegExp): string {
  const bare = written.replace(/[ \u00a0]\p{Ll}{1,5}$/u, '');
  shape.lastIndex = 0;
  return bare !== written && shape.exec(bare)?.[0] === bare ? bare : written;
}

function bareOf(written: string): string {
  return written
    .replace(/%2[0DF]/gi, '')
    .replace(/[^A-Za-z\d]/g, '')
    .toUpperCase();
}

/** Numbers of states and offices that differ from one to the next: some letters, and five digits at least. */
const loose = new RegExp(
  inLines`
    (?=[a-z]?(?:[A-Z ./-]{0,6}\d){5})
    (?:[A-Z]{0,6}[-/]?|[A-Z]{1,3}[ ]|[a-z](?=\d{6}))\d(?:[ ./-]?\d|-?[A-Z]){3,19}(?:[ -][A-Z]{1,2}(?:[ ]\d{3})?)?(?![\p{L}\d_]|[-/.][\p{L}\d]|:\d)
  `,
  'uy',
);

/** What people write down to show what a number looks like, amounts and dates. */
function isMadeUp(written: string): boolean {
  return (
    new Set(written.replace(/[^\p{L}\p{Nd}]/gu, '')).size < (written.length < 5 ? 2 : 3) ||
    /^\d{1,12}[.,]\d\d$|^(?:19|20)\d\d[-/.]\d\d[-/.]\d\d|^\d\d?[-/.]\d\d?[-/.](?:19|20)\d\d/.test(written) ||
    /^(?:123-?45-?6789(?!\d)|1234?$|000(?!0[\dA-F]{4}-[\dA-F]{16})|078-?05-?1120(?!\d))/.test(written)
  );
}

/** True for small letters beside capitals or beside a few digits: a word or an id of a program. */
function isSpelled(written: string): boolean {
  return /[a-z]/.test(written) && (/[A-Z]/.test(written) || written.replace(/\D/g, '').length < 6);
}
