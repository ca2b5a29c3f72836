import { shown } from '@trace-formats/validate';
import { fieldsThatAreSet } from '../../traces/fields-that-are-set.ts';
import { isUserMessage } from '../../traces/is-user-message.ts';
import { stepAtFirst } from '../../traces/name-of-step.ts';
import type { ForsyStepRule } from '../forsy-rule.ts';

const fields = ['operation', 'tool', 'execution_mode', 'directive', 'output'] as const;

/** A user message is what the user said and nothing else. */
export const userMessageInvariants: ForsyStepRule = {
  id: 'user-message-invariants',
  claim:
    'Every user message has the actor `user`, and `operation`, `tool`, `execution_mode`, `directive` and `output` null.',
  why: 'A user message uses no tool and returns nothing: it is only what the user said.',
  fix: 'Write null, or give the step another action when it is not a user message.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  heldBySchema: true,
  reads: [],
  readsEntry: ['action', 'actor', ...fields],
  *checkEntry(step, index) {
    if (!isUserMessage(step)) return;
    if (step.actor !== 'user') {
      yield {
        at: ['steps', index, 'actor'],
        message: `${stepAtFirst(step, index)} is a user message, so its \`actor\` must be "user", but it is ${shown(step.actor)}.`,
      };
    }
    yield* fieldsThatAreSet(step, index, fields, 'is a user message');
  },
};
