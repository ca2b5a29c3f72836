import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { fullSets, readLabels, smallSets, traceOf } from '../labels/label.ts';
import { cuesMadeBefore } from '../src/generated/cues.ts';
import '../src/rules/index.ts';
import { isInShare, tries } from '../../../tools/chance/share.ts';
import { cuesOfForms } from '../src/rules/sieve/made-before.ts';
import { requiredWords } from '../src/rules/sieve/required-words.ts';
import { behindTheSieve, sifted } from '../src/rules/sieve/sieve.ts';
import { textsIn } from './texts-in.ts';

const forms = behindTheSieve.map(({ source, flags }) => new RegExp(source, flags));
const behind = forms.map(sifted);
const texts = [
  ...new Set(
    [...fullSets, ...smallSets]
      .flatMap((rule) => [...readLabels(rule, 'open'), ...readLabels(rule, 'unseen')])
      .flatMap((label) => textsIn(traceOf(label).steps)),
  ),
];

// Other tests in this process, such as that of the generated words, ask which expressions the hints have.
afterAll(() => {
  behindTheSieve.splice(forms.length);
});

describe('the sieve', () => {
  it('holds the expressions of the hints', () => {
    expect(forms.length).toBeGreaterThan(30);
    expect(texts.length).toBeGreaterThan(3000);
  });

  it('lets a labelled text through to each expression that matches it', () => {
    const matched = new Set<number>();
    for (const [at, text] of texts.entries())
      for (const [index, form] of forms.entries()) {
        // Every text is asked of an eighth of the expressions, the next of another.
        if (!isInShare(at + index, 12)) continue;
        const expected = form.exec(text);
        // Nearly nothing matches anything; that the sieve adds no match is asked below, of fewer texts.
        if (expected === null) continue;
        matched.add(index);
        expect(behind[index]!.exec(text)).toEqual(expected);
      }
    expect(matched.size).toBeGreaterThan(forms.length / 2);
  });

  const pick = fc.integer({ min: 0, max: texts.length - 1 });
  const part = fc.tuple(pick, fc.nat(40), fc.nat(120)).map(([index, start, length]) => {
    const text = texts[index]!;
    return text.slice(Math.min(start, text.length), start + length);
  });
  const some = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '));
  const answersAlike = (text: string, asked: (index: number) => boolean = () => true): void => {
    for (const [index, form] of forms.entries())
      if (asked(index) && behind[index]!.test(text) !== form.test(text))
        throw new Error(`${form} answers otherwise on ${text}`);
  };

  it('answers as the expression does where words are mixed, shouted, accented or folded', () => {
    const change = fc.constantFrom<(text: string) => string>(
      (text) => text,
      (text) => text.toUpperCase(),
      (text) => text.replaceAll('s', '\u017f').replaceAll('k', '\u212a'),
      (text) => text.replaceAll("'", '’').replaceAll('...', '…'),
      (text) => `é ${text} 中`,
    );
    const changed = fc.tuple(some, change).map(([text, changed]) => changed(text));
    fc.assert(
      fc.property(changed, (text) => answersAlike(text)),
      { numRuns: tries(70) },
    );
  });

  it('answers as the expression does about texts too long to be read in one piece', () => {
    const long = some.map((text) => text.repeat(1 + Math.floor(33_000 / (text.length + 1))));
    // An expression takes long over such a text, so that each is asked of a third of them.
    const inTurn = (text: string): void => answersAlike(text, (index) => (index + text.length) % 3 === 0);
    fc.assert(fc.property(long, inTurn), { numRuns: tries(2) });
  });
});

describe('what was made of the expressions before', () => {
  const turned = behindTheSieve.slice(0, forms.length).toReversed();
  const words = new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []));

  it('tells the same of every word as what is worked out now, in whatever order the expressions come', () => {
    const before = cuesOfForms(turned, cuesMadeBefore);
    const now = cuesOfForms(turned, undefined);
    for (const word of words) {
      const [told, expected] = [before.toldBy(word), now.toldBy(word)];
      expect(told?.signs).toEqual(expected?.signs);
      expect(new Set(told?.phrases.map((one) => JSON.stringify(one)))).toEqual(
        new Set(expected?.phrases.map((one) => JSON.stringify(one))),
      );
    }
    expect(new Set(before.marks)).toEqual(new Set(now.marks));
    for (const part of ['slots', 'always', 'rare', 'anyRare'] as const) expect(before[part]).toEqual(now[part]);
  });

  it('is taken for those expressions, and not where another one is among them', () => {
    const broken = { ...cuesMadeBefore, table: 'nothing' };
    expect(() => cuesOfForms(turned, broken)).toThrow(SyntaxError);
    expect(cuesOfForms([...turned, /lorem ipsum/], broken).toldBy('lorem')?.phrases).toHaveLength(1);
  });
});

describe('a word longer than any', () => {
  const form = sifted(/lorem ipsum|dolor/i);
  it('is looked through as others are, so that no expression is asked about it in vain', () => {
    expect(form.isWorthAsking('a'.repeat(10_000))).toBe(false);
    expect(form.isWorthAsking(`${'a'.repeat(10_000)}Dolor${'b'.repeat(100)}`)).toBe(true);
    expect(form.isWorthAsking(`${'a'.repeat(100)}lorem ipsum`)).toBe(true);
    expect(form.isWorthAsking(`lorem ${'a'.repeat(100)}ipsum`)).toBe(false);
  });
});

describe('an expression that is looked for by no word', () => {
  it('is asked whatever the case of its letters', () => {
    const form = sifted(/\bn\/a\b/i);
    expect(['n/a', 'N/A', 'it is N/a.'].map((text) => form.test(text))).toEqual([true, true, true]);
    expect(form.isWorthAsking('either or')).toBe(false);
  });
});

describe('the words that an expression requires', () => {
  it.each<readonly [RegExp, readonly (readonly string[])[]]>([
    [/\bone (?:two|three)\b/i, [['one two', 'one three']]],
    [/\bcolou?rs?\b/, [['color', 'colour']]],
    [/\b(?:cat|of)\b/, [['of', 'cat']]],
    [/\b(?:cat|a)\b/, []],
    [/(?:alpha)?beta\s+gamma{2}/, [['gammaa'], ['beta']]],
    [
      /(?:lost|gone)\b.*\b(?:record|log)\b|made up/,
      [
        ['lost', 'gone', 'made up'],
        ['log', 'record', 'made up'],
      ],
    ],
    [/x\s+>/, [['>']]],
    [/can['’]t go/, [["can't go", 'can’t go']]],
    [/(?!never)always(?=\snow)/, [['always']]],
    [/\d+|word/, []],
    [/(?:lorem ){2,}ipsum/, [['lorem lorem '], ['ipsum']]],
    [/gedächtnis/i, [['ged\u0080chtnis']]],
    [/[^a]bc|x/, []],
  ])('%s', (form, lists) => {
    expect(requiredWords(form)).toEqual(lists);
  });
});
