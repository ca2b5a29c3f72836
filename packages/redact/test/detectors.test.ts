import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { PatternDetector, Place } from '../src/detector.ts';
import { catalogue } from '../src/generated/catalogue.ts';
import { patternScan, scanEverything } from '../src/scan/patterns.ts';
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
  readonly role?: string;
  readonly tool?: string;
}

const root = fileURLToPath(new URL('../src/detectors', import.meta.url));
const folders = existsSync(root)
  ? readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  : [];

describe.each(folders.map((entry) => entry.name))('%s', async (folder) => {
  const module: Record<string, PatternDetector> = await import(`../src/detectors/${folder}/detector.ts`);
  const detector = Object.values(module).find((value) => typeof value === 'object' && 'pattern' in value)!;
  const cases: DetectorCase[] = JSON.parse(readFileSync(`${root}/${folder}/cases.json`, 'utf8'));

  it('is well formed', () => {
    expect(detector.id).toBe(folder);
    expect(detector.type).toMatch(/^[a-z][a-z0-9_]*$/);
    expect(detector.shape).toMatch(/\.$/);
    expect(detector.link).toMatch(/^https:\/\//);
    expect(detector.anchors.length).toBeGreaterThan(0);
    expect(unbounded(detector.pattern)).toEqual([]);
    expect(cases.some((one) => one.expect === 'found')).toBe(true);
    expect(cases.some((one) => one.expect === 'quiet')).toBe(true);
  });

  it.each(cases.map((one) => [one.name, one] as const))('%s', (name, one) => {
    const expand = expander(`${folder}: ${name}`);
    const text = expand(one.text);
    const place: Place = { path: one.key === undefined ? [] : [one.key], key: one.key, role: one.role, tool: one.tool };
    const spans = patternScan([detector])(text, 0, text.length, place);
    expect(spans).toEqual(scanEverything([detector])(text, 0, text.length, place));
    const found = spans.map(({ start, end }) => text.slice(start, end));
    if (one.expect === 'quiet') expect(found).toEqual([]);
    else {
      if (one.value === undefined) throw new Error('A case that expects "found" says which `value` must be found.');
      expect(found).toContain(expand(one.value));
    }
  });

  it('finds the same behind and before a long text', () => {
    for (const one of cases) {
      const expand = expander(`${folder}: ${one.name}`);
      const text = expand(one.text);
      const place: Place = { path: [], key: one.key, role: one.role, tool: one.tool };
      const bare = patternScan([detector])(text, 0, text.length, place).length;
      const padding = 'Nothing of note happened here.\n'.repeat(400);
      const long = `${padding}${text}\n${padding}`;
      expect(patternScan([detector])(long, 0, long.length, place).length, one.name).toBe(bare);
    }
  });
});

/** The quantifiers of a pattern that have no upper bound: each could make a hostile text slow. */
function unbounded(pattern: RegExp): string[] {
  const bare = pattern.source.replace(/\\./gs, '_').replace(/\[(?:[^\]])*\]/gs, '_');
  return bare.match(/[^(][*+]|\{\d+,\}/g) ?? [];
}

it('stands in the catalogue', () => {
  expect(catalogue.map((detector) => detector.id)).toEqual(folders.map((entry) => entry.name).sort());
});
