import { hasAll, isObject, keysIn, own, stringAt } from '../json/value.ts';
import { claimOfRecords, type Detector, type Trait } from './claim.ts';

/** STS: a session header that names its harness, then messages in camel case; it shares its first line's type with Pi. */
export const sts: Detector = ({ records }) => claimOfRecords('sts', records, traitOf);

function traitOf(record: unknown): Trait | undefined {
  const type = stringAt(record, 'type');
  if (type === 'session') {
    if (!hasAll(record, 'harness')) return undefined;
    // A Pi session may name a harness too; its header then has a version and a folder besides.
    return { weight: keysIn(record, ['version', 'cwd']).length > 0 ? 0.4 : 0.9, saw: 'a session header with harness' };
  }
  const message = own(record, 'message');
  if (type !== 'message' || !isObject(message) || !hasAll(message, 'role')) return undefined;
  if (hasAll(record, 'parentId') || hasAll(record, 'id')) return undefined;
  const camel = keysIn(message, ['toolCalls', 'toolCallId', 'reasoningContent'])[0];
  if (camel !== undefined) return { weight: 0.95, saw: `messages with ${camel}` };
  return { weight: hasAll(record, 'timestamp') ? 0.3 : 0.8, saw: 'messages without id and parentId' };
}
