import { createHash, createHmac } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import canonicalizeJson from 'canonicalize';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonical,
  contentHash,
  contentHashIfSound,
  hashUnder,
  keyedHash,
  type RunningHash,
  sha256Hex,
} from './index.ts';

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
  it('is what the library gives, whatever the value and its keys are', () => {
    const odd = fc.constantFrom(
      '__proto__',
      'toJSON',
      '9',
      '10',
      '01',
      '',
      'é',
      '\u20ac',
      '\ud83d\ude00',
      '\ufb33',
      'b',
      'a',
    );
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'large', withCrossShrink: true },
        fc.constantFrom(null, true, 0, -0, 1e21, 1e-7, 'text', '\ud800', '\u2028', Number.POSITIVE_INFINITY, undefined),
        fc.string({ unit: 'binary' }),
        fc.double(),
        fc.array(tie('value'), { maxLength: 4 }),
        fc
          .array(fc.tuple(fc.oneof(odd, fc.string()), tie('value')), { maxLength: 5 })
          .map((entries) => Object.fromEntries(entries)),
      ),
    }));
    const outcome = (of: (json: unknown) => string | undefined, json: unknown): string | undefined => {
      try {
        return of(json) ?? 'nothing';
      } catch {
        return 'refused';
      }
    };
    const lacksItem = (json: unknown): boolean =>
      typeof json === 'object' &&
      json !== null &&
      ((Array.isArray(json) && json.includes(undefined)) || Object.values(json).some(lacksItem));
    let plain = 0;
    fc.assert(
      fc.property(value, (json) => {
        const expected = outcome((one) => canonicalizeJson(one), json);
        if (expected !== 'refused') plain += 1;
        // The library writes null for an item that is undefined.
        const isRefused = expected === 'nothing' || lacksItem(json);
        expect(outcome(canonical, json)).toBe(isRefused ? 'refused' : expected);
      }),
      { numRuns: 2000 },
    );
    expect(plain).toBeGreaterThan(300);
  });
  it('does not change the value, and leaves what holds itself to the library', () => {
    const value = { b: [{ d: 1, c: 2 }], a: 'x' };
    expect(canonical(value)).toBe('{"a":"x","b":[{"c":2,"d":1}]}');
    expect(Object.keys(value)).toEqual(['b', 'a']);
    const ring: { self?: unknown } = {};
    ring.self = ring;
    expect(() => canonical(ring)).toThrow('Circular');
  });
  it('says that a value goes too deep, and stays an error of its kind', () => {
    let deep: unknown = 1;
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    for (const make of [canonical, contentHash]) {
      expect(() => make(deep)).toThrow(RangeError);
      expect(() => make(deep)).toThrow('The value goes so deep');
    }
  });
  it('refuses what is not JSON', () => {
    expect(() => canonical(undefined)).toThrow('canonical form');
    expect(() => canonical({ a: Number.NaN })).toThrow();
  });
  it.each<[string, unknown]>([
    ['a function', { a() {}, b: 1 }],
    ['a function beside a key that is a number', { 0: [{ a() {} }] }],
    ['a function alone', () => 1],
    ['a symbol', { a: Symbol('s') }],
    ['a bigint', [1n]],
    // biome-ignore lint/suspicious/noSparseArray: this is what is asked about.
    ['a hole', { x: [, 1] }],
    ['a list with nothing in a place', [[1, undefined]]],
    ['a Map', new Map([[1, 2]])],
    ['a Date', { at: new Date(0) }],
    ['a text in a box', [new String('x')]],
    ['an object of a class', { a: new (class Own {})() }],
    ['an object with a form of its own', { toJSON: () => 2 }],
    ['a list with a form of its own', Object.assign([1], { toJSON: () => 2 })],
  ])('refuses %s, and so does the hash', (_, value) => {
    const says = /^Only a JSON value has a canonical form, and this (?:is none: |value is undefined)/;
    for (const make of [canonical, contentHash]) {
      expect(() => make(value)).toThrow(says);
      expect(() => make(value)).toThrow(TypeError);
    }
    expect(contentHashIfSound(value)).toBeUndefined();
  });
  it('takes what JSON.parse gives, objects without a prototype, and fields that are not there', () => {
    const value: unknown = JSON.parse('{"toJSON":1,"__proto__":{"9":[]},"constructor":null}');
    expect(canonical(value)).toBe('{"__proto__":{"9":[]},"constructor":null,"toJSON":1}');
    expect(canonical(Object.assign(Object.create(null), { b: 1, a: [{}] }))).toBe('{"a":[{}],"b":1}');
    expect(canonical({ b: undefined, a: 1 })).toBe('{"a":1}');
    const elsewhere: unknown = runInNewContext('JSON.parse(\'{"b":[1],"a":{}}\')');
    expect(canonical(elsewhere)).toBe('{"a":{},"b":[1]}');
  });
});

