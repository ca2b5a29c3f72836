import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, contentHash, keyedHash, sha256Hex } from './index.ts';

describe('canonical', () => {
  it('sorts keys by UTF-16 code units and writes numbers as RFC 8785 section 3.2 does', () => {
    expect(canonical({ numbers: [333333333.3333333, 1e30, 4.5, 2e-3, 1e-27], b: '\u20ac$', a: null })).toBe(
      '{"a":null,"b":"\u20ac$","numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27]}',
    );
  });
  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (object) => {
        const turned = Object.fromEntries(Object.entries(object).reverse());
        return canonical(turned) === canonical(object);
      }),
    );
  });
  it('keeps the value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
  it('refuses what is not JSON', () => {
    expect(() => canonical(undefined)).toThrow('canonical form');
    expect(() => canonical({ a: Number.NaN })).toThrow();
  });
});

describe('hashes', () => {
  it('are the hashes that node:crypto gives', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.uint8Array({ minLength: 1, maxLength: 80 }), (text, key) => {
        expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
        expect(sha256Hex(key)).toBe(createHash('sha256').update(key).digest('hex'));
        expect(keyedHash(key, text)).toBe(createHmac('sha256', key).update(text).digest('hex'));
      }),
    );
  });
  it('of equal values are equal, of other values other', () => {
    expect(contentHash({ a: 1, b: [2] })).toBe(contentHash({ b: [2], a: 1 }));
    expect(contentHash({ a: 1 })).not.toBe(contentHash({ a: '1' }));
  });
});
