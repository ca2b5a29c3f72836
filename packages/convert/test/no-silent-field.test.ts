import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isInShare } from '../../../tools/chance/share.ts';
import {
  convert,
  type Json,
  type JsonObject,
  openLedger,
  readableFormats,
  readTimeline,
  type SourceFile,
} from '../src/index.ts';
import { isObject, objectAt, stringAt } from '../src/json/json.ts';
import { everyTarget } from './every-target.ts';
import { allFixturesOf } from './fixture.ts';
import { problemsOf } from './output/problems.ts';
import { at, type Path, put } from './put.ts';

/** A field that no version of any format has, put into one object of a source at a time. */
const [name, value] = ['x_new', 'never seen before'];

/** What to do where the tests of all readers have nothing to ask of one. */
const enough = 'The fixtures of this format hold too little: put whole sessions with every field into its fixtures/.';

describe.each([...readableFormats])('the reader of %s', (format) => {
  it('keeps every field that it does not know, or says that it is left out', () => {
    const silent = new Set<string>();
    let asked = 0;
    for (const file of allFixturesOf(format)) {
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
    expect(asked, enough).toBeGreaterThan(5);
    expect([...silent].sort()).toEqual([]);
  });

  it('keeps every value of a kind that does not belong there, or says that it is left out, and writes it nowhere wrong', () => {
    const silent = new Set<string>();
    const wrong = new Set<string>();
    let asked = 0;
    const fields = new Set<string>();
    for (const file of allFixturesOf(format)) {
      const whole = 'value' in file ? file.value : file.records.map((record) => record.value);
      const before = outcomeOf(file, format).losses.map((loss) => JSON.stringify(loss));
      for (const path of valuesIn(whole)) {
        const field = fieldOf('value' in file ? path : path.slice(1));
        // A field is asked about once for each kind of record.
        const inRecord = 'value' in file ? '' : stringAt((whole as readonly Json[])[Number(path[0])], 'type');
        if (fields.has(`${inRecord} ${field}`)) continue;
        fields.add(`${inRecord} ${field}`);
        for (const odd of odds) {
          const was = at(whole, path);
          if (kindOf(was) === kindOf(odd) || (isTime(path) && typeof odd === 'number')) continue;
          const source = replaced(file, path, odd);
          const { timeline, losses } = outcomeOf(source, format);
          const target = everyTarget[asked++ % everyTarget.length]!;
          const done = convert(source, { ...target, from: format });
          if (!done.refused && problemsOf(done.to, done.document).length > 0)
            wrong.add(`${done.to} ${field} ${kindOf(odd)}`);
          if (timeline === undefined || /odd-|987654/.test(JSON.stringify(timeline))) continue;
          const isSaid = losses.some(
            (loss) =>
              loss.kind !== 'missing' &&
              (!before.includes(JSON.stringify(loss)) || `${field}/`.startsWith(`${loss.field}/`)),
          );
          if (!isSaid && !isLeftOut(source, path, format)) silent.add(`${field} ${kindOf(odd)}`);
        }
      }
    }
    expect(asked, enough).toBeGreaterThan(20);
    expect([...wrong].sort()).toEqual([]);
    expect([...silent].sort()).toEqual([]);
  });

  it('keeps every field that it reads elsewhere, such as the second of two that say one thing, or says that it is left out', () => {
    const silent = new Set<string>();
    let asked = 0;
    const words = wordsOfReader(format);
    const kinds = new Set<string>();
    for (const file of allFixturesOf(format)) {
      const whole = 'value' in file ? file.value : file.records.map((record) => record.value);
      const before = JSON.stringify(outcomeOf(file, format).losses);
      for (const path of objectsIn(whole)) {
        const object = at(whole, path) as JsonObject;
        const field = fieldOf('value' in file ? path : path.slice(1));
        // What is inside arguments and outputs is nobody's to know, and of objects that are alike one is asked.
        const record = 'value' in file ? null : (whole as readonly Json[])[Number(path[0])]!;
        const kind = JSON.stringify([field, kindOfRecord(record), object['type'], Object.keys(object).sort()]);
        if (payload.test(field) || kinds.has(kind)) continue;
        kinds.add(kind);
        // Every fifth word, and of the next object others.
        for (const word of words.filter((_, index) => isInShare(index + kinds.size, 9))) {
          if (isStated(object[word]) || saysNothing[format]?.test(`${field}/${word}`)) continue;
          // A text to every second, since most fields hold one; something else to the others.
          const odd = odds[asked % 2 === 0 ? 0 : 1 + ((asked >> 1) % 3)]!;
          asked += 1;
          const source = replaced(file, path, { ...object, [word]: odd });
          const { timeline, losses } = outcomeOf(source, format);
          if (timeline === undefined || mark.test(JSON.stringify(timeline))) continue;
          if (JSON.stringify(losses) === before && !isLeftOut(source, [...path, word], format))
            silent.add(`${field}/${word} ${kindOf(odd)}`);
        }
      }
    }
    expect(asked, enough).toBeGreaterThan(80);
    expect([...silent].sort()).toEqual([]);
  });
});

/** Every word in quotes in the code of a reader, and so every field that it knows. */
function wordsOfReader(format: string): readonly string[] {
  const folders = format === 'sts' || format === 'trajectory' ? [format, 'openai-chat'] : [format];
  const code = folders.flatMap((folder) => {
    const path = fileURLToPath(new URL(`../src/${folder}/`, import.meta.url));
    const names = readdirSync(path).filter((name) =>
      /^(?!.*(?:test|writer|from-|migrate|save|fields)).*\.ts$/.test(name),
    );
    return names.map((name) => readFileSync(path + name, 'utf8').replace(/^.* from '.*$/gm, ''));
  });
  const quoted = code.flatMap(
    (text) => text.match(/'[\w ]+'|`[\w\s]+`|\b[a-z]\w*(?=: (?:text|number|flag|any)\b)/g) ?? [],
  );
  return [...new Set(quoted.flatMap((words) => words.match(/\b[a-z]\w*/gi) ?? []))];
}

/** Where a format keeps what is nobody's to know. */
const payload = /\/(?:arguments|input|toolUseResult)(?:\/|$)/;

/**
 * Fields that say only which record belongs to which, when a line was written that nothing was made of, or of which version a log
 * is.
 */
const saysNothing: Readonly<Record<string, RegExp>> = {
  'claude-code': /\/(?:parentUuid|logicalParentUuid|sourceToolAssistantUUID)$/,
  codex: /^\/timestamp$/,
  pi: /^\/version$/,
};

/** An odd value as it comes out; a number in the place of a time is one in milliseconds. */
const mark = /odd-|987654|16:27\.654/;

function kindOfRecord(record: Json): string {
  const inner = [objectAt(record, 'payload'), objectAt(record, 'message')];
  return JSON.stringify([record, ...inner].map((value) => [stringAt(value, 'type'), stringAt(value, 'role')]));
}

function isStated(value: Json | undefined): boolean {
  return value !== undefined && value !== null;
}

const odds: readonly Json[] = ['odd-text', 987654, ['odd-item'], { 'odd-key': 'odd-value' }];

function kindOf(value: Json): string {
  return value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;
}

/** A number in the place of a time is read as milliseconds. */
function isTime(path: Path): boolean {
  return /(?:timestamp|_at|^ts)$/.test(String(path.at(-1)));
}

function fieldOf(path: Path): string {
  return path.map((step) => (typeof step === 'number' ? '/*' : `/${step}`)).join('');
}

function valuesIn(whole: Json, path: Path = []): readonly Path[] {
  const own = path.length === 0 ? [] : [path];
  if (typeof whole !== 'object' || whole === null) return own;
  const keys = Array.isArray(whole) ? whole.keys() : Object.keys(whole);
  return [...own, ...[...keys].flatMap((key) => valuesIn(at(whole, [key]), [...path, key]))];
}

function replaced(file: SourceFile, path: Path, value: Json): SourceFile {
  if ('value' in file) return { ...file, value: put(file.value, path, value) };
  const [index, ...rest] = path;
  const records = file.records.map((record, number) =>
    number === index ? { ...record, value: put(record.value, rest, value) } : record,
  );
  return { ...file, records };
}

function outcomeOf(file: SourceFile, format: string) {
  const ledger = openLedger();
  const reading = readTimeline(file, format, ledger);
  return { timeline: 'timeline' in reading ? reading.timeline : undefined, losses: ledger.losses() };
}

/** Where the objects of a source stand that belong to its format: not what is inside arguments, outputs and other payloads. */
function objectsIn(whole: Json, path: Path = []): readonly Path[] {
  if (typeof whole !== 'object' || whole === null) return [];
  if (Array.isArray(whole)) return whole.flatMap((item, index) => objectsIn(item, [...path, index]));
  return [path, ...Object.entries(whole).flatMap(([key, item]) => objectsIn(item as Json, [...path, key]))];
}

function withField(file: SourceFile, path: Path): SourceFile {
  const whole = 'value' in file ? file.value : file.records.map((record) => record.value);
  return replaced(file, path, { ...(at(whole, path) as JsonObject), [name]: value });
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
