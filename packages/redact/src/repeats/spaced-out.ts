import { blank } from '../code-units.ts';
import type { Change } from '../spelling/changed.ts';

/**
 * What stands between the letters of a word that is spaced out, and between its groups of three to six where they look drawn, as
 * in `Q z 7 R w 2 L m` and `Qz7R-w2Lm-9Kt4`: the same sign each time.
 */
export function gapsIn(text: string): readonly Change[] {
  const gaps: Change[] = [];
  last.fill(-longestGroup);
  for (let at = 1, end = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const sign = code < signOf.length ? signOf[code]! : 0;
    if (sign === 0) continue;
    const before = last[sign - 1]!;
    last[sign - 1] = at;
    const width = code !== blank && text.charCodeAt(before + 1) === blank ? 2 : 1;
    const group = at - before - width;
    // Most gaps are told apart by how far they are from the one before.
    const mayGroup = group === 1 || (group >= shortestGroup && group <= longestGroup && sign <= ofGroups);
    if (mayGroup && before - group >= end && isEdge(text.charCodeAt(before - group - 1), code))
      end = chainAt(text, before, width, group, gaps);
  }
  return gaps;
}

/** A space and a dash part groups as well. */
const signs = Array.from(' -._,:;/|+*\u00b7', (sign) => sign.charCodeAt(0));
const ofGroups = 2;
const signOf = new Uint8Array(256);
for (const [index, sign] of signs.entries()) signOf[sign] = index + 1;

/** Where each of them stood last. */
const last = new Int32Array(signs.length);

const longestGroup = 6;
const shortestGroup = 3;
/** A value that is known is no shorter. */
const shortest = 8;

/** True for what may stand before the first group: a blank, a gap or nothing. */
function isEdge(code: number, gap: number): boolean {
  return !(code > blank) || code === gap;
}

/** Notes the gaps of a chain that has its first one here, and says where it ends; what comes to nothing is not read again. */
function chainAt(text: string, first: number, width: number, group: number, gaps: Change[]): number {
  const begin = first - group;
  const gap = text.charCodeAt(first);
  if (partLength(text, begin, gap, group) < group) return first;
  const found: number[] = [];
  let end = first;
  for (let next = first; continues(text, next, gap, width); ) {
    const length = partLength(text, next + width, gap, group + 1);
    // What is longer than a group begins another word, and a shorter one is the last.
    if (length > group) break;
    found.push(next);
    end = next + width + length;
    if (length < group) break;
    next = end;
  }
  const word = end - begin - found.length * width;
  if (found.length >= 2 && word >= shortest && (group === 1 || looksDrawn(text.slice(begin, end))))
    for (const one of found) gaps.push([one, one + width]);
  return end;
}

function continues(text: string, at: number, gap: number, width: number): boolean {
  if (text.charCodeAt(at) !== gap) return false;
  return (width === 1 || text.charCodeAt(at + 1) === blank) && text.charCodeAt(at + width) > blank;
}

/** How many signs stand here that are neither blanks nor gaps, up to a number that is enough. */
function partLength(text: string, from: number, gap: number, enough: number): number {
  let length = 0;
  while (length < enough) {
    const code = text.charCodeAt(from + length);
    if (!(code > blank) || code === gap) break;
    length += 1;
  }
  return length;
}

function looksDrawn(word: string): boolean {
  return /\d/.test(word) && /[a-zA-Z]/.test(word);
}
