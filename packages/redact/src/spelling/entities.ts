import { inLines } from '../shape/in-lines.ts';
import { type Change, changed } from './changed.ts';
import type { Unescaped } from './escapes.ts';

/** A part of a text as a page shows it: with the entities undone that stand for signs of ASCII and for letters, and its lines broken; `undefined` where there are none. */
export function withoutEntities(text: string, from: number, to: number): Unescaped | undefined {
  const part = text.slice(from, to);
  const shown = changed(part, entitiesIn(part));
  return shown && { text: shown.text, toOriginal: (offset, isEnd) => from + shown.toOriginal(offset, isEnd) };
}

/** Where the entities and line breaks of a text stand, and what they stand for. */
export function entitiesIn(text: string): Change[] {
  const changes: Change[] = [];
  eachEntity(text, (start, end, sign) => changes.push([start, end, sign]));
  return changes.sort(([one], [other]) => one - other);
}

/** True for a range in which an entity stands, or beside which one does: what it is there is only seen when the entities are undone. */
export function touchesEntity(text: string, start: number, end: number): boolean {
  const around = text.slice(Math.max(0, start - longest), end + longest);
  const [first, last] = [Math.min(start, longest), Math.min(start, longest) + end - start];
  let touches = false;
  if (around.includes('&'))
    eachEntity(around, (from, to) => {
      touches ||= from <= last && (to >= first || joins.test(around.slice(to, first)));
    });
  return touches;
}

const longest = 12;
/** What stands between a name in quotes and its value. */
const joins = /^[\s:=]{0,4}$/;

/** Calls back with each entity, and then with each break of a line, and what it stands for. */
export function eachEntity(text: string, visit: (start: number, end: number, sign: string) => void): void {
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    entity.lastIndex = at;
    const found = entity.exec(text);
    if (found !== null) visit(at, at + found[0].length, signOf(found.groups!));
  }
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) {
    if (text.charCodeAt(at + 1) !== b) continue;
    lineBreak.lastIndex = at;
    if (lineBreak.test(text)) visit(at, lineBreak.lastIndex, '\n');
  }
}

const b = 98;
const lineBreak = /<br {0,2}\/?>(?!\r?\n)/y;

const signs: Readonly<Record<string, string>> = {
  ...{ quot: '"', apos: "'", amp: '&', lt: '<', gt: '>', QUOT: '"', AMP: '&', LT: '<', GT: '>', nbsp: ' ' },
  ...{ plus: '+', sol: '/', equals: '=', colon: ':', comma: ',', period: '.', excl: '!', num: '#', dollar: '$' },
  ...{ percnt: '%', ast: '*', midast: '*', lpar: '(', rpar: ')', semi: ';', quest: '?', commat: '@', bsol: '\\' },
  ...{ lsqb: '[', lbrack: '[', rsqb: ']', rbrack: ']', lcub: '{', lbrace: '{', rcub: '}', rbrace: '}', Hat: '^' },
  ...{ lowbar: '_', grave: '`', verbar: '|', vert: '|', Tab: '\t', NewLine: '\n' },
  ...{ szlig: '\u00df', aelig: '\u00e6', AElig: '\u00c6', oslash: '\u00f8', Oslash: '\u00d8' },
};

const entity = new RegExp(
  inLines`
    &(?:(?<name>${Object.keys(signs).join('|')})|
    (?<letter>[aeiouycnAEIOUYCN])(?<mark>acute|grave|circ|uml|tilde|ring|cedil)|
    #0{0,4}(?<code>9|1[03]|3[2-9]|[4-9]\d|1[01]\d|12[0-6]|1[6-9]\d|[2-9]\d\d|[1-9]\d{3,4})|
    #[xX]0{0,4}(?<hex>9|[aAdD]|[2-7a-fA-F][\da-fA-F]|[1-9a-fA-F][\da-fA-F]{2,3}));
  `,
  'y',
);
const marks: Readonly<Record<string, string>> = {
  ...{ acute: '\u0301', grave: '\u0300', circ: '\u0302', uml: '\u0308' },
  ...{ tilde: '\u0303', ring: '\u030a', cedil: '\u0327' },
};

function signOf({ name, letter, mark, code, hex }: Readonly<Record<string, string | undefined>>): string {
  if (name !== undefined) return signs[name]!;
  if (letter !== undefined) return (letter + marks[mark!]!).normalize('NFC');
  return String.fromCharCode(code === undefined ? Number.parseInt(hex!, 16) : Number(code));
}
