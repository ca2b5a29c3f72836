import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { read } from '@trace-formats/validate';
import { describe, expect, it } from 'vitest';
import {
  type Json,
  type JsonObject,
  openLedger,
  readableFormats,
  readTimeline,
  type SourceFile,
  sourceOfRead,
} from '../src/index.ts';
import { isObject } from '../src/json.ts';

/** A field that no version of any format has, put into one object of a source at a time. */
const [name, value] = ['x_new', 'never seen before'];

describe.each([...readableFormats])('the reader of %s', (format) => {
  it('keeps every field that it does not know, or says that it is left out', () => {
    const silent = new Set<string>();
    let asked = 0;
    for (const file of fixtures(format)) {
      const whole = 'value' in file ? file.value : file.records.map((record) => record.value);
      const before = JSON.stringify(outcomeOf(file, format).losses);
      for (const path of objectsIn(whole)) {
        const { timeline, losses } = outcomeOf(withField(file, path), format);
        asked += 1;
        const isSaid = JSON.stringify(losses) !== before || JSON.stringify(timeline ?? null).includes(value);
        if (!isSaid && !isLeftOut(file, path, format))
          silent.add(`/${path.map((step) => (typeof step === 'number' ? '*' : step)).join('/')}`);
      }
    }
    expect(asked).toBeGreaterThan(10);
    expect([...silent].sort()).toEqual([]);
  });
});

function fixtures(format: string): readonly SourceFile[] {
  const folder = fileURLToPath(new URL(`../src/${format}/fixtures/`, import.meta.url));
  return readdirSync(folder).map((file) => sourceOfRead(read(readFileSync(folder + file), { mode: 'tolerant' }), file));
}

function outcomeOf(file: SourceFile, format: string) {
  const ledger = openLedger();
  const reading = readTimeline(file, format, ledger);
  return { timeline: 'timeline' in reading ? reading.timeline : undefined, losses: ledger.losses() };
}

type Path = readonly (string | number)[];

/** Where the objects of a source stand that belong to its format: not what is inside arguments, outputs and other payloads. */
function objectsIn(whole: Json, path: Path = []): readonly Path[] {
  if (typeof whole !== 'object' || whole === null) return [];
  if (Array.isArray(whole)) return whole.flatMap((item, index) => objectsIn(item, [...path, index]));
  return [path, ...Object.entries(whole).flatMap(([key, item]) => objectsIn(item as Json, [...path, key]))];
}

function withField(file: SourceFile, path: Path): SourceFile {
  if ('value' in file) return { ...file, value: added(file.value, path) };
  const [index, ...rest] = path;
  const records = file.records.map((record, at) =>
    at === index ? { ...record, value: added(record.value, rest) } : record,
  );
  return { ...file, records };
}

function added(whole: Json, [step, ...rest]: Path): Json {
  if (step === undefined) return { ...(whole as JsonObject), [name]: value };
  if (Array.isArray(whole)) return whole.map((item, index) => (index === step ? added(item, rest) : item));
  const object = whole as JsonObject;
  return { ...object, [step]: added(object[step] as Json, rest) };
}

/**
 * Whether what holds the object is left out whole and named as such: a field of which a loss speaks, or a record that gives the timeline
 * nothing, such as a copy of another.
 */
function isLeftOut(file: SourceFile, path: Path, format: string): boolean {
  const { timeline, losses } = outcomeOf(file, format);
  const fields = new Set(losses.filter(({ kind }) => kind === 'dropped').map(({ field }) => field));
  const keys = 'records' in file ? path.slice(1) : path;
  for (let length = keys.length; length > 0; length -= 1) {
    const field = `/${keys
      .slice(0, length)
      .map((key) => (typeof key === 'number' ? '*' : key))
      .join('/')}`;
    if (fields.has(field) || fields.has(field.replace(/^\/payload/, ''))) return true;
  }
  if (!('records' in file) || timeline === undefined) return timeline === undefined;
  const record = file.records[Number(path[0])]!;
  if (outcomeOf({ records: [record] }, format).losses.some(({ of }) => of === 'record')) return true;
  if (isObject(record.value) && /^session/.test(String(record.value['type']))) return false;
  const without = outcomeOf({ ...file, records: file.records.filter((other) => other !== record) }, format).timeline;
  return without?.events.length === timeline.events.length;
}
