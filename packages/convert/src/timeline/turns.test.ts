import { expect, it } from 'vitest';
import { openLedger } from '../losses/loss.ts';
import type { TimelineEvent } from './timeline.ts';
import { turnsOf } from './turns.ts';

const facts = { actor: 'a', source: { pointer: '' } };
const call: TimelineEvent = {
  ...facts,
  kind: 'call',
  id: 'e1',
  call: 'c1',
  tool: 'sh',
  input: { form: 'text', text: 'ls' },
};
const result = (id: string, answered: string): TimelineEvent => ({
  ...facts,
  kind: 'result',
  id,
  call: answered,
  content: [],
});

it('gives a call its first result, and sets apart a second one and one of a call that there is not', () => {
  const turns = turnsOf([call, result('e2', 'c1'), result('e3', 'c1'), result('e4', 'c9')], openLedger());
  expect(turns).toMatchObject([
    { kind: 'answer', answered: [{ call: { id: 'e1' }, result: { id: 'e2' } }] },
    { kind: 'stray', result: { id: 'e3' } },
    { kind: 'stray', result: { id: 'e4' } },
  ]);
});
