import type { ForsyStepRule } from '../forsy-rule.ts';
import { noStep, stepsByNumber } from '../steps-by-number.ts';

/** An input comes from a step that is there. */
export const inputSourcesExist: ForsyStepRule = {
  id: 'input-sources-exist',
  claim:
    'Every `input_source.source_step` names an earlier step of the trace, and a directive or feedback that is its source stands there.',
  why: 'The link says where a payload came from; one that leads nowhere makes up a provenance.',
  fix: 'Name the earlier step that supplied the input, or null when it came from outside.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  reads: ['steps[].step'],
  readsEntry: ['step', 'input_source.source_step', 'input_source.source_field'],
  concerns: ({ input_source }) => input_source !== null,
  *checkEntry(step, index, trace, { legacy, isSound }) {
    const source = step.input_source?.source_step;
    if (source === null || source === undefined) return;
    const field = step.input_source!.source_field;
    const at = ['steps', index, 'input_source', 'source_step'];
    if (source === step.step) yield { at, message: `Step ${step.step} names itself as the source of its input.` };
    else if (!stepsByNumber(trace).has(source))
      yield {
        at,
        message: `Step ${step.step} names step ${source} as the source of its input, but ${noStep(trace, source)}.`,
      };
    else if (source > step.step)
      yield {
        at,
        message: `Step ${step.step} names step ${source} as the source of its input, but step ${source} is not earlier.`,
      };
    // What a log left out of an output may have been there all the same; a directive is there, or nobody gave one.
    else if (
      (field === 'directive' || field === 'feedback_content') &&
      !legacy &&
      isSound([`steps[].${field}`]) &&
      (stepsByNumber(trace).get(source)![field] ?? '').trim() === ''
    )
      yield {
        at: ['steps', index, 'input_source', 'source_field'],
        severity: 'warning',
        message: `Step ${step.step} names the \`${field}\` of step ${source} as the source of its input, but step ${source} has none.`,
        fix: 'Name the step and the field that hold it, or write it where it was given.',
      };
  },
};
