import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '../../../tools/chance/share.ts';
import { automatonOf } from '../../../tools/generate/scanner/automaton.ts';
import { scanPlanOf } from '../../../tools/generate/scanner/plans.ts';
import { forsyLegacyManifestShape } from '../src/generated/forsy-legacy-manifest.ts';
import { forsyManifestShape } from '../src/generated/forsy-manifest.ts';
import { reportShape } from '../src/generated/report.ts';
import {
  forsyLegacyTraceShape,
  forsyTraceDraftShape,
  forsyTraceShape,
  openTokenDocumentShape,
  openTokenRecordShape,
  passing,
  piecewiseScannerOf,
  read,
  type Scanner,
  type Shape,
  trajectoryShape,
} from '../src/index.ts';
import { faults } from '../src/shape/faults.ts';

const folder = fileURLToPath(new URL('../../../schemas/', import.meta.url));
const decode = (bytes: Uint8Array): string | undefined => (isUtf8(bytes) ? Buffer.from(bytes).toString() : undefined);
/** Only the scanner says yes; what is parsed first could say so for it. */
const scanners = new Map<Shape, Scanner>();
function scanner(shape: Shape): Scanner {
  const known = scanners.get(shape) ?? piecewiseScannerOf(scanPlanOf(shape))!;
  scanners.set(shape, known);
  return known;
}
function fast(shape: Shape): (bytes: Uint8Array) => boolean {
  return scanner(shape).passes;
}

/** As `fast`, of a document that comes in pieces of so many bytes; what is left of it in the end is given too. */
function inPieces(shape: Shape, bytes: Uint8Array, size: number): { passes: boolean; left: string } {
  const look = scanner(shape).inPieces!()!;
  for (let at = 0; at < bytes.length; at += size) look.push(bytes.subarray(at, at + size));
  return { passes: look.passes(), left: Buffer.from(look.left()).toString() };
}

/** What the careful path says of a line: whether there is anything to report. */
function slow(line: Uint8Array, shape: Shape): boolean {
  const { documents, findings } = read(line, { container: 'json' });
  return documents.length === 1 && findings.length === 0 && faults(shape, documents[0]!.value).length === 0;
}

const formats = [
  ['forsy/v0.1', forsyTraceShape, 'forsy/v0.1'],
  ['forsy/v0.1-draft', forsyTraceDraftShape, 'forsy/v0.1'],
  ['forsy/legacy', forsyLegacyTraceShape, 'forsy/legacy'],
  ['open-token/v0.1', openTokenDocumentShape, 'open-token/v0.1'],
  ['open-token/v0.1-record', openTokenRecordShape, 'open-token/v0.1'],
  ['trajectory', trajectoryShape, 'trajectory/v1'],
  ['forsy/v0.1-manifest', forsyManifestShape, 'forsy/v0.1'],
  ['forsy/legacy-manifest', forsyLegacyManifestShape, 'forsy/legacy'],
  ['report/v1', reportShape, 'report/v1'],
] as const;

/** Every fixture below a folder of schemas, in one line. */
function fixtures(below: string): readonly string[] {
  return readdirSync(folder + below, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(valid|invalid)[/\\].*\.json$/.test(name) && !name.endsWith('.expected.json'))
    .flatMap((name) => {
      const { documents } = read(readFileSync(`${folder}${below}/${name}`));
      return documents.map(({ value }) => JSON.stringify(value));
    });
}

/** Ways to damage a line, or to write the same in another way. */
const changes: readonly ((line: string, at: number, piece: string) => string)[] = [
  (line, at, piece) => line.slice(0, at) + piece + line.slice(at),
  (line, at, piece) => line.slice(0, at) + piece + line.slice(at + 1),
  (line, at) => line.slice(0, at) + line.slice(at + 1),
  (line, at, piece) => inAString(line, at, piece),
  (line, at, piece) => inAString(inAString(line, at, piece), (at * 7) % line.length, piece),
  (line, _, piece) => line.replace('{', `{"${piece}":1,"${piece}":2,`),
  (line, _, piece) => line.replace('{', `{"${piece}":1,`),
  (line, _, piece) => line.replace('{', `{"é":1,"${piece}":2,`),
];

