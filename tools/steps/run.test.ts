import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '../chance/share.ts';
import { compile } from './compile.ts';
import { found, native } from './found.ts';
import { growth, limit } from './growth.ts';
import { stepsToMatch, stepsToMatchAll } from './search.ts';

describe('the machine', () => {
  it.each([
    ['(?<year>\\d{4})-(\\d\\d)', '', 'on 2026-11 and on 1999-01'],
    ['(a|ab)(c|bcd)(d*)', '', 'abcd'],
    ['(z)((a+)?(b+)?(c))*', '', 'zaacbbbcac'],
    ['(?:(x)|(y))+?$', '', 'xyxy'],
    ['(?=(a+))a*b\\1', '', 'baaabac'],
    ['(?<=(\\d+)(\\d+))$', '', '1053'],
    ['(?<=\\1(a))b', '', 'aab'],
    ['(?<!\\w)b+(?![\\d])', 'g', 'ab bb7 bbb'],
    ['(?!(a))\\1?b', '', 'ab'],
    ['(a*)*', '', 'b'],
    ['(?:a{0,2}){2,3}?b', '', 'aaaaab'],
    ['(a{2,3}?){1,2}', '', 'aaaaa'],
    ['^(?:\\s{1,3}|x)+$', 'm', 'y\nx  x\ny'],
    ['(?<q>["\'])(?:(?!\\k<q>).)*\\k<q>', 's', 'say "it\'s\nso" now'],
    ['(stra\u00dfe|\u212a)\\1', 'iu', 'STRA\u1e9eEstra\u00dfe'],
    ['\\bk\\b', 'iu', 'a\u212a k'],
    ['^.{2}$', 'u', '\u{1f600}\u{1f601}'],
    ['(?<=^.)\u{1f601}.', 'u', '\u{1f600}\u{1f601}\u{1f602}'],
    ['.+?\\p{Lu}\\P{Lu}*\\p{Script=Greek}', 'u', 'ab\u{1d49c}c \u03a9\u03b1'],
    ['[\\p{L}--[a-z]]+', 'v', 'abcDEF'],
    ['[^]\u2028?.', '', '\ud83d\u2028x'],
    ['b', 'y', 'ab'],
    ['((?<!\\1))|(b)', 'iu', '\u{1f600}'],
  ])('finds what the engine finds: %s with "%s"', (source, flags, text) => {
    expect(found({ source, flags }, text)).toEqual(native({ source, flags }, text));
  });

  it('finds what the engine finds, whatever the expression', () => {
    fc.assert(
      fc.property(sources, flags, fc.string({ unit: letters, maxLength: 9 }), (source, some, text) => {
        const expression = new RegExp(source, some);
        expect(found(expression, text)).toEqual(native(expression, text));
      }),
      // The same ones each time: what counts is for tests alone, and a find by chance would fail whoever changes something else.
      { numRuns: tries(900), seed: 1 },
    );
  });

  it('says what it does not know', () => {
    expect(() => compile('[\\q{ab|c}]', 'v')).toThrow('Classes that hold several characters');
    expect(() => compile('\\p{RGI_Emoji}', 'v')).toThrow('Classes that hold several characters');
  });
});

describe('steps', () => {
  const growthOf = (expression: RegExp, bait: string): number =>
    growth((text) => stepsToMatchAll(expression, text), bait);

  it('are the same each time, and more for a longer text', () => {
    const steps = (text: string): number => stepsToMatch(/\s+$/, text, 0);
    expect(steps('a    b')).toBe(steps('a    b'));
    expect(steps('a    b')).toBeGreaterThan(steps('a  b'));
  });

  it.each([
    [/a+b/, 'a'],
    [/\s+x/, ' '],
    [/(?<=a*)b/, 'a'],
    [/x(?!.*y)/s, 'x'],
    [/"[^,]*,/, '"'],
    [/<b>.*?<\/b>/, '<b>'],
    [/a{1,99999}b/, 'a'],
    [/(?:a|b|ab){0,90000}c/, 'ab'],
    [/(a)(?:.{0,99999})\1{3}b/s, 'a.'],
  ])('grow out of proportion: %s', (expression, bait) => {
    expect(growth((text) => stepsToMatchAll(expression, text), bait, [512])).toBeGreaterThan(1.5);
  });

  it.each([
    [/(?:a+)+b/, 'a'],
    [/(?:a|a){0,50}b/, 'a'],
    [/(?:\w{1,20}\s?){1,30}!/, 'a'],
  ])('have no end: %s', (expression, bait) => {
    expect(growthOf(expression, bait)).toBe(Number.POSITIVE_INFINITY);
  });

  it.each([
    [/a{1,500}b/, 'a'],
    [/(?<!\w)[\w.]{1,64}@\w{1,63}/, 'a'],
    [/^\s+$/, ' '],
    [/"[^"\n]{0,200}",/, '"a\n'],
    [/(?<=\s{0,30})x/, ' '],
  ])('grow in proportion: %s', (expression, bait) => {
    expect(growthOf(expression, bait)).toBeLessThanOrEqual(limit);
  });
});

const letters = fc.constantFrom('a', 'b', 'A', ' ', '\n', '\u00e9', '\u{1f600}');
const flags = fc.constantFrom('', 'i', 's', 'm', 'u', 'iu', 'y', 'su');
const pieces = ['a', 'b', 'A', '.', '[ab]', '[^a]', '\\w', '\\W', '\\s', '\\p{L}', '\\u00e9', '\\ud83d', '\\1'];
const sources = fc
  .letrec<{ whole: string; one: string }>((tie) => ({
    whole: fc.oneof(
      { maxDepth: 4, depthIdentifier: 'whole' },
      fc.array(tie('one'), { maxLength: 3 }).map((all) => all.join('')),
      fc.tuple(tie('one'), tie('one')).map(([one, other]) => `${one}|${other}`),
    ),
    one: fc.oneof(
      { maxDepth: 4, depthIdentifier: 'one' },
      fc.constantFrom(...pieces),
      fc.constantFrom('\\b', '\\B', '^', '$'),
      fc
        .tuple(
          fc.oneof(
            fc.constantFrom(...pieces),
            tie('whole').map((inner) => `(?:${inner})`),
            tie('whole').map((inner) => `(${inner})`),
          ),
          fc.constantFrom('', '*', '+', '?', '*?', '+?', '??', '{2}', '{1,3}', '{0,2}?', '{2,}'),
        )
        .map(([inner, often]) => inner + often),
      fc
        .tuple(fc.constantFrom('(?=', '(?!', '(?<=', '(?<!'), tie('whole'))
        .map(([begin, inner]) => `${begin}${inner})`),
    ),
  }))
  // What is asked again is there.
  .whole.map((source) => `${source}|(b)`);
