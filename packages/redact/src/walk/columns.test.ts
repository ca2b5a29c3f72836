import { describe, expect, it } from 'vitest';
import { expander } from '../../test/template.ts';
import { find, findText } from '../index.ts';

const expand = expander('columns');
const key = expand('{{a=alnum:30}}7b');
const other = expand('{{b=alnum:30}}7c');
const person = 'Marlene Achterberg';

const tables: readonly (readonly [name: string, table: unknown, sensitive: readonly string[]])[] = [
  [
    'rows beside their columns',
    {
      columns: ['id', 'api_key'],
      rows: [
        [1, key],
        [2, other],
      ],
    },
    [key, other],
  ],
  ['rows before them', { data: [['1', key]], headers: ['id', 'api_key'] }, [key]],
  ['columns with types', { fields: [{ name: 'id', type: 'int' }, { name: 'api_key' }], rows: [['1', key]] }, [key]],
  [
    'a first row of headings',
    [
      ['id', 'api_key'],
      ['1', key],
      ['2', other],
    ],
    [key, other],
  ],
  [
    'the same under a key',
    {
      values: [
        ['id', 'api_key'],
        ['1', key],
      ],
    },
    [key],
  ],
  [
    'cells in wrappers, and a schema',
    { schema: { fields: [{ name: 'id' }, { name: 'api_key' }] }, rows: [{ f: [{ v: '1' }, { v: key }] }] },
    [key],
  ],
  ['columns that count their rows', { name: { 0: 'a', 1: 'b' }, api_key: { 0: key, 1: other } }, [key, other]],
  ['persons', { columns: ['id', 'customer_name'], rows: [[1, person]] }, [person]],
  [
    'persons below headings',
    [
      ['customer_name', 'city'],
      [person, 'Lyon'],
    ],
    [person],
  ],
];

describe('a cell of a table in JSON goes by what stands over its column', () => {
  it.each(tables)('%s', (_, table, sensitive) => {
    const text = JSON.stringify(table);
    const inText = findText(text, { policy: 'pii' }).map(({ range }) => text.slice(...range));
    expect([...new Set(inText)]).toEqual(sensitive);
    const inTree = new Set(
      find(table, { policy: 'pii' }).map(({ pointer, range }) => at(table, pointer).slice(...range)),
    );
    expect([...inTree]).toEqual(sensitive);
  });
});

describe('and by nothing else', () => {
  it.each([
    ['another column', { columns: ['id', 'status'], rows: [[1, key]] }],
    ['a row of another width', { columns: ['id', 'api_key'], rows: [[1, 'x', key]] }],
    [
      'pairs',
      [
        ['api_key', '30'],
        [key, 'yes'],
      ],
    ],
    [
      'a list of names and what was said',
      [
        ['system', 'hello'],
        ['token', 'key'],
        ['user', 'that is all'],
      ],
    ],
    ['keys that count beside others', { api_key: { 0: 'zero', name: key } }],
  ])('%s', (_, table) => {
    expect(findText(JSON.stringify(table), { policy: 'secrets' })).toEqual([]);
    expect(find(table, { policy: 'secrets' })).toEqual([]);
  });
});

function at(table: unknown, pointer: string): string {
  let value = table;
  for (const step of pointer.split('/').slice(1)) value = (value as Readonly<Record<string, unknown>>)[step];
  return String(value);
}
