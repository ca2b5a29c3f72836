import { arrayAt, hasAll, isObject, own, stringAt } from '../json/value.ts';
import { type Claim, claimOfRecords, type Detector, type Trait, weigh } from './claim.ts';

/** Gemini CLI: one JSON chat, the JSONL of newer versions, or a saved checkpoint of contents with parts. */
export const geminiCli: Detector = ({ records, shape }) => {
  const whole = records.length === 1 ? chatOf(records[0]) : [];
  if (whole.length > 0) return whole;
  if (shape === 'list' && records.length > 0 && records.every(isContent)) {
    return [{ format: 'gemini-cli', confidence: 0.6, saw: ['contents with parts and the role model'] }];
  }
  return claimOfRecords('gemini-cli', records, traitOf);
};

function chatOf(value: unknown): readonly Claim[] {
  const messages = arrayAt(value, 'messages');
  if (messages === undefined) return [];
  const { confidence, saw } = weigh([
    [hasAll(value, 'projectHash'), 0.8, 'projectHash'],
    [hasAll(value, 'startTime', 'lastUpdated'), 0.5, 'startTime and lastUpdated'],
    [messages.some((message) => own(message, 'type') === 'gemini'), 0.8, 'messages of type gemini'],
  ]);
  return confidence === 0 ? [] : [{ format: 'gemini-cli', confidence, saw }];
}

function traitOf(record: unknown): Trait | undefined {
  if (hasAll(record, 'sessionId', 'projectHash')) return { weight: 0.95, saw: 'a first record with projectHash' };
  if (isObject(own(record, '$set'))) return { weight: 0.6, saw: '$set records' };
  const type = stringAt(record, 'type');
  if (type === 'gemini') return { weight: 0.95, saw: 'records of type gemini' };
  const plain = hasAll(record, 'id', 'timestamp', 'content') && !hasAll(record, 'message') && !hasAll(record, 'uuid');
  return plain && ['user', 'info', 'error', 'warning'].includes(type ?? '')
    ? { weight: 0.45, saw: 'records with id, timestamp, type and content' }
    : undefined;
}

function isContent(value: unknown): boolean {
  return ['user', 'model'].includes(stringAt(value, 'role') ?? '') && arrayAt(value, 'parts') !== undefined;
}
