import { expect, it } from 'vitest';
import { fewAreAsked } from './few-are-asked.ts';

const askedOf = (count: number, few: ReturnType<typeof fewAreAsked>, passed: boolean): number => {
  let asked = 0;
  for (let line = 0; line < count; line++) {
    if (few.isPassedOver()) continue;
    asked += 1;
    few.note(passed);
  }
  return asked;
};

it('asks about one line in sixteen where nearly all fail, and about all again where they pass', () => {
  const few = fewAreAsked();
  expect(askedOf(64, few, false)).toBe(64);
  expect(askedOf(160, few, false)).toBe(10);
  askedOf(1600, few, true);
  expect(askedOf(100, few, true)).toBe(100);
});

it('asks about all where every eighth passes', () => {
  const few = fewAreAsked();
  for (let round = 0; round < 100; round++) expect(askedOf(7, few, false) + askedOf(1, few, true)).toBe(8);
});
