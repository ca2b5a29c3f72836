import type { OpenTokenRule } from '../open-token-rule.ts';

/** Thoughts that were not there are not written down. */
export const internalIsNotInvented: OpenTokenRule = {
  id: 'internal-is-not-invented',
  claim:
    'Where internal traces were unavailable, no thought has content, and where one has, they are said to be available.',
  why: 'A thought that the runtime never showed can only have been made up.',
  fix: 'Leave the thought out or write the placeholder `[REDACTED:thought]`; or correct `internal_availability`.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  reads: ['conversation.internal_availability', 'events[].role', 'events[].content.text', 'events[].content.data'],
  *check({ conversation, events }) {
    const stated = conversation.internal_availability;
    if (stated !== 'unavailable' && stated !== 'unknown') return;
    for (const [index, { role, content }] of events.entries()) {
      if (role !== 'assistant_thought') continue;
      const written = content.text !== undefined && content.text !== '' && !/^\[REDACTED:[^\]]*\]$/.test(content.text);
      if (!written && (content.data === undefined || isEmpty(content.data))) continue;
      if (stated === 'unavailable')
        yield {
          at: ['events', index, 'content'],
          message: 'This thought has content although internal_availability is "unavailable".',
        };
      else {
        yield {
          at: ['conversation', 'internal_availability'],
          severity: 'warning',
          message: `The internal traces are said to be "unknown", but event ${index + 1} is a thought with content.`,
          fix: 'Write `available` for `internal_availability`, if the thought is from the source.',
        };
        return;
      }
    }
  },
};

function isEmpty(data: unknown): boolean {
  return data === null || (typeof data === 'object' && Object.keys(data).length === 0);
}
