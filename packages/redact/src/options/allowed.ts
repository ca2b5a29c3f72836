import { type Part, textOf } from '../parts.ts';
import type { Allowed } from './find-options.ts';

/** What was allowed may be the value or the way in which it is spelt there. */
export function isAllowedPart(part: Part, text: string, allow: readonly Allowed[] = []): boolean {
  return isAllowed(textOf(part, text), allow) || isAllowed(text.slice(part.start, part.end), allow);
}

export function isAllowed(value: string, allow: readonly Allowed[] = []): boolean {
  return allow.some(({ value: allowed }) => {
    if (typeof allowed === 'string') return allowed === value;
    // Under the flag m, a line that is harmless would let go all the others.
    return new RegExp(`(?<![\\s\\S])(?:${allowed.source})(?![\\s\\S])`, allowed.flags.replace(/[gy]/g, '')).test(value);
  });
}
