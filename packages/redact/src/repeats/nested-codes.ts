import type { Change } from '../spelling/changed.ts';
import { entitiesIn } from '../spelling/entities.ts';

/** Percent codes and entities that were written by codes once more, such as `%2541` and `&amp;#65;`. */
export function nestedCodesIn(text: string): readonly Change[] {
  const percents = text.includes('%25') ? Array.from(text.matchAll(percent), toChange) : [];
  const entities = text.includes('&amp;') ? Array.from(text.matchAll(entity), toEntity).flat() : [];
  return percents.length === 0 ? entities : [...percents, ...entities].sort(([one], [other]) => one - other);
}

const percent = /%(?:25){1,3}([2-7][\da-f]|0[9ad])/gi;
const entity = /&(?:amp;){1,3}(#\d{2,5}|#x[\da-f]{2,5}|[a-z]{2,8});/gi;

function toChange({ 0: whole, 1: digits, index }: RegExpMatchArray): Change {
  return [index!, index! + whole.length, String.fromCharCode(Number.parseInt(digits!, 16))];
}

function toEntity({ 0: whole, 1: name, index }: RegExpMatchArray): Change[] {
  const sign = entitiesIn(`&${name};`)[0]?.[2];
  return sign === undefined ? [] : [[index!, index! + whole.length, sign]];
}
