import type { Sample } from './generate.ts';
import { judge } from './judge.ts';
import type { ScoredPolicy } from './shape.ts';
import type { Scored } from './tally.ts';
import { unmaskedPointers } from './unmasked-pointer.ts';

/** What the scorer needs to know of a match: the redactor's own matches say more. */
export interface ScoredMatch {
  readonly pointer: string;
  readonly range: readonly [start: number, end: number];
  readonly inKey: boolean;
}

/** Anything that finds sensitive values in a JSON value under a policy. */
export type Finder = (value: unknown, policy: ScoredPolicy) => readonly ScoredMatch[];

/** Runs a finder over the samples, each under its shape's policy, and judges what it found. */
export function score(samples: readonly Sample[], find: Finder): readonly Scored[] {
  return samples.map((sample) => {
    const unmasked = unmaskedPointers(sample.value);
    const matches = find(sample.value, sample.shape.policy).map(({ pointer, range: [start, end], inKey }) => ({
      pointer: unmasked(pointer),
      inKey,
      start,
      end,
    }));
    return { sample, judgement: judge(sample, matches) };
  });
}
