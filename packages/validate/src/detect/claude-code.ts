import { hasAll, isObject, own, stringAt } from '../json/value.ts';
import { claimOfRecords, type Detector, type Trait, toldVersion } from './claim.ts';

/** Claude Code: session JSONL, its subagents, the `loglines` export and the stream-json output. */
export const claudeCode: Detector = ({ records, shape }) => {
  const [first] = records;
  const loglines = shape === 'value' ? own(first, 'loglines') : undefined;
  if (!Array.isArray(loglines)) return claimOfRecords('claude-code', records, traitOf);
  const claims = claimOfRecords('claude-code', loglines.slice(0, 64), traitOf);
  return claims.map((claim) => ({
    ...claim,
    confidence: Math.min(0.98, claim.confidence + 0.25),
    saw: ['the key loglines', ...claim.saw],
  }));
};

function traitOf(record: unknown): Trait | undefined {
  if (!isObject(record)) return undefined;
  const type = stringAt(record, 'type');
  const stated = stringAt(record, 'version');
  const version = stated === undefined ? undefined : toldVersion(stated);
  if (typeof own(record, 'uuid') === 'string' && hasAll(record, 'sessionId')) {
    return { weight: 0.98, saw: 'records with uuid and sessionId', version };
  }
  if (type === 'summary' && hasAll(record, 'leafUuid')) return { weight: 0.95, saw: 'a summary with leafUuid' };
  if (type?.startsWith('file-history-') === true) return { weight: 0.95, saw: toldVersion(type) };
  if (type !== undefined && sidecars.has(type) && hasAll(record, 'sessionId'))
    return { weight: 0.9, saw: `${type} records` };
  const message = own(record, 'message');
  if (
    (type === 'user' || type === 'assistant') &&
    hasAll(message, 'content') &&
    [type, undefined].includes(stringAt(message, 'role'))
  ) {
    if (hasAll(record, 'uuid')) return { weight: 0.9, saw: `${type} records with uuid`, version };
    if (hasAll(record, 'session_id')) return { weight: 0.85, saw: 'stream-json messages with session_id' };
    return { weight: 0.75, saw: 'user and assistant records with a message inside', version };
  }
  if (type === 'system' && hasAll(record, 'subtype', 'session_id'))
    return { weight: 0.85, saw: 'a stream-json system record' };
  if (type === 'result' && hasAll(record, 'session_id', 'num_turns'))
    return { weight: 0.85, saw: 'a stream-json result' };
  if (isObject(own(message, 'usage')) && hasAll(record, 'sessionId')) {
    return { weight: 0.75, saw: 'records of usage with sessionId', version };
  }
  return hasAll(record, 'sessionId') && type !== undefined && !hasAll(record, 'projectHash')
    ? { weight: 0.5, saw: 'records with type and sessionId' }
    : undefined;
}

const sidecars: ReadonlySet<string> = new Set([
  'queue-operation',
  'pr-link',
  'last-prompt',
  'mode',
  'permission-mode',
  'ai-title',
  'custom-title',
  'agent-name',
  'worktree-state',
  'relocated',
  'bridge-session',
  'frame-link',
]);
