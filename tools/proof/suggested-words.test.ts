import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { migrate } from '@trace-formats/convert';
import { lintDocument } from '@trace-formats/lint';
import { describe, expect, it } from 'vitest';

const read = (path: string) =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../schemas/forsy/v0.1/${path}`, import.meta.url)), 'utf8'));
const { properties } = read('trace.schema.json').$defs.step;
const minimal = read('valid/trace/minimal.json');

/** The words that the schema suggests for a field which takes any. */
function suggestedFor(field: string): readonly string[] {
  return /Suggested: ([^.]+)\./.exec(properties[field].description)![1]!.split(', ');
}

/** A trace whose last step has a word in a field. */
function withWord(field: string, word: string) {
  const [first, last] = minimal.steps;
  return { ...minimal, steps: [first, { ...last, caused_by: [1], [field]: word }] };
}

function said(field: string, word: string): readonly (string | null)[] {
  const { findings } = lintDocument(withWord(field, word), 'forsy/v0.1');
  return findings.filter(({ rule }) => rule === 'vocabularies-are-known').map(({ fix }) => fix);
}

describe.each(['operation', 'causal_type'])('the words that the schema suggests for %s', (field) => {
  const words = suggestedFor(field);

  it.each(words)('are known to the rule: %s', (word) => {
    expect(said(field, word)).toEqual([]);
  });

  it('are all that the rule advises', () => {
    const list = `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
    expect(said(field, 'zzzzzzzz')).toEqual([`Use the one that fits: ${list}.`]);
  });
});

// A legacy action that is "other" says nothing of what was done.
it.each(suggestedFor('operation').filter((word) => word !== 'other'))(
  'a migration takes the action of a legacy step for its operation where the schema suggests that: %s',
  (word) => {
    const done = migrate({
      collection_id: 'garden',
      steps: [{ step: 1, actor: 'agent', action: word, output: 'done' }],
    });
    expect(done).toMatchObject({ refused: false, document: { steps: [{ operation: word }] } });
  },
);
