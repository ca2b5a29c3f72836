import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInShare, tries } from '../../../tools/chance/share.ts';
import type { Place } from '../src/detector.ts';
import { selectDetectors } from '../src/options/selection.ts';
import type { Part } from '../src/parts.ts';
import { leafScanOf, thoroughLeafScan } from '../src/scan/leaf.ts';
import { expander } from './template.ts';

/** What is left out depends on what the detectors of a policy ask for. */
const ways = (['secrets', 'pii', 'strict'] as const).map((policy) => {
  const selection = selectDetectors({ policy });
  return { quick: leafScanOf(selection), thorough: thoroughLeafScan(selection) };
});
const nowhere: Place = { path: [], key: undefined, role: undefined, tool: undefined };
const told = (parts: readonly Part[]): string[] =>
  [...new Set(parts.map(({ start, end, detector }) => `${start}-${end} ${detector}`))].sort();
/** Holds one of the ways, in turn, to what its patterns find everywhere. */
const same = (text: string, turn: number): void => {
  const { quick, thorough } = ways[turn % ways.length]!;
  expect(told(quick(text, nowhere)), text.slice(0, 600)).toEqual(told(thorough(text, nowhere)));
};

/** All cases, found and not found, with the names that stand around their texts. */
const root = new URL('../src/detectors/', import.meta.url);
const named = readdirSync(root).flatMap((id) =>
  JSON.parse(readFileSync(new URL(`${id}/cases.json`, root), 'utf8')).map(
    (one: { text: string; key?: string; above?: string; entry?: string }, index: number) => ({
      ...one,
      text: expander(`${id} ${index}`)(one.text),
    }),
  ),
) as readonly { readonly text: string; readonly key?: string; readonly above?: string; readonly entry?: string }[];
const cases = named.map(({ text }) => text);

describe('the quick way finds what every pattern run on everything finds', () => {
  it('in the cases of all detectors, as they stand, in a document, in a document inside one, and spelt otherwise', () => {
    for (const [index, text] of cases.entries()) {
      if (!isInShare(index, 120)) continue;
      const spelt = [
        text,
        JSON.stringify({ role: 'user', content: text }),
        JSON.stringify({ type: 'tool_use', input: { arguments: JSON.stringify({ command: text, n: [1, text] }) } }),
        ...spellings(text),
      ];
      same(spelt[Math.floor(index / 20) % spelt.length]!, index >> 4);
    }
  });

  it('in documents in which the text of each case stands below the names of the case', () => {
    for (const [index, { text: value, key, above, entry }] of named.entries()) {
      const isDocument = value.startsWith('{');
      if (!isInShare(index, 12)) continue;
      if (key === undefined && entry === undefined && !isDocument) continue;
      const inner = { ...(entry !== undefined && { name: entry }), [key ?? 'value']: value };
      const text = isDocument ? value : JSON.stringify({ n: 1, [above ?? 'data']: inner }, null, (index >> 2) % 2);
      same(text, index >> 2);
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
        same(cut % 3 === 0 ? lines.slice(0, cut % (lines.length + 1)) : cut % 3 === 1 ? `${lines}\nend` : lines, cut);
      }),
      { numRuns: tries(14) },
    );
  });

  it('where the name of a value stands somewhere else in the document than before it', () => {
    const name = fc.constantFrom(
      ...['password', 'DB_PASSWORD', 'API_KEY', 'GITHUB_PAT', 'file_path', 'authorName', 'passwords', 'sessionToken'],
      ...['input_tokens', 'secrets', 'Jwt', 'smtp', 'attributes', 'cookies', 'stripe_secret_key', 'user', 'passenger'],
      ...['What is the API token?', 'Your "first" password', '--token', '-p', 'x-api-key', 'Set-Cookie', 'kind'],
    );
    const expand = expander('names');
    const value = fc.constantFrom(
      expand('{{password:12}}7'),
      expand('{{alnum:32}}'),
      expand('{{hex:40}}'),
      expand('{{base64:86}}=='),
      ...[
        '/home/x/y.ts',
        'external',
        'hunter2!x',
        'connect.sid',
        "it's Tr0ub4dor&3",
        'a | b\n-----+-----\n1 | xK9#mQ2z',
      ],
    );
    const shape = fc.oneof(
      fc.tuple(name, value).map(([key, one]) => ({ [key]: one })),
      fc.tuple(name, value, value).map(([key, one, two]) => ({ [key]: [one, two] })),
      fc.tuple(name, name, value).map(([above, key, one]) => ({ [above]: { type: 'x', [key]: one } })),
      fc.tuple(name, value).map(([above, one]) => ({ [above]: { value: one, Key: one, result: one } })),
      fc
        .tuple(name, value, fc.boolean())
        .map(([entry, one, isBefore]) => (isBefore ? { name: entry, value: one } : { value: one, n: 1, name: entry })),
      fc.tuple(name, value).map(([entry, one]) => ({ key: entry, value: { stringValue: one } })),
      fc.tuple(name, value).map(([option, one]) => ({ args: ['run', option, one] })),
      fc.tuple(name, fc.constantFrom(4711, 90210017, 378282246310005)).map(([key, digits]) => ({ [key]: digits })),
    );
    const nested = fc.oneof(
      shape,
      shape.map((one) => ({ content: `${JSON.stringify(one)}` })),
      shape.map((one) => ({ content: `see ${JSON.stringify(JSON.stringify(one))}` })),
      fc.tuple(shape, shape).map(([one, two]) => ({ one, text: JSON.stringify([{ two }, JSON.stringify(one)]) })),
    );
    fc.assert(
      fc.property(fc.array(nested, { minLength: 1, maxLength: 4 }), fc.nat(5), fc.nat(), (some, indent, cut) => {
        const lines = some.map((one) => JSON.stringify(one, null, indent > 3 ? 2 : 0));
        const text = lines.join(indent === 1 ? '\r\n' : '\n');
        same(
          indent === 2 ? text.slice(0, cut % (text.length + 1)) : indent === 3 ? text.replaceAll('":', '" : ') : text,
          cut,
        );
      }),
      { numRuns: tries(40) },
    );
  });

  it('in a document that was cut inside the name of an entry', () => {
    const whole = JSON.stringify({ content: JSON.stringify({ value: "it's Tr0ub4dor&3", n: 1, name: 'passenger' }) });
    for (let length = whole.length; length > whole.length - 14; length--)
      for (const turn of ways.keys()) same(whole.slice(0, length), turn);
  });

  it('in a streamed answer that stands inside a string of a document without anything else to see', () => {
    const secret = expander('stream')('ghp_{{alnum:36}}');
    const pieces = secret.match(/.{1,9}/g)!.map((delta) => `data: ${JSON.stringify({ type: 'x.delta', delta })}`);
    same(
      `${JSON.stringify({ a: 1 })}\n${JSON.stringify({ output: pieces.join('\n') })}\n${JSON.stringify({ b: 2 })}`,
      0,
    );
  });

  const corpus = process.env['TRACE_CORPUS'];
  it.skipIf(!corpus || !existsSync(corpus))(
    'in real sessions, with secrets put in (skipped without TRACE_CORPUS)',
    () => {
      for (const [index, path] of filesUnder(corpus!).entries()) {
        const text = readFileSync(path, 'utf8').slice(0, 1_000);
        const at = (index * 7919) % text.length;
        same(text.slice(0, at) + cases[(index * 31) % cases.length] + text.slice(at), index);
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
