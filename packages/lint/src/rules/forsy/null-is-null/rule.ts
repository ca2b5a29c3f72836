import type { ForsyTraceRule } from '../forsy-rule.ts';

const stepFields = ['operation', 'tool', 'parallel_group', 'causal_type'] as const;

/** What was not recorded is null, not empty. */
export const nullIsNull: ForsyTraceRule = {
  id: 'null-is-null',
  claim: 'Where null means "not recorded", nothing is written as an empty text.',
  why: 'An empty text looks like a recorded value; programs that count nulls miss it.',
  fix: 'Write null, or run with --fix.',
  checklist: null,
  severity: 'warning',
  certainty: 'exact',
  fixable: true,
  reads: ['prior_trace_id', 'steps[].operation', 'steps[].tool', 'steps[].parallel_group', 'steps[].causal_type'],
  *check(trace) {
    const empty = (name: string): string => `\`${name}\` is an empty text where null is meant.`;
    if (trace.prior_trace_id === '') yield { at: ['prior_trace_id'], message: empty('prior_trace_id') };
    for (const [index, step] of trace.steps.entries()) {
      for (const field of stepFields)
        if (step[field] === '') yield { at: ['steps', index, field], message: empty(`steps[${index}].${field}`) };
    }
  },
};
