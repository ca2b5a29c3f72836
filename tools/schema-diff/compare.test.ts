import { describe, expect, it } from 'vitest';
import { looseningsOf } from '../fixtures/loosenings.ts';
import { sites } from '../fixtures/sites.ts';
import { tighteningsOf } from '../fixtures/tightenings.ts';
import { bundle } from '../generate/bundle.ts';
import type { Schema } from '../generate/schema-source.ts';
import { loadSchemas } from '../generate/schemas.ts';
import { type ChangeClass, weightiest } from './change.ts';
import { compareSchemas } from './compare.ts';

const object = (properties: Schema, rest: Schema = {}): Schema => ({ type: 'object', properties, ...rest });
const text: Schema = { type: 'string' };
const a = object({ kind: { const: 'a' } }, { required: ['kind'] });
const b = object({ kind: { const: 'b' } }, { required: ['kind'] });
// Written as entries: an object literal with the key `then` looks like a promise.
const when = (condition: Schema): Schema =>
  Object.fromEntries([
    ['if', condition],
    ['then', { required: ['x'] }],
  ]);
const refers = (name: string, target: Schema): Schema => ({ $ref: `#/$defs/${name}`, $defs: { [name]: target } });

const cases: readonly (readonly [says: string, before: Schema, after: Schema, kind: ChangeClass | undefined])[] = [
  ['nothing', object({ a: text }), object({ a: text }), undefined],
  ['the order of keys', { type: 'string', minLength: 1 }, { minLength: 1, type: 'string' }, undefined],
  ['another description', { ...text, description: 'one' }, { ...text, description: 'two' }, 'documentation'],
  ['an annotation of our own', text, { ...text, 'x-rule': 'r' }, 'documentation'],
  ['one more type', text, { type: ['string', 'null'] }, 'compatible'],
  ['one type fewer', { type: ['string', 'null'] }, text, 'breaking'],
  ['integers to numbers', { type: 'integer' }, { type: 'number' }, 'compatible'],
  ['numbers to integers', { type: 'number' }, { type: 'integer' }, 'breaking'],
  ['one more word', { enum: ['a'] }, { enum: ['a', 'b'] }, 'compatible'],
  ['one word fewer', { enum: ['a', 'b'] }, { enum: ['a'] }, 'breaking'],
  ['a const to its enum', { const: 'a' }, { enum: ['a', 'b'] }, 'compatible'],
  ['a lower least', { minimum: 1 }, { minimum: 0 }, 'compatible'],
  ['a higher least', { minimum: 0 }, { minimum: 1 }, 'breaking'],
  ['a least where none was', {}, { minLength: 1 }, 'breaking'],
  ['a higher most', { maxItems: 1 }, { maxItems: 2 }, 'compatible'],
  ['a lower most', { maxItems: 2 }, { maxItems: 1 }, 'breaking'],
  ['no most any more', { maxLength: 2 }, {}, 'compatible'],
  ['another pattern', { pattern: '^a' }, { pattern: '^b' }, 'breaking'],
  ['no pattern any more', { pattern: '^a' }, {}, 'compatible'],
  ['a key required', object({ a: text }), object({ a: text }, { required: ['a'] }), 'breaking'],
  ['a key required no longer', object({ a: text }, { required: ['a'] }), object({ a: text }), 'compatible'],
  [
    'a new key in a closed object',
    object({}, { additionalProperties: false }),
    object({ a: text }, { additionalProperties: false }),
    'compatible',
  ],
  ['a new key in an open object', object({}), object({ a: text }), 'breaking'],
  ['a new free key in an open object', object({}), object({ a: { description: 'free' } }), 'documentation'],
  [
    'a key taken from a closed object',
    object({ a: text }, { additionalProperties: false }),
    object({}, { additionalProperties: false }),
    'breaking',
  ],
  ['a key taken from an open object', object({ a: text }), object({}), 'compatible'],
  ['an object closed', object({ a: text }), object({ a: text }, { additionalProperties: false }), 'breaking'],
  ['an object opened', object({ a: text }, { additionalProperties: false }), object({ a: text }), 'compatible'],
  ['items that may be more', { items: text }, { items: {} }, 'compatible'],
  ['a branch more to choose', { anyOf: [a] }, { anyOf: [a, b] }, 'compatible'],
  ['a branch fewer to choose', { anyOf: [a, b] }, { anyOf: [b] }, 'breaking'],
  ['a branch more that excludes the others', { oneOf: [a] }, { oneOf: [a, b] }, 'compatible'],
  ['a branch more that overlaps another', { oneOf: [a] }, { oneOf: [a, object({ x: text })] }, 'breaking'],
  ['branches in another order', { anyOf: [a, b] }, { anyOf: [b, a] }, 'documentation'],
  ['one more demand', { allOf: [a] }, { allOf: [a, { required: ['x'] }] }, 'breaking'],
  ['one demand fewer', { allOf: [a, { required: ['x'] }] }, { allOf: [a] }, 'compatible'],
  ['a wider prohibition', { not: { enum: ['a'] } }, { not: { enum: ['a', 'b'] } }, 'breaking'],
  ['a narrower prohibition', { not: { enum: ['a', 'b'] } }, { not: { enum: ['a'] } }, 'compatible'],
  ['a prohibition where none was', {}, { not: { enum: ['a'] } }, 'breaking'],
  ['a condition where none was', {}, when(a), 'breaking'],
  ['a condition that asks less', when(a), { if: a }, 'compatible'],
  ['a condition of other documents', when(a), when(b), 'breaking'],
  ['a definition under another name', refers('one', text), refers('two', text), 'breaking'],
  ['a wider definition', refers('one', text), refers('one', { type: ['string', 'null'] }), 'compatible'],
  ['another address', { $id: 'https://a.test/1' }, { $id: 'https://a.test/2' }, 'breaking'],
  ...(['not', 'oneOf', 'if'] as const).flatMap((key) => {
    const holding = (target: Schema): Schema => {
      const { $defs, ...reference } = refers('word', target);
      const other = { type: 'object' };
      const held =
        key === 'oneOf'
          ? { oneOf: [{ const: 'z' }, reference, other] }
          : key === 'if'
            ? when(reference)
            : { not: reference };
      return { ...held, $defs };
    };
    return [
      [
        `a definition with one more word below ${key}`,
        holding({ enum: ['x'] }),
        holding({ enum: ['x', 'z'] }),
        'breaking',
      ],
      [
        `a definition with another text below ${key}`,
        holding({ enum: ['x'] }),
        holding({ enum: ['x'], title: 'X' }),
        'documentation',
      ],
    ] as const;
  }),
  [
    'a definition with a word below oneOf that no other branch has',
    { oneOf: [{ const: 'z' }, { $ref: '#/$defs/word' }], $defs: { word: { enum: ['x'] } } },
    { oneOf: [{ const: 'z' }, { $ref: '#/$defs/word' }], $defs: { word: { enum: ['x', 'y'] } } },
    'compatible',
  ],
  [
    'a definition with one more word below anyOf',
    { anyOf: [{ const: 'z' }, { $ref: '#/$defs/word' }], $defs: { word: { enum: ['x'] } } },
    { anyOf: [{ const: 'z' }, { $ref: '#/$defs/word' }], $defs: { word: { enum: ['x', 'z'] } } },
    'compatible',
  ],
  ['an element that must be there', { type: 'array' }, { type: 'array', contains: {} }, 'breaking'],
  [
    'a key gone where what is not evaluated is refused',
    object({ a: text }, { unevaluatedProperties: false }),
    object({}, { unevaluatedProperties: false }),
    'breaking',
  ],
  ['a keyword that is not known here', {}, { dependentRequired: { a: ['b'] } }, 'breaking'],
];

