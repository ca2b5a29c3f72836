import { ifPossible } from '../if-possible.ts';
import { objectOf } from '../object-of.ts';
import type { Lines } from './lines.ts';

/** A line of a log as an object; undefined for a line that is none. */
export function recordOf(line: string): Readonly<Record<string, unknown>> | undefined {
  if (!line.startsWith('{')) return undefined;
  return ifPossible(() => objectOf(JSON.parse(line)));
}

/** Whether a text is JSON as it stands. */
export function isJson(text: string): boolean {
  return ifPossible((): unknown => JSON.parse(text)) !== undefined;
}

/** The value if it is a text that is not empty. */
export function textAt(record: Readonly<Record<string, unknown>> | undefined, key: string): string | undefined {
  const value = record && Object.hasOwn(record, key) ? record[key] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The `timestamp` of a record if it is a time. */
export function timeAt(record: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const text = textAt(record, 'timestamp');
  return text !== undefined && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

/** A look at lines that is asked for twice in a row, whether it is enough and what it says, and is taken once. */
export function takenOnce<Seen>(look: (lines: Lines) => Seen): (lines: Lines) => Seen {
  let last: { readonly lines: Lines; readonly seen: Seen } | undefined;
  return (lines) => {
    if (last?.lines !== lines) last = { lines, seen: look(lines) };
    return last.seen;
  };
}

/** The time of the last line that has one. */
export const lastTime: (lines: Lines) => string | undefined = takenOnce((lines) => {
  for (const line of lines.backward()) {
    const time = line.includes('"timestamp"') ? timeAt(recordOf(line)) : undefined;
    if (time !== undefined) return time;
  }
  return undefined;
});

/** The last record of a type among the lines. */
export function lastOfType(
  lines: Lines,
  type: string,
  fits: (record: Readonly<Record<string, unknown>>) => boolean = () => true,
): Readonly<Record<string, unknown>> | undefined {
  const mark = `"${type}"`;
  for (const line of lines.backward()) {
    const record = line.includes(mark) ? recordOf(line) : undefined;
    if (record?.['type'] === type && fits(record)) return record;
  }
  return undefined;
}
