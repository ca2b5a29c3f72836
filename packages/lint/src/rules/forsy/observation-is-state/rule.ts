import { isUserMessage } from '../../traces/is-user-message.ts';
import { isAboutTraces } from '../../wording/about-traces.ts';
import { quoted } from '../../wording/quoted.ts';
import type { ForsyStepRule } from '../forsy-rule.ts';
import { administration } from '../steps-are-the-work/administration.ts';
import { notTheState } from './not-the-state.ts';

/** What the agent knew before it acted. */
export const observationIsState: ForsyStepRule = {
  id: 'observation-is-state',
  claim:
    '`observation` holds what was known before the step: files, values, screens, earlier results, words of the user.',
  why: 'The observation and the action are learned as a pair; an intention or a later insight in it gives the answer away.',
  fix: 'State the facts that stood before the step; put intentions into `reasoning` and what came out into `output`.',
  checklist: 8,
  severity: 'warning',
  certainty: 'hint',
  judgesWords: true,
  reads: ['task', 'steps[].step', 'steps[].input', 'steps[].output', 'steps[].observation'],
  readsEntry: ['step', 'action', 'tool', 'observation', 'input', 'output', 'reasoning', 'retry_of'],
  checkEntry(step, index, trace) {
    if (isUserMessage(step) || step.observation === null || step.observation.trim() === '') return undefined;
    const found = notTheState(step.observation, step, trace, index);
    // What only made the trace has to go as a whole, and another rule says so.
    if (found !== undefined && (isAboutTraces(trace) || administration(step, trace, index) === undefined))
      return [
        {
          at: ['steps', index, 'observation'],
          message: `The observation of step ${step.step} says ${quoted(step.observation, ...found.range)}, which looks like ${found.because}.`,
        },
      ];
    return undefined;
  },
};
