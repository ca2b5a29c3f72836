import type { ForsyStep, ForsyTrace, ForsyTraceDraft } from '@trace-formats/schema';
import type { Hit } from '../../../engine/rule.ts';
import { isBlank } from '../../blank.ts';
import { isUserMessage } from '../../traces/is-user-message.ts';
import { isAboutTraces } from '../../wording/about-traces.ts';
import { quoted } from '../../wording/quoted.ts';
import type { ForsyTraceRule } from '../forsy-rule.ts';
import { isStandIn } from '../output-is-literal/stand-in.ts';
import { cutOff } from './cut-off.ts';
import { notTheDeliverable } from './not-the-deliverable.ts';

/** What the person said, and what the agent gave. */
const ofTheMessages = ['steps[].step', 'steps[].action', 'steps[].input', 'steps[].output'];

/** What tells whether something was made anew. */
const ofTheRedos = ['steps[].eval', 'steps[].retry_of'];

/** What is said of the trace where it is published. */
const ofTheDescription = ['dataset_summary.description'];

/** What the person got stands in the trace. */
export const finalOutputIsTheDeliverable: ForsyTraceRule = {
  id: 'final-output-is-the-deliverable',
  claim: '`final_output` is what the person was given in the end: the answer, the text, the code or the file itself.',
  why: 'Whoever learns from the trace must see what the work led to; a summary of the work cannot be judged against the request.',
  fix: 'Put the delivered text or content into `final_output` word for word, or the main part of it with a note on what is left out.',
  checklist: 12,
  severity: 'error',
  certainty: 'both',
  judgesWords: true,
  reads: ['final_output', 'task', 'summary.goal_achieved', 'summary.goal_notes'],
  readsApart: [...ofTheMessages, ...ofTheRedos, ...ofTheDescription],
  *check(trace, { isSound }): Iterable<Hit> {
    const { final_output: output }: ForsyTraceDraft = trace;
    // A draft has none yet.
    if (output === null) return;
    const at = ['final_output'];
    if (isBlank(output)) {
      if (trace.summary.goal_achieved === true)
        yield {
          at,
          message: '`final_output` is empty although `summary.goal_achieved` says that the goal was achieved.',
        };
      return;
    }
    if (isStandIn(output)) {
      const message = `\`final_output\` is ${quoted(output)}, which looks like it only names what was delivered.`;
      yield { at, certainty: 'hint', message };
      return;
    }
    if (isSound(ofTheDescription) && isTheDescription(output, trace)) {
      const message = `\`final_output\` says ${quoted(output)}, which looks like the description of the trace again and not like what the user was given.`;
      yield { at, certainty: 'hint', message };
      return;
    }
    const message = isSound(ofTheMessages) ? sameMessage(output, trace) : undefined;
    if (message !== undefined) {
      yield {
        at,
        certainty: 'hint',
        message: `\`final_output\` says ${quoted(output)}, which looks like the user's own words in step ${message.step} and not like what they were given.`,
      };
      return;
    }
    const redone = isSound([...ofTheMessages, ...ofTheRedos]) ? redoneSince(output, trace) : undefined;
    if (redone !== undefined) {
      yield {
        at,
        certainty: 'hint',
        message: `\`final_output\` is what step ${redone.step} made, which has eval -1 and was redone in step ${redone.by}, so it looks like the version before that.`,
        fix: 'Put what the person was given in the end into `final_output`.',
      };
      return;
    }
    const cut = isSound(ofTheMessages) ? cutOff(output, trace) : undefined;
    if (cut !== undefined) {
      yield {
        at,
        certainty: 'hint',
        message: `\`final_output\` ends with ${quoted(output, ...cut)}, which looks like a cut that doesn't say what it left out.`,
      };
      return;
    }
    const doubt = notTheDeliverable(output, trace, isAboutTraces(trace));
    if (doubt !== undefined)
      yield {
        at,
        certainty: 'hint',
        message: `\`final_output\` says ${quoted(output, ...doubt.range)}, which looks like ${doubt.because}.`,
      };
  },
};

function isTheDescription(output: string, { dataset_summary }: ForsyTrace): boolean {
  return output.trim().length >= shortest && dataset_summary?.description?.trim() === output.trim();
}

/** A message of the person that the output repeats word for word, where nobody gave it back to them. A word or two may be the answer. */
function sameMessage(output: string, { task, steps }: ForsyTrace): ForsyStep | undefined {
  const text = output.trim();
  // Of the task itself the words about it speak.
  if (text.length < shortest || text === task.trim()) return undefined;
  if (steps.some((step) => !isUserMessage(step) && step.output?.trim() === text)) return undefined;
  return steps.find((step) => isUserMessage(step) && step.input?.trim() === text);
}

/** A faulted step that made the output word for word, and the step that redid it; what somebody goes back to is made or given once more. */
function redoneSince(
  output: string,
  { steps }: ForsyTrace,
): { readonly step: number; readonly by: number } | undefined {
  const text = output.trim();
  if (text.length < shortest) return undefined;
  const last = steps.findLast(
    (step) => !isUserMessage(step) && (step.output?.trim() === text || step.input?.trim() === text),
  );
  if (last?.eval !== -1) return undefined;
  const redo = steps.findLast(({ step, retry_of }) => retry_of === last.step && step > last.step);
  return redo === undefined ? undefined : { step: last.step, by: redo.step };
}

const shortest = 12;
