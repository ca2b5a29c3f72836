import type { ForsyFamily } from '../detector.ts';
import { plainOf } from '../spelling/percents.ts';

/** What a value is known by: a person is the same in capitals and over a line's end, a password is not; percent codes are only its spelling. */
export function identityOf(value: string, family: ForsyFamily): string {
  return family === 'PERSON' ? value.toLowerCase().replace(/\s+/g, ' ') : plainOf(value);
}
