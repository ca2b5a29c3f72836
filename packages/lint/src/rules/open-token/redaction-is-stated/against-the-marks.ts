import type { OpenTokenDocument } from '@trace-formats/schema';
import type { Hit } from '../../../engine/rule.ts';

/** What an export writes in the place of a value: its kind, and eight digits or all of a digest. */
const mark = /\[REDACTED:[\w.-]{1,40}:(?:[0-9a-f]{64}|[0-9a-f]{8})\]/;

/** What is stated of the redaction, and cannot be so where an event holds the mark of a value that was masked. */
export function* againstTheMarks({ conversation, events }: OpenTokenDocument): Generator<Hit> {
  const { mode, strategy, notes } = conversation.redaction ?? {};
  const stated =
    mode === undefined || mode === 'none'
      ? 'that nothing was masked'
      : strategy === 'drop'
        ? 'that values were dropped'
        : (notes ?? []).length === 0
          ? 'no note of what was masked'
          : undefined;
  if (stated === undefined) return;
  const index = events.findIndex(({ content }) => hasMark(content.text) || hasMark(content.data));
  if (index < 0) return;
  yield {
    at: conversation.redaction === undefined ? ['conversation'] : ['conversation', 'redaction'],
    severity: 'warning',
    certainty: 'hint',
    message: `The conversation states ${stated}, but event ${index + 1} holds a placeholder of a value that was masked.`,
    fix: 'State the mode and the strategy of the redaction that was done, and note without values what it masked.',
  };
}

function hasMark(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('[REDACTED:') && mark.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasMark);
}
