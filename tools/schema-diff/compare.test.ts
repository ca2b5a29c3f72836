import { describe, expect, it } from 'vitest';
import { isInShare } from '../chance/share.ts';
import { looseningsOf } from '../fixtures/loosenings.ts';
import { sites } from '../fixtures/sites.ts';
import { tighteningsOf } from '../fixtures/tightenings.ts';
import { bundle } from '../generate/bundle.ts';
import type { Schema } from '../generate/schema-source.ts';
import { loadSchemas } from '../generate/schemas.ts';
import { type ChangeClass, weightiest } from './change.ts';
import { compareSchemas } from './compare.ts';

const object = (properties: Record<string, Schema>, rest: Schema = {}): Schema => ({
  type: 'object',
  properties,
  ...rest,
});
const text: Schema = { type: 'string' };
const a = object({ kind: { const: 'a' } }, { required: ['kind'] });
const b = object({ kind: { const: 'b' } }, { required: ['kind'] });
/** Like `a` and `b`, but it accepts whatever is no object as well. */
const bare = (kind: string): Schema => ({ properties: { kind: { const: kind } }, required: ['kind'] });
// Written as entries: an object literal with the key `then` looks like a promise.
const when = (condition: Schema): Schema =>
  Object.fromEntries([
    ['if', condition],
    ['then', { required: ['x'] }],
  ]);
const otherwise = Object.fromEntries([['then', false]]);
const refers = (name: string, target: Schema): Schema => ({ $ref: `#/$defs/${name}`, $defs: { [name]: target } });

