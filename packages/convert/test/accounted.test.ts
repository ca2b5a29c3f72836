import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toPointer } from '@trace-formats/schema';
import { read } from '@trace-formats/validate';
import { describe, expect, it } from 'vitest';
import { tries } from '../../../tools/chance/share.ts';
import {
  convert,
  type Json,
  type JsonObject,
  type Loss,
  openLedger,
  type ReadableFormat,
  readableFormats,
  readTimeline,
  type SourceFile,
  sourceOfRead,
} from '../src/index.ts';
import { isObject, objectAt, stringAt } from '../src/json/json.ts';
import { everyTarget } from './every-target.ts';
import { at, cut, type Path, put } from './put.ts';

// Of a result whose call is not there it is told that the call is missing.
const resultAlone = /tool_call_id(?:s\/\*)?$|\/toolCallId$|\/payload\/call_id$/;

/**
 * Whole conversions, from the text of a source to the document: whatever is put into one place of a fixture comes out, or a loss names
 * the place. Fields of which neither is true say what something else in the source says as well.
 */
const saidElsewhere: Readonly<Record<string, RegExp>> = {
  // Records of unknown types are counted by type. What a log says of its repository is one fact, told where the folder stands, and
  // whether the human said something is told by who said it.
  codex: new RegExp(`${resultAlone.source}|/type$|^(?:/payload)?/git/|^/payload/(?:kind|parent_thread_id)$`),
  // The order of events and steps is told by their order.
  atif: /\/step_id$|\/schema_version$|\/message\/\*\/type$/,
  forsy: /^\/steps\/\*\/step$|^\/prior_collection_id$/,
  // A reader goes by the ids that events name, and a check of the export is made anew.
  'open-token': /^\/integrity\/|^\/participants\/\*\/actor_id$|^\/events\/\*\/seq$/,
  // A response states its tokens again and again, and a subagent's record names the call that started it. That a record has an id which
  // has no place is told of the first of each kind, which stands in a line of its own.
  'claude-code': /^\/message\/usage\/|^\/parentToolUseID$|^\/data\/message\/uuid$/,
  pi: /^\/version$|^\/id$/,
  'gemini-cli': /\/tokens\/thoughts$/,
  sts: resultAlone,
  trajectory: new RegExp(`${resultAlone.source}|/tool_calls/\\*/type$`),
  'openai-chat': new RegExp(`${resultAlone.source}|reasoning_tokens$`),
};

interface Fixture {
  readonly name: string;
  readonly text: string;
  readonly isLines: boolean;
  /** The document, or a list of the records. */
  readonly whole: Json;
}

function fixtures(format: string): readonly Fixture[] {
  const folder = fileURLToPath(new URL(`../src/${format}/fixtures/`, import.meta.url));
  return readdirSync(folder).map((name) => {
    const file = opened(readFileSync(folder + name, 'utf8'), name);
    const isLines = 'records' in file;
    const whole = isLines ? file.records.map(({ value }) => value) : file.value;
    return { name, isLines, whole, text: written(whole, isLines) };
  });
}

function opened(text: string, name: string): SourceFile {
  return sourceOfRead(read(text, { mode: 'tolerant' }), name);
}

function written(whole: Json, isLines: boolean): string {
  return isLines
    ? (whole as readonly Json[]).map((record) => `${JSON.stringify(record)}\n`).join('')
    : JSON.stringify(whole);
}

function valuesIn(whole: Json, path: Path = []): readonly Path[] {
  if (typeof whole !== 'object' || whole === null) return path.length === 0 ? [] : [path];
  return Object.keys(whole).flatMap((key) => {
    const step = Array.isArray(whole) ? Number(key) : key;
    return [
      [...path, step],
      ...valuesIn(at(whole, [step]), [...path, step]).filter(({ length }) => length > path.length + 1),
    ];
  });
}

/** The paths of a fixture, each field once for each kind of record, with what a loss calls it. */
function asked({ whole, isLines }: Fixture, seen: Set<string>): readonly { path: Path; inside: Path; field: string }[] {
  return valuesIn(whole).flatMap((path) => {
    const inside = isLines ? path.slice(1) : path;
    if (inside.length === 0) return [];
    const field = toPointer(inside).replace(/\/\d+(?=\/|$)/g, '/*');
    const record = isLines ? at(whole, path.slice(0, 1)) : null;
    const kind = `${stringAt(record, 'type')} ${stringAt(objectAt(record, 'payload'), 'type')} ${field}`;
    if (seen.has(kind)) return [];
    seen.add(kind);
    return [{ path, inside, field }];
  });
}

