import { isDigit, isLetter } from '../code-units.ts';
import { byteCodesIn } from '../spelling/byte-codes.ts';
import type { Change } from '../spelling/changed.ts';
import { entitiesIn } from '../spelling/entities.ts';
import { byteNumbersIn } from './byte-numbers.ts';
import { escapesOfPrograms } from './escapes-of-programs.ts';
import { nestedCodesIn } from './nested-codes.ts';
import { gapsIn } from './spaced-out.ts';
import { tagsIn } from './tags.ts';
import { wrapsIn } from './wraps.ts';

/** What each of the ways changes in which a value may be written, as they are tried one by one. */
export function codesIn(text: string): readonly (readonly Change[])[] {
  return [
    ...byteNumbersIn(text),
    byteCodesIn(text, '%'),
    entitiesIn(text),
    nestedCodesIn(text),
    escapesOfPrograms(text),
    breaksIn(text),
    mailCodesIn(text),
    wrapsIn(text),
    gapsIn(text),
    tagsIn(text),
  ].filter((changes) => changes.length > 0);
}

/** The breaks in base64 that was broken into lines, each as long as `base64` and mail make them. */
function breaksIn(text: string): readonly Change[] {
  const changes: Change[] = [];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
    const start = text.charCodeAt(at - 1) === 13 ? at - 1 : at;
    let end = at + 1;
    while (end - at <= widestMargin && (text.charCodeAt(end) === 32 || text.charCodeAt(end) === 9)) end += 1;
    if (isRun(text, start - shortestLine, start) && isRun(text, end, end + 4)) changes.push([start, end]);
  }
  return changes;
}

const widestMargin = 16;
const shortestLine = 48;

function isRun(text: string, from: number, to: number): boolean {
  if (from < 0) return false;
  for (let at = from; at < to; at++) if (!isBase64(text.charCodeAt(at))) return false;
  return true;
}

/** True for a digit of base64, also as addresses have it. */
function isBase64(code: number): boolean {
  return isLetter(code) || isDigit(code) || code === 43 || code === 47 || code === 45 || code === 95;
}

/** The codes of a mail, and the ends of its lines that go on. */
function mailCodesIn(text: string): readonly Change[] {
  if (!text.includes('=') || !/=(?:\r?\n|[\dA-F]{2}=[\dA-F]{2})/.test(text)) return [];
  const breaks = Array.from(text.matchAll(/=\r?\n/g), ({ 0: sign, index }): Change => [index, index + sign.length]);
  return [...byteCodesIn(text, '='), ...breaks].sort(([one], [other]) => one - other);
}
