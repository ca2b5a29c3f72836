import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { beginningOf, headOf } from '../../src/validate/lines/head.ts';
import { longestText } from '../../src/validate/sizes.ts';
import { inPieces } from '../in-pieces.ts';

const examples = fileURLToPath(new URL('../../../../examples', import.meta.url));
const good = JSON.stringify(JSON.parse(readFileSync(join(examples, 'dataset/csv-totals/trace.json'), 'utf8')));
const { trace_id: id } = JSON.parse(good) as { trace_id: string };
const mark = '\ufeff';

/** The head of a text that comes in pieces of so many bytes. */
async function headIn(text: string, size: number) {
  return headOf(inPieces(text, size), { format: undefined, named: true });
}

it.each([
  ['one line', good],
  ['one line that ends', `${good}\n`],
  ['one line that ends in a return', `${good}\r\n \t\r\n`],
  ['a blank line and one more', `\n${good}\n`],
  ['a mark, a blank line and one more', `${mark} \r\n${good}\n`],
  ['blank lines', '\n \n'],
  ['an indented document', `\n${JSON.stringify(JSON.parse(good), null, 1)}\n`],
])('of %s there is none, in whatever pieces it comes', async (_, text) => {
  for (const size of [1, 7, 1 << 20]) expect(await headIn(text, size)).toBeUndefined();
});

const told = { format: 'forsy/v0.1', hasRecords: true, mark: 0, about: [] };
it.each([
  ['two lines', `${good}\n${good}`, { ...told, first: { id } }],
  ['a blank line and two more', `\n${good}\n${good}\n`, { ...told, first: { id } }],
  ['a mark and two lines', `${mark}${good}\n${good}\n`, { format: 'forsy/v0.1', mark: 3 }],
  ['a mark, a blank line and two more', `${mark}\n${good}\n${good}`, { format: 'forsy/v0.1', mark: 3 }],
  ['half of a mark', `\u00ef\n${good}\n`, { format: 'forsy/v0.1', mark: 0 }],
  ['a faulty line first', `${good.replace('"eval":0', '"eval":7')}\n${good}\n`, told],
  ['a faulty line second', `${good}\n${good.replace('"eval":0', '"eval":7')}\n`, told],
  ['another format', `{"a":1}\n{"a":2}\n`, { format: 'unknown' }],
])('of %s is the same in whatever pieces it comes', async (_, text, head) => {
  for (const size of [1, 7, 1 << 20]) {
    const found = await headIn(text, size);
    expect(found).toMatchObject(head);
    expect(found?.first).toEqual('first' in head ? head.first : undefined);
  }
});

describe('in pieces', () => {
  const { steps, ...rest } = JSON.parse(good) as { steps: object[] };
  const long = JSON.stringify({ ...rest, steps: Array.from({ length: 20 }, () => steps).flat() });
  const limits = { longFrom: 2 * good.length };
  const options = { format: undefined, named: true };
  it.each([
    ['two long lines', `${long}\n${long}`, long.length + 1],
    ['a long line and a short one', `${long}\r\n${good}\r\n`, long.length + 2],
    ['a short line and a long one', `${good}\n${long}\n`, undefined],
    ['a blank line first', `\n${long}\n${good}\n`, undefined],
    ['a mark first', `${mark}${long}\n${good}\n`, undefined],
    ['a long faulty line first', `${long.replace('"eval":0', '"eval":7')}\n${good}\n`, undefined],
    ['a long line that a return alone ends', `${long}\r${good}\n`, undefined, true],
    ['what is no trace behind a long line', `${long}\n{"a":1}\n`, long.length + 1],
  ])('of %s is the same', async (_, text, behindFirst, isParsed = false) => {
    for (const size of [7, 1000, 1 << 20]) {
      const head = await headOf(inPieces(text, size), options);
      const found = await beginningOf(inPieces(text, size), options, limits);
      if ('first' in found)
        expect(found).toEqual({ ...head, behindFirst: size < long.length ? behindFirst : undefined });
      else expect(head).toMatchObject(found);
      expect('first' in found).toBe(!(isParsed && size < long.length) && head?.first !== undefined);
    }
  });
  it('tells one long line that is all of a file, and whether it passes', async () => {
    for (const [text, told] of [
      [long, { isAll: true, format: 'forsy/v0.1', id }],
      [`${long}\n`, { isAll: true, format: 'forsy/v0.1', id }],
      [`${long} \r\n\n`, { isAll: true, format: 'forsy/v0.1', id }],
      [`\n${long}\n`, { isAll: true, format: 'forsy/v0.1', id }],
      [`${long},\n`, { hasFailed: true }],
      [long.slice(0, -1), { hasFailed: false }],
      [long.replace(/"eval":0(?!.*"eval":0)/, '"eval":7'), { hasFailed: true }],
      [good, { hasFailed: false }],
      [JSON.stringify(JSON.parse(long), null, 1), { hasFailed: false }],
    ] as const)
      expect(await beginningOf(inPieces(text, 1000), options, limits), text.slice(0, 9)).toEqual(told);
  });
});

it('makes no value of records that are surely traces, which may be hundreds of megabytes', async () => {
  const parse = vi.spyOn(JSON, 'parse');
  try {
    expect(await headIn(`${good}\n${good}\n`, 1000)).toMatchObject({ first: { id } });
    expect(parse.mock.calls.filter(([text]) => text.length > 100)).toEqual([]);
  } finally {
    parse.mockRestore();
  }
});

it('tells a file by the first elements of a first line that is longer than most files', async () => {
  const { steps, ...rest } = JSON.parse(good) as { steps: object[] };
  const first = JSON.stringify({
    ...rest,
    steps: Array.from({ length: 40 }, () => steps)
      .flat()
      .map((step, index) => (index === 300 ? { ...step, eval: 7 } : step)),
  });
  const parse = vi.spyOn(JSON, 'parse');
  try {
    for (const text of [`${first}\n${good}\n`, `${mark}${first}\r\n${good}`])
      for (const size of [7, 1000, 1 << 20]) {
        const open = inPieces(text, size);
        const options = { format: undefined, named: true };
        const usual = await headOf(open, options);
        parse.mockClear();
        expect(await headOf(open, options, longestText)).toEqual(usual);
        expect(parse.mock.calls.filter(([one]) => one.length > first.length / 3 && one.includes('"eval":7'))).toEqual(
          [],
        );
      }
    expect(
      await headOf(inPieces(first, first.length * 4), { format: undefined, named: true }, longestText),
    ).toBeUndefined();
  } finally {
    parse.mockRestore();
  }
});
