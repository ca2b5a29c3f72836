import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FormatId } from '@trace-formats/schema';
import type { Result } from '@trace-formats/schema/report';
import { describe, expect, it } from 'vitest';
import { examine } from '../../src/validate/examine/examine.ts';
import { examinePieces, usual } from '../../src/validate/examine/examine-pieces.ts';
import { lazyLocate } from '../../src/validate/lazy-locate.ts';
import { folderOf } from '../command.ts';
import { inPieces } from '../in-pieces.ts';
import { withoutExcerpts } from './without-excerpts.ts';

const schemas = fileURLToPath(new URL('../../../../schemas/', import.meta.url));

const arrays = ['steps', 'events', 'messages', 'turns'];

/** Every valid document of a format that has arrays to cut. */
const documents = ['forsy/v0.1', 'forsy/legacy', 'open-token/v0.1', 'trajectory/v1'].flatMap((folder) =>
  readdirSync(`${schemas}${folder}/valid`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map(
      (name) =>
        [
          `${folder}/${name}`,
          JSON.parse(readFileSync(`${schemas}${folder}/valid/${name}`, 'utf8')) as Record<string, unknown>,
        ] as const,
    )
    .filter(([, value]) => arrays.some((key) => Array.isArray(value[key]) && value[key].length > 0)),
);

async function bothWays(bytes: Uint8Array, kept: number, size: number, format?: FormatId) {
  const options = () => ({ format, named: true, locate: lazyLocate(0) });
  const whole = await examine('a.json', bytes, options());
  const pieces = await examinePieces('a.json', inPieces(bytes, size), options(), { ...usual, kept, most: 1 << 20 });
  return { whole: withoutExcerpts(whole), pieces: withoutExcerpts(pieces), format: whole[0]?.format };
}

const odd = [7, null, 'x', {}, [], [1, 1], -1, true];
const texts = ['', 'é', '🙂', '\\u00e9', '\\ud800', '\\"', '":1,"step":2,"x":"'];

/** The document with four times as many elements, of which some value is odd, and with odd text in one of its strings. */
function damaged(document: Record<string, unknown>, round: number): Uint8Array {
  const key = arrays.find((one) => Array.isArray(document[one])) as string;
  const elements = Array.from({ length: 4 }, () => structuredClone(document[key]) as Record<string, unknown>[]).flat();
  const index = (7 * round) % elements.length;
  const element = elements[index] as Record<string, unknown>;
  const names = Object.keys(element);
  if (round % 13 === 12) elements[index] = odd[round % odd.length] as never;
  else element[names[(5 * round) % names.length] as string] = odd[(3 * round) % odd.length];
  const whole = JSON.stringify({ ...document, [key]: elements }, null, round % 2 === 0 ? undefined : 2);
  // A key that stands twice behind the array, of which both places have to be told.
  const text = round % 5 === 4 ? whole.replace(/\}$/, ',\n"twice":1, "twice":2}') : whole;
  const lines = round % 3 === 0 ? text.replaceAll('\n', '\r\n') : text;
  const quote = lines.indexOf('"', Math.floor((lines.length * ((11 * round) % 97)) / 97)) + 1;
  const bytes = Buffer.from(lines.slice(0, quote) + texts[round % texts.length] + lines.slice(quote));
  if (round % 11 === 10) bytes[Buffer.byteLength(lines.slice(0, quote))] = 0xff;
  return bytes;
}

