import type { PatternDetector } from '../../detector.ts';
import { isSharedHome } from '../../judge/people/shared-accounts.ts';
import { linesOn } from '../../layouts/goes-on.ts';
import { expression } from '../../shape/expression.ts';
import { blankWritten, lineEndWritten, slashWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** The accounts of a machine, as a listing of its home folders shows them. */
export const homeListing: PatternDetector = {
  id: 'home-listing',
  type: 'user_name',
  label: 'User name in a listing of home folders',
  shape: 'The names that `ls /home` or `ls /Users` prints on the lines below it.',
  link: 'https://refspecs.linuxfoundation.org/FHS_3.0/fhs/ch03s08.html',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: [' /home', '/users', 'c:\\users'],
  guard: `(?:[ ]?${slashWritten}(?:home|users)|c:\\\\{1,16}users)[\\\\/]{0,17}["']?${blankWritten}{0,2}${lineEndWritten}`,
  pattern: expression(
    inLines`
      \b(?:ls|dir|exa|eza)(?: -{1,2}[\w=-]{1,12}){0,3} (?:/home|(?:(?:/mnt)?/[a-z])?/Users|[Cc]:\\{1,2}Users)[\\/]?["']?
        [ \t]{0,2}\r?(?:\n(?!total \d)[\w.-]{2,32}(?:[ \t]{1,24}[\w.-]{2,32}){0,8}[ \t]{0,8}\r?(?=\n|$)){1,40}
    `,
    'g',
  ),
  reach: [40, 1600],
  goesOn: linesOn(() => (line) => /^(?!total \d)[\w.-]{2,32}(?:[ \t]{1,24}[\w.-]{2,32}){0,8}[ \t]{0,8}$/.test(line)),
  ranges: namesBelow,
  accept: (value) => !isSharedHome(value),
};

function namesBelow(listing: string): [number, number][] {
  const head = listing.indexOf('\n');
  return [...listing.slice(head).matchAll(/[A-Za-z_][\w.-]{2,31}/g)].map(({ 0: name, index }) => [
    head + index,
    head + index + name.length,
  ]);
}