describe('the class of a change', () => {
  it.each(cases)('%s', (_says, before, after, kind) => {
    expect(weightiest(compareSchemas(before, after, { ids: true }))).toBe(kind);
  });

  it('sees that a message fits two branches when a role becomes two', () => {
    const before = loadSchemas().find(({ path }) => path === 'trajectory/v1/trajectory.schema.json')!.schema;
    const after = structuredClone(before) as { $defs: { system: { properties: { role: Record<string, unknown> } } } };
    const { role } = after.$defs.system.properties;
    expect(role['const']).toBe('system');
    delete role['const'];
    role['enum'] = ['system', 'user'];
    expect(weightiest(compareSchemas(before, after as unknown as Schema, { ids: true }))).toBe('breaking');
    role['enum'] = ['system', 'observer'];
    expect(weightiest(compareSchemas(before, after as unknown as Schema, { ids: true }))).toBe('compatible');
  });
  it('says where and what', () => {
    const after = object({ a: { enum: ['y'] } });
    expect(compareSchemas(object({ a: { enum: ['x', 'y'] } }), after, { ids: true })).toEqual([
      { pointer: '/properties/a/enum', kind: 'breaking', says: '"x" is no longer among the values allowed.' },
    ]);
  });

  it('allows another address in a new version folder', () => {
    expect(compareSchemas({ $id: 'https://a.test/1' }, { $id: 'https://a.test/2' }, { ids: false })).toEqual([]);
  });

  it('ends where definitions refer to themselves under other names', () => {
    const tree = (name: string, leaf: Schema): Schema =>
      refers(name, object({ leaf, child: { $ref: `#/$defs/${name}` } }));
    const changes = compareSchemas(tree('tree', text), tree('node', { type: ['string', 'null'] }), { ids: true });
    expect(changes.map(({ kind }) => kind)).toContain('compatible');
  });
});

describe.each(loadSchemas())('of $name', (source) => {
  const root = bundle(source, loadSchemas());
  const before = structuredClone(root);

  it('every way to allow less is breaking', () => {
    const tightenings = sites(root).flatMap((site) => tighteningsOf(site));
    expect(tightenings.length).toBeGreaterThan(20);
    const missed = tightenings
      .filter(({ under }) => under(() => weightiest(compareSchemas(before, root, { ids: true }))) !== 'breaking')
      .map(({ place }) => place);
    expect(missed).toEqual([]);
  });

  it('no constraint that goes is taken for mere words, and most are compatible', () => {
    const kinds = looseningsOf(root).map(({ place, under }) => ({
      place,
      kind: under(() => weightiest(compareSchemas(before, root, { ids: true }))),
    }));
    expect(kinds.filter(({ kind }) => kind !== 'compatible' && kind !== 'breaking')).toEqual([]);
    expect(kinds.filter(({ kind }) => kind === 'compatible').length).toBeGreaterThan(kinds.length / 2);
  });
});
