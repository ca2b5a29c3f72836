import { couldBeMadeUp, looksMadeUp } from '../../judge/secrets/made-password.ts';
import { isPublicId } from '../../judge/secrets/public-id.ts';

/** A part of a line that may have been made to be let in with, and of what sort it is. */
export interface Made {
  readonly start: number;
  readonly end: number;
  readonly sort: 'token' | 'number' | 'words';
  /** Names of what it is made of. */
  readonly shape: readonly string[];
}

/** What in a line of prose may be a secret by its looks: letters with digits, a short number, some plain words between quotes. */
export function madeIn(line: string): Made[] {
  const found: Made[] = [];
  for (const { 0: run, index } of line.matchAll(runs)) {
    const [first, last] = trimmed(run);
    if (last - first < 4) continue;
    const value = run.slice(first, last);
    const [start, end] = [index + first, index + last];
    if (letterOfWord.test(line.slice(Math.max(0, start - 1), start)) || letterOfWord.test(line.slice(end, end + 1)))
      continue;
    if (number.test(value)) {
      if (!port.test(value) && !counted.test(line.slice(Math.max(0, start - 16), start)))
        found.push({ start, end, sort: 'number', shape: shapeOfNumber(value) });
    } else if (isToken(value)) found.push({ start, end, sort: 'token', shape: shapeOf(value) });
  }
  for (const { 1: value, index } of line.matchAll(quoted))
    if (!command.test(value!))
      found.push({ start: index + 1, end: index + 1 + value!.length, sort: 'words', shape: shapeOfWords(value!) });
  return found;
}

const runs = /[!-~]{4,72}/g;
/** Scripts without blanks between words stand right beside a value. */
const letterOfWord = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}_]/u;
const number = /^(?:\d{4}|\d{6}|\d{2}-\d{2}-\d{2})$/;
/** Where programs are reached as a rule. */
const port =
  /^(?:8080|8443|3000|5000|5432|3306|6379|8000|8888|9000|9090|9200|1521|1433|5173|4200|1024|2048|4096|8192)$/;
/** How many of how many: what stands behind it is counted. */
const counted = /\d (?:(?:out )?of|von|sur|van|di) $/;
const quoted = /["\u201c](?=([a-z]{2,12}(?: [a-z]{2,12}){2,7})["\u201d])/g;

/** Without the quotes, brackets and stops around it. */
function trimmed(run: string): [first: number, last: number] {
  let first = 0;
  let last = run.length;
  while (first < last && '"\'`([{<*,:;>'.includes(run[first]!)) first++;
  while (last > first && '"\'`)]}>*.,:;'.includes(run[last - 1]!)) last--;
  if (last > first && run[last - 1] === '?' && /^[a-z]+\d*\?$/i.test(run.slice(first, last))) last--;
  return [first, last];
}

