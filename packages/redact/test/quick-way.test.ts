import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Place } from '../src/detector.ts';
import type { Part } from '../src/parts.ts';
import { selectDetectors } from '../src/policy.ts';
import { leafScanOf, thoroughLeafScan } from '../src/scan/leaf.ts';
import { expander } from './template.ts';

const selection = selectDetectors({ policy: 'strict' });
const quick = leafScanOf(selection);
const thorough = thoroughLeafScan(selection);
const nowhere: Place = { path: [], key: undefined, role: undefined, tool: undefined };
const told = (parts: readonly Part[]): string[] =>
  [...new Set(parts.map(({ start, end, detector }) => `${start}-${end} ${detector}`))].sort();
const same = (text: string, place: Place = nowhere): void =>
  expect(told(quick(text, place)), text.slice(0, 300)).toEqual(told(thorough(text, place)));

/** The texts of all cases, found and not found. */
const root = new URL('../src/detectors/', import.meta.url);
const cases: string[] = readdirSync(root).flatMap((id) =>
  JSON.parse(readFileSync(new URL(`${id}/cases.json`, root), 'utf8')).map((one: { text: string }, index: number) =>
    expander(`${id} ${index}`)(one.text),
  ),
);

describe('the quick way finds what every pattern run on everything finds', () => {
  it('in the cases of all detectors, as they stand, in a document, in a document inside one, and spelt otherwise', () => {
    for (const [index, text] of cases.entries()) {
      if (index % 3 !== 0) continue;
      const ways = [
        text,
        JSON.stringify({ role: 'user', content: text }),
        JSON.stringify({ type: 'tool_use', input: { arguments: JSON.stringify({ command: text, n: [1, text] }) } }),
        ...spellings(text),
      ];
      same(ways[(index / 3) % ways.length]!);
    }
  });

  it('in documents put together at random, whole, cut short and with text around them', () => {
    const value = fc.oneof(
      fc.constantFrom(...cases),
      fc.tuple(fc.constantFrom(...cases), fc.nat()).map(([text, at]) => spellings(text)[at % 7]!),
      fc.constantFrom(
        'Bash',
        '-p',
        '--password',
        'password',
        'x-api-key',
        'What is the API token?',
        'Tr0ub4dor&3',
        ' ',
      ),
    );
    const key = fc.constantFrom(
      ...'password value name key secrets content text token input_tokens jwt cookies path data primaryKey delta'.split(
        ' ',
      ),
    );
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        value,
        fc.oneof(fc.nat(), fc.boolean(), fc.constant(null)),
        fc.array(tie('tree'), { maxLength: 4 }),
        fc.array(fc.tuple(key, tie('tree')), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
        tie('tree').map((inner) => JSON.stringify(inner)),
      ),
    }));
    fc.assert(
      fc.property(fc.array(tree, { minLength: 1, maxLength: 3 }), fc.nat(), fc.boolean(), (some, cut, isIndented) => {
        const lines = some.map((one) => JSON.stringify({ one }, null, isIndented ? 2 : 0)).join('\n');
        same(cut % 3 === 0 ? lines.slice(0, cut % (lines.length + 1)) : cut % 3 === 1 ? `${lines}\nend` : lines);
      }),
      { numRuns: 60 },
    );
  });

  const corpus = process.env['TRACE_CORPUS'];
  it.skipIf(!corpus || !existsSync(corpus))(
    'in real sessions, with secrets put in (skipped without TRACE_CORPUS)',
    () => {
      for (const [index, path] of filesUnder(corpus!).entries()) {
        const text = readFileSync(path, 'utf8').slice(0, 12_000);
        const at = (index * 7919) % text.length;
        same(text.slice(0, at) + cases[(index * 31) % cases.length] + text.slice(at));
      }
    },
  );
});

/** A text written as JSON writes it, once and twice, with escaped slashes, with characters by their numbers, with colours and with backslashes between words. */
function spellings(text: string): string[] {
  const once = JSON.stringify(text).slice(1, -1);
  const numbered = (one: string): string => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return [
    once,
    JSON.stringify(once).slice(1, -1),
    once.replaceAll('/', '\\/'),
    text.replace(/[a-z]/g, (letter, at: number) => (at % 7 === 0 ? numbered(letter) : letter)),
    once.replace(/[<>&'\u0080-\uffff]/g, numbered),
    text.replaceAll(' ', ' \u001b[31m'),
    text.replaceAll(' ', ' \\'),
  ];
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : /\.jsonl?$/.test(entry.name) ? [path] : [];
  });
}
