import type { ForsyStep } from '@trace-formats/schema';
import { isBlank } from '../../blank.ts';
import { isUserMessage } from '../../traces/is-user-message.ts';
import { stepAtFirst } from '../../traces/name-of-step.ts';
import type { ForsyTraceRule } from '../forsy-rule.ts';

const stepFields = ['operation', 'tool', 'parallel_group', 'causal_type'] as const;
/** What a user message never has is another rule's business, whatever stands there. */
const messageFields = ['parallel_group', 'causal_type'] as const;

/** What was not recorded is null, not empty. */
export const nullIsNull: ForsyTraceRule = {
  id: 'null-is-null',
  claim: 'Where null means "not recorded", nothing is written as an empty text.',
  why: 'An empty text looks like a recorded value; programs that count nulls miss it.',
  fix: 'Write null.',
  checklist: null,
  severity: 'warning',
  certainty: 'exact',
  fixable: true,
  reads: [
    'prior_trace_id',
    'steps[].action',
    'steps[].operation',
    'steps[].tool',
    'steps[].parallel_group',
    'steps[].causal_type',
  ],
  readsApart: ['steps[].input_source.source_field'],
  *check(trace, { isSound }) {
    const empty = (name: string): string => `\`${name}\` is an empty text where null is meant.`;
    const ofStep = (step: ForsyStep, index: number, name: string): string =>
      `${stepAtFirst(step, index)} has an empty text in \`${name}\`, where null is meant.`;
    const isEmpty = (text: string | null | undefined): boolean => typeof text === 'string' && isBlank(text);
    const sources = isSound(['steps[].input_source.source_field']);
    if (isEmpty(trace.prior_trace_id)) yield { at: ['prior_trace_id'], message: empty('prior_trace_id') };
    for (const [index, step] of trace.steps.entries()) {
      for (const field of isUserMessage(step) ? messageFields : stepFields)
        if (isEmpty(step[field])) yield { at: ['steps', index, field], message: ofStep(step, index, field) };
      if (sources && isEmpty(step.input_source?.source_field))
        yield {
          at: ['steps', index, 'input_source', 'source_field'],
          message: ofStep(step, index, 'input_source.source_field'),
        };
    }
  },
};
