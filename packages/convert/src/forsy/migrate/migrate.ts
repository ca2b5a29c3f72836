import type { ForsyTraceDraft } from '@trace-formats/schema';
import { isForsyTraceDraft } from '@trace-formats/validate';
import { forsyWords } from '../../generated/forsy-words.ts';
import { arrayAt, isObject, type Json, type JsonObject, stringAt } from '../../json/json.ts';
import { wellFormedOf, withoutHalves } from '../../json/well-formed.ts';
import { type Loss, openLedger } from '../../losses/loss.ts';
import { type Refusal, refuseShape } from '../../refusals/refusal.ts';
import { madeId } from '../../timeline/made-id.ts';
import { summaryOf } from '../write/summary.ts';
import { mendTrace } from './mend.ts';
import { migrateArtifacts } from './migrate-artifacts.ts';
import { migrateSteps } from './migrate-steps.ts';
import { asText, booleanOf, modeOf, oneOf, textListOf, timeOf } from './migrate-values.ts';
import { noOlderTrace } from './no-older-trace.ts';
import { noteLosses } from './note-losses.ts';
import { patchBetween, type Sidecar } from './sidecar.ts';

/** A trace that was migrated, or one that needed no migration. */
export interface Migration {
  readonly refused: false;
  /** A v0.1 draft; the document itself where it was left as it was. */
  readonly document: JsonObject;
  /** What v0.1 has no place or no value for; undefined where the document was left as it is. */
  readonly sidecar: Sidecar | undefined;
  readonly losses: readonly Loss[];
}

const levels = forsyWords['validationLevel'];
const endings = forsyWords['terminationReason'];

/**
 * Turns a legacy Forsy trace into a v0.1 draft. Nothing is lost: the sidecar and the result together give the original back. Nothing is made
 * up: what cannot be known is null. A trace that says it is v0.1 is given back as it is, so that migrating twice changes nothing. What is
 * plainly in another format, or of a later version, is refused: nothing but its name would be left of it.
 */
export function migrate(document: unknown): Migration | Refusal {
  return isObject(document) && document['schema_version'] === currentVersion && arrayAt(document, 'steps')
    ? asItIs(document)
    : (noOlderTrace(document) ?? draftOf(document));
}

/**
 * A v0.1 draft of any trace, by migration; one that says it is v0.1 and has values that v0.1 does not allow keeps all the others.
 */
export function draftOf(document: unknown): Migration | Refusal {
  const given = arrayAt(document, 'steps');
  if (!isObject(document) || !given) return refuseShape('forsy', 'it has no list of `steps`.');
  const saysCurrent = document['schema_version'] === currentVersion;
  if (saysCurrent && isForsyTraceDraft(document)) return asItIs(document);
  const current = inCurrentForm(document, given);
  const inForm = saysCurrent ? mendTrace(document, given, current) : current;
  const ledger = openLedger();
  noteLosses(document, inForm, ledger);
  const result = wellFormedOf(inForm, document, ledger);
  const patch = patchBetween(result, document);
  const sidecar: Sidecar = { sidecar_of: currentVersion, trace_id: withoutHalves(current.trace_id).value, patch };
  return { refused: false, document: result, sidecar, losses: ledger.losses() };
}

const currentVersion = 'forsy-trace-v0.1';

function asItIs(document: JsonObject): Migration {
  return { refused: false, document, sidecar: undefined, losses: [] };
}

/** A trace as v0.1 has it, of nothing but what v0.1 has a place and a value for. */
function inCurrentForm(document: JsonObject, given: readonly Json[]) {
  const steps = migrateSteps(given);
  const traceId = [document['trace_id'], document['collection_id']].find((id) => typeof id === 'string' && id !== '');
  return {
    schema_version: currentVersion,
    trace_id: typeof traceId === 'string' ? traceId : `trace_${madeId(document, 16)}`,
    prior_trace_id: stringAt(document, 'prior_trace_id') || stringAt(document, 'prior_collection_id') || null,
    trace_mode: modeOf(document) ?? 'retraced',
    validation_level: oneOf(levels, document['validation_level']),
    task: stringAt(document, 'task') ?? '',
    agent_tools: textListOf(document['agent_tools']),
    started_at: timeOf(document['started_at']),
    ended_at: timeOf(document['ended_at']),
    system_prompt: asText(document['system_prompt']),
    skills: textListOf(document['skills']),
    memory: asText(document['memory']),
    agent_config: isObject(document['agent_config']) ? document['agent_config'] : null,
    learning: asText(document['learning']),
    termination_reason: oneOf(endings, document['termination_reason']),
    steps,
    final_output: asText(document['final_output']),
    static_output: migrateArtifacts(document['static_output'], steps.length),
    summary: { ...summaryOf(steps), ...judgementsIn(document['summary']) },
  } satisfies Record<keyof Omit<ForsyTraceDraft, 'dataset_summary' | '$schema'>, Json>;
}

/** A confidence of 10 or less may be on another scale, so it is not taken over. */
function judgementsIn(summary: Json | undefined): JsonObject {
  if (!isObject(summary)) return {};
  const { agent_confidence: confidence, goal_achieved: achieved, goal_notes: notes } = summary;
  return {
    agent_confidence: typeof confidence === 'number' && confidence > 10 && confidence <= 100 ? confidence : null,
    goal_achieved: booleanOf(achieved),
    goal_notes: asText(notes),
  };
}
