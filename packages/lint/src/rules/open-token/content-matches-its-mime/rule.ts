import type { OpenTokenEventRule } from '../open-token-rule.ts';

/** Text goes with text/plain, data with application/json, and one of them is there. */
export const contentMatchesItsMime: OpenTokenEventRule = {
  id: 'content-matches-its-mime',
  claim: 'Text stands under text/plain and data under application/json, and what the mime type names is there.',
  why: 'Readers decide by the mime type where to look, and an event without content says nothing.',
  fix: 'Correct the mime type, or move the content to the field that goes with it. Content that was empty is written as an empty text, or as `{}`.',
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
    else if (content.text === undefined && content.data === undefined)
      yield { at, message: `The mime type is ${content.mime}, but the event has neither text nor data.` };
  },
};

function isCutMark(data: unknown): boolean {
  return typeof data === 'object' && data !== null && (data as { truncated?: unknown }).truncated === true;
}
