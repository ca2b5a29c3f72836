import { isBlank } from '../../blank.ts';
import { inAnyCase } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';
import type { ForsyTraceRule } from '../forsy-rule.ts';
import { isDraft } from '../is-draft.ts';
import { quoted } from '../quoted.ts';

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
  *check(trace) {
    const asked = asksForTheTrace.exec(trace.task);
    if (asked !== null)
      yield {
        at: ['task'],
        certainty: 'hint',
        checklist: 1,
        message: `\`task\` says ${quoted(trace.task, asked.index, asked.index + asked[0].length)}, which looks like the making of the trace and not like what the work was for.`,
        fix: 'Write the request that the work began with; what was asked for the sake of the trace does not belong into it.',
      };
    // A program cannot tell what a log without a request was for, and its draft is no trace yet.
    if (!isBlank(trace.task) || isDraft(trace)) return;
    yield { at: ['task'], message: '`task` is empty, so the trace does not say what the work was for.' };
  },
};

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
