import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { glimpse } from '../../src/sessions/glimpse.ts';
import type { Lines } from '../../src/sessions/lines.ts';
import type { LogFolder } from '../../src/sessions/log-files.ts';
import { newestFirst } from '../../src/sessions/newest-first.ts';

const folder = mkdtempSync(join(tmpdir(), 'trace-formats-glimpse-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const all = (lines: Lines): (string | undefined)[] => Array.from({ length: lines.length }, (_, at) => lines.at(at));
const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('a look at the two ends of a log', () => {
  const line = fc.oneof(
    fc.string({ maxLength: 40, unit: 'grapheme' }).map((text) => JSON.stringify({ text })),
    fc.integer({ min: 0, max: 9000 }).map((length) => JSON.stringify({ text: 'é'.repeat(length) })),
    fc.constant(''),
  );
  it('gives whole lines of that end, in order, and all of them where the log is short', () => {
    const file = join(folder, 'log.jsonl');
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), fc.constantFrom('', '\n', '{"cut'), (lines, end) => {
        const text = lines.join('\n') + end;
        writeFileSync(file, text);
        const { head, tail, cut, bytes } = glimpse(file, { head: () => true, tail: ({ length }) => length > 0 })!;
        expect(bytes).toBe(Buffer.byteLength(text));
        const last = text.slice(text.lastIndexOf('\n') + 1);
        expect(cut).toBe(last.trim() !== '' && !isJson(last));
        // What stands after the last line break counts if it is whole.
        const whole = (cut ? text.slice(0, -last.length) : text).split('\n');
        if (whole.at(-1) === '') whole.pop();
        expect(all(head)).toEqual(whole.slice(0, head.length));
        expect(all(tail)).toEqual(whole.slice(whole.length - tail.length));
        if (bytes <= 4096) expect(head.length).toBe(whole.length);
        // A pattern is held against the bytes, each as a letter of its own, and 0xe9 is then an é.
        for (const part of [head, tail]) expect(part.hold(/é/)).toBe(Buffer.from(all(part).join('\n')).includes(0xe9));
        expect(tail.hold(/"text"/)).toBe(all(tail).some((one) => one!.includes('"text"')));
      }),
      { numRuns: 300 },
    );
  });
  it('looks further as long as it has not seen enough', () => {
    const file = join(folder, 'long.jsonl');
    writeFileSync(file, `{"a":"${'x'.repeat(20_000)}"}\n{"b":1}\n{"c":"${'x'.repeat(50_000)}"}\n`);
    const { head, tail } = glimpse(file, { head: ({ length }) => length > 1, tail: ({ length }) => length > 0 })!;
    expect(head.at(1)).toBe('{"b":1}');
    expect(tail.at(tail.length - 1)).toMatch(/^\{"c":"x+"\}$/);
  });
});

describe('files by their age', () => {
  it('come the newest first, each once, and what is not there before all', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 150 }), fc.boolean(), (ages, lost) => {
        const place = mkdtempSync(join(folder, 'ages-'));
        for (const [index, age] of ages.entries()) {
          const path = join(place, `${index}.jsonl`);
          writeFileSync(path, '');
          utimesSync(path, age, age);
        }
        const names = [...readdirSync(place), ...(lost ? ['lost.jsonl'] : [])];
        const folderOf = (logs: readonly string[]): LogFolder => ({ agent: 'pi', path: place, name: 'a', logs });
        const sorted = [...newestFirst([folderOf(names.slice(0, 40)), folderOf([]), folderOf(names.slice(40))])];
        expect(sorted.map(({ file }) => file.path).sort()).toEqual(names.map((name) => join(place, name)).sort());
        for (const { file } of sorted) expect(file).toMatchObject({ stem: basename(file.path, '.jsonl'), folder: 'a' });
        const times = sorted.map(({ changedMs }) => changedMs);
        expect(times).toEqual([...times].sort((a, b) => b - a));
        expect(times[0] === Number.POSITIVE_INFINITY).toBe(lost);
      }),
      { numRuns: 25 },
    );
  });
});
