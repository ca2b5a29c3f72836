import { bumpBetween } from './changesets.ts';
import { type Current, judgeSchemas, type Verdict } from './gate.ts';
import { type Released, readReleased, writeReleased } from './released.ts';

/**
 * Keeps the schemas as those of a release, where nothing is against it. The changesets are used up by then, so that the step to the
 * version that they made says what they said; what fails is not kept, because it would be the measure of every later change.
 */
export function keepRelease(
  folder: string,
  current: readonly Current[],
  next: readonly Released[],
  version: string,
): Verdict[] {
  const released = readReleased(folder);
  const verdicts = judgeSchemas(released, current, bumpBetween(released[0]?.version ?? '0.0.0', version));
  if (verdicts.every(({ failure }) => failure === undefined)) writeReleased(folder, next);
  return verdicts;
}