describe('a document in pieces', () => {
  let inPieces = 0;
  it.each(documents)('gets the findings and places that it gets as a whole: %s', async (_, document) => {
    // Told beforehand, for detection sees no more than the elements that are kept.
    const format = (await bothWays(Buffer.from(JSON.stringify(document)), 64, 1 << 20)).format as FormatId;
    for (let round = 0; round < 16; round++) {
      const said = await bothWays(
        damaged(document, round),
        1 + (round % 3),
        [7, 100, 4096][round % 3] as number,
        format,
      );
      const [whole] = said.whole as Result[];
      if (whole!.findings.some(({ rule }) => rule === 'json-is-complete')) continue;
      expect(said.pieces, `round ${round}`).toEqual(said.whole);
      if (whole!.findings.some(({ pointer }) => /^\/\w+\/([3-9]|\d\d)/.test(pointer))) inPieces++;
    }
  });
  it('has been tried with many findings in what is cut out', () => {
    expect(inPieces).toBeGreaterThan(50);
  });
  it.each([true, false])(
    'with a number that is too large has its other faults told too, with an id: %s',
    async (hasId) => {
      const { trace_id, ...example } = JSON.parse(
        readFileSync(new URL('../../../../examples/dataset/csv-totals/trace.json', import.meta.url), 'utf8'),
      ) as { trace_id: string; steps: object[] };
      const steps = example.steps.map((step, index) => ({ ...step, turn: 'x', eval: index === 5 ? '?' : 0 }));
      const text = JSON.stringify({ ...(hasId ? { trace_id } : {}), ...example, steps, total: 1 });
      for (const large of [text.replace('"?"', '1e999'), text.replace('"total":1', '"total":-1e999')]) {
        const { whole, pieces } = await bothWays(Buffer.from(large), 2, 1000, 'forsy/v0.1');
        expect((whole as Result[])[0]!.findings.length).toBeGreaterThan(steps.length);
        expect(pieces).toEqual(whole);
      }
    },
  );
  it.each([
    ['breaks off in an element', (text: string) => text.slice(0, text.lastIndexOf('"retry_of"') - 300)],
    ['breaks off after the array', (text: string) => text.slice(0, text.lastIndexOf('}') - 5)],
    ['lacks a comma in an element', (text: string) => text.replace(/,(?=\s*"retry_of"(?![\s\S]*"retry_of"))/, '')],
    ['goes on after its end', (text: string) => `${text} {}`],
  ])('that %s is no JSON, at the same place', async (_, broken) => {
    const example = readFileSync(
      new URL('../../../../examples/dataset/csv-totals/trace.json', import.meta.url),
      'utf8',
    );
    const { whole, pieces } = await bothWays(Buffer.from(broken(example)), 2, 1000);
    const places = (results: unknown) =>
      (results as Result[]).flatMap(({ findings }) => findings.map(({ rule, line, column }) => [rule, line, column]));
    expect(places(whole).length).toBeGreaterThan(0);
    expect(places(pieces)).toEqual(places(whole));
  });
  it('shows the words beside a fault in a document of one line', async () => {
    const example = JSON.parse(
      readFileSync(new URL('../../../../examples/dataset/csv-totals/trace.json', import.meta.url), 'utf8'),
    ) as { steps: object[] };
    const steps = example.steps.map((step, index) => (index === 7 ? { ...step, eval: 7 } : step));
    const bytes = Buffer.from(JSON.stringify({ ...example, steps }));
    const open = async function* () {
      yield bytes;
    };
    const options = () => ({ format: undefined, named: true, locate: lazyLocate(9) });
    const [whole] = await examine('a.json', bytes, options());
    const [pieces] = await examinePieces('a.json', open, options(), { ...usual, kept: 2, most: 1 << 20 });
    expect(whole!.findings[0]!.excerpt).toContain('"eval":7,');
    expect(pieces).toEqual(whole);
  });
  it('is held in few copies where its elements are long', () => {
    const folder = folderOf({});
    const file = openSync(join(folder, 'a.json'), 'w');
    writeSync(file, '{"model": "m-1", "timestamp": "2026-01-31T00:00:00Z", "session_id": "s", "messages": [');
    const content = 'word and word. '.repeat(70_000);
    for (let index = 0; index < 80; index += 1)
      writeSync(
        file,
        `${index === 0 ? '' : ','}${JSON.stringify({ role: index % 2 ? 'assistant' : 'user', content })}`,
      );
    writeSync(file, ']}');
    closeSync(file);
    const bin = fileURLToPath(new URL('../../bin/trace-formats.cjs', import.meta.url));
    // The elements that detection looks at are 64 MiB of text, of which two copies are held: as text, and as values.
    const { status, stdout } = spawnSync(process.execPath, ['--max-old-space-size=240', bin, 'validate', 'a.json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining('1 file') });
  });
  it('is refused clearly where little can be cut from it', async () => {
    const options = { format: undefined, named: true, locate: lazyLocate() };
    const open = async function* () {
      yield Buffer.from(`{"task": "${'a'.repeat(3 << 20)}"}`);
    };
    await expect(examinePieces('a.json', open, options, { ...usual, kept: 2, most: 1 << 20 })).rejects.toThrow(
      'apart from the elements of its arrays it is longer than 1 MiB',
    );
  });
  it.each([
    ['one text', '{"task": "', 'apart from the elements of its arrays it is longer than 1 MiB'],
    ['one key', '{"', 'apart from the elements of its arrays it is longer than 1 MiB'],
    ['one element', '{"steps": [1, 2, 3, "', 'an element of its arrays is longer than 1 MiB'],
  ])('is not read to its end where %s is longer than may be held', async (_, begin, says) => {
    const options = { format: undefined, named: true, locate: lazyLocate() };
    let read = 0;
    // As a small file can hold that was packed.
    const open = async function* () {
      for (yield Buffer.from(begin); read < 100; read++) yield Buffer.alloc(1 << 18, 'a');
    };
    const pieces = { kept: 2, most: 1 << 20, longest: 1 << 20 };
    await expect(examinePieces('a.json', open, options, pieces)).rejects.toThrow(says);
    expect(read).toBeLessThan(8);
  });
  it.each([63, 64, 65, 66, 1000])(
    'finds its arrays behind a key of %d letters, wherever a piece ends',
    async (length) => {
      const steps = [1, 2, 3, 4, 5];
      for (const value of ['"x"', `"${'y'.repeat(70)}"`])
        for (const size of [1, 7, 64, 65, 66]) {
          const bytes = Buffer.from(`{"${'k'.repeat(length)}":${value},"steps":${JSON.stringify(steps)},"steps":1}`);
          const { whole, pieces } = await bothWays(bytes, 2, size);
          expect(pieces).toEqual(whole);
        }
    },
  );
});
