import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePointer, toPointer, valueAt } from './pointer.ts';

// The document and the pointers are those of RFC 6901 section 5.
const document = {
  foo: ['bar', 'baz'],
  '': 0,
  'a/b': 1,
  'c%d': 2,
  'e^f': 3,
  'g|h': 4,
  'i\\j': 5,
  'k"l': 6,
  ' ': 7,
  'm~n': 8,
};

describe('JSON Pointer', () => {
  it.each([
    ['', document],
    ['/foo', ['bar', 'baz']],
    ['/foo/0', 'bar'],
    ['/', 0],
    ['/a~1b', 1],
    ['/c%d', 2],
    ['/e^f', 3],
    ['/g|h', 4],
    ['/i\\j', 5],
    ['/k"l', 6],
    ['/ ', 7],
    ['/m~0n', 8],
  ])('%j finds what RFC 6901 says', (pointer, value) => {
    expect(valueAt(document, pointer)).toEqual(value);
    expect(toPointer(parsePointer(pointer))).toBe(pointer);
  });

  it('unescapes ~01 to ~1, not to a slash', () => {
    expect(parsePointer('/~01')).toEqual(['~1']);
  });

  it('comes back to the same tokens', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (path) => {
        expect(parsePointer(toPointer(path))).toEqual(path);
      }),
    );
  });

  it.each(['foo', '#/foo', '/~', '/~2', '/a~'])('%j is refused', (pointer) => {
    expect(() => parsePointer(pointer)).toThrow(TypeError);
  });
});

describe('valueAt', () => {
  it.each([
    '/constructor',
    '/__proto__',
    '/foo/length',
    '/foo/-',
    '/foo/01',
    '/foo/+1',
    '/foo/2',
    '/foo/0/0',
    '/toString/name',
    '/nothing/here',
  ])('finds nothing at %s', (pointer) => {
    expect(valueAt(document, pointer)).toBeUndefined();
  });

  it('finds a key called __proto__ or constructor that the document holds itself', () => {
    const own: unknown = JSON.parse('{"__proto__":{"a":1},"constructor":2}');
    expect(valueAt(own, '/__proto__/a')).toBe(1);
    expect(valueAt(own, ['constructor'])).toBe(2);
  });

  it('takes a path with numbers', () => {
    expect(valueAt(document, ['foo', 1])).toBe('baz');
    expect(valueAt(document, ['foo', -1])).toBeUndefined();
    expect(valueAt(document, ['foo', 0.5])).toBeUndefined();
  });

  it('follows 100,000 levels', () => {
    let deep: unknown = 'bottom';
    for (let level = 0; level < 100_000; level++) deep = [deep];
    expect(valueAt(deep, '/0'.repeat(100_000))).toBe('bottom');
  });
});
