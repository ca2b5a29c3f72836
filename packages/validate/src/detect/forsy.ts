import type { FormatId } from '@trace-formats/schema';
import { hasAll, isObject, keysIn, own, stringAt } from '../json/value.ts';
import { type Claim, type Detector, toldVersion } from './claim.ts';

/** Forsy: traces and manifests, v0.1, draft and legacy, and the rows of its exports. */
export const forsy: Detector = ({ records }) => {
  const claims = records.map(claimOf).filter((claim) => claim !== undefined);
  const [first] = claims;
  if (first === undefined) return [];
  const counts = new Map<FormatId, number>();
  for (const { format } of claims) counts.set(format, (counts.get(format) ?? 0) + 1);
  const commonest = [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
  return [...counts].map(([format, count]) => {
    const one = claims.find((claim) => claim.format === format) as Claim;
    const saw = records.length === 1 ? one.saw : [...one.saw, `${count} of the first ${records.length} records`];
    // Traces and drafts in one file are all Forsy: they make the commonest kind no less sure.
    const share = (format === commonest ? claims.length : count) / records.length;
    return { ...one, saw, confidence: one.confidence * share };
  });
};

function claimOf(record: unknown): Claim | undefined {
  if (!isObject(record)) return undefined;
  const stated = stringAt(record, 'schema_version');
  if (stated?.startsWith('forsy') === true) return claimOfVersion(record, stated);
  return stepClaim(record) ?? traceWithoutVersion(record) ?? manifestWithoutVersion(record);
}

function claimOfVersion(record: unknown, stated: string): Claim {
  const row = isStep(record);
  // What has steps is a trace, however broken its first one is: a manifest only counts them.
  const manifest = !row && !hasAll(record, 'steps') && !isTrace(record) && keysIn(record, manifestKeys).length > 0;
  const legacy = /^forsy-v[1-9]/.test(stated);
  const version = toldVersion(stated.replace(/^forsy-(trace-)?v/, ''));
  const saw = [
    `schema_version ${toldVersion(stated)}`,
    row ? 'one step' : manifest ? 'the counts of a manifest' : 'a trace',
  ];
  if (row) return { format: 'forsy/v0.1-step', confidence: 0.95, saw, version };
  if (legacy) return { format: manifest ? 'forsy/legacy-manifest' : 'forsy/legacy', confidence: 0.98, saw, version };
  if (manifest) return supported({ format: 'forsy/v0.1-manifest', confidence: 0.98, saw, version }, stated);
  const open = notAssessed(record);
  if (open.length === 0) return supported({ format: 'forsy/v0.1', confidence: 0.98, saw, version }, stated);
  return supported(
    { format: 'forsy/v0.1-draft', confidence: 0.98, saw: [...saw, `null in ${open.slice(0, 3).join(', ')}`], version },
    stated,
  );
}

/** `forsy-v0.1` is no name of a version, but says which one is meant: the schema then says what is wrong with it. */
function supported(claim: Claim, stated: string): Claim {
  return stated === 'forsy-trace-v0.1' || stated === 'forsy-v0.1' ? claim : { ...claim, newest: 'forsy-trace-v0.1' };
}

/** The judgements that are null because nobody has made them yet: they make a trace a draft. */
function notAssessed(trace: unknown): readonly string[] {
  const open = topJudgements.filter((key) => own(trace, key) === null);
  const summary = own(trace, 'summary');
  open.push(...summaryJudgements.filter((key) => own(summary, key) === null).map((key) => `summary.${key}`));
  const steps = own(trace, 'steps');
  if (Array.isArray(steps)) {
    const at = steps.findIndex((step) => own(step, 'eval') === null && own(step, 'action') !== 'user_message');
    if (at !== -1) open.push(`steps.${at}.eval`);
  }
  return open;
}

function traceWithoutVersion(record: unknown): Claim | undefined {
  if (!isTrace(record) || keysIn(record, traceKeys).length < 2) return undefined;
  const steps = own(record, 'steps');
  const first: unknown = Array.isArray(steps) ? steps[0] : undefined;
  const old = keysIn(record, ['collection_id', 'prior_collection_id', 'captured_at']);
  const oldSteps = keysIn(first, ['step_index', 'feedback']).length > 0;
  const shape = Array.isArray(steps) ? 'steps with turn, action and eval' : 'the keys of a trace, without steps';
  if (old.length > 0 || oldSteps || !hasAll(record, 'trace_id')) {
    const saw = old.length > 0 ? `the old key ${old[0]}` : 'no trace_id and no schema_version';
    return { format: 'forsy/legacy', confidence: 0.9, saw: [shape, saw] };
  }
  const saw = [shape, 'trace_id', 'no schema_version'];
  return { format: notAssessed(record).length > 0 ? 'forsy/v0.1-draft' : 'forsy/v0.1', confidence: 0.85, saw };
}

function manifestWithoutVersion(record: unknown): Claim | undefined {
  const keys = keysIn(record, manifestKeys);
  const ids = keysIn(record, ['trace_id', 'collection_id', 'trace_slug', 'original_folder_name']);
  if (keys.length < 3 || ids.length === 0 || hasAll(record, 'steps')) return undefined;
  const format =
    hasAll(record, 'trace_id') && !hasAll(record, 'collection_id') ? 'forsy/v0.1-manifest' : 'forsy/legacy-manifest';
  return { format, confidence: 0.85, saw: [`the manifest keys ${keys.slice(0, 3).join(', ')}`] };
}

function stepClaim(record: unknown): Claim | undefined {
  if (!isStep(record)) return undefined;
  const id = keysIn(record, ['trace_id', 'collection_id', 'trace_slug', 'original_folder_name'])[0];
  const saw = ['a row with the keys of a step', id === undefined ? 'no trace_id' : id];
  return { format: 'forsy/v0.1-step', confidence: id === undefined ? 0.6 : 0.95, saw };
}

function isStep(record: unknown): boolean {
  return (
    keysIn(record, ['step', 'step_index']).length > 0 &&
    hasAll(record, 'action') &&
    !hasAll(record, 'steps') &&
    keysIn(record, stepKeys).length >= 3
  );
}

function isTrace(record: unknown): boolean {
  const steps = own(record, 'steps');
  // A manifest may repeat much of the trace, but has neither its steps nor its summary and counts them itself.
  if (keysIn(record, traceKeys).length >= 5)
    return hasAll(record, 'steps') || hasAll(record, 'summary') || keysIn(record, manifestKeys).length < 3;
  return (
    Array.isArray(steps) &&
    (steps.length === 0 ||
      (hasAll(steps[0], 'action') && keysIn(steps[0], ['turn', 'step', 'step_index', 'eval']).length > 0))
  );
}

const topJudgements = ['validation_level', 'termination_reason', 'agent_tools', 'final_output'];
const summaryJudgements = ['agent_confidence', 'goal_achieved'];
const traceKeys = [
  'task',
  'agent_tools',
  'final_output',
  'static_output',
  'summary',
  'trace_mode',
  'termination_reason',
  'validation_level',
];
const stepKeys = [
  'actor',
  'eval',
  'observation',
  'turn',
  'caused_by',
  'retry_of',
  'directive',
  'state_change',
  'reasoning',
  'feedback',
];
const manifestKeys = [
  'total_steps',
  'total_turns',
  'positive_pct',
  'directive_signals',
  'formats_available',
  'activity_started_at',
  'activity_ended_at',
  'goal_achieved',
  'human_feedback',
];
