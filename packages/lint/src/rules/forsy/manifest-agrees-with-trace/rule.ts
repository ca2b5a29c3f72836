import type { ForsyManifest, ForsyTrace } from '@trace-formats/schema';
import { shown } from '@trace-formats/validate';
import type { Hit } from '../../../rule.ts';
import type { ForsyTraceRule } from '../forsy-rule.ts';
import { countsOf } from '../summary-counts-are-true/rule.ts';

/** What the index card states is what the trace says. */
export const manifestAgreesWithTrace: ForsyTraceRule = {
  id: 'manifest-agrees-with-trace',
  claim: 'What the manifest and the trace both state, they state alike.',
  why: 'People choose traces by their manifests; one that disagrees sells something else than is delivered.',
  fix: 'Correct the manifest, or run with --fix where it is a count.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  fixable: true,
  reads: ['steps[].eval', 'steps[].turn', 'steps[].directive', 'steps[].feedback_type', 'summary'],
  *check(trace, { manifest }) {
    if (typeof manifest !== 'object' || manifest === null || Array.isArray(manifest)) return;
    for (const [key, truth] of Object.entries(statedBy(trace))) {
      const stated = (manifest as Readonly<Record<string, unknown>>)[key];
      // evidence-levels-agree speaks of the level.
      if (key === 'validation_level' || stated === undefined || truth === undefined || same(stated, truth)) continue;
      yield disagreement(key, stated, truth);
    }
  },
};

/** What a manifest of this trace would state. */
export function statedBy(trace: ForsyTrace): Partial<ForsyManifest> {
  const { summary, feedback } = countsOf(trace);
  return {
    schema_version: trace.schema_version,
    trace_id: trace.trace_id,
    prior_trace_id: trace.prior_trace_id,
    trace_mode: trace.trace_mode,
    validation_level: trace.validation_level,
    task: trace.task,
    activity_started_at: trace.started_at,
    activity_ended_at: trace.ended_at,
    total_steps: summary.total_steps,
    total_turns: summary.total_turns,
    positive_pct: summary.total_steps === 0 ? 0 : Math.floor((100 * summary.positive_steps) / summary.total_steps),
    directive_signals: summary.directive_signals,
    human_feedback: feedback,
    agent_confidence: trace.summary.agent_confidence,
    goal_achieved: trace.summary.goal_achieved,
    goal_notes: trace.summary.goal_notes,
    termination_reason: trace.termination_reason,
    system_prompt: trace.system_prompt,
    skills: trace.skills,
    memory: trace.memory,
    agent_config: trace.agent_config,
    learning: trace.learning,
  };
}

/** What follows from the steps alone, so that `--fix` can write it. */
const derived: ReadonlySet<string> = new Set([
  'total_steps',
  'total_turns',
  'positive_pct',
  'directive_signals',
  'human_feedback',
]);

function disagreement(key: string, stated: unknown, truth: unknown): Hit {
  return {
    at: [],
    ...(derived.has(key) ? {} : { fixable: false as const }),
    message: `The manifest states ${key} as ${shown(stated)}, but the trace ${typeof truth === 'number' ? 'gives' : 'says'} ${shown(truth)}.`,
  };
}

/** Equal as JSON values, whatever the order of keys. */
function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (
    typeof one !== 'object' ||
    typeof other !== 'object' ||
    one === null ||
    other === null ||
    Array.isArray(one) !== Array.isArray(other)
  )
    return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) =>
        Object.hasOwn(other, key) &&
        same((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  );
}
