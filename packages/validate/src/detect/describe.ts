import { isObject } from '../json/value.ts';

/** What a value looks like to somebody who does not know its format: its kind and its first keys, and none of its texts. */
export function describe(value: unknown): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return 'an empty array';
    const objects = value.slice(0, 50).every((element) => isObject(element));
    return objects
      ? `an array of ${value.length} objects; the first is ${describe(value[0])}`
      : `an array of ${value.length} elements`;
  }
  if (value === undefined) return 'nothing';
  if (!isObject(value)) return value === null ? 'null' : `a ${typeof value}`;
  const keys: string[] = [];
  let count = 0;
  for (const key of Object.keys(value)) {
    count++;
    if (keys.length < 8 && isPlain(key)) keys.push(key);
  }
  if (count === 0) return 'an object without keys';
  const others = count - keys.length;
  if (keys.length === 0) return `an object with ${count} ${count === 1 ? 'key' : 'keys'}`;
  const more = others === 0 ? '' : ` and ${others} ${keys.length === 1 && others === 1 ? 'other' : 'more'}`;
  return `an object with the ${keys.length === 1 ? 'key' : 'keys'} ${keys.join(', ')}${more}`;
}

/** A key that a program chose. Others may hold what people wrote, or a secret, and are only counted. */
function isPlain(key: string): boolean {
  return /^[A-Za-z_$][A-Za-z_$.-]{0,31}\d?$/.test(key);
}
