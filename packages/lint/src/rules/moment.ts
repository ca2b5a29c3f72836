/** A date or time as a number that can be compared with others of its kind. */
export interface Moment {
  /** Milliseconds, with a fraction; in UTC when there is a zone, in the clock's own time when there is none. */
  readonly at: number;
  readonly hasZone: boolean;
  readonly dateOnly: boolean;
}

/** True for a time before the year 2000 or after 2099, such as 1970-01-01 or 9999-12-31: programs write it where they know none. */
export function isOfNoSession({ at }: Moment): boolean {
  return at < Date.UTC(2000, 0, 1) || at >= Date.UTC(2100, 0, 1);
}

/** True where one time is before another whatever a day without an hour, or a clock without a zone, may stand for. */
export function isCertainlyBefore(one: Moment, other: Moment): boolean {
  const isAlike = one.hasZone === other.hasZone && one.dateOnly === other.dateOnly;
  return isAlike ? one.at < other.at : latest(one) < earliest(other);
}

const hour = 3_600_000;

/** Clocks are at most 14 hours before UTC and 12 behind it. */
const earliest = ({ at, hasZone }: Moment): number => (hasZone ? at : at - 14 * hour);
const latest = ({ at, hasZone, dateOnly }: Moment): number =>
  (hasZone ? at : at + 12 * hour) + (dateOnly ? 24 * hour - 1 : 0);

const form =
  /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?([Zz]|[+-]\d{2}(?::?\d{2})?)?)?$/;

/** Reads an ISO 8601 or RFC 3339 date or time; undefined when it is none or when the calendar has no such day. */
export function momentOf(text: string): Moment | undefined {
  if (text.length > longest) return momentByForm(text);
  const place = placeOf(text);
  if (texts[place] !== text) {
    moments[place] = usualMoment(text) ?? momentByForm(text);
    texts[place] = text;
  }
  return moments[place];
}

/** Several rules ask for the times of one trace in turn, so that those read last are kept. */
const longest = 40;
const mostKept = 256;
const texts: (string | undefined)[] = new Array<undefined>(mostKept).fill(undefined);
const moments: (Moment | undefined)[] = new Array<undefined>(mostKept).fill(undefined);

/** By the digits that change from step to step. */
function placeOf(text: string): number {
  const minute = text.charCodeAt(14) * 10 + text.charCodeAt(15);
  const second = text.charCodeAt(17) * 10 + text.charCodeAt(18);
  return (60 * minute + 7 * second + text.charCodeAt(12)) & (mostKept - 1);
}

/** Milliseconds since 1970 of the day that was read last: the times of a trace mostly share one. */
const lastDay = { text: '', at: 0 };

/** A time in UTC to the second or to the millisecond, as programs write it; undefined for any other, sound or not. */
function usualMoment(text: string): Moment | undefined {
  const isLong = text.length === 24 && text.charCodeAt(19) === 0x2e;
  if ((text.length !== 20 && !isLong) || text.charCodeAt(text.length - 1) !== 0x5a) return undefined;
  if (text.charCodeAt(10) !== 0x54 || text.charCodeAt(13) !== 0x3a || text.charCodeAt(16) !== 0x3a) return undefined;
  const hour = twoDigits(text, 11);
  const minute = twoDigits(text, 14);
  const second = twoDigits(text, 17);
  if (!(hour <= 23 && minute <= 59 && second <= 60)) return undefined;
  const thousandths = isLong ? Math.floor(twoDigits(text, 20) / 10) * 100 + twoDigits(text, 21) : 0;
  if (Number.isNaN(thousandths)) return undefined;
  if (!text.startsWith(lastDay.text) || lastDay.text === '') {
    const day = momentByForm(text.slice(0, 10));
    if (day === undefined) return undefined;
    lastDay.text = text.slice(0, 10);
    lastDay.at = day.at;
  }
  const clock = (hour * 60 + minute) * 60_000 + second * 1000;
  // The fraction is added as the slow way adds it, so that both give the same number to the last bit.
  return { at: lastDay.at + (clock + (isLong ? (thousandths / 1000) * 1000 : 0)), hasZone: true, dateOnly: false };
}

function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 0x30;
  const ones = text.charCodeAt(at + 1) - 0x30;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

function momentByForm(text: string): Moment | undefined {
  const parts = form.exec(text);
  if (!parts) return undefined;
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', zone] = parts;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) return undefined;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return undefined;
  const clock =
    (Number(hour) * 60 + Number(minute)) * 60_000 + Number(second) * 1000 + Number(`0.${fraction || '0'}`) * 1000;
  return {
    at: date.getTime() + clock - offset(zone) * 60_000,
    hasZone: zone !== undefined,
    dateOnly: parts[4] === undefined,
  };
}

function offset(zone: string | undefined): number {
  if (zone === undefined || zone === 'Z' || zone === 'z') return 0;
  const digits = zone.slice(1).replace(':', '');
  const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2) || '0');
  return zone.startsWith('-') ? -minutes : minutes;
}
