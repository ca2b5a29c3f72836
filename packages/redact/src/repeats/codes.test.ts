import fc from 'fast-check';
import { expect, it } from 'vitest';
import { redactText } from '../redact.ts';
import { codesIn } from './codes.ts';

/** What the ways of writing are made of, so that they meet within one another. */
const parts = [
  ...[
    '<b>',
    '</b>',
    '<a href="m&#64;x&#46;y">',
    '&amp;#65;',
    '&#65;',
    '&lt;',
    '%41',
    '%2541',
    '=\n',
    '=41=42',
    '&',
    '<',
    '>',
  ],
  ...[
    '\\x41',
    '\\101',
    '\\u{41}',
    '\\u0041',
    '%u0041',
    '\\',
    '" + "',
    "' . '",
    '"',
    "'",
    '\n',
    '    ',
    '| ',
    'abc',
    '9',
  ],
  ...[
    'a b c d e f',
    '61 62 63 64',
    '0x61,0x62,0x63',
    'chr(97)+chr(98)+',
    'U+0041',
    '97, 98, 99, 100',
    'aGVsbG8gd29ybGQ=',
  ],
];

it('changes places that stand one behind the other, whatever is written within what', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { minLength: 2, maxLength: 14 }), (some) => {
      for (const changes of codesIn(some.join('')))
        for (const [index, [start, end]] of changes.entries()) {
          expect(end).toBeGreaterThan(start);
          expect(start).toBeGreaterThanOrEqual(changes[index - 1]?.[1] ?? 0);
        }
    }),
    { numRuns: 5000 },
  );
});

it('masks an address in a page, and nothing of the words behind it', () => {
  const page =
    '<p>Ask Ana &lt;<a href="mailto:quillbyson&#37;&#52;&#48;zorvan&#46;io">quillbyson<span>&#64;</span>zorvan<span>&#46;</span>io</a>&gt;.</p>\nThis manual is free; you may pass it on under the terms that stand at its end.';
  const { value } = redactText(page, { policy: 'pii', key: 'k' });
  expect(value).not.toContain('quillbyson');
  expect(value.slice(value.indexOf('</a>'))).toBe(page.slice(page.indexOf('</a>')));
});
