import type { OpenTokenEvent } from '@trace-formats/schema';
import type { Hit } from '../../../engine/rule.ts';
import type { OpenTokenEventRule } from '../open-token-rule.ts';

/** Text goes with text/plain, data with application/json, and one of them is there. */
export const contentMatchesItsMime: OpenTokenEventRule = {
  id: 'content-matches-its-mime',
  claim:
    'Text stands under text/plain and data under application/json, what the mime type names is there, and a text that was cut says so truly.',
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
    yield* aboutTheCut(content, index);
  },
};

/** What the format leaves of a text that it cuts: its beginning, a sign for the rest, and its end. */
const cut = /^.{1024}….{256}$/su;
const mostUnitsOfACut = 2 * (1024 + 256) + 1;

function* aboutTheCut({ mime, text, data }: OpenTokenEvent['content'], index: number): Generator<Hit> {
  if (mime !== 'text/plain' || text === undefined) return;
  if (data === undefined) {
    if (text.length <= mostUnitsOfACut && cut.test(text))
      yield {
        at: ['events', index, 'content', 'text'],
        message: 'The text has the length and the sign of one that was cut, but the event does not say that it was.',
        fix: 'Say in `data` that it is truncated, and how long it was, or put the whole text there.',
      };
    return;
  }
  const original = isCutMark(data) ? (data as { original_length?: unknown }).original_length : undefined;
  if (isCutMark(data) && (typeof original !== 'number' || !Number.isInteger(original)))
    yield {
      at: ['events', index, 'content', 'data'],
      message: 'The text is marked as cut, but the mark does not say how many characters it had.',
      fix: 'Write the length that the text had as `original_length`.',
    };
  if (typeof original !== 'number' || original > text.length) return;
  const left = [...text].length;
  if (original < left)
    yield {
      at: ['events', index, 'content', 'data', 'original_length'],
      message: `The text is said to have had ${original} characters before it was cut, but ${left} are left of it.`,
      fix: 'Write the length that the text had, or take the mark out where nothing was cut.',
    };
}

function isCutMark(data: unknown): boolean {
  return typeof data === 'object' && data !== null && (data as { truncated?: unknown }).truncated === true;
}