const mark = 'odd-74903';

function oddInPlaceOf(was: Json): Json {
  if (typeof was === 'number') return 74903;
  return typeof was === 'string' ? `${was} ${mark}` : { [mark]: mark };
}

/**
 * The fixtures with one value changed at a time, and what was told without the change: each value is converted into one of the formats,
 * the next into the one after it.
 */
function* changed(files: readonly Fixture[], format: ReadableFormat, change: (was: Json) => Json | undefined) {
  const seen = new Set<string>();
  let turn = 0;
  for (const file of files) {
    const before = everyTarget.map((target) => lossesOf(file.text, file.name, format, target));
    const isTold = toldWhereItStands(file, format, before);
    for (const { path, field } of asked(file, seen)) {
      const was = at(file.whole, path);
      const odd = change(was);
      if (odd === undefined) continue;
      const text = written(put(file.whole, path, odd), file.isLines);
      for (let count = 0; count < tries(1); count++) {
        const index = turn++ % everyTarget.length;
        const target = everyTarget[index]!;
        yield {
          done: convert(opened(text, file.name), { ...target, from: format }),
          was,
          field,
          where: `${target.to} ${file.name} ${field}`,
          told: before[index],
          isToldWhereItStands: () => isTold(path, index),
        };
      }
    }
  }
}

/** What to do where the tests of all readers have nothing to ask of one. */
const enough = 'The fixtures of this format hold too little: put whole sessions with every field into its fixtures/.';

describe.each([...readableFormats])('of what a source in the format %s holds', (format) => {
  const files = fixtures(format);

  it('every value comes out or is named, into whatever format', () => {
    const silent = new Set<string>();
    let count = 0;
    for (const { done, was, field, where, told, isToldWhereItStands } of changed(files, format, oddInPlaceOf)) {
      count += 1;
      // A number in the place of a time is one in milliseconds.
      if (done.refused || /74903|01:14\.903/.test(JSON.stringify(done.document))) continue;
      const isSaid =
        told === undefined ||
        toldBy(done.losses, told, field) ||
        (was === null || typeof was !== 'object'
          ? isToldWhereItStands()
          : done.losses.some((loss) => speaksOf(loss, field) || (loss.kind !== 'missing' && isNew(loss, told))));
      if (!isSaid && !saidElsewhere[format]?.test(field)) silent.add(where);
    }
    expect(count, enough).toBeGreaterThan(20);
    expect([...silent].sort()).toEqual([]);
  });

  it.each(['', '__proto__'])('a field that is called %j comes out or is named', (name) => {
    const silent = new Set<string>();
    let count = 0;
    const withField = (was: Json): Json | undefined => (isObject(was) ? { ...was, [name]: mark } : undefined);
    for (const { done, where, told, isToldWhereItStands } of changed(files, format, withField)) {
      count += 1;
      if (done.refused || JSON.stringify(done.document).includes(mark)) continue;
      const isSaid = done.losses.some((loss) => isNew(loss, told ?? []));
      if (!isSaid && !isToldWhereItStands()) silent.add(where);
    }
    expect(count, enough).toBeGreaterThan(2);
    expect([...silent].sort()).toEqual([]);
  });

  it.each(['-1e400', '-0', '12345678901234567890', '0.1000000000000000055511'])(
    'the number %s comes out as it is or is named',
    (number) => {
      const silent = new Set<string>();
      const seen = new Set<string>();
      for (const file of files)
        for (const { path, inside, field } of asked(file, seen)) {
          const text = written(put(file.whole, path, mark), file.isLines).replace(JSON.stringify(mark), number);
          const ledger = openLedger();
          const reading = readTimeline(opened(text, file.name), format, ledger);
          const isSaid = ledger
            .losses()
            .some(({ trap, place }) => trap === 'number-not-kept' && toPointer(inside) === place.pointer);
          if (!isSaid && !('refused' in reading)) silent.add(`${file.name} ${field}`);
        }
      expect([...silent].sort()).toEqual([]);
    },
  );

  it('a value whose key comes again is named', () => {
    const silent = new Set<string>();
    const seen = new Set<string>();
    const converted = new Map<string, ReturnType<typeof convert>>();
    const plain = (file: Fixture, target: (typeof everyTarget)[number]): ReturnType<typeof convert> => {
      const known = converted.get(`${target.to} ${file.name}`);
      const done = known ?? convert(opened(file.text, file.name), { ...target, from: format });
      converted.set(`${target.to} ${file.name}`, done);
      return done;
    };
    let next = 0;
    for (const file of files)
      for (const { path, inside, field } of asked(file, seen)) {
        const key = path.at(-1)!;
        if (typeof key === 'number') continue;
        const around = at(file.whole, path.slice(0, -1)) as JsonObject;
        const entries = Object.entries(around).flatMap((entry) => (entry[0] === key ? [[mark, 1], entry] : [entry]));
        const twice = put(file.whole, path.slice(0, -1), Object.fromEntries(entries) as Json);
        const text = written(twice, file.isLines).replace(
          `${JSON.stringify(mark)}:1`,
          `${JSON.stringify(key)}:{"lost":[-0]}`,
        );
        const target = everyTarget[next++ % everyTarget.length]!;
        const once = plain(file, target);
        const done = convert(opened(text, file.name), { ...target, from: format });
        if (done.refused || once.refused) continue;
        expect(done.document, field).toEqual(once.document);
        const told = done.losses.filter((loss) => isNew(loss, once.losses));
        if (told.length !== 1 || told[0]!.trap !== 'key-repeated' || told[0]!.place.pointer !== toPointer(inside))
          silent.add(`${file.name} ${field}`);
      }
    expect([...silent].sort()).toEqual([]);
  });

  it('every loss names a place that is there and has the name that the loss gives it', () => {
    for (const file of files)
      for (const target of everyTarget)
        for (const { kind, place, field, fact } of lossesOf(file.text, file.name, format, target) ?? []) {
          // What is missing stands nowhere, and of a fact of the session a log may not tell in which record it stood.
          if (kind === 'missing' || place.line !== undefined || /^session\./.test(fact ?? '')) continue;
          const own = place.pointer.replace(/\/\d+(?=\/|$)/g, '/*');
          const leads = `${field}/`.startsWith(`${own}/`) || `${own}/`.startsWith(`${field}/`);
          expect(leads, `${target.to} ${file.name} ${field} ${own}`).toBe(true);
        }
  });
});