const pieces = [
  'é',
  'Ã©',
  '\\u00e9',
  '\\u00c3\\u00a9',
  '\\u0065',
  '\u{1f600}',
  '\\ud83d\\ude00',
  '\\ud83d',
  '\ufeff',
  '\u00a0',
  '\u2028',
  '\u0085',
  '\\\\',
  '\\"',
  '"',
  ':',
  '":',
  '\\u0022:',
  '1e999',
  '{}',
  '[[',
  ' ',
  '\t',
  '\u0000',
  '٣',
  'K',
  'ſ',
  '__proto__',
];

function inAString(line: string, at: number, piece: string): string {
  const quote = line.indexOf('"', at);
  return quote === -1 ? line + piece : line.slice(0, quote + 1) + piece + line.slice(quote + 1);
}

/** Values that a schema may or may not allow in some place. */
const values: readonly unknown[] = [
  ...[null, true, false, 0, 1, -1, 2.5, 1e21, 101, '', 'x', 'user', 'agent', 'external', 'tool', 'assistant', 'event'],
  ...['user_message', 'agent_step', 'serial', 'evt_000001', 'act_001', '2026-01-31T09:30:00Z', '2026-02-31'],
  ...[[], [1, 1], [1, 2], ['x'], [null], {}, { type: 'text' }, { 'a b': 1 }, `sha256:${'0'.repeat(64)}`],
];

/** The document with another value, another key or one key less somewhere. */
function changed(line: string, where: number, which: number): string {
  const document = JSON.parse(line) as unknown;
  const holders: [holder: Record<string, unknown>, key: string][] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      holders.push([value as Record<string, unknown>, key]);
      visit(inner);
    }
  };
  visit(document);
  const [holder, key] = holders[Math.floor(where * holders.length)] ?? [];
  if (holder === undefined) return line;
  const choice = Math.floor(which * (values.length + 2));
  if (choice < values.length) holder[key as string] = values[choice];
  else if (choice === values.length) delete holder[key as string];
  else holder['another'] = holder[key as string];
  return JSON.stringify(document);
}

const share = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });

