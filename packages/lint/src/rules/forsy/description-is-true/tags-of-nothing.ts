import type { ForsyStep, ForsyTrace } from '@trace-formats/schema';
import type { LintContext } from '../../../engine/context.ts';
import type { Hit } from '../../../engine/rule.ts';

/** A tag, and the values of steps of which one has to be there. */
interface Promised {
  readonly tag: RegExp;
  readonly by: readonly { readonly field: keyof ForsyStep; readonly holds: (value: unknown) => boolean }[];
  readonly because: string;
}

const isSet = (value: unknown): boolean => value !== null;

const promises: readonly Promised[] = [
  {
    tag: /^(?:human|user)[-_ ]feedback$/i,
    by: [
      { field: 'feedback_type', holds: isSet },
      { field: 'feedback_content', holds: isSet },
    ],
    because: 'no step has feedback',
  },
  {
    tag: /^(?:(?:failure|error)[-_ ]recovery|recovery[-_ ]from[-_ ](?:failure|errors?)|self[-_ ]correction)$/i,
    by: [
      { field: 'retry_of', holds: isSet },
      { field: 'success', holds: (value) => value === false },
      { field: 'action', holds: (value) => value === 'error' },
      { field: 'eval', holds: (value) => value === -1 },
    ],
    because: 'no step failed, was faulted or was redone',
  },
];

const ofTheTags = ['dataset_summary.tags'];

export const readForTags: readonly string[] = [
  ...ofTheTags,
  ...promises.flatMap(({ by }) => by.map(({ field }) => `steps[].${field}`)),
];

/** Tags by which people find what the steps do not have. What one field shows no other has to. */
export function* tagsOfNothing(
  { dataset_summary, steps }: ForsyTrace,
  isSound: LintContext['isSound'],
): Generator<Hit> {
  if (!isSound(ofTheTags)) return;
  for (const [index, tag] of (dataset_summary?.tags ?? []).entries())
    for (const { tag: form, by, because } of promises)
      if (
        form.test(tag) &&
        by.every(({ field, holds }) => isSound([`steps[].${field}`]) && !steps.some((step) => holds(step[field])))
      )
        yield {
          at: ['dataset_summary', 'tags', index],
          certainty: 'hint',
          message: `The tag says ${JSON.stringify(tag)}, but it looks like ${because}.`,
          fix: 'Take the tag out, or record in the steps what bears it out.',
        };
}
