import type { ForsyTrace } from '@trace-formats/schema';
import type { Hit } from '../../../engine/rule.ts';
import { continuesAnother } from '../../traces/continues-another.ts';
import { isUserMessage } from '../../traces/is-user-message.ts';
import { quoted } from '../../wording/quoted.ts';
import type { ForsyTraceRule } from '../forsy-rule.ts';

/** What tells whether the person came back after the work. */
const ofTheSteps = ['steps[].action', 'prior_trace_id'];

/** What is said of the goal in words. */
const ofTheNotes = ['summary.goal_notes'];

/** How the work ended and what is said of its goal go together. */
export const endingsAgreeWithTheGoal: ForsyTraceRule = {
  id: 'endings-agree-with-the-goal',
  claim: '`termination_reason` and `summary.goal_achieved` tell one story, and who is said to have confirmed it did.',
  why: 'Readers sort traces into successes and failures by these two; where they contradict each other, one of the piles is wrong.',
  fix: 'Look at how the work ended, and correct `termination_reason` or `summary.goal_achieved`.',
  checklist: null,
  severity: 'warning',
  certainty: 'hint',
  reads: ['termination_reason', 'summary.goal_achieved'],
  readsApart: [...ofTheSteps, ...ofTheNotes],
  *check(trace, { isSound }): Iterable<Hit> {
    const { termination_reason: ending, summary } = trace;
    const broke = brokenOff.get(ending ?? '');
    if (summary.goal_achieved === true && broke !== undefined)
      yield {
        at: ['termination_reason'],
        message: `The work ended with ${JSON.stringify(ending)}, ${broke}, but \`summary.goal_achieved\` is true, which looks like one of the two is not so.`,
      };
    const { goal_notes: notes } = summary;
    const reached = isSound(ofTheNotes) && notes !== null ? saysReached(notes) : undefined;
    if (reached !== undefined && summary.goal_achieved === !reached)
      yield {
        at: ['summary', 'goal_notes'],
        message: `\`summary.goal_notes\` says ${quoted(notes!)}, but \`summary.goal_achieved\` is ${summary.goal_achieved}, which looks like one of the two is not so.`,
        fix: 'Correct `summary.goal_achieved`, or what the notes say of the goal.',
      };
    if (ending !== 'user_confirmed_done') return;
    if (summary.goal_achieved === false)
      yield {
        at: ['termination_reason'],
        message:
          'The work ended with "user_confirmed_done", but `summary.goal_achieved` is false, which looks like one of the two is not so.',
      };
    if (isSound(ofTheSteps) && nobodyCameBack(trace))
      yield {
        at: ['termination_reason'],
        message:
          'The work ended with "user_confirmed_done", but no message of the user follows what the agent did, which looks like nobody confirmed it.',
        fix: 'Keep the message that confirms it as a step of its own, or write "task_complete".',
      };
  },
};

/** Endings before the end, and what each says. When time is up, all may be there that was wanted. */
const brokenOff: ReadonlyMap<string, string> = new Map([
  ['agent_blocked', 'so the agent could not go on'],
  ['error_unrecoverable', 'so an error ended it'],
  ['partial_then_stopped', 'so a part of it was left'],
  ['user_abandoned', 'so the user left it'],
]);

/** Whether notes begin with the goal itself and say that it was reached, or that it was not; undefined for all others. */
function saysReached(notes: string): boolean | undefined {
  const found = ofTheGoal.exec(notes);
  return found === null ? undefined : found[1] === undefined;
}

const ofTheGoal =
  /^\W{0,3}(?:the |this )?(?:(?:user['’]s )?(?:goal|task|aim|objective|request) (?:was|is|has been|could) )?(?:(not|never|n['’]t)(?: yet)?(?: be(?:en)?)? )?(?:fully |completely |entirely )?(?:achieved|reached|met|fulfilled|solved)(?=\s?(?:[.;:,!]|$|\s[–—-]\s))/i;

function nobodyCameBack(trace: ForsyTrace): boolean {
  if (continuesAnother(trace)) return false;
  const first = trace.steps.findIndex((step) => !isUserMessage(step));
  return first >= 0 && trace.steps.some(isUserMessage) && !trace.steps.slice(first).some(isUserMessage);
}
