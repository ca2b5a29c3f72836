import { toPointer } from '@trace-formats/schema';
import fc from 'fast-check';
import { findNodeAtLocation, getNodeValue, type Node, parseTree } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { originOf, positionsOf, read, textOf } from '../src/index.ts';
import { placeOf } from '../src/json/places.ts';

const at = (text: string, pointer: string): readonly [number, number] => {
  const [position] = positionsOf(text, [pointer]);
  return [position?.line ?? 0, position?.column ?? 0];
};

describe('positionsOf', () => {
  it.each([
    ['{"a":1}', '', [1, 1]],
    ['\n  {"a":1}', '', [2, 3]],
    ['{"a":1}', '/a', [1, 6]],
    ['{\r\n  "a": [1,\r\n  {"b": true}]}', '/a/1/b', [3, 9]],
    ['{\r  "a": [1,\r  {"b": true}]}', '/a/1/b', [3, 9]],
    ['{"é\u{1f600}":{"x":1}}', '/é\u{1f600}/x', [1, 13]],
    ['{"a":1,"a":{"b":2}}', '/a/b', [1, 17]],
    ['{"a":{"b":2},"a":1}', '/a', [1, 18]],
    ['{"\\u0061\\"":1}', '/a"', [1, 13]],
    ['{"__proto__":{"constructor":1}}', '/__proto__/constructor', [1, 29]],
    ['[[],{},"]}",-1.5e3,null]', '/4', [1, 20]],
    ['{"a/b":{"~":0}}', '/a~1b/~0', [1, 13]],
  ])('in %j %s stands at %j', (text, pointer, place) => {
    expect(at(text, pointer)).toEqual(place);
  });

  it('gives the nearest value around one that is missing', () => {
    expect(positionsOf('{"a":{"b":1}}', ['/a/c/d', '/x', '/a/b/c'])).toEqual([
      { line: 1, column: 6 },
      { line: 1, column: 1 },
      { line: 1, column: 11 },
    ]);
  });
  it('does not look inside the first of two equal keys', () => {
    expect(positionsOf('{"a":{"b":2},"a":{}}', ['/a/b'])).toEqual([{ line: 1, column: 18 }]);
  });
  it('counts from where the document begins in its file', () => {
    const { documents } = read('{"a":1}\n{"b":2}{"c":[3,\t4]}\n', { mode: 'tolerant' });
    const document = documents[2];
    expect(document && positionsOf(textOf(document), ['/c/1'], originOf(document))).toMatchObject([
      { line: 2, column: 17 },
    ]);
  });
  it('keeps no stack of its own on 500,000 levels', () => {
    const text = `${'['.repeat(500_000)}1${']'.repeat(500_000)}`;
    expect(positionsOf(text, ['/0'.repeat(500_000)])[0]?.column).toBe(500_001);
  });

  it('agrees with jsonc-parser on every value', () => {
    const spaced = fc.tuple(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(undefined, 1, 2, '\t', '\r\n', '\r'));
    fc.assert(
      fc.property(spaced, ([value, space]) => {
        const text = JSON.stringify(value, null, space === '\r' || space === '\r\n' ? 1 : space).replaceAll(
          '\n',
          space === '\r' || space === '\r\n' ? space : '\n',
        );
        const tree = parseTree(text) as Node;
        const parsed: unknown = JSON.parse(text);
        const paths = [...pathsOf(parsed, [])];
        const positions = positionsOf(text, paths.map(toPointer));
        for (const [index, path] of paths.entries()) {
          const node = findNodeAtLocation(tree, path) as Node;
          expect(positions[index]).toEqual(placeOf(text, node.offset));
          // Alone it is found as among all: what is not asked for is passed over.
          expect(positionsOf(text, [toPointer(path)])).toEqual([positions[index]]);
          expect(getNodeValue(node)).toEqual(path.reduce<unknown>((inner, token) => (inner as never)[token], parsed));
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('placeOf', () => {
  it('agrees with counting the lines', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', '\n', '\r', '\r\n', '\u{1f600}', '\u2028')),
        fc.nat(),
        (parts, number) => {
          const text = parts.join('');
          const offset = number % (text.length + 1);
          // Between CR and LF the line is not over yet.
          const inside = text.charAt(offset - 1) === '\r' && text.charAt(offset) === '\n';
          const lines = text.slice(0, inside ? offset - 1 : offset).split(/\r\n|\r|\n/);
          const expected = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + (inside ? 2 : 1) };
          expect(placeOf(text, offset)).toEqual(expected);
        },
      ),
    );
  });
});

function* pathsOf(value: unknown, path: (string | number)[]): Generator<(string | number)[]> {
  yield path;
  if (Array.isArray(value)) for (const [index, member] of value.entries()) yield* pathsOf(member, [...path, index]);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) yield* pathsOf(member, [...path, key]);
  }
}