describe('hashes', () => {
  it('are the hashes that node:crypto gives', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.uint8Array({ minLength: 1, maxLength: 80 }), (text, key) => {
        expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
        expect(sha256Hex(key)).toBe(createHash('sha256').update(key).digest('hex'));
        expect(keyedHash(key, text)).toBe(createHmac('sha256', key).update(text).digest('hex'));
        const hash = hashUnder(key);
        // One text leaves nothing behind for the next.
        expect([hash(`${text}!`), hash(text)][1]).toBe(keyedHash(key, text));
      }),
    );
  });
  it('are not made under an empty key', () => {
    expect(() => keyedHash(new Uint8Array(), 'x')).toThrow('The key of a keyed hash is empty');
  });
  it.each<[string, unknown]>([
    ['nothing', null],
    ['a number', 5],
    ['a list', [1, 2]],
    ['a buffer', new ArrayBuffer(2)],
    ['a view', new DataView(new ArrayBuffer(2))],
    ['numbers of two bytes', new Uint16Array([257])],
  ])('are not made of %s, nor under it as a key', (_, value) => {
    expect(() => sha256Hex(value as never)).toThrow('Only a text or bytes in a Uint8Array have a SHA-256');
    expect(() => keyedHash(value as never, 'x')).toThrow('is given as bytes, in a Uint8Array');
  });
  it('want a hash from what starts one', () => {
    expect(() => contentHash({}, () => null as never)).toThrow('with the functions add and hex');
  });
  it('take half a surrogate pair for U+FFFD', () => {
    const key = new Uint8Array([1]);
    expect(sha256Hex('\ud800')).toBe(sha256Hex('\ufffd'));
    expect(keyedHash(key, '\udfff')).toBe(keyedHash(key, '\ufffd'));
  });
  it('of texts of any length are, whatever characters they have', () => {
    for (let length = 0; length < 700; length += 1) {
      const text = Array.from({ length }, (_, at) => String.fromCharCode((at * 7 + length) % 128)).join('');
      for (const one of [text, `${text}é`]) expect(sha256Hex(one)).toBe(createHash('sha256').update(one).digest('hex'));
    }
  });
  it('of a list are those of its canonical form, with a hash that is handed in as well', () => {
    const own = (): RunningHash => {
      const hash = createHash('sha256');
      return { add: (text) => void hash.update(text), hex: () => hash.digest('hex') };
    };
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())), (value) => {
        const expected = sha256Hex(canonical(value));
        expect(contentHash(value)).toBe(expected);
        expect(contentHash(value, own)).toBe(expected);
      }),
    );
  });
  it('of equal values are equal, of other values other', () => {
    expect(contentHash({ a: 1, b: [2] })).toBe(contentHash({ b: [2], a: 1 }));
    expect(contentHash({ a: 1 })).not.toBe(contentHash({ a: '1' }));
    expect(contentHashIfSound({ a: 1 })).toBe(contentHash({ a: 1 }));
    expect(contentHashIfSound({ a: '\ud83d' })).toBeUndefined();
  });
});
