import { printable } from '../printable.ts';

/** A value in a sentence: short ones as they are written in JSON, long ones by their kind and size. */
export function shown(value: unknown): string {
  if (typeof value === 'string') {
    return value.length <= longest ? printable(JSON.stringify(value)) : `a text of ${value.length} characters`;
  }
  if (Array.isArray(value))
    return value.length === 0
      ? 'an empty list'
      : `a list of ${value.length === 1 ? 'one entry' : `${value.length} entries`}`;
  if (typeof value === 'object' && value !== null)
    return Object.keys(value).length === 0 ? 'an empty object' : 'an object';
  return String(value);
}

const longest = 40;
