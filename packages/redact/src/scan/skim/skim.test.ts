import { expect, test } from 'vitest';
import { selectDetectors } from '../../options/selection.ts';
import { anchorsOf } from './anchors.ts';
import { skimOf } from './skim.ts';

const { patterns, places } = selectDetectors({ policy: 'secrets' });
const { whole } = skimOf(patterns, anchorsOf(patterns, places));

test('a count of tokens and a harmless name open nothing, and a name that tells does', () => {
  expect(whole('{"usage": {"input_tokens": 123}}').hits).toEqual([]);
  expect(whole('const tokenUsage = "of the session that was counted";').hits).toEqual([]);
  expect(whole('const authToken = "of the session that was counted";').hits).not.toEqual([]);
});

test('a word of streams in a sentence makes no stream of a text', () => {
  expect(whole('The delta of the river has three arms.').mayHoldChunks).toBe(false);
  expect(whole('{"type": "content_block_delta"}').mayHoldChunks).toBe(true);
});
