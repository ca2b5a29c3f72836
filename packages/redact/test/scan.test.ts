import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '../../../tools/chance/share.ts';
import { growth, limit } from '../../../tools/steps/growth.ts';
import { stepsOf } from '../../../tools/steps/steps-of.ts';
import type { PatternDetector, Place } from '../src/detector.ts';
import { catalogue } from '../src/generated/catalogue.ts';
import { findText, redactText } from '../src/index.ts';
import type { Span } from '../src/scan/patterns/pattern-run.ts';
import { patternScan, scanEverything } from '../src/scan/patterns/patterns.ts';
import { expander } from './template.ts';

const patterns = catalogue.filter((detector): detector is PatternDetector => 'pattern' in detector);
const fast = patternScan(patterns);
const slow = scanEverything(patterns);
const nowhere: Place = { path: [], key: undefined, role: undefined, tool: undefined };
const told = (spans: readonly Span[]): string[] =>
  spans.map(({ start, end, detector }) => `${start}-${end} ${detector.id}`).sort();

describe('the skim and the windows', () => {
  it('see what every pattern run on everything sees, on texts put together from all cases', () => {
    const root = new URL('../src/detectors/', import.meta.url);
    const texts = readdirSync(root).flatMap((id) =>
      JSON.parse(readFileSync(new URL(`${id}/cases.json`, root), 'utf8')).map((one: { text: string }, index: number) =>
        expander(`${id} ${index}`)(one.text),
      ),
    );
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom<string>(...texts), { minLength: 1, maxLength: 12 }),
        fc.constantFrom('\n', '\n\n\n', ' ; '),
        (some, between) => {
          const text = some.join(between);
          expect(told(fast(text, 0, text.length, nowhere))).toEqual(told(slow(text, 0, text.length, nowhere)));
        },
      ),
      { numRuns: tries(20) },
    );
  });

  it('tell a name once that the edge of one window cuts short and another has whole', () => {
    const text =
      'Al\u00f4, aqui \u00e9 a Neusa Prateado, do apartamento 14 ; [user]\n\tname = Rajesh Ramaswamy ; Moin, hier ist Friedhelm Okkenga, ich wollte den Termin verschieben';
    const found = told(fast(text, 0, text.length, nowhere));
    expect(found).toEqual(told(slow(text, 0, text.length, nowhere)));
    expect(found).toContain('99-116 self-introduced-person');
  });

  it('see what a trigger finds before, between and behind the anchors of the same detector', () => {
    // One password behind a word beyond ASCII, others behind words that are anchors, in every order and far apart.
    const expand = expander('windows');
    const abroad = [
      '\u5bc6\u7801\u662f {{password:12}}7',
      'das Passwort lautet {{password:12}}7',
      'has\u0142o: {{password:12}}7',
    ];
    for (const gap of [1, 40, 1500])
      for (const order of [
        [0, 1],
        [1, 0],
        [1, 0, 1],
        [2, 0, 1],
        [1, 2, 1, 0],
      ]) {
        const text = order.map((at) => `${expand(abroad[at]!)}\n`).join('. '.repeat(gap));
        const found = told(fast(text, 0, text.length, nowhere));
        expect(found.filter((one) => one.endsWith('prose-password-abroad'))).toHaveLength(order.length);
        expect(found).toEqual(told(slow(text, 0, text.length, nowhere)));
      }
  });

  const corpus = process.env['TRACE_CORPUS'];
  it.skipIf(!corpus || !existsSync(corpus))('see the same in real sessions (skipped without TRACE_CORPUS)', () => {
    for (const path of filesUnder(corpus!).slice(0, tries(6))) {
      const text = readFileSync(path, 'utf8').slice(0, 5_000);
      expect(told(fast(text, 0, text.length, nowhere)), path.slice(corpus!.length)).toEqual(
        told(slow(text, 0, text.length, nowhere)),
      );
    }
  });
});

describe('size', () => {
  it('costs in proportion: each further stretch of text takes about the same steps', () => {
    const secret = expander('size')('{{alnum:24}}');
    const line = `${JSON.stringify({ role: 'user', content: `git push https://x:${secret}@h.example/r && echo "token count: 12"` })}\n`;
    const scan = (text: string) => findText(text, { policy: 'secrets', key: 'k' });
    scan(line);
    expect(growth((text) => stepsOf(() => scan(text)), line, [10_000])).toBeLessThanOrEqual(limit);
  });

  it.each([
    ['coloured', (value: string) => `\u001b[1mok\u001b[0m api_\u001b[1mkey\u001b[0m=${value}\n`],
    ['escaped', (value: string) => `say \\"\\u0061pi_key\\": \\"${value}\\"\\n`],
    ['streamed', (value: string) => ['so ', ...(value.match(/.{1,9}/g) ?? []), ' on'].map(delta).join('')],
  ])('finds each of many secrets where it stands in a text that is %s', (way, record) => {
    const expand = expander(way);
    const secrets = Array.from({ length: 60 }, () => expand('ghp_{{alnum:36}}'));
    const { value } = redactText(secrets.map(record).join(''), { policy: 'secrets', key: 'k' });
    const marks = value.replace(/\[REDACTED:\w+:[0-9a-f]{8}\]/g, '*');
    const masked = record(way === 'streamed' ? 'x'.repeat(40) : '*').replace(/(?<=")x+(?=")/g, '*');
    expect(marks).toBe(masked.repeat(secrets.length));
  });

  it('takes a string of many megabytes', () => {
    const secret = expander('large')('{{alnum:24}}');
    const text = `${'Nothing of note happened here. '.repeat(60_000)}postgres://a:${secret}@h/d ${'x'.repeat(1_000_000)}`;
    const { value, matches } = redactText(text, { policy: 'secrets', key: 'k' });
    expect(matches).toHaveLength(1);
    expect(value.includes(secret)).toBe(false);
  });

  it('leaves data URIs and signatures as they are', () => {
    const blob = expander('blob')('{{base64:4000}}');
    const text = `{"image":"data:image/png;base64,${blob}","signature":"${blob}","id":"toolu_${blob.slice(0, 24).replace(/\W/g, 'a')}"}`;
    expect(redactText(text, { policy: 'secrets', key: 'k' }).value).toBe(text);
  });
});

function delta(text: string): string {
  return `data: ${JSON.stringify({ type: 'x.delta', delta: text })}\n\n`;
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : /\.jsonl?$/.test(entry.name) ? [path] : [];
  });
}