/**
 * Whether a loss of what holds a value goes with it when that is taken away, and so speaks of the value: another record may have the
 * same loss.
 */
function toldWhereItStands(
  file: Fixture,
  format: string,
  before: readonly (readonly Loss[] | undefined)[],
): (path: Path, index: number) => boolean {
  const without = new Map<string, readonly Loss[] | undefined>();
  return (path, index) =>
    path.some((_, length) => {
      const around = path.slice(0, path.length - length);
      const key = `${index} ${toPointer(around)}`;
      if (!without.has(key)) {
        const text = written(cut(file.whole, around), file.isLines);
        without.set(key, lossesOf(text, file.name, format, everyTarget[index]!));
      }
      const left = without.get(key);
      const inside = toPointer(file.isLines ? around.slice(1) : around).replace(/\/\d+(?=\/|$)/g, '/*');
      return left !== undefined && toldBy(before[index]!, left, inside);
    });
}

/** Whether losses speak of a field or of what holds it, more often than others do. */
function toldBy(losses: readonly Loss[], others: readonly Loss[], field: string): boolean {
  return losses.some(
    (loss) =>
      speaksOf(loss, field) && loss.count > (others.find((other) => nameOf(other) === nameOf(loss))?.count ?? 0),
  );
}

function speaksOf(loss: Loss, field: string): boolean {
  return loss.kind !== 'missing' && `${field}/`.startsWith(`${loss.field}/`);
}

function nameOf({ kind, field, why, fact, trap, of }: Loss): string {
  return JSON.stringify([kind, field, why, fact, trap, of]);
}

function lossesOf(
  text: string,
  name: string,
  format: string,
  target: (typeof everyTarget)[number],
): readonly Loss[] | undefined {
  const done = convert(opened(text, name), { ...target, from: format });
  return done.refused ? undefined : done.losses;
}

function isNew(loss: Loss, before: readonly Loss[] | undefined): boolean {
  const is = JSON.stringify(loss);
  return !(before ?? []).some((other) => JSON.stringify(other) === is);
}
