import { isLetter } from '../../code-units.ts';

/**
 * The source of an expression that reads both cases without the flag `i`, or nothing where it cannot be written so. With the
 * flag, engines look up the other case of everything a class holds, which for `[^\n]` is nearly all of Unicode, and take two to
 * five times as long to compile a long pattern. The expression must not have the flag `u`.
 */
export function inBothCases(source: string): string | undefined {
  if (/\\[1-9ck]/.test(source)) return undefined;
  let isWhole = true;
  const written = source.replace(parts, (part) => {
    const both = known.get(part) ?? partInBothCases(part);
    if (both === undefined) isWhole = false;
    else known.set(part, both);
    return both ?? part;
  });
  return isWhole ? written : undefined;
}

/** The same few parts come again and again. */
const known = new Map<string, string>();

/** A class, the beginning of a group with its name, an escape, or one letter. */
const parts =
  /\[(?:[^\]\\]|\\[\s\S])*\]|\(\?<[A-Za-z_]\w*>|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|\\[\s\S]|[A-Za-z\u0080-\uffff]/g;

function partInBothCases(part: string): string | undefined {
  if (part.startsWith('[')) return classInBothCases(part);
  return part.length === 1 || /^\\[ux][0-9a-fA-F]/.test(part) ? oneInBothCases(part) : part;
}

function oneInBothCases(part: string): string {
  const code = codeOf(part);
  const others = othersOf(code);
  return others.length === 0 ? part : `[${[code, ...others].map(spelt).join('')}]`;
}

/** One character or a whole range of a class. */
const members =
  /(\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|\\[\s\S]|[^\\])(?:-(\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|\\[^dDsSwW]|[^\\]))?/g;

/** Longer ranges beyond ASCII are not looked through character by character. */
const longest = 0x200;

function classInBothCases(part: string): string | undefined {
  const head = part.startsWith('[^') ? 2 : 1;
  let more = '';
  for (const [, first, last] of part.slice(head, -1).matchAll(members)) {
    if (/^\\[dDsSwWbB]$/.test(first!)) continue;
    const from = codeOf(first!);
    const to = last === undefined ? from : codeOf(last);
    if (to - Math.max(from, 128) > longest) return undefined;
    if (from <= 97 && to >= 122) more += 'A-Z';
    if (from <= 65 && to >= 90) more += 'a-z';
    for (let code = from; code <= to; code++)
      for (const other of othersOf(code)) if (other < from || other > to) more += spelt(other);
  }
  return part.slice(0, head) + more + part.slice(head);
}

function codeOf(part: string): number {
  if (part.length === 1) return part.charCodeAt(0);
  if (/^\\[ux][0-9a-fA-F]/.test(part)) return Number.parseInt(part.slice(2), 16);
  return controls[part] ?? part.charCodeAt(1);
}

const controls: Readonly<Record<string, number>> = { '\\t': 9, '\\n': 10, '\\v': 11, '\\f': 12, '\\r': 13, '\\0': 0 };

function spelt(code: number): string {
  return code < 128 ? String.fromCharCode(code) : `\\u${code.toString(16).padStart(4, '0')}`;
}

/** What else a character matches under the flag `i`. */
function othersOf(code: number): readonly number[] {
  if (code < 128) return isLetter(code) ? [code ^ 32] : none;
  const one = String.fromCharCode(code);
  const likely = [one.toLowerCase(), one.toUpperCase(), ...(threes.find((three) => three.includes(one)) ?? '')];
  return [...new Set(likely)]
    .filter((other) => other.length === 1 && other !== one && folded(other) === folded(one))
    .map((other) => other.charCodeAt(0));
}

const none: readonly number[] = [];

/** The characters that three or four spellings share; a pair is found by its large and its small letter. */
const threes =
  'µΜμ Ǆǅǆ Ǉǈǉ Ǌǋǌ Ǳǲǳ \u0345Ιι\u1fbe Ββϐ Εεϵ Θθϑ Κκϰ Ππϖ Ρρϱ Σςσ Φφϕ Ввᲀ Ддᲁ Ооᲂ Ссᲃ Ттᲄᲅ Ъъᲆ Ѣѣᲇ ᲈꙊꙋ Ṡṡẛ'.split(' ');

/** ECMA-262, Canonicalize: the large letter, unless it is several or one of ASCII for one that is not. */
function folded(one: string): string {
  const large = one.toUpperCase();
  return large.length !== 1 || (large < '\u0080' && one >= '\u0080') ? one : large;
}
