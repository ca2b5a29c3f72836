import { isBlank } from '../../blank.ts';
import type { ForsyTraceRule } from '../forsy-rule.ts';
import { isDraft } from '../is-draft.ts';

/** What was asked for is said. */
export const taskIsStated: ForsyTraceRule = {
  id: 'task-is-stated',
  claim: '`task` says what the person wanted.',
  why: 'Datasets are searched, split and scored by their tasks; a trace without one answers nobody knows what.',
  fix: 'Write the task in the words of the person; where the person said nothing, the trace has no work to show.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  reads: ['task'],
  *check(trace) {
    // A program cannot tell what a log without a request was for, and its draft is no trace yet.
    if (!isBlank(trace.task) || isDraft(trace)) return;
    yield { at: ['task'], message: '`task` is empty, so the trace does not say what the work was for.' };
  },
};
