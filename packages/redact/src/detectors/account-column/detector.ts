import type { PatternDetector } from '../../detector.ts';
import { isMadeOfName, mayBeHandle } from '../../judge/people/person-handle.ts';
import { cellsUnder } from '../../layouts/tables/cells-under.ts';
import { tableGoesOn } from '../../layouts/tables/table-goes-on.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** Who runs something, in the tables that programs print. */
export const accountColumn: PatternDetector = {
  id: 'account-column',
  type: 'user_name',
  label: 'User name in the table of a program',
  shape:
    "A word under `USER`, `UID` or `Username` in a table whose columns are kept apart by blanks, beside `PID`, `JOBID`, `TTY` or `Port`, as `ps`, `lsof`, `top`, `squeue` and `lastlog` print it; and one made of a person's name under `Owner` in a table of `psql` or under `username` in CSV.",
  link: 'https://pubs.opengroup.org/onlinepubs/9799919799/utilities/ps.html',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: [' user ', 'user ', 'uid ', ' owner', 'username', 'user_name'],
  // Beside another heading of such a table: `user` and `owner` are in every other sentence.
  guard:
    /[ ]?(?:U(?:SER|ID)|User(?:name|Name)?|OWNER|Owner)(?: {1,40}[A-Z%#(|]|[ ]{0,20}\|?(?:\\*[rn]|[\r\n]))|username {1,40}\||(?<![\w$@.])user_?name(?:\\*["'])?(?:[,;\t]|\\+t|(?<=[,;\t][^\n]{0,14})(?:\\*[rn]|[\r\n]))/,
  pattern: expression(
    inLines`
      (?:^|\n)[^\n|]{0,120}?(?:\b(?:PID|JOBID|JobID|COMMAND) [^\n|]{0,80}?\b(?:USER|User|OWNER)\b[^\n|]{0,200}|
        \b(?:USER|UID|Username) [^\n|]{0,80}?\b(?:PID|TTY|Port|JOBID|LOGIN@)\b[^\n|]{0,200})(?:\n[^\n]{1,1000}){1,200}|
      (?:^|\n)[^\n|]{0,60}(?:\|[^\n|]{1,60}){1,12}\| {0,20}(?:Owner|owner|usename|username|user_name|login)\b[^\n]{0,200}\n[^\n]{0,2}[-+]{5,400}\r?(?:\n[^\n]{1,1000}){1,200}|
      (?:^|\n)(?:["']?[\w .-]{1,40}["']?[,;\t]){0,20}["']?user_?name["']?(?:[,;\t]["']?[\w .-]{1,40}["']?){0,20}\r?(?:\n[^\n]{1,1000}){1,200}
    `,
    'g',
  ),
  reach: [700, 8000],
  goesOn: tableGoesOn,
  ranges: (table) =>
    table
      .replace(/^\n/, '')
      .split('\n', 1)[0]!
      .match(/[|,;\t]/)
      ? underBars(table)
      : underBlanks(table),
};

function underBars(table: string): [number, number][] {
  // Beside data of persons an account is one of theirs, whatever it is made of.
  const isOfPersons = persons.test(table.replace(/^\n/, '').split('\n', 1)[0]!);
  return cellsUnder(/^(?:owner|usename|username|user_name|login)$/i, table)
    .map(([start, end]): [number, number] => [start, end])
    .filter(
      ([start, end]) => isMadeOfName(table.slice(start, end)) || (isOfPersons && mayBeHandle(table.slice(start, end))),
    );
}

const persons =
  /\b(?:e-?mail|phone|mobile|full_?name|(?:first|last)_?name|dob|birth_?(?:date|day)|(?:last_?)?ip(?:_?address)?)\b/i;

/** The words as many words from the left as the heading is; the columns before it hold no blanks. */
function underBlanks(table: string): [number, number][] {
  const found: [number, number][] = [];
  const [head, ...rows] = [...table.matchAll(/[^\n]+/g)];
  const headings = [...head![0].matchAll(/\S+/g)];
  const column = headings.findIndex(({ 0: word }) => /^(?:USER|User|UID|OWNER|Username)$/.test(word));
  const heading = headings[column];
  if (!heading) return [];
  for (const { 0: row, index } of rows) {
    // Something else than a table begins here.
    if (!/\S[ ]{2}/.test(row)) break;
    const word = [...row.matchAll(/\S+/g)][column];
    if (!word) break;
    const name = word[0].replace(/\+$/, '');
    const isBelow = word.index <= heading.index + heading[0].length && word.index + name.length >= heading.index;
    if (isBelow && /^[a-z_][\w.-]{2,31}$/.test(name) && (mayBeHandle(name) || isMadeOfName(name)))
      found.push([index + word.index, index + word.index + name.length]);
  }
  return found;
}
