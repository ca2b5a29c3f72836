import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Result } from '@trace-formats/schema/report';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examine, lazyLocate } from '../src/validate/examine.ts';
import { examinePieces } from '../src/validate/examine-pieces.ts';

const schemas = fileURLToPath(new URL('../../../schemas/', import.meta.url));

const arrays = ['steps', 'events', 'messages', 'turns'];

/** Every valid document of a format that has arrays to cut, written on one line and on many. */
const documents = ['forsy/v0.1', 'forsy/legacy', 'open-token/v0.1', 'trajectory/v1'].flatMap((folder) =>
  readdirSync(`${schemas}${folder}/valid`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(`${schemas}${folder}/valid/${name}`, 'utf8')) as Record<string, unknown>)
    .filter((value) => arrays.some((key) => Array.isArray(value[key])))
    .flatMap((value) => [JSON.stringify(value, null, 2), JSON.stringify(value)]),
);

/** Finer things are compared without: excerpts show lines beside the place, which pieces do not have. */
function told(results: readonly Result[]): unknown {
  return results.map((result) => ({ ...result, findings: result.findings.map(({ excerpt: _, ...rest }) => rest) }));
}

async function bothWays(bytes: Uint8Array, kept: number, size: number) {
  const open = async function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  };
  const options = () => ({ format: undefined, named: true, locate: lazyLocate() });
  const whole = await examine('a.json', bytes, options());
  const pieces = await examinePieces('a.json', open, options(), { kept, most: 1 << 20 });
  return { whole: told(whole), pieces: told(pieces) };
}

const odd = [7, null, 'x', {}, [], [1, 1], -1, true];

/** The document with more elements in each of its arrays, so that there is something to cut, and some that are not in order. */
function longer(text: string, times: number, faults: readonly (readonly [where: number, what: number])[]): string {
  const value = JSON.parse(text) as Record<string, unknown>;
  for (const key of arrays) {
    const array = value[key];
    if (!Array.isArray(array) || array.length === 0) continue;
    const long = Array.from({ length: times }, () => structuredClone(array) as unknown[]).flat();
    for (const [where, what] of faults) {
      const index = Math.floor(where * long.length);
      const element = long[index];
      const names = typeof element === 'object' && element !== null ? Object.keys(element) : [];
      const name = names[Math.floor(where * 1000) % Math.max(1, names.length)];
      const value = odd[Math.floor(what * odd.length)];
      if (name === undefined) long[index] = value;
      else (element as Record<string, unknown>)[name] = value;
    }
    value[key] = long;
  }
  return JSON.stringify(value, null, text.includes('\n') ? 2 : undefined);
}

const pieces = ['é', '🙂', '\\u00e9', '\\ud800', '\\"', ']', '[{', ',', '1e999', '__proto__'];

describe('a document in pieces', () => {
  it('gets the findings and places that it gets as a whole', async () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
    const random = fc.record({
      faults: fc.array(fc.tuple(share, share), { minLength: 1, maxLength: 4 }),
      text: fc.constantFrom(...documents),
      times: fc.integer({ min: 2, max: 8 }),
      kept: fc.integer({ min: 1, max: 3 }),
      size: fc.constantFrom(1, 7, 100, 4096),
      at: share,
      piece: fc.option(fc.constantFrom(...pieces)),
      raw: fc.boolean(),
      ends: fc.constantFrom('\n', '\r\n'),
    });
    let cut = 0;
    await fc.assert(
      fc.asyncProperty(random, async ({ text, times, faults, kept, size, at, piece, raw, ends }) => {
        let long = longer(text, times, faults).replaceAll('\n', ends);
        // Inside a string it stays JSON; a doubled key does too.
        const quote = long.indexOf('": "', Math.floor(at * long.length));
        if (piece !== null && quote !== -1 && !'],[{'.includes(piece))
          long = `${long.slice(0, quote + 4)}${piece}${long.slice(quote + 4)}`;
        const bytes = Buffer.from(long);
        if (raw && quote !== -1) bytes[Buffer.byteLength(long.slice(0, quote + 4))] = 0xff;
        const said = await bothWays(bytes, kept, size);
        expect(said.pieces).toEqual(said.whole);
        if (/\/(?:steps|events|messages|turns)\/(?:[3-9]|\d\d)/.test(JSON.stringify(said.whole))) cut++;
      }),
      { numRuns: 200 },
    );
    expect(cut).toBeGreaterThan(9);
  });
  it.each([
    ['breaks off in an element', (text: string) => text.slice(0, text.lastIndexOf('"retry_of"') - 300)],
    ['breaks off after the array', (text: string) => text.slice(0, text.lastIndexOf('}') - 5)],
    ['lacks a comma in an element', (text: string) => text.replace(/,(?=\s*"retry_of"(?![\s\S]*"retry_of"))/, '')],
    ['goes on after its end', (text: string) => `${text} {}`],
  ])('that %s is no JSON, at the same place', async (_, broken) => {
    const example = readFileSync(new URL('../../../examples/dataset/csv-totals/trace.json', import.meta.url), 'utf8');
    const { whole, pieces } = await bothWays(Buffer.from(broken(example)), 2, 1000);
    const places = (results: unknown) =>
      (results as Result[]).flatMap(({ findings }) => findings.map(({ rule, line, column }) => [rule, line, column]));
    expect(places(whole).length).toBeGreaterThan(0);
    expect(places(pieces)).toEqual(places(whole));
  });
  it('is refused clearly where little can be cut from it', async () => {
    const options = { format: undefined, named: true, locate: lazyLocate() };
    const open = async function* () {
      yield Buffer.from(`{"task": "${'a'.repeat(3 << 20)}"}`);
    };
    await expect(examinePieces('a.json', open, options, { kept: 2, most: 1 << 20 })).rejects.toThrow(
      'apart from the elements of its arrays it is longer than 1 MiB',
    );
  });
});
