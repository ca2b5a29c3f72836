import type { ForsyStepRule } from '../forsy-rule.ts';
import { noStep, stepsByNumber } from '../steps-by-number.ts';

/** An input comes from a step that is there. */
export const inputSourcesExist: ForsyStepRule = {
  id: 'input-sources-exist',
  claim: 'Every `input_source.source_step` names an earlier step of the trace.',
  why: 'The link says where a payload came from; one that leads nowhere makes up a provenance.',
  fix: 'Name the earlier step that supplied the input, or null when it came from outside.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  reads: ['steps[].step'],
  readsEntry: ['step', 'input_source'],
  concerns: ({ input_source }) => input_source !== null,
  *checkEntry(step, index, trace) {
    const source = step.input_source?.source_step;
    if (source === null || source === undefined) return;
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
  },
};
