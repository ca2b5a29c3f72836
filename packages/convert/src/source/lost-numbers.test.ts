import { describe, expect, it } from 'vitest';
import type { Json } from '../json.ts';
import { withoutLostNumbers } from './lost-numbers.ts';

const found = (text: string) => withoutLostNumbers(JSON.parse(text) as Json, () => text);

describe('numbers that parsing does not keep', () => {
  it.each([
    ['{"a/b":[1,{"id":12345678901234567890}]}', [{ pointer: '/a~1b/1/id', fate: 'rounded' }]],
    ['[-9007199254740993]', [{ pointer: '/0', fate: 'rounded' }]],
    ['{"id":12345678901234567168}', [{ pointer: '/id', fate: 'rounded' }]],
    ['{"n":12345678901234567890.5}', [{ pointer: '/n', fate: 'rounded' }]],
    ['[9007199254740993.5]', [{ pointer: '/0', fate: 'rounded' }]],
    ['{"n":1e400}', [{ pointer: '/n', fate: 'too-large' }]],
  ])('are found in %s', (text, lost) => {
    expect(found(text).lost).toEqual(lost);
  });

  it.each([
    '{"id":9007199254740991}',
    '{"id":9007199254740992}',
    '{"id":1e300,"uuid":"3e4"}',
    '{"id":"12345678901234567890"}',
    '{"id":12345678901234567000}',
    '{"id":9007199254740994.00}',
    '{"id":0.12345678901234567890}',
    '{"id":1.10,"zero":-0}',
  ])('are not found in %s, which is kept', (text) => {
    expect(found(text)).toEqual({ value: JSON.parse(text), lost: [] });
  });

  it('leave null where there is none, and everything else as it was', () => {
    expect(found('{"a":[1e400,2],"b":{"__proto__":3}}').value).toEqual(
      JSON.parse('{"a":[null,2],"b":{"__proto__":3}}'),
    );
  });
});
