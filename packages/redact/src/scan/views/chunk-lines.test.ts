import { expect, test } from 'vitest';
import { endsAsStreamWord } from './chunk-lines.ts';

const tells = (text: string): boolean => endsAsStreamWord(text, text.indexOf('delta') + 'delta'.length);

test('a record of a stream names itself with a word that ends what it says', () => {
  for (const text of [
    '{"type": "content_block_delta"}',
    '"{\\"delta\\":1}"',
    'event: text_delta\ndata: {}',
    "{'delta': 1}",
  ])
    expect(tells(text), text).toBe(true);
});

test('such a word in a sentence or a longer name says nothing of streams', () => {
  for (const text of ['the delta of a river', 'delta_works', 'delta-v', 'deltas', 'a delta.'])
    expect(tells(text), text).toBe(false);
});
