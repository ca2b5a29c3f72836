import { isCertainlyBefore, momentOf } from '../rules/moment.ts';

/**
 * Why nobody can have signed on a day, as the end of a sentence about it; undefined for a day that may be. `today` is a day as
 * `2027-01-31`, and where the sun rises first it is tomorrow already; `ended` is when the work that was signed ended, as it says.
 */
export function noDayOfSigning(on: string, today: string, ended?: string): string | undefined {
  const day = momentOf(on.slice(0, dayLength));
  if (day === undefined) return 'which is no day of the calendar';
  const now = momentOf(today);
  if (now !== undefined && day.at > now.at + oneDay) return 'which is still to come';
  const end = momentOf(ended ?? '');
  return end !== undefined && isCertainlyBefore(day, end) ? 'before the work had ended' : undefined;
}

const dayLength = '2027-01-31'.length;
const oneDay = 86_400_000;
