import { isBlank } from '../../blank.ts';
import { momentOf } from '../../moment.ts';

/** Equal, or written in two ways that say the same: one moment in two zones, one list in two orders, nothing as null and as an empty text. */
export function alike(stated: unknown, said: unknown): boolean {
  if (same(stated, said)) return true;
  if (isNothing(stated) || isNothing(said)) return isNothing(stated) && isNothing(said);
  if (isListOfTexts(stated) && isListOfTexts(said)) return same(stated.toSorted(), said.toSorted());
  if (typeof stated !== 'string' || typeof said !== 'string') return false;
  const [one, other] = [momentOf(stated), momentOf(said)];
  return one !== undefined && other !== undefined && one.hasZone === other.hasZone && one.at === other.at;
}

/** True for null, and for a text that says nothing. */
export function isNothing(value: unknown): boolean {
  return value === null || (typeof value === 'string' && isBlank(value));
}

/** Older traces have an empty list or object where others have null. */
export function isEmpty(value: unknown): boolean {
  return isNothing(value) || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
}

/** Equal as JSON values, whatever the order of keys. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (
    typeof one !== 'object' ||
    typeof other !== 'object' ||
    one === null ||
    other === null ||
    Array.isArray(one) !== Array.isArray(other)
  )
    return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) =>
        Object.hasOwn(other, key) &&
        same((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  );
}

/** Tools and skills have no order. */
function isListOfTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
