import type { ForsyStep, ForsyTrace } from '@trace-formats/schema';
import type { Hit } from '../../../engine/rule.ts';
import { isBlank } from '../../blank.ts';
import { saysNothing } from '../../says-nothing.ts';
import { isUserMessage } from '../../traces/is-user-message.ts';
import { stepAtFirst } from '../../traces/name-of-step.ts';
import { inOneLine } from '../../wording/in-one-line.ts';
import type { ForsyTraceRule } from '../forsy-rule.ts';

/** Feedback can be learned from only with the work that it is on. */
export const feedbackIsWhole: ForsyTraceRule = {
  id: 'feedback-is-whole',
  claim: 'Feedback is of a kind, a correction says what it finds, and neither is the first request once more.',
  why: 'Feedback is the strongest signal of a trace; without its kind it is not counted, and without its words it teaches nothing.',
  fix: 'Write the kind into `feedback_type` and what the person found into `feedback_content`.',
  checklist: null,
  severity: 'error',
  certainty: 'both',
  reads: [
    'steps[].action',
    'steps[].input',
    'steps[].message_role',
    'steps[].feedback_type',
    'steps[].feedback_content',
  ],
  *check(trace): Iterable<Hit> {
    const request = requestOf(trace);
    // Of feedback in the first message, on work that is not there, first-request-is-kept speaks.
    let worked = false;
    for (const [index, step] of trace.steps.entries()) {
      if (!isUserMessage(step)) worked = true;
      else if (worked) yield* lacking(step, index, request);
    }
  },
};

function requestOf({ steps }: ForsyTrace): string {
  return inOneLine(steps.find(isUserMessage)?.input ?? null);
}

function* lacking(step: ForsyStep, index: number, request: string): Generator<Hit> {
  const { feedback_type: type, feedback_content: content, message_role: role } = step;
  const name = stepAtFirst(step, index);
  const said = content !== null && !isBlank(content) && !saysNothing(content);
  if (said && inOneLine(content) === request && inOneLine(step.input) !== request)
    yield {
      at: ['steps', index, 'feedback_content'],
      message: `${name} has the first request once more as its feedback.`,
      fix: 'Write what this message says of the work, or null where it says nothing of it.',
    };
  if (said && type === null)
    yield {
      at: ['steps', index, 'feedback_type'],
      ...doubt,
      message: `${name} has feedback, but looks like it is of no kind, so that no count has it.`,
    };
  else if (type === null && role === 'correction')
    yield {
      at: ['steps', index, 'feedback_type'],
      ...doubt,
      message: `${name} has the role correction, but no feedback type, which looks like the correction was not written down as feedback, so that no count has it.`,
      fix: 'Write correction into `feedback_type` and what the person found into `feedback_content`, or give the message the role that fits.',
    };
  if (type === null) return;
  // Who approves or asks for more may well mean the whole, and have said so in the message itself.
  const isEmpty = type === 'correction' ? !said : content !== null && saysNothing(content);
  if (isEmpty)
    yield {
      at: ['steps', index, 'feedback_content'],
      ...doubt,
      message: `${name} is counted as feedback, but looks like nothing says what the feedback is.`,
    };
  if (role !== null && opposed.get(role) === type)
    yield {
      at: ['steps', index, 'feedback_type'],
      ...doubt,
      message: `${name} has the role ${role} and the feedback type ${type}, which looks like one of the two is not so.`,
      fix: 'Correct `message_role` or `feedback_type`.',
    };
}

const doubt = { severity: 'warning', certainty: 'hint' } as const;

/** Who corrects does not approve. */
const opposed: ReadonlyMap<string, string> = new Map([
  ['correction', 'approval'],
  ['approval', 'correction'],
]);
