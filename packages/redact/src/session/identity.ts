import type { ForsyFamily } from '../detector.ts';

/** What a value is known by: a person is the same in capitals and over a line's end, a password is not. */
export function identityOf(value: string, family: ForsyFamily): string {
  return family === 'PERSON' ? value.toLowerCase().replace(/\s+/g, ' ') : value;
}
