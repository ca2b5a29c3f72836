import { momentOf } from '../rules/moment.ts';

/**
 * Why nobody can have signed on a day, as the end of a sentence about it; undefined for a day that may be. `today` is a day as
 * `2027-01-31`, and where the sun rises first it is tomorrow already.
 */
export function noDayOfSigning(on: string, today: string): string | undefined {
  const day = momentOf(on.slice(0, dayLength));
  if (day === undefined) return 'which is no day of the calendar';
  const now = momentOf(today);
  return now !== undefined && day.at > now.at + oneDay ? 'which is still to come' : undefined;
}

const dayLength = '2027-01-31'.length;
const oneDay = 86_400_000;
