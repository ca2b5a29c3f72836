import { parsePointer } from '@trace-formats/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '../../../tools/chance/share.ts';
import {
  convert,
  type Json,
  openLedger,
  readableFormats,
  readTimeline,
  type Source,
  type SourceFile,
  sourceOfDocument,
  sourceOfRecords,
} from '../src/index.ts';
import { everyTarget } from './every-target.ts';
import { allFixturesOf } from './fixture.ts';
import { problemsOf } from './output/problems.ts';
import { unsoundnessOf } from './soundness.ts';

/**
 * Reads and converts a source and insists that nothing is thrown, that all that is written is valid, and that the timeline is
 * sound.
 */
function insist(source: Source, format: string): void {
  for (const options of everyTarget) {
    const done = convert(source, { ...options, from: format });
    if (done.refused) continue;
    expect(problemsOf(done.to, done.document), options.to).toEqual([]);
    for (const { place } of done.losses) parsePointer(place.pointer);
  }
  const ledger = openLedger();
  const reading = readTimeline(source, format, ledger);
  if ('refused' in reading) {
    expect(reading.message).not.toContain('\n');
    return;
  }
  expect(unsoundnessOf(reading.timeline)).toEqual([]);
  JSON.stringify(reading.timeline);
  for (const loss of ledger.losses()) expect(loss.why).toMatch(/^[A-Z].*\.$/);
}

/** Names of fields that mean something to a pointer, to an object or to a list. */
const oddNames = ['a/b~c', '~', '', '7', '__proto__', 'message/usage', '*'];

/**
 * A copy of a value in which parts are missing, of another type, under other names, or those of another place, as the numbers
 * say.
 */
function damaged(value: Json, next: () => number): Json {
  const luck = next() % 40;
  if (luck === 0) return null;
  if (luck === 1) return 'x';
  if (luck === 2) return next();
  if (luck === 3) return [];
  if (luck === 4) return {};
  if (luck === 5) return [value, value];
  if (luck === 6) return { type: 'text', text: value };
  if (Array.isArray(value)) return value.map((item) => damaged(item, next));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]): [string, Json][] => {
      const fate = next() % 30;
      if (fate === 0) return [];
      return [[fate === 1 ? oddNames[next() % oddNames.length]! : key, damaged(item as Json, next)]];
    }),
  );
}

/** A small generator of numbers, so that a failure can be repeated from its seed. */
function numbers(seed: number): () => number {
  let state = seed | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}

describe.each([...readableFormats])('the reader of %s', (format) => {
  it('reads each of its fixtures into a sound timeline', () => {
    for (const file of allFixturesOf(format)) insist(file, format);
  });

  it('takes its fixtures in any damaged shape', () => {
    const files = allFixturesOf(format);
    fc.assert(
      fc.property(fc.integer(), fc.nat(files.length - 1), (seed, index) => {
        const next = numbers(seed);
        const file = files[index]!;
        if ('value' in file) insist({ ...file, value: damaged(file.value, next) }, format);
        else {
          const records = file.records.map((record) => ({ ...record, value: damaged(record.value, next) }));
          if (next() % 3 === 0) records.reverse();
          insist({ ...file, records: next() % 3 === 0 ? [...records, ...records] : records }, format);
        }
      }),
      // Makes of a Claude Code log one in which a subagent answers the call that started it.
      { numRuns: tries(12), examples: [[1067882242, Math.min(11, files.length - 1)]] },
    );
  });

  it('takes any JSON, as a document and as records', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.array(fc.jsonValue(), { maxLength: 5 }), (value, records) => {
        insist(sourceOfDocument(value as Json), format);
        insist(sourceOfRecords(records as Json[]), format);
      }),
      { numRuns: tries(9) },
    );
  });

  it('takes several files that have nothing to do with one another, and none', () => {
    insist({ files: [] }, format);
    insist({ files: readableFormats.flatMap((other) => allFixturesOf(other)) }, format);
  });

  it('does not change what it reads, and gives the same of it every time', () => {
    for (const file of allFixturesOf(format)) {
      const before = JSON.stringify(file);
      for (const options of everyTarget) {
        const once = JSON.stringify(convert(file, { ...options, from: format }));
        expect(JSON.stringify(convert(file, { ...options, from: format }))).toBe(once);
      }
      expect(JSON.stringify(file)).toBe(before);
    }
  });

  it('takes an object that cannot be turned into a text in the place of any value', () => {
    const hostile: Json = { toString: 0, valueOf: 0, length: 3 };
    for (const file of allFixturesOf(format)) {
      const whole = 'value' in file ? file.value : file.records.map(({ value }) => value);
      for (const value of eachReplaced(whole, hostile)) {
        const source = 'value' in file ? sourceOfDocument(value) : sourceOfRecords(value as readonly Json[]);
        expect(convert(source, { to: 'forsy', from: format })).toHaveProperty('refused');
      }
    }
  });

  it('takes lists and objects in one another as deep as texts of JSON may go, and refuses deeper ones', () => {
    for (const file of allFixturesOf(format).slice(0, 1)) {
      const whole = 'value' in file ? file.value : file.records.map(({ value }) => value);
      const all = [...eachReplaced(whole, 'deep')].map((value) => JSON.stringify(value));
      // A few places of every fixture are enough: the same code follows a value wherever it stands.
      const few = all.filter((_, index) => index % Math.ceil(all.length / 4) === 0);
      for (const [depth, target] of [980, 20000].flatMap((deep) => everyTarget.map((to) => [deep, to] as const)))
        for (const text of few) {
          const value = JSON.parse(text.replace('"deep"', `${'['.repeat(depth)}${']'.repeat(depth)}`)) as Json;
          const source = 'value' in file ? sourceOfDocument(value) : sourceOfRecords(value as readonly Json[]);
          const done = convert(source, { ...target, from: format });
          if (done.refused && depth < 1000) expect(done.reason).not.toBe('too-deep');
        }
    }
  });

  it('is not led astray by the names that every object has', () => {
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
    for (const file of allFixturesOf(format))
      for (const name of names) {
        const renamed = JSON.parse(
          JSON.stringify(file).replace(/"(?:role|type|source|action|tool|id|text)":/g, `"${name}":`),
        );
        const revalued = JSON.parse(
          JSON.stringify(file).replace(/("(?:role|type|source|action|tool|id)"): ?"[^"]*"/g, `$1:"${name}"`),
        );
        insist(renamed as SourceFile, format);
        insist(revalued as SourceFile, format);
      }
  });
});

/** The value as often as it has values inside, each time with another of them replaced. */
function* eachReplaced(whole: Json, by: Json): Generator<Json> {
  if (typeof whole !== 'object' || whole === null) return;
  for (const key of Object.keys(whole)) {
    const object = whole as { readonly [key: string]: Json };
    const put = (inner: Json): Json =>
      Array.isArray(whole) ? whole.map((item, at) => (at === Number(key) ? inner : item)) : { ...object, [key]: inner };
    yield put(by);
    for (const inner of eachReplaced(object[key]!, by)) yield put(inner);
  }
}
