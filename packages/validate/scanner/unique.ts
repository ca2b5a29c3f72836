import { unsure } from './doubt';
import { NUMBERS } from './layout';
import { isExact, number, numeral } from './numeral';
import { space } from './space';

/** Whether the numbers of a short list are surely all different. */
export function isUnique(from: i32, count: i32): boolean {
  if (count > 32) {
    unsure();
    return false;
  }
  let at = from;
  let end = NUMBERS;
  for (let index = 0; index < count; index++, end += 8) {
    at = numeral(space(at));
    if (at === -1 || !isExact) {
      unsure();
      return false;
    }
    for (let each = NUMBERS; each < end; each += 8) if (load<f64>(each) === number) return false;
    store<f64>(end, number);
    at = space(at) + 1;
  }
  return true;
}
