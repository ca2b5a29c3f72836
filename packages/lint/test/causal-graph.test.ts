import { describe, expect, it } from 'vitest';
import { causalGraph } from '../src/document/causal-graph.ts';
import { lint } from '../src/index.ts';
import { layForsy } from './lay.ts';

describe('causalGraph', () => {
  it('has a node for each step and a link for each cause and retry, the faulty ones marked', () => {
    const trace = layForsy({
      steps: [{}, { caused_by: [1, 9, 1, 2] }, { caused_by: [2], retry_of: 2 }, { retry_of: 4 }],
    });
    const { steps, links } = causalGraph(trace)!;
    expect(steps.map(({ step, action, label }) => [step, action, label])).toEqual([
      [1, 'user_message', 'Count the lines of notes.txt.'],
      ...[2, 3, 4].map((step) => [step, 'agent_step', 'Bash: wc -l notes.txt']),
    ]);
    expect(links.map(({ from, to, kind, faulty }) => `${kind} ${from} ${to}${faulty ? ' faulty' : ''}`)).toEqual([
      'caused_by 1 2',
      'caused_by 9 2 faulty',
      'caused_by 1 2 faulty',
      'caused_by 2 2 faulty',
      'caused_by 2 3',
      'retry_of 2 3',
      'retry_of 4 4 faulty',
    ]);
  });

  it('takes nothing for granted', () => {
    for (const nothing of [undefined, null, 7, [], {}, { steps: null }, { steps: [null, 'x', { step: 'one' }, {}] }])
      expect(causalGraph(nothing)).toBeUndefined();
    const odd = causalGraph({ steps: [{ step: 1, caused_by: ['a', 1.5, null], retry_of: 'x', actor: 7, turn: '1' }] });
    expect(odd).toEqual({
      steps: [{ step: 1, turn: null, actor: null, action: null, label: '', eval: null }],
      links: [],
    });
  });

  it('shows no secret in a label, and masks only what can be drawn', () => {
    const secret = `ghp_${'aB3dE5gH7jK9mN1pQ3sT5vX7zA2cD4fG6hJ8'}`;
    const steps = Array.from({ length: 400 }, () => ({
      input: `curl -H "Authorization: ${secret}" x`,
      caused_by: null,
    }));
    const { steps: nodes } = causalGraph(layForsy({ steps }))!;
    expect(JSON.stringify(nodes)).not.toContain(secret);
    expect(nodes[1]!.label).toMatch(/^Bash: curl/);
    expect(nodes[399]!.label).toBe('');
  });

  it('is only made for who asks for it', () => {
    const text = JSON.stringify(layForsy({}));
    expect(lint(text)[0]).not.toHaveProperty('graph');
    expect(lint(text, { graph: true })[0]!.graph!.links).toEqual([
      { from: 1, to: 2, kind: 'caused_by', faulty: false },
    ]);
    expect(lint('{"messages": [], "model": "m"}', { graph: true, format: 'trajectory' })[0]).not.toHaveProperty(
      'graph',
    );
  });
});
