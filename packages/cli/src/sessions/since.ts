import { CannotWork } from '../cannot-work.ts';

/** The moment that `--since` names: a date, a time, or how long ago. */
export function sinceMs(text: string, nowMs: number): number {
  const ago = /^(\d+)([mhdw])$/.exec(text);
  if (ago) return nowMs - Number(ago[1]) * milliseconds[ago[2]!]!;
  // A date alone is meant as the day begins here; `Date` would take it for a day of Greenwich.
  const [, year, month, day, time] = isoDate.exec(text) ?? [];
  const begins = dayBegins(Number(year), Number(month), Number(day));
  const at = time === undefined || Number.isNaN(begins) ? begins : Date.parse(text);
  if (Number.isNaN(at))
    throw new CannotWork(
      `--since is ${JSON.stringify(text.slice(0, 60))}, which is no date, no time and no length of time.`,
      'Write it as 2026-11-20, 2026-11-20T09:00:00Z, 30m, 12h, 7d or 2w.',
    );
  return at;
}

const milliseconds: Readonly<Record<string, number>> = { m: 60e3, h: 3600e3, d: 86_400e3, w: 7 * 86_400e3 };
const isoDate = /^(\d{4})-(\d\d)-(\d\d)(T\d\d:\d\d.*)?$/;

function dayBegins(year: number, month: number, day: number): number {
  const date = new Date(year, month - 1, day);
  return date.getMonth() === month - 1 && date.getDate() === day ? date.getTime() : Number.NaN;
}