const cases: readonly (readonly [says: string, before: Schema, after: Schema, kind: ChangeClass | undefined])[] = [
  ['nothing', object({ a: text }), object({ a: text }), undefined],
  ['the order of keys', { type: 'string', minLength: 1 }, { minLength: 1, type: 'string' }, undefined],
  ['another description', { ...text, description: 'one' }, { ...text, description: 'two' }, 'documentation'],
  ['an annotation of our own', text, { ...text, 'x-form': 'f' }, 'documentation'],
  ['findings that come under another rule', { ...text, 'x-rule': 'r' }, { ...text, 'x-rule': 's' }, 'compatible'],
  ['findings that come under a rule of their own', text, { ...text, 'x-rule': 'r' }, 'compatible'],
  ['a type with another name', { ...text, title: 'A' }, { ...text, title: 'B' }, 'breaking'],
  ['a type without its name', { items: { ...text, title: 'A' } }, { items: text }, 'breaking'],
  ['a type of a definition that gets a name', refers('a', text), refers('a', { ...text, title: 'B' }), 'breaking'],
  ['a definition whose title is its name', refers('a', text), refers('a', { ...text, title: 'A' }), 'documentation'],
  ['a title where none was', { items: text }, { items: { ...text, title: 'A' } }, 'documentation'],
  ['a key called title', object({ title: text }), object({ title: { ...text, description: 't' } }), 'documentation'],
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
  [
    'a branch more that is there already',
    { oneOf: [{ const: 1 }, { const: 2 }] },
    { oneOf: [{ const: 1 }, { const: 2 }, { const: 2 }] },
    'breaking',
  ],
  [
    'a branch more that only excludes the others among objects',
    { oneOf: [bare('a')] },
    { oneOf: [bare('a'), bare('b')] },
    'breaking',
  ],
  ['a branch that stood twice', { anyOf: [a, a] }, { anyOf: [a] }, 'breaking'],
  ['branches in another order', { anyOf: [a, b] }, { anyOf: [b, a] }, 'documentation'],
  ['one more demand', { allOf: [a] }, { allOf: [a, { required: ['x'] }] }, 'breaking'],
  ['one demand fewer', { allOf: [a, { required: ['x'] }] }, { allOf: [a] }, 'compatible'],
  ['a wider prohibition', { not: { enum: ['a'] } }, { not: { enum: ['a', 'b'] } }, 'breaking'],
  ['a narrower prohibition', { not: { enum: ['a', 'b'] } }, { not: { enum: ['a'] } }, 'compatible'],
  ...(
    [
      ['pattern', { pattern: '^a' }, { pattern: '^[ab]' }],
      ['multiple', { multipleOf: 4 }, { multipleOf: 2 }],
      ['condition', { if: { const: 1 }, ...otherwise }, { if: { const: 2 }, ...otherwise }],
      ['keyword that is not known here', { contains: { const: 1 } }, { contains: { const: 2 } }],
      ['address of another file', { $ref: 'https://a.test/1' }, { $ref: 'https://a.test/2' }],
    ] as const
  ).map(
    ([what, before, after]) =>
      [`a prohibition of another ${what}`, { not: before }, { not: after }, 'breaking'] as const,
  ),
  ['a prohibition of no pattern any more', { not: { pattern: '^a' } }, { not: {} }, 'breaking'],
  [
    'a prohibition of a pattern as well',
    { not: { type: 'string' } },
    { not: { type: 'string', pattern: 'a' } },
    'compatible',
  ],
  [
    'a prohibition of a choice of which one fits less',
    { not: { oneOf: [{ minimum: 1 }, { minimum: 5 }] } },
    { not: { oneOf: [{ minimum: 1 }, { minimum: 7 }] } },
    'breaking',
  ],
  ['a prohibition twice', { not: { not: { pattern: 'a' } } }, { not: { not: { pattern: 'b' } } }, 'breaking'],
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
      return { ...held, ...($defs && { $defs }) };
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
        holding({ enum: ['x'], description: 'X' }),
        'documentation',
      ],
    ] as const;
  }),
  ...(
    [
      ['a property', '#/properties/a', (target) => ({ properties: { a: target } })],
      [
        'a part of a definition',
        '#/$defs/x/properties/k',
        (target) => ({ $defs: { x: { properties: { k: target } } } }),
      ],
      ['a name with a slash', '#/$defs/a~1b', (target) => ({ $defs: { 'a/b': target } })],
      ['a name with a letter that addresses escape', '#/$defs/a%20b', (target) => ({ $defs: { 'a b': target } })],
      ['an anchor', '#word', (target) => ({ $defs: { a: { $anchor: 'word', ...target } } })],
      ['the whole', '#', (target) => target],
    ] satisfies [string, string, (target: Schema) => Schema][]
  ).map(([what, $ref, around]) => {
    const holding = (target: Schema): Schema => ({ items: { not: { $ref } }, ...around(target) });
    return [
      `one more type below not, named by ${what}`,
      holding({ type: ['array', 'null'] }),
      holding({ type: ['array', 'null', 'string'] }),
      'breaking',
    ] as const;
  }),
  [
    'a definition that refers to itself below not under another name',
    refers('one', { type: ['string'], items: { not: { $ref: '#/$defs/one' } } }),
    { ...refers('two', { type: ['string', 'null'], items: { not: { $ref: '#/$defs/two' } } }) },
    'breaking',
  ],
  [
    'an address of its own that a definition takes from another',
    { $ref: 'https://a.test/c', $defs: { a: { $id: 'https://a.test/c' } } },
    {
      $ref: 'https://a.test/c',
      $defs: { a: { $id: 'https://a.test/d' }, b: { $id: 'https://a.test/c', type: 'number' } },
    },
    'breaking',
  ],
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
    expect(role.const).toBe('system');
    delete role.const;
    role.enum = ['system', 'user'];
    expect(weightiest(compareSchemas(before, after as unknown as Schema, { ids: true }))).toBe('breaking');
    role.enum = ['system', 'observer'];
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
      .filter(
        ({ under }, index) =>
          isInShare(index, 5) && under(() => weightiest(compareSchemas(before, root, { ids: true }))) !== 'breaking',
      )
      .map(({ place }) => place);
    expect(missed).toEqual([]);
  });

  it('no constraint that goes is taken for mere words, and most are compatible', () => {
    const asked = looseningsOf(root).filter((_, index) => isInShare(index, 5));
    const kinds = asked.map(({ place, under }) => ({
      place,
      kind: under(() => weightiest(compareSchemas(before, root, { ids: true }))),
    }));
    expect(kinds.filter(({ kind }) => kind !== 'compatible' && kind !== 'breaking')).toEqual([]);
    expect(kinds.filter(({ kind }) => kind === 'compatible').length).toBeGreaterThan(kinds.length / 2);
  });
});
