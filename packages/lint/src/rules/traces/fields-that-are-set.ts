import type { ForsyStep } from '@trace-formats/schema';
import { shown } from '@trace-formats/validate';
import type { Hit } from '../../engine/rule.ts';
import { stepAtFirst } from './name-of-step.ts';

/** A hit for every one of the fields that is not null though the kind of step says that it must be. */
export function* fieldsThatAreSet(
  step: ForsyStep,
  index: number,
  fields: readonly (keyof ForsyStep)[],
  because: string,
): Generator<Hit> {
  for (const field of fields) {
    const value = step[field];
    if (value !== null && value !== undefined) {
      yield {
        at: ['steps', index, field],
        message: `${stepAtFirst(step, index)} ${because}, so its \`${field}\` must be null, but it is ${shown(value)}.`,
      };
    }
  }
}
