import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { growth, limit } from '../../../tools/steps/growth.ts';
import { stepsToMatch } from '../../../tools/steps/search.ts';
import type { PatternDetector } from '../src/detector.ts';
import { catalogue } from '../src/generated/catalogue.ts';
import { beginningOf, mayBegin } from '../src/scan/skim/beginning.ts';
import { guardOf, orByNumber, passes } from '../src/shape/guard.ts';
import { expander } from './template.ts';

const guarded = catalogue.filter(
  (detector): detector is PatternDetector => 'pattern' in detector && guardOf(detector) !== undefined,
);

describe('a guard', () => {
  it('stands before most patterns', () => {
    expect(guarded.length).toBeGreaterThan(280);
  });

  it.each(guarded.map((detector) => [detector.id, detector] as const))('of %s fails at once', (_, detector) => {
    const guard = guardOf(detector)!;
    for (const anchor of detector.anchors.slice(0, 8))
      for (const [lead, bait] of baits)
        for (const at of [0, anchor.length]) {
          // A way back that doubles with each backslash or escape has no end.
          const ratio = growth((text) => stepsToMatch(guard, `${anchor}${lead}${text}`, at), bait);
          expect(ratio, `${anchor}${lead} before ${bait}`).toBeLessThanOrEqual(limit);
        }
  });
});

/** A text of anchors and nothing else is asked in each of them: this many steps take well below a millisecond. */
const mostInAPlace = 65_000;

describe('a guard among many words of its own', () => {
  const joints = ['=', '-', ':', ' ', '="', '=a&', '_', '/', ', ', '.', '\n', 'a'];
  it.each(guarded.map((detector) => [detector.id, detector] as const))('of %s is soon done', (_, detector) => {
    const guard = guardOf(detector)!;
    for (const anchor of detector.anchors.slice(0, 6))
      for (const joint of joints) {
        const text = `${anchor}${joint}`.repeat(Math.ceil(1500 / (anchor.length + joint.length)));
        expect(stepsToMatch(guard, text, 0), JSON.stringify(anchor + joint)).toBeLessThan(mostInAPlace);
      }
  });
});

describe('the beginning of a guard', () => {
  const known = guarded.filter((detector) => beginningOf(guardOf(detector)!) !== undefined);

  it('is known of many', () => expect(known.length).toBeGreaterThan(120));

  it.each(known.map((detector) => [detector.id, detector] as const))(
    'of %s is that of all its matches',
    (id, detector) => {
      const guard = guardOf(detector)!;
      const beginning = beginningOf(guard)!;
      const cases: readonly { text: string }[] = JSON.parse(
        readFileSync(new URL(`../src/detectors/${id}/cases.json`, import.meta.url), 'utf8'),
      );
      const texts = cases.map(({ text }, index) => expander(`${id} ${index}`)(text));
      let seen = 0;
      for (const text of [...texts, ...texts.map((one) => one.toUpperCase()), ...texts.map((one) => one.slice(0, -9))])
        for (let at = 0; at < text.length; at++) {
          guard.lastIndex = at;
          if (!guard.test(text)) continue;
          seen += 1;
          expect(mayBegin(beginning, text, at), text.slice(at)).toBe(true);
        }
      expect(seen).toBeGreaterThan(0);
    },
  );

  it('is as long as a detector says of what runs on behind its anchors', () => {
    const running = guarded.filter(({ around }) => Object.values(around ?? {}).some(({ run }) => run !== undefined));
    expect(running.length).toBeGreaterThan(25);
    for (const detector of running)
      for (const [anchor, { run = 0 }] of Object.entries(detector.around!)) {
        const guard = guardOf(detector)!;
        const beginning = beginningOf(guard);
        // One that passes over backslashes says nothing of each character: what is shorter must fail.
        if (beginning === undefined)
          for (const one of '09azAZ_-')
            expect(passes(guard, `${anchor}${one.repeat(run - 1)} `, 0), detector.id).toBe(false);
        for (const marks of (beginning ?? []).filter((marks) =>
          [...anchor].every((one, at) => holds(marks[at]!, one)),
        )) {
          const behind = marks.slice(anchor.length, anchor.length + run);
          expect(behind, detector.id).toHaveLength(run);
          for (const mark of behind)
            for (const [code, isThere] of mark.entries())
              if (isThere === 1) expect(String.fromCharCode(code), detector.id).toMatch(/[\w-]/);
        }
      }
  });

  it.each([
    ['(?:ab[0-9]{3,9})', 'ab123', 'ab12x'],
    ['ab|c[de]{2}f', 'cdef', 'cdf'],
    ['(?:abc?)x', 'abx', undefined],
    ['(?:abc+)', 'abc', 'aab'],
    ['(?:ab+)', 'abb', undefined],
    ['a|bc', 'a', undefined],
    ['\\bab', 'ab', undefined],
  ])('of %s', (source, yes, no) => {
    const beginning = beginningOf(new RegExp(source, 'y'));
    if (no === undefined) expect(beginning).toBeUndefined();
    else expect([yes, no].map((text) => mayBegin(beginning!, text, 0))).toEqual([true, false]);
  });
});

/** True where a list of marks has a character or its capital. */
function holds(marks: Uint8Array, one: string): boolean {
  return marks[one.charCodeAt(0)] === 1 || marks[one.toUpperCase().charCodeAt(0)] === 1;
}

/** What can be read in several ways: runs of backslashes, escapes by number, blanks, quotes, digits and words. */
const baits: readonly (readonly [lead: string, again: string])[] = [
  [' is ', '\\'],
  ['', '\\'],
  ['', `${'\\'.repeat(7)}"`],
  ['', '\\u0041\\x41'],
  ['', '\\\\n \\t'],
  ['', ' '],
  ['', '"\\"\\\\"'],
  ['', '1 2-3.4/'],
  ['', 'Ab cd.e-f, '],
  ['', 'a,b;c\t'],
];

describe('a word in a guard', () => {
  it('may have its letters beyond ASCII as they are or by their numbers, small or large', () => {
    const word = new RegExp(`^${orByNumber('f\\u00fcnf')}$`, 'i');
    for (const written of ['f\u00fcnf', 'F\u00dcNF', 'f\\u00fcnf', 'F\\u00DCNF', 'f\\\\u00fcnf'])
      expect(written).toMatch(word);
    expect('funf').not.toMatch(word);
  });
});
