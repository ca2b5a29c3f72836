import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentDigest } from './content-digest.ts';

const none = new Set<string>();
const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, turned(inner)]),
  );
};

describe('the digest of a content', () => {
  it('is the same for any order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => contentDigest(turned(value), none) === contentDigest(value, none)),
    );
  });
  it('differs where the values differ', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
        const same = a === b || JSON.stringify(turned(one)) === b || isSame(one, other);
        expect(contentDigest(one, none) === contentDigest(other, none)).toBe(same);
      }),
    );
  });
  it.each([
    [{ a: 1 }, { a: '1' }],
    [{ a: null }, {}],
    [{ a: ['b', 'c'] }, { a: ['bc'] }],
    [{ a: '\ud800' }, { a: '\ud801' }],
    [{ a: { b: 1 } }, { a: { c: 1 } }],
  ])('tells %j from %j', (one, other) => {
    expect(contentDigest(one, none)).not.toBe(contentDigest(other, none));
  });
  it('tells long values apart, wherever they differ', () => {
    const long = (last: string): unknown => ({
      a: Array.from({ length: 40 }, (_, at) => String(at).repeat(50_000)),
      b: last,
    });
    expect(contentDigest(long('x'), none)).toBe(contentDigest(turned(long('x')), none));
    expect(contentDigest(long('x'), none)).not.toBe(contentDigest(long('y'), none));
    expect(contentDigest(long('\ud800'), none)).not.toBe(contentDigest(long('\ud801'), none));
  });
  it('leaves keys out of the outermost object alone', () => {
    const leftOut = new Set(['id']);
    expect(contentDigest({ id: 1, a: { id: 1 } }, leftOut)).toBe(contentDigest({ a: { id: 1 }, id: 2 }, leftOut));
    expect(contentDigest({ id: 1, a: { id: 1 } }, leftOut)).not.toBe(contentDigest({ id: 1, a: { id: 2 } }, leftOut));
  });
});

/** Equal in all but the order of keys. */
function isSame(one: unknown, other: unknown): boolean {
  try {
    expect(one).toStrictEqual(other);
    return true;
  } catch {
    return false;
  }
}
