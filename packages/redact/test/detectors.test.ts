import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isInShare } from '../../../tools/chance/share.ts';
import type { Detector, Place } from '../src/detector.ts';
import { catalogue } from '../src/generated/catalogue.ts';
import { shownBy } from '../src/outputs/shown.ts';
import { leafScanOf } from '../src/scan/leaf.ts';
import { patternScan, scanEverything } from '../src/scan/patterns/patterns.ts';
import type { Expression } from '../src/shape/expression.ts';
import { expander } from './template.ts';

/** One line of a `cases.json`: a text, and what the detector of the folder must make of it. */
interface DetectorCase {
  /** A sentence that says what the case shows. */
  readonly name: string;
  /** A template, see `template.ts`. */
  readonly text: string;
  readonly expect: 'found' | 'quiet';
  /** The template of the part that must be found, all of it and nothing around it. Needed for `found`. */
  readonly value?: string;
  /** The object key under which the text stands. */
  readonly key?: string;
  /** The object key above that one. */
  readonly above?: string;
  /** What a sibling calls the text. */
  readonly entry?: string;
  readonly role?: string;
  readonly tool?: string;
  /** The command whose output the text is. */
  readonly command?: string;
}

const root = fileURLToPath(new URL('../src/detectors', import.meta.url));
const folders = existsSync(root)
  ? readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  : [];

describe.each(folders.map((entry) => entry.name))('%s', async (folder) => {
  const module: Record<string, Detector> = await import(`../src/detectors/${folder}/detector.ts`);
  const detector = Object.values(module).find((value) => typeof value === 'object' && 'shape' in value)!;
  const cases: DetectorCase[] = JSON.parse(readFileSync(`${root}/${folder}/cases.json`, 'utf8'));
  const patterns = 'pattern' in detector ? [detector] : [];
  const scan = leafScanOf({ patterns, places: 'inspect' in detector ? [detector] : [] });

  it('is well formed', () => {
    expect(detector.id).toBe(folder);
    expect(detector.type).toMatch(/^[a-z][a-z0-9_]*$/);
    expect(detector.shape).toMatch(/\.$/);
    expect(detector.link).toMatch(/^https:\/\//);
    for (const { anchors, trigger, pattern } of patterns) {
      expect(anchors.length > 0 || trigger !== undefined).toBe(true);
      expect(unbounded(pattern)).toEqual([]);
    }
    expect(cases.some((one) => one.expect === 'found')).toBe(true);
    expect(cases.some((one) => one.expect === 'quiet')).toBe(true);
  });

  it.each(cases.map((one) => [one.name, one] as const))('%s', (name, one) => {
    const expand = expander(`${folder}: ${name}`);
    const text = expand(one.text);
    // The value with escapes undone, and as it is written in the text.
    const found = scan(text, placeOf(one)).flatMap((part) => [part.value, text.slice(part.start, part.end)]);
    if (one.expect === 'quiet') expect(found).toEqual([]);
    else {
      if (one.value === undefined) throw new Error('A case that expects "found" says which `value` must be found.');
      expect(found).toContain(expand(one.value));
    }
  });

  it.runIf(patterns.length > 0)(
    'finds the same with the skim and without, some also behind and before a long text',
    () => {
      const padding = 'Nothing of note happened here.\n'.repeat(400);
      const [quick, thorough] = [patternScan(patterns), scanEverything(patterns)];
      for (const [index, one] of cases.entries()) {
        const text = expander(`${folder}: ${one.name}`)(one.text);
        const fast = (whole: string): unknown[] =>
          quick(whole, 0, whole.length, placeOf(one)).map(({ start, end }) => whole.slice(start, end));
        const slow = thorough(text, 0, text.length, placeOf(one));
        expect(fast(text), one.name).toEqual(slow.map(({ start, end }) => text.slice(start, end)));
        if (isInShare(index, 16)) expect(fast(`${padding}${text}\n${padding}`), one.name).toEqual(fast(text));
      }
    },
  );
});

function placeOf({ key, above, entry, role, tool, command }: DetectorCase): Place {
  const path = [above, key].filter((step) => step !== undefined);
  const shown = command === undefined ? undefined : shownBy(command);
  return { path, key, above, entry, role, tool, shown };
}

/** The quantifiers of a pattern that have no upper bound: each could make a hostile text slow. */
function unbounded(pattern: Expression): string[] {
  const bare = pattern.source.replace(/\\./gs, '_').replace(/\[(?:[^\]])*\]/gs, '_');
  return bare.match(/[^(][*+]|\{\d+,\}/g) ?? [];
}

it('stands in the catalogue', () => {
  expect(catalogue.map((detector) => detector.id)).toEqual(folders.map((entry) => entry.name).sort());
});
