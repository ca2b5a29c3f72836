/** A date or time as a number that can be compared with others of its kind. */
export interface Moment {
  /** Milliseconds, with a fraction; in UTC when there is a zone, in the clock's own time when there is none. */
  readonly at: number;
  readonly hasZone: boolean;
  readonly dateOnly: boolean;
}

const form =
  /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?([Zz]|[+-]\d{2}(?::?\d{2})?)?)?$/;

/** Reads an ISO 8601 or RFC 3339 date or time; undefined when it is none or when the calendar has no such day. */
export function momentOf(text: string): Moment | undefined {
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