describe('the scanner of bytes', () => {
  it.each(formats)('says yes for every valid fixture of %s, however it is laid out', (_, shape, below) => {
    const valid = fixtures(below).filter((line) => slow(Buffer.from(line), shape));
    expect(valid.length).toBeGreaterThan(0);
    for (const line of valid) {
      const document = JSON.parse(line) as unknown;
      for (const text of [
        line,
        JSON.stringify(document, null, 2),
        JSON.stringify(document, null, '\t'),
        ` ${line}\r\n`,
      ])
        expect(fast(shape)(Buffer.from(text)), text).toBe(true);
    }
  });
  it.each(formats)('says no for every invalid fixture of %s', (_, shape, below) => {
    const invalid = fixtures(below).filter((line) => !slow(Buffer.from(line), shape));
    expect(invalid.length).toBeGreaterThan(0);
    for (const line of invalid) expect(fast(shape)(Buffer.from(line)), line).toBe(false);
  });
  it.each(formats)('never says yes where the careful path has something to say of %s', (_, shape, below) => {
    const lines = fixtures(below);
    const valid = lines.filter((line) => slow(Buffer.from(line), shape));
    const asked = fast(shape);
    let yes = 0;
    let no = 0;
    fc.assert(
      fc.property(
        fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...valid) }, fc.constantFrom(...lines)),
        fc.array(fc.tuple(share, share), { maxLength: 2 }),
        fc.array(fc.record({ change: fc.constantFrom(...changes), at: share, piece: fc.constantFrom(...pieces) }), {
          maxLength: 2,
        }),
        fc.option(fc.record({ at: share, byte: fc.integer({ min: 0, max: 255 }) }), { freq: 3 }),
        fc.integer({ min: 1, max: 3000 }),
        (line, values, made, raw, size) => {
          let text = line;
          for (const [where, which] of values) text = changed(text, where, which);
          for (const { change, at, piece } of made) text = change(text, Math.floor(at * text.length), piece);
          const bytes = Buffer.from(text);
          if (raw !== null) bytes[Math.floor(raw.at * bytes.length)] = raw.byte;
          const said = asked(bytes);
          if (said) yes++;
          else no++;
          if (said) expect(slow(bytes, shape), text).toBe(true);
          expect(inPieces(shape, bytes, size).passes, `${text} in pieces of ${size}`).toBe(said);
        },
      ),
      { numRuns: tries(400) },
    );
    expect(Math.min(yes, no)).toBeGreaterThan(8);
  });
  it('finds no key twice where it cannot tell', () => {
    const [valid] = fixtures('forsy/v0.1').filter((line) => slow(Buffer.from(line), forsyTraceShape));
    const twice = (one: string, other: string): Uint8Array =>
      Buffer.from(valid!.replace('"agent_config":', `"x":{"${one}":1,"${other}":2},"agent_config":`));
    for (const [one, other, isSound, passes] of [
      ['é', 'è', true, true],
      // An escape in a key is left to the careful path.
      ['\\u00e9', '\\u00e8', true, false],
      ['é', '\\u00e9', false, false],
      ['é', 'é', false, false],
      ['step', 'step', false, false],
    ] as const) {
      expect(slow(twice(one, other), forsyTraceShape), `${one} ${other}`).toBe(isSound);
      expect(fast(forsyTraceShape)(twice(one, other)), `${one} ${other}`).toBe(passes);
    }
  });
  it('looks at its own bytes only', () => {
    const [valid] = fixtures('forsy/v0.1').filter((line) => slow(Buffer.from(line), forsyTraceShape));
    const length = Buffer.byteLength(valid!);
    const around = Buffer.from(`{"a":${valid}}}\n${valid} ]`);
    const asked = fast(forsyTraceShape);
    expect(asked(around.subarray(5, 5 + length))).toBe(true);
    expect(asked(around.subarray(5, 5 + length - 1))).toBe(false);
    expect(asked(around.subarray(5, 5 + length + 1))).toBe(false);
    expect(asked(around.subarray(length + 8, 2 * length + 8))).toBe(true);
    expect(asked(around.subarray(length + 8))).toBe(false);
  });
  it('says what parsing says', () => {
    const lines = fixtures('forsy/v0.1').map((line) => Buffer.from(line));
    const accepts = (value: unknown): boolean => faults(forsyTraceShape, value).length === 0;
    const parsing = passing(accepts, decode);
    const scanning = fast(forsyTraceShape);
    for (const line of [...lines, Buffer.from('{"a":1,"a":1}'), Buffer.from([0x22, 0xff, 0x22]), Buffer.from('{')]) {
      const is = slow(line, forsyTraceShape);
      expect([parsing(line), scanning(line)]).toEqual([is, is]);
    }
  });
  it('is done soon with what is made to take long', () => {
    const any = {
      anyOf: [
        { type: 'array', items: { $ref: '#/$defs/a' } },
        { type: ['array', 'null'], items: { $ref: '#/$defs/a' } },
      ],
    };
    const asked = fast({ ...any, $defs: { a: { ...any } } });
    expect(asked(Buffer.from('[[[[null]]]]'))).toBe(true);
    expect(asked(Buffer.from(`${'['.repeat(200)}1${']'.repeat(200)}`))).toBe(false);
    expect(asked(Buffer.from('['.repeat(1e6)))).toBe(false);
  });
  it('refuses a schema that it does not know all of', () => {
    for (const shape of [{ format: 'date' }, { minLength: 2 }, { pattern: '^a|b$' }, { pattern: 'a' }, { const: {} }])
      expect(() => fast(shape)(Buffer.from('1')), JSON.stringify(shape)).toThrow();
  });
});

/** Every pattern that a schema holds. */
function patternsOf(shape: unknown): string[] {
  if (typeof shape !== 'object' || shape === null) return [];
  return Object.entries(shape).flatMap(([key, inner]) =>
    key === 'pattern' && typeof inner === 'string' ? [inner] : patternsOf(inner),
  );
}

