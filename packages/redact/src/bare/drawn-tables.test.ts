import { expect, it } from 'vitest';
import { withPlainTables } from './drawn-tables.ts';

it.each([
  [
    'a table',
    '┌────┬──────┐\n│ id │ name │\n├────┼──────┤\n│ 1  │ ann  │\n└────┴──────┘',
    '+----+------+\n| id | name |\n+----+------+\n| 1  | ann  |\n+----+------+',
  ],
  ['one without lines around it', ' id │ name\n────┼─────\n  1 │ ann\nmore', ' id | name\n----+-----\n  1 | ann\nmore'],
  [
    'one with types below the names, and ends of Windows',
    '│ id │ name │\r\n│ int │ text │\r\n├─────┼─────┤\r\n│ 1 │ ann │\r\n',
    '| id | name |\r\n| int | text |\r\n+-----+-----+\r\n| 1 | ann |\r\n',
  ],
  [
    'one of three columns with a line below each row',
    '│ a │ b │ c │\n├───┼───┼───┤\n│ 1 │ 2 │ 3 │\n├───┼───┼───┤\n│ 4 │ 5 │ 6 │',
    '| a | b | c |\n+---+---+---+\n| 1 | 2 | 3 |\n+---+---+---+\n| 4 | 5 | 6 |',
  ],
])('%s is drawn with plain signs', (_, text, expected) => {
  expect(withPlainTables(text)).toBe(expected);
});

it.each([
  [
    'names and values with a line below each',
    '│ name │ ann │\n├──────┼─────┤\n│ town │ Ulm │\n├──────┼─────┤\n│ x │ y │',
  ],
  ['names and values under headings that say so', '│ Setting │ Value │\n├─────────┼───────┤\n│ town    │ Ulm   │'],
  ['a tree', 'src\n├── a.ts\n│   └── b.ts\n└── c.ts'],
  ['a crossing in a drawing', '  │\n──┼──\n  │ a │ b'],
])('%s stays', (_, text) => {
  expect(withPlainTables(text)).toBe(text);
});
