import { type ForsyTrace, parsePointer, valueAt } from '@trace-formats/schema';
import type { Finding } from '@trace-formats/schema/report';
import { standsOpen } from '../release/checklist.ts';
import { isBlank } from '../rules/blank.ts';
import { isOfAnother } from '../rules/forsy/manifest-agrees-with-trace/is-of-another.ts';
import { countsOf, counts as stepCounts } from '../rules/forsy/summary-counts-are-true/rule.ts';
import { renumbering } from '../rules/traces/renumbering.ts';

/**
 * A copy of a Forsy trace with those findings mended that can be mended without changing a word that somebody wrote; undefined
 * where there is nothing of the kind. Mending one thing may bring up the next, so lint again and ask again.
 */
export function fixTrace(trace: unknown, findings: readonly Finding[]): unknown {
  const open = findings.filter((one) => one.fixable && standsOpen(one));
  if (open.length === 0) return undefined;
  const mended = structuredClone(trace);
  let changed = false;
  const renumbers = open.some(({ rule }) => rule === 'steps-are-numbered-in-order');
  for (const finding of open) {
    const value = mendedValue(trace, finding);
    if (value !== undefined) changed = put(mended, finding.pointer, value) || changed;
  }
  if (renumbers && hasSteps(trace) && hasSteps(mended)) changed = renumber(trace, mended) || changed;
  return changed ? mended : undefined;
}

/** True for an empty text at a place that takes null and never holds words: ids, enumerated values and times. */
export function isEmptyForNull(document: unknown, pointer: string): boolean {
  if (!emptyMeansNull.has(pointer.slice(pointer.lastIndexOf('/') + 1))) return false;
  const value = valueAt(document, pointer);
  return typeof value === 'string' && isBlank(value);
}

const emptyMeansNull: ReadonlySet<string> = new Set([
  'prior_trace_id',
  'operation',
  'tool',
  'execution_mode',
  'parallel_group',
  'causal_type',
  'source_field',
  'message_role',
  'feedback_type',
  'started_at',
  'ended_at',
]);

function mendedValue(trace: unknown, { rule, pointer }: Finding): unknown {
  if (rule === 'user-message-eval-is-zero') return 0;
  if (isEmptyForNull(trace, pointer)) return null;
  if (rule !== 'summary-counts-are-true' || !hasSteps(trace)) return undefined;
  const key = pointer.slice(pointer.lastIndexOf('/') + 1);
  return stepCounts.find((count) => count.key === key)?.of(trace.steps);
}

/** Numbers the steps by their places and takes every link along. */
function renumber(trace: ForsyTrace, mended: ForsyTrace): boolean {
  const numbers = renumbering(trace);
  if (numbers === undefined) return false;
  const now = (number: number): number => numbers.get(number) ?? number;
  for (const step of mended.steps) {
    step.step = now(step.step);
    if (Array.isArray(step.caused_by)) step.caused_by = step.caused_by.map(now);
    if (typeof step.retry_of === 'number') step.retry_of = now(step.retry_of);
    if (typeof step.input_source?.source_step === 'number')
      step.input_source.source_step = now(step.input_source.source_step);
  }
  for (const artifact of mended.static_output?.artifacts ?? [])
    if (Array.isArray(artifact?.related_steps)) artifact.related_steps = artifact.related_steps.map(now);
  return true;
}

/** A copy of a manifest with the counts that its trace gives; undefined where they are right, not numbers, or those of another trace. */
export function fixManifest(manifest: unknown, trace: unknown): unknown {
  if (typeof manifest !== 'object' || manifest === null || !hasSteps(trace)) return undefined;
  if (isOfAnother(manifest, trace)) return undefined;
  const { summary, feedback } = countsOf(trace);
  const { total_steps, total_turns, positive_steps, directive_signals } = summary;
  const positive_pct = total_steps === 0 ? 0 : Math.floor((100 * positive_steps) / total_steps);
  const counts = { total_steps, total_turns, positive_pct, directive_signals };
  const mended = structuredClone(manifest);
  let changed = false;
  for (const [key, count] of Object.entries(counts))
    if (typeof valueAt(manifest, [key]) === 'number') changed = put(mended, `/${key}`, count) || changed;
  for (const [key, count] of Object.entries(feedback))
    if (typeof valueAt(manifest, ['human_feedback', key]) === 'number')
      changed = put(mended, `/human_feedback/${key}`, count) || changed;
  return changed ? mended : undefined;
}

/** Whatever has steps is taken for a trace: that all else of it is right was asked before a finding could be mended. */
function hasSteps(trace: unknown): trace is ForsyTrace {
  return Array.isArray(valueAt(trace, ['steps']));
}

/** Replaces a value that is there; true when it is another one now. */
function put(document: unknown, pointer: string, value: unknown): boolean {
  const tokens = parsePointer(pointer);
  const last = tokens.pop();
  const holder = valueAt(document, tokens) as Record<string, unknown> | undefined;
  if (last === undefined || typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, last)) return false;
  if (holder[last] === value) return false;
  holder[last] = value;
  return true;
}
