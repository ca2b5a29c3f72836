import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passing, read, validate } from '../src/index.ts';

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const folder = fileURLToPath(new URL('../../../schemas/', import.meta.url));
const fast = (format: Parameters<typeof passing>[0]) => passing(format, { isUtf8, latin1 })!;

/** What the careful path says of a line: whether there is anything to report. */
function slow(line: Uint8Array, format: Parameters<typeof passing>[0]): boolean {
  const { documents, findings } = read(line, { container: 'json' });
  return documents.length === 1 && findings.length === 0 && validate(documents[0]!.value, format).length === 0;
}

const formats = [
  ['forsy/v0.1', 'forsy/v0.1'],
  ['forsy/v0.1-draft', 'forsy/v0.1'],
  ['forsy/legacy', 'forsy/legacy'],
  ['open-token/v0.1', 'open-token/v0.1'],
  ['open-token/v0.1-record', 'open-token/v0.1'],
  ['trajectory', 'trajectory/v1'],
  ['report/v1', 'report/v1'],
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

describe('the fast path', () => {
  it.each(formats)('says yes for every valid fixture of %s', (format, below) => {
    const valid = fixtures(below).filter((line) => slow(Buffer.from(line), format));
    expect(valid.length).toBeGreaterThan(0);
    for (const line of valid) expect(fast(format)(Buffer.from(line))).toBe(format !== 'report/v1' || isAscii(line));
  });
  it.each(formats)('never says yes where the careful path has something to say of %s', (format, below) => {
    const lines = fixtures(below);
    const valid = lines.filter((line) => slow(Buffer.from(line), format));
    let yes = 0;
    let no = 0;
    fc.assert(
      fc.property(
        fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...valid) }, fc.constantFrom(...lines)),
        fc.array(
          fc.record({
            change: fc.constantFrom(...changes),
            at: fc.double({ min: 0, max: 1, noNaN: true }),
            piece: fc.constantFrom(...pieces),
          }),
          { maxLength: 3 },
        ),
        fc.option(
          fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), byte: fc.integer({ min: 0, max: 255 }) }),
        ),
        (line, made, raw) => {
          let text = line;
          for (const { change, at, piece } of made) text = change(text, Math.floor(at * text.length), piece);
          const bytes = Buffer.from(text);
          if (raw !== null) bytes[Math.min(bytes.length - 1, Math.floor(raw.at * bytes.length))] = raw.byte;
          const said = fast(format)(bytes);
          if (said) yes++;
          else no++;
          if (said) expect(slow(bytes, format), text).toBe(true);
        },
      ),
      { numRuns: 3000 },
    );
    expect(Math.min(yes, no)).toBeGreaterThan(50);
  });
  it('knows two names of one character for what they are', () => {
    const [valid] = fixtures('forsy/v0.1').filter((line) => slow(Buffer.from(line), 'forsy/v0.1'));
    const twice = (one: string, other: string): Uint8Array =>
      Buffer.from(valid!.replace('"agent_config":', `"x":{"${one}":1,"${other}":2},"agent_config":`));
    for (const [one, other, is] of [
      ['é', 'è', true],
      ['\\u00e9', '\\u00e8', true],
      ['é', '\\u00e9', false],
      ['\\u00e9', 'é', false],
      ['é', 'é', false],
    ] as const) {
      expect(slow(twice(one, other), 'forsy/v0.1'), `${one} ${other}`).toBe(is);
      expect(fast('forsy/v0.1')(twice(one, other)), `${one} ${other}`).toBe(is);
    }
  });
  it('has no answer for a format without a schema', () => {
    expect(passing('claude-code', { isUtf8, latin1 })).toBeUndefined();
  });
});

function isAscii(line: string): boolean {
  return Buffer.from(line).length === line.length;
}
