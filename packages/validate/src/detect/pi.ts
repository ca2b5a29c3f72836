import { hasAll, isObject, own, stringAt } from '../json/value.ts';
import { claimOfRecords, type Detector, type Trait } from './claim.ts';

/** Pi: a session header and entries that form a tree; the first version had neither ids nor parents. */
export const pi: Detector = ({ records }) => claimOfRecords('pi', records, traitOf);

function traitOf(record: unknown): Trait | undefined {
  const type = stringAt(record, 'type');
  if (type === undefined) return loneMessage(record);
  const message = own(record, 'message');
  if (type === 'session') {
    const version = own(record, 'version');
    const stated = typeof version === 'number' ? String(version) : undefined;
    if (!hasAll(record, 'timestamp', 'cwd')) return undefined;
    return {
      weight: stated === undefined ? 0.75 : 0.95,
      saw: 'a session header with timestamp and cwd',
      version: stated,
    };
  }
  if (hasAll(record, 'id', 'parentId', 'timestamp') && !hasAll(record, 'actor_id')) {
    if (entryTypes.has(type)) return { weight: 0.95, saw: 'entries with id and parentId' };
    // Other agents have a tree as well, of entries with all that they say under one key.
    return hasAll(record, 'data') ? undefined : { weight: 0.5, saw: 'entries with id and parentId' };
  }
  if (!hasAll(record, 'timestamp')) return undefined;
  if (type === 'message' && hasAll(message, 'role')) return { weight: 0.75, saw: 'messages with a time of their own' };
  return entryTypes.has(type) ? { weight: 0.75, saw: `${type} entries` } : undefined;
}

function loneMessage(record: unknown): Trait | undefined {
  const lone = isObject(record) && hasAll(record, 'role', 'content', 'api', 'provider', 'stopReason');
  return lone ? { weight: 0.45, saw: 'one message with api, provider and stopReason' } : undefined;
}

const entryTypes: ReadonlySet<string> = new Set([
  'message',
  'model_change',
  'thinking_level_change',
  'compaction',
  'branch_summary',
  'custom',
  'custom_message',
  'label',
  'session_info',
]);
