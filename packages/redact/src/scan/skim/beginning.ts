/**
 * Which characters a match may begin with, as far as the expression says so one by one: for each alternative a list of tables,
 * the first table for the first character, with a mark for each ASCII character that may stand there.
 */
export type Beginning = readonly (readonly Uint8Array[])[];

/** More characters than this are not looked at one by one. */
const longest = 16;

/** How matches of an expression begin; nothing when it says nothing of the first characters in one of its alternatives. */
export function beginningOf({ source, ignoreCase }: RegExp): Beginning | undefined {
  const inner = source.startsWith('(?:') && isOneGroup(source) ? source.slice(3, -1) : source;
  const alternatives = alternativesOf(inner).map((one) => marksOf(one, ignoreCase ? 'i' : ''));
  return alternatives.every((marks) => marks.length > 1) ? alternatives : undefined;
}

/** False when no match begins at an offset; true when one may. */
export function mayBegin(beginning: Beginning, text: string, at: number): boolean {
  for (let index = 0; index < beginning.length; index++) {
    const marks = beginning[index]!;
    let count = 0;
    while (count < marks.length && marks[count]![text.charCodeAt(at + count)] === 1) count += 1;
    if (count === marks.length) return true;
  }
  return false;
}

/** Divides an expression at the bars that stand in no group and in no class. */
export function alternativesOf(source: string): string[] {
  const alternatives: string[] = [];
  let begun = 0;
  for (const at of outside(source, '|')) {
    alternatives.push(source.slice(begun, at));
    begun = at + 1;
  }
  return [...alternatives, source.slice(begun)];
}

function isOneGroup(source: string): boolean {
  return outside(source, ')')[0] === source.length - 1;
}

/** Where a sign stands in an expression outside all its groups and classes; the ends of a group are outside of it. */
export function outside(source: string, sign: string): number[] {
  const places: number[] = [];
  let depth = 0;
  let isInClass = false;
  for (let at = 0; at < source.length; at++) {
    const one = source[at]!;
    if (one === '\\') at += 1;
    else if (isInClass) isInClass = one !== ']';
    else if (one === '[') isInClass = true;
    else {
      if (one === ')') depth -= 1;
      if (one === sign && depth === 0) places.push(at);
      if (one === '(') depth += 1;
    }
  }
  return places;
}

/** Reads letters, signs and classes, each as often as it has to be there, up to the first thing that is none of them. */
function marksOf(alternative: string, flags: string): Uint8Array[] {
  const marks: Uint8Array[] = [];
  const step =
    /(?<one>[\w/:@%&;=~ "'<-]|\\[dw.\-/]|\[[\w.+/=~%@:-]+\])(?:\{(?<least>\d+)(?<range>,\d*)?\}|(?![*+?{]))/y;
  for (let found = step.exec(alternative); found && marks.length < longest; found = step.exec(alternative)) {
    const { one, least = '1', range } = found.groups!;
    for (let left = Number(least); left > 0 && marks.length < longest; left--) marks.push(marksFor(one!, flags));
    if (range !== undefined) break;
  }
  return marks;
}

const known = new Map<string, Uint8Array>();

function marksFor(one: string, flags: string): Uint8Array {
  const marks = known.get(one + flags) ?? new Uint8Array(128);
  if (known.has(one + flags)) return marks;
  const expression = new RegExp(one, flags);
  for (let code = 0; code < 128; code++) marks[code] = expression.test(String.fromCharCode(code)) ? 1 : 0;
  known.set(one + flags, marks);
  return marks;
}
