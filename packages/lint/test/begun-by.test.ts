import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { begunBy } from '../src/rules/wording/begun-by.ts';
import { gerund, order, orderToTell, report, reportOfTelling } from '../src/rules/wording/verbs.ts';

/** How sentences begin that the expressions are about, and how others do, put together at random. */
const piece = fc.constantFrom(
  ...'now then, first, ,, - -- -a ("Compare compare copy copy-paste back up point out re-run rerun re-ran analyse analyze analyzed added add_ed added-value backed uped applied applies ran let read set the a an all each user how that is was and or . .. \n \t \u00a0 é Éadd ſ ſent ask aſked K Kept need needed failed running running-late run_ing summarised summarizing 3 3rd _x x_ Reviewed  told gave sent wrote ✓ “ → ✓✓ ●● éé'.split(
    ' ',
  ),
);
const text = fc
  .array(fc.tuple(piece, fc.constantFrom(' ', ' ', ' ', '', '  ', ', ', '\n')), { maxLength: 7 })
  .map((pieces) => pieces.flat().join(''));

describe('the glance at the first words', () => {
  it.each(Object.entries({ order, orderToTell, report, reportOfTelling, gerund }))(
    'answers for %s what the expression answers',
    (_, { form: { source, flags }, ...sifted }) => {
      const form = new RegExp(source, flags);
      fc.assert(
        fc.property(text, (one) => {
          expect(sifted.exec(one)?.[0]).toBe(form.exec(one)?.[0]);
          expect(sifted.test(one)).toBe(form.test(one));
        }),
        { numRuns: 3000 },
      );
    },
  );

  it('takes signs beyond ASCII for signs, and letters for letters', () => {
    for (const one of ['éé the cat', '✓ éé the cat', '“Compare the means”', '→ Compared the means'])
      expect([order, report].some(({ test }) => test(one))).toBe(true);
    expect([order, report].some(({ test }) => test('✓ adds up 3 rows'))).toBe(false);
  });

  it('lets by what begins as it says, and spares the expression the rest', () => {
    const asked: string[] = [];
    const form = /^\W{0,3}(?:add|mak(?:ing)?)\b/iu;
    const exec = RegExp.prototype.exec;
    const spy = vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, one: string) {
      if (this.source === form.source) asked.push(one);
      return exec.call(this, one);
    });
    const sifted = begunBy(form, { words: ['add'], ending: 'ing' });
    const found = ['Add it', 'The rest', '  making tea', ''].map((one) => sifted.exec(one) !== null);
    spy.mockRestore();
    expect(found).toEqual([true, false, true, false]);
    // It is asked about a long text first, to be made ready, and about others in small letters.
    expect(asked.filter(({ length }) => length < 100)).toEqual(['add it', '  making tea']);
  });
});
