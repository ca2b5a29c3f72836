import type { OpenTokenEventRule } from '../open-token-rule.ts';

/** Text goes with text/plain, data with application/json. */
export const contentMatchesItsMime: OpenTokenEventRule = {
  id: 'content-matches-its-mime',
  claim: 'Text stands under text/plain and data under application/json.',
  why: 'Readers decide by the mime type where to look.',
  fix: 'Correct the mime type, or move the content to the field that goes with it.',
  checklist: null,
  severity: 'warning',
  certainty: 'exact',
  reads: [],
  readsEntry: ['content'],
  *checkEntry({ content }, index) {
    const at = ['events', index, 'content', 'mime'];
    if (content.mime === 'application/json' && content.text !== undefined)
      yield { at, message: 'The mime type is application/json, but the event has text.' };
    // A text that was cut carries the mark of it as data.
    if (content.mime === 'text/plain' && content.data !== undefined && !isCutMark(content.data))
      yield { at, message: 'The mime type is text/plain, but the event has data.' };
  },
};

function isCutMark(data: unknown): boolean {
  return typeof data === 'object' && data !== null && (data as { truncated?: unknown }).truncated === true;
}