function isToken(value: string): boolean {
  return (
    value.length >= 6 &&
    value.length <= 40 &&
    /\d/.test(value) &&
    /[A-Za-z]{2}|[A-Za-z]\d[A-Za-z]/.test(value) &&
    !/^[-/~.@#$%&(<{[\\]|[\\/(){}[\]<>|;"'`,]|:[\d/]|::|^[\w.+-]+@[\w-]+\.[\w.-]+$|\.[a-z]{1,5}$|@\d/i.test(value) &&
    !namedByMachine.test(value) &&
    !isPublicId(value)
  );
}

/** A digest cut short, a setting, a page with a place in it, a name within names, a name of four words or more. */
const namedByMachine =
  /^[0-9a-f]{8,16}$|^[A-Z][A-Z\d]*_[A-Z\d_]+=|\.[a-z]{1,5}~$|^[\w.-]+[~^][\d~^.]*$|^[A-Za-z][\w.-]*[=:](?:\d+|true|false|on|off|none|null|[\w%.-]*%\d\d[\w%.!-]*)$|\.html?#|^\w+\$\d$|^\w{0,8}(?:[uU]?[iI]nt|[fF]loat|[cC]omplex|bitset)(?:8|16|32|64|128)\w*$|^[A-Za-z]{3,}(?:128|256|512)[a-z]*$|^[a-z]\w*(?:\.\w+)*\.\w*[A-Z]\w*$|\.so\.\d|^(?=\w*[a-z]{2}[A-Z][a-z])\w+(?:\.\w+)+$|^(?:[A-Z]?[a-z]{2,}|[A-Z]{2,5})(?:[A-Z]{1,5}[a-z]{2,}\d{0,2}|V\d{1,2}){3,}$/;

/** Whether the words are something that somebody says, and not some put together so that nobody guesses them. */
function shapeOfWords(value: string): string[] {
  return small.test(value) ? ['small word'] : [];
}

/** What is typed to a program in words alone. */
const command =
  /^(?:git|sudo|npm|npx|pnpm|yarn|docker|kubectl|make|cargo|go|pip|apt|brew|cd|ssh|curl|systemctl|terraform|aws|gcloud|az) /;

/** Words that no sentence does without. */
const small =
  /(?:^| )(?:the|an?|is|are|was|be|been|has|have|had|of|to|as|for|and|or|not|no|if|it|its|this|that|you|your|my|we|i|at|by|from|can|could|will|do|does|did|when|please|already|all)(?= |$)/;

function shapeOfNumber(value: string): string[] {
  const shape = [`length=${value.length}`];
  if (/^(?:19|20)\d{2}$/.test(value)) shape.push('year');
  if (/00$/.test(value)) shape.push('round');
  return shape;
}

/** Names of what a value is made of. */
function shapeOf(value: string): string[] {
  const sort = looksMadeUp(value) ? 'made' : couldBeMadeUp(value) ? 'could' : 'plain';
  const shape: string[] = [sort];
  for (const [name, look] of looks) if (look.test(value)) shape.push(name);
  if (wordAndNumber.test(value)) shape.push(`${sort} word and number`);
  const turns = value.match(turn)?.length ?? 0;
  for (const step of [3, 4, 5, 6]) if (turns >= step) shape.push(`turns>=${step}`);
  return shape;
}

const wordAndNumber = /^[A-Za-z][A-Za-z]{3,}\d{1,4}\W?$/;
/** Where capitals, small letters and digits take turns, but for the first letter of a word. */
const turn = /[a-z](?=\d)|\d(?=[A-Za-z])|[a-z](?=[A-Z])|[A-Z](?=\d)|[A-Z]{2}(?=[a-z])/g;

const looks: readonly (readonly [name: string, look: RegExp])[] = [
  ['sign', /[!#$%&*+=?@^~]/],
  ['sign at the end', /[!#$*?]$/],
  ['dash', /-/],
  ['dashes', /-[^-]+-/],
  ['low line', /_/],
  ['dot', /\./],
  ['equals', /=/],
  ['colon', /:/],
  ['small', /^[^A-Z]+$/],
  ['capitals', /^[^a-z]+$/],
  ['capital first', /^[A-Z][a-z]/],
  ['hump', /[a-z][A-Z][a-z]/],
  ['one digit', /^\D*\d\D*$/],
  ['word joined to a number', /^[A-Za-z]{3,}(?:[-_][A-Za-z]{3,}){1,3}[-_]?\d{1,2}$|^[A-Z][a-z]+-\d+-[A-Z][a-z]+$/],
  ['digit inside', /[A-Za-z]\d+[A-Za-z]/],
  ['digits inside twice', /[A-Za-z]\d+[A-Za-z]+\d+[A-Za-z]*/],
  ['begins with digit', /^\d/],
  ['ends with digits', /\d{2}$/],
  ['many digits', /\d{4}/],
  ['more digits', /\d{5}/],
  ['version', /(?:^|[^a-z])v?\d+\.\d|(?:^|[-_.])v\d/i],
  [
    'of code',
    /(?:Config|Schema|Array|Object|String|Number|Index|Client|Server|Service|Signature|Secret|Token|Auth|Http|Url|Path|File|Type|Info|Entry|Store|Request|Response|Handler|Manager|Factory|Error|Event|Parser|Buffer|Stream|Value|Field|Query|Id|Name|Rules?|Matcher|Plane|Endpoint|Test|Utils?|V\d)(?=[A-Z\d]|$)|RFC\d|OAuth|AWS|UTF|JSON|XML|API|SHA\d|MD5|Int\d|Win\d|x86|ELF|IPv\d/,
  ],
  ['hex', /^[\da-f-]+$/i],
  ['long', /^.{13,}$/],
  ['longer', /^.{20,}$/],
  ['short', /^.{1,7}$/],
];
