import { expect, it } from 'vitest';
import { growth, limit } from '../../../../../../tools/steps/growth.ts';
import { stepsOf } from '../../../../../../tools/steps/steps-of.ts';
import { changeLogOf } from './change-log.ts';

it.each([
  ['a', '\n'],
  ['**summary**', ' '],
  ['summary\n\n- fixed it\n**tests**', ' '],
])('what begins with %j and goes on with %j is read in steps in proportion to its length', (lead, bait) => {
  const steps = (text: string): number => stepsOf(() => changeLogOf(`${lead}${text}x`));
  steps(bait);
  expect(growth(steps, bait, [8192])).toBeLessThanOrEqual(limit);
});
