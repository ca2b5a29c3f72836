import { describe, expect, it } from 'vitest';
import { growth, limit } from '../../../../tools/steps/growth.ts';
import { stepsOf } from '../../../../tools/steps/steps-of.ts';
import { read } from '../read/read.ts';
import { unkeptIn, unkeptOf } from './unkept.ts';

/** What is found in a text, and the same in a document of it, however it is moved about. */
const found = (text: string) => {
  const unkept = unkeptIn(text, JSON.parse(text));
  for (let moved = 0; moved < 16; moved++) {
    const [document] = read(new TextEncoder().encode(`${' '.repeat(moved)}${text}`), { container: 'json' }).documents;
    expect(unkeptOf(document!)).toEqual(unkept);
  }
  return unkept;
};

describe('what a value does not keep of its text', () => {
  it.each([
    ['{"a/b":[1,{"id":12345678901234567890}]}', [{ pointer: '/a~1b/1/id', fate: 'rounded' }]],
    ['[-9007199254740993]', [{ pointer: '/0', fate: 'rounded' }]],
    ['{"id":12345678901234567168}', [{ pointer: '/id', fate: 'rounded' }]],
    ['{"n":12345678901234567890.5}', [{ pointer: '/n', fate: 'rounded' }]],
    ['[9007199254740993.5]', [{ pointer: '/0', fate: 'rounded' }]],
    ['{"n":1e400}', [{ pointer: '/n', fate: 'too-large' }]],
    ['[1,\n  -1e400]', [{ pointer: '/1', fate: 'too-large' }]],
    ['{"n":0.1000000000000000055511}', [{ pointer: '/n', fate: 'shortened' }]],
    ['{"n":0.12345678901234567890}', [{ pointer: '/n', fate: 'shortened' }]],
    ['{"n":1.00000000000000001}', [{ pointer: '/n', fate: 'shortened' }]],
    ['[9.000000000000001]', [{ pointer: '/0', fate: 'shortened' }]],
    ['[1e-400, -1e-400, 3e-324]', ['/0', '/1', '/2'].map((pointer) => ({ pointer, fate: 'shortened' }))],
    ['-0', [{ pointer: '', fate: 'unsigned' }]],
    ['[-0, -0.0,-0e5 ,-0e-5]', ['/0', '/1', '/2', '/3'].map((pointer) => ({ pointer, fate: 'unsigned' }))],
    ['{"a":1,"a":2}', [{ pointer: '/a', fate: 'repeated-key' }]],
    ['{"a":{"b":1,"b":2,"b":3}}', ['/a/b', '/a/b'].map((pointer) => ({ pointer, fate: 'repeated-key' }))],
    ['{"a":1,"\\u0061":2}', [{ pointer: '/a', fate: 'repeated-key' }]],
    // What stood under a key that comes again is told by that key alone.
    [
      '{"a":[1e400,{"b":1,"b":2}],"a":-0}',
      [
        { pointer: '/a', fate: 'repeated-key' },
        { pointer: '/a', fate: 'unsigned' },
      ],
    ],
    [
      '{"a":{"b":-0},"ab":-0,"a":1}',
      [
        { pointer: '/ab', fate: 'unsigned' },
        { pointer: '/a', fate: 'repeated-key' },
      ],
    ],
    [
      '{"":1e400,"":{"":-0}}',
      [
        { pointer: '/', fate: 'repeated-key' },
        { pointer: '//', fate: 'unsigned' },
      ],
    ],
  ])('is found in %s', (text, unkept) => {
    expect(found(text)).toEqual(unkept);
  });

  it.each([
    '{"id":9007199254740991}',
    '{"id":9007199254740992}',
    '{"id":1e300,"uuid":"3e4","small":5e-324,"smallest":2.2250738585072014e-308}',
    '{"id":"12345678901234567890","text":": -0, 12345678901234567890"}',
    '{"id":12345678901234567000,"same":1.2345678901234567e19}',
    '{"id":9007199254740994.00}',
    '{"a":1.0,"b":1e2,"c":1.10,"d":0.10,"e":1E+2,"f":100e-2,"g":0e5,"h":0.0000}',
    '{"cost":0.30000000000000004,"time":1700000000.123456,"score":0.8414709848078965}',
    '{"a":{"b":1},"b":1,"c":[{"b":1},{"b":1}],"key":"a\\":1"}',
    '[-1,-0.5,-0.05,-10,1e-100,-1.5E-123,2e-10]',
    '{"id":"7c9e6679-0425-40de-9e4e-3123e07fc1f0","day":"2026-01-05","text":"from -0 to -0.0"}',
  ])('is nothing in %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    ['numbers that are not kept', '{', '"a":-0,', '"a":1}'],
    ['zeros of a long number', '[1', '0', '1]'],
    ['digits of a long number', '[1', '01', ']'],
    ['zeros behind a point', '[0.', '0', '1]'],
    ['a text that looks like numbers', '["', ': -0.', '"]'],
  ])('takes no more steps for a text that is made for it: %s', (_, before, again, behind) => {
    const steps = (more: string): number => {
      const text = `${before}${more}${behind}`;
      const value: unknown = JSON.parse(text);
      return stepsOf(() => unkeptIn(text, value));
    };
    expect(growth(steps, again)).toBeLessThanOrEqual(limit);
  });
});