describe('a document that comes in pieces', () => {
  const [valid] = fixtures('forsy/v0.1').filter((line) => slow(Buffer.from(line), forsyTraceShape));
  const document = JSON.parse(valid!) as { steps: object[] };
  const long = { ...document, steps: Array.from({ length: 50 }, () => document.steps).flat() };
  it('is judged as the whole is, and only its first elements are kept', () => {
    for (const indent of [undefined, 1]) {
      const bytes = Buffer.from(JSON.stringify(long, null, indent));
      for (const size of [1, 7, 1000, 1 << 20]) {
        const { passes, left } = inPieces(forsyTraceShape, bytes, size);
        expect(passes).toBe(true);
        expect(JSON.parse(left)).toEqual({ ...document, steps: document.steps.slice(0, 1) });
      }
    }
  });
  it('fails at whatever stands between its elements, in them or around them', () => {
    const text = JSON.stringify(long);
    const places = [...text.matchAll(/[{}[\],:"]/g)].map(({ index }) => index);
    const middle = places.filter((place) => place > text.length / 2).slice(0, 200);
    for (const place of [...places.slice(0, 200), ...middle, ...places.slice(-200)]) {
      for (const piece of ['', ',', ']', '}', '{', '[', '1', ',]', '],"steps":[', 'x']) {
        const bytes = Buffer.from(text.slice(0, place) + piece + text.slice(place + 1));
        expect(inPieces(forsyTraceShape, bytes, 5000).passes, `${piece} at ${place}`).toBe(
          fast(forsyTraceShape)(bytes),
        );
      }
    }
  });
  it('is as deep as the whole is', () => {
    for (const depth of [490, 495, 496, 497, 498, 499, 500, 501]) {
      const steps = [...document.steps, { ...document.steps[0], more: 0 }];
      const text = JSON.stringify({ ...document, steps }).replace(
        /"more":0/,
        `"more":${'['.repeat(depth)}${']'.repeat(depth)}`,
      );
      const bytes = Buffer.from(text);
      expect(inPieces(forsyTraceShape, bytes, 1000).passes, `${depth}`).toBe(fast(forsyTraceShape)(bytes));
    }
  });
  it('is left to whoever has the whole where one of its members is very long', () => {
    const look = scanner(forsyTraceShape).inPieces!()!;
    look.push(Buffer.from('{"task":"'));
    const piece = Buffer.alloc(1 << 22, 'a');
    for (let times = 0; times < 10; times++) look.push(piece);
    expect(look.state()).toBe('unsure');
    expect(look.passes()).toBe(false);
  });
  it('may name what every object has', () => {
    const bytes = Buffer.from(valid!.replace('{', '{"constructor":[1,2],"__proto__":[1,2],'));
    expect(inPieces(forsyTraceShape, bytes, 100).passes).toBe(fast(forsyTraceShape)(bytes));
  });
});

describe('a document larger than room is kept for', () => {
  it('is judged like any other, and so is the next', () => {
    const asks = fast(trajectoryShape);
    const small = fixtures('trajectory/v1').find((line) => slow(Buffer.from(line), trajectoryShape)) as string;
    const large = (tail: string): Buffer =>
      Buffer.from(`${small.slice(0, -1)},"more":"${'some words, \\"quoted\\" '.repeat(1_500_000)}"${tail}`);
    expect(large('}').length).toBeGreaterThan(1 << 25);
    const answers = [small, large('}'), small, large(',"more":1}'), large('}'), '{}'].map((one) =>
      asks(Buffer.from(one)),
    );
    expect(answers).toEqual([true, true, true, false, true, false]);
  });
});

describe('a pattern as an automaton', () => {
  const patterns = [...new Set(formats.flatMap(([, shape]) => patternsOf(shape)))];
  it.each(patterns)('matches what %s matches', (pattern) => {
    const expression = new RegExp(pattern, 'u');
    const { classes, rows } = automatonOf(pattern);
    const matches = (text: string): boolean =>
      rows[[...text].reduce((state, letter) => rows[state]![classes[letter.charCodeAt(0)]!]!, 1)]![0] === 1;
    const ascii = fc.string({ unit: fc.integer({ min: 0, max: 127 }).map((code) => String.fromCharCode(code)) });
    let yes = 0;
    fc.assert(
      fc.property(fc.stringMatching(expression), share, ascii, (text, at, piece) => {
        const place = Math.floor(at * text.length);
        const near = text.slice(0, place) + piece + text.slice(place + 1);
        for (const one of [text, near, piece, `${text}${piece}`, text.slice(0, place)].filter((one) =>
          /^[\0-\x7f]*$/.test(one),
        )) {
          expect(matches(one), JSON.stringify(one)).toBe(expression.test(one));
          if (matches(one)) yes++;
        }
      }),
      { numRuns: tries(100) },
    );
    expect(yes).toBeGreaterThan(60);
  });
});
