import { unsure } from './doubt.ts';
import { lastNumber, numeral } from './numeral.ts';
import { space } from './space.ts';

/** Whether the numbers of a short list are surely all different. */
export function isUnique(from: number, count: number): boolean {
  if (count > 32) {
    unsure();
    return false;
  }
  const seen: number[] = [];
  let at = from;
  for (let index = 0; index < count; index++) {
    at = numeral(space(at));
    if (at === -1) unsure();
    if (at === -1 || seen.includes(lastNumber())) return false;
    seen.push(lastNumber());
    at = space(at) + 1;
  }
  return true;
}
