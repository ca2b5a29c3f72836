import { arrayAt, hasAll, isObject, own, stringAt } from '../json/value.ts';
import { claimOfRecords, type Detector, type Trait, toldVersion } from './claim.ts';

/** Codex: rollout JSONL with its envelope, the early logs without one, and the events of `exec --json`. */
export const codex: Detector = ({ records, shape }) => {
  const claims = claimOfRecords('codex', records, traitOf);
  // Items in one JSON array are what the API takes and gives; the log has them line by line.
  return shape === 'list' ? claims.map((claim) => ({ ...claim, confidence: claim.confidence * 0.6 })) : claims;
};

function traitOf(record: unknown): Trait | undefined {
  const type = stringAt(record, 'type');
  if (type === undefined) {
    if (own(record, 'record_type') === 'state') return { weight: 0.6, saw: 'a state record' };
    const begins = hasAll(record, 'id', 'timestamp', 'instructions') && !hasAll(record, 'messages');
    return begins ? { weight: 0.6, saw: 'a first record with id, timestamp and instructions' } : undefined;
  }
  const payload = own(record, 'payload');
  if (isObject(payload)) {
    const stated = stringAt(payload, 'cli_version');
    const version = stated === undefined ? undefined : toldVersion(stated);
    return envelopes.has(type)
      ? { weight: 0.97, saw: `${type} records with a payload`, version }
      : { weight: hasAll(record, 'timestamp') ? 0.6 : 0.3, saw: 'records with timestamp, type and payload' };
  }
  if (type === 'message' && hasAll(record, 'role') && arrayAt(record, 'content')?.some(isTextItem) === true) {
    return { weight: 0.85, saw: 'messages of input_text and output_text' };
  }
  if (calls.has(type) && hasAll(record, 'call_id')) return { weight: 0.85, saw: `${type} records with call_id` };
  if (type === 'reasoning' && hasAll(record, 'summary')) return { weight: 0.8, saw: 'reasoning with a summary' };
  if (execEvents.test(type)) return { weight: 0.8, saw: `${type} events` };
  return undefined;
}

function isTextItem(part: unknown): boolean {
  return ['input_text', 'output_text', 'input_image'].includes(stringAt(part, 'type') ?? '');
}

const envelopes: ReadonlySet<string> = new Set([
  'session_meta',
  'turn_context',
  'response_item',
  'event_msg',
  'compacted',
  'world_state',
  'inter_agent_communication_metadata',
]);
const calls: ReadonlySet<string> = new Set([
  'function_call',
  'function_call_output',
  'custom_tool_call',
  'custom_tool_call_output',
  'local_shell_call',
]);
const execEvents = /^(?:thread\.started|turn\.(?:started|completed|failed)|item\.(?:started|updated|completed))$/;
