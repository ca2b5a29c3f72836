import type { ForsyTrace } from '@trace-formats/schema';
import { isBlank } from '../../blank.ts';
import { inAnyCase } from '../../in-lines.ts';
import { saysNothing } from '../../says-nothing.ts';
import { readied } from '../../sieve/readied.ts';
import { isDraft } from '../../traces/is-draft.ts';
import { isUserMessage } from '../../traces/is-user-message.ts';
import { quoted } from '../../wording/quoted.ts';
import { toldInTheThirdPerson } from '../../wording/told-in-the-third-person.ts';
import type { ForsyTraceRule } from '../forsy-rule.ts';

/** What the person said themselves. */
const ofTheRequest = ['steps[].action', 'steps[].input'];

/** What was asked for is said. */
export const taskIsStated: ForsyTraceRule = {
  id: 'task-is-stated',
  claim: '`task` says what the person wanted, and that is not the trace itself.',
  why: 'Datasets are searched, split and scored by their tasks; a trace without one answers nobody knows what.',
  fix: 'Write the task in the words of the person; where the person said nothing, the trace has no work to show.',
  checklist: null,
  severity: 'error',
  certainty: 'both',
  reads: ['task'],
  readsApart: ofTheRequest,
  *check(trace, { legacy, isSound }) {
    const asked = asksForTheTrace.exec(trace.task);
    const ofTraces = asked === null ? /\bforsy\b/i.exec(trace.task) : null;
    if (ofTraces !== null && isSound(ofTheRequest) && nobodyAskedForTraces(trace))
      yield {
        at: ['task'],
        certainty: 'hint',
        checklist: 1,
        message: `\`task\` says ${quoted(trace.task, ofTraces.index, trace.task.length)}, and the user has no word of it in any message, which looks like the making of the trace and not like what the work was for.`,
        fix: 'Write the request that the work began with; what was asked for the sake of the trace does not belong into it.',
      };
    const told = legacy || isBlank(trace.task) ? undefined : toldInTheThirdPerson(trace.task);
    if (told !== undefined && isSound(ofTheRequest) && !saysTheSame(trace))
      yield {
        at: ['task'],
        certainty: 'hint',
        message: `\`task\` says ${quoted(trace.task, ...told)}, which looks like somebody else's account of it, though the user's own words stand in the trace.`,
        fix: 'Write the task in the words of the person, as they stand in the first request.',
      };
    if (asked !== null)
      yield {
        at: ['task'],
        certainty: 'hint',
        checklist: 1,
        message: `\`task\` says ${quoted(trace.task, asked.index, asked.index + asked[0].length)}, which looks like the making of the trace and not like what the work was for.`,
        fix: 'Write the request that the work began with; what was asked for the sake of the trace does not belong into it.',
      };
    if (!isBlank(trace.task) && saysNothing(trace.task))
      yield {
        at: ['task'],
        certainty: 'hint',
        message: `\`task\` is ${quoted(trace.task)}, which looks like it only fills the place of what the work was for.`,
      };
    // A program cannot tell what a log without a request was for, and its draft is no trace yet.
    if (!isBlank(trace.task) || isDraft(trace)) return;
    yield { at: ['task'], message: '`task` is empty, so the trace does not say what the work was for.' };
  },
};

function messagesOf({ steps }: ForsyTrace): readonly string[] {
  return steps.filter(isUserMessage).flatMap(({ input }) => (isBlank(input ?? '') ? [] : [input!]));
}

function nobodyAskedForTraces(trace: ForsyTrace): boolean {
  const messages = messagesOf(trace);
  return (
    messages.length > 0 && !messages.some((message) => /forsy|trac|трейс|轨迹|軌跡|トレース|트레이스/iu.test(message))
  );
}

/** Where the request is an account as well, first-request-is-kept speaks of it; where there is none, nobody has other words. */
function saysTheSame(trace: ForsyTrace): boolean {
  const [first] = messagesOf(trace);
  return first === undefined || toldInTheThirdPerson(first) !== undefined;
}

/** "Create a Forsy trace of this session", and nothing else: who builds something for traces names it behind that word. */
const asksForTheTrace = readied(inAnyCase`
  ^\W{0,3}(?:(?:please|ok|now|can you|could you)[,\s]+){0,3}
  (?:create|make|generate|submit|build|write|collect|save|export|record|capture|package|validate|turn)\s(?:(?:an?|the|this|our|my)\s)?(?:
    (?:\p{L}+\s){0,2}?forsy[\s_-](?:\p{L}+\s)?(?:trace|collection)s?(?:\s(?:json|files?|folder))?
      (?=\W{0,3}$|\s(?:of|for|from)\s(?:this|our|the)\s(?:session|conversation|chat|work|run|task)\b)|
    (?:\p{L}+\s){0,2}?trace\s(?:of|for|from)\s(?:this|our)\s(?:session|conversation|chat)\b|
    (?:session|conversation|chat)\s(?:as|into|in)\s(?:an?|the)\s(?:\p{L}+\s){0,2}?trace\b
  )
`);
