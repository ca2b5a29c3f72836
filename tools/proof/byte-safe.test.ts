import { expect, it } from 'vitest';
import { isByteSafe } from '../generate/byte-safe.ts';

it.each<[says: string, schema: object, safe: boolean]>([
  ['a text that is not empty', { type: 'string', minLength: 1 }, true],
  ['a text of two characters, which one of two bytes would pass for', { type: 'string', minLength: 2 }, false],
  ['a longest text, which has more bytes than characters', { maxLength: 200 }, false],
  ['a pattern of ASCII', { pattern: '^act_[0-9]{3,}$' }, true],
  ['a dot in a class', { pattern: '^[0-9]+[.,]\\.a$' }, true],
  ['a dot that is any character', { pattern: '^.$' }, false],
  ['a class of all but some', { pattern: '^[^a]$' }, false],
  ['a class by its letter', { pattern: '^\\S+$' }, false],
  ['a word, whose end depends on its neighbours', { pattern: 'a\\b' }, false],
  ['a look behind', { pattern: '(?<!a)b' }, false],
  ['a property of Unicode', { pattern: '^\\p{L}$' }, false],
  ['a letter beyond ASCII in a pattern', { pattern: '^é$' }, false],
  ['a key beyond ASCII', { properties: { é: {} } }, false],
  ['a required key beyond ASCII', { required: ['é'] }, false],
  ['a constant beyond ASCII', { const: 'é' }, false],
  ['an entry beyond ASCII', { enum: ['e', 'é'] }, false],
  ['words for people beyond ASCII', { description: 'é', title: 'é' }, true],
  ['a fault deep inside', { anyOf: [{ items: { if: { properties: { a: { minLength: 2 } } } } }] }, false],
  ['a keyword that nobody thought of', { contentEncoding: 'base64' }, false],
  ['a key that is called as a keyword', { properties: { maxLength: { type: 'string' } } }, true],
])('%s', (_, schema, safe) => {
  expect(isByteSafe(schema)).toBe(safe);
});
