import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tries } from '../../../tools/chance/share.ts';
import { crossed, learnedModule } from '../labels/lessons.ts';

it('keeps what the sentences teach', () => {
  const file = new URL('../src/detectors/weighed-secret/learned.ts', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(learnedModule());
});

it('holds in sentences that it was not learned from', () => {
  const { found, told, wrong, untold, corpus } = crossed([0, 1, 2].slice(0, tries(1)));
  expect(found / told).toBeGreaterThan(0.75);
  expect(wrong / untold).toBeLessThan(0.15);
  expect(corpus).toBeLessThan(10);
});
