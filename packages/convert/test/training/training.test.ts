import { describe, expect, it } from 'vitest';
import { blankStep } from '../../src/forsy/write/blank-step.ts';
import { type Json, type JsonObject, type TrainingView, trainingRows, trainingViews } from '../../src/index.ts';

const draft = (steps: readonly JsonObject[]): JsonObject => ({
  schema_version: 'forsy-trace-v0.1',
  trace_id: 't-1',
  prior_trace_id: null,
  trace_mode: 'retraced',
  validation_level: null,
  task: 'Make the test pass.',
  agent_tools: null,
  started_at: null,
  ended_at: null,
  system_prompt: null,
  skills: null,
  memory: null,
  agent_config: null,
  learning: null,
  termination_reason: null,
  steps: steps.map((step, index) => ({ ...blankStep, step: index + 1, turn: 1, ...step })),
  final_output: null,
  static_output: null,
  summary: {
    ...{ total_steps: steps.length, total_turns: 1, positive_steps: 0, negative_steps: 0, neutral_steps: 0 },
    ...{ directive_signals: 0, agent_confidence: null, goal_achieved: null, goal_notes: null },
    human_feedback: { corrections: 0, approvals: 0, clarifications: 0, new_instructions: 0 },
  },
});
const user = (input: string, more: JsonObject = {}): JsonObject => ({
  ...{ actor: 'user', action: 'user_message', input, eval: 0 },
  ...more,
});
const said = (output: string | null, more: JsonObject = {}): JsonObject => ({
  ...{ actor: 'agent', action: 'agent_step', output, eval: 1, success: true },
  ...more,
});
const call = (input: string | null, output: string | null, more: JsonObject = {}): JsonObject =>
  said(output, { tool: 'sh', input, ...more });

const tried = draft([
  user('Make the test pass.'),
  call('{"command":"make tset"}', 'no such target', { eval: -1, directive: 'Spell the target right.', success: false }),
  call('{"command":"make test"}', 'ok', { retry_of: 2, reasoning: 'A typing error.' }),
  said('It is done for A.', { eval: -1, directive: 'Do it for B too.' }),
  user('B too.', {
    feedback_type: 'correction',
    feedback_content: 'B too.',
    caused_by: [4],
    message_role: 'correction',
  }),
  said('It is done for A and B.', { caused_by: [5] }),
  said('Anything else?', { caused_by: [5] }),
]);

function rowsOf(document: Json, view: TrainingView, thinking = false): readonly JsonObject[] {
  const done = trainingRows(document, view, { thinking });
  if (done.refused) throw new Error(done.message);
  return done.rows;
}

describe('sft', () => {
  it('is the conversation, in which a step that failed or was done again is not learnt from', () => {
    const [row] = rowsOf(tried, 'sft');
    const messages = row!['messages'] as readonly JsonObject[];
    expect(messages.map(({ role, weight }) => [role, weight])).toEqual([
      ['user', undefined],
      ['assistant', 0],
      ['tool', undefined],
      ['assistant', undefined],
      ['tool', undefined],
      ['assistant', 0],
      ['user', undefined],
      ['assistant', undefined],
      ['assistant', undefined],
    ]);
    expect(messages[3]).toEqual({
      role: 'assistant',
      content: null,
      tool_calls: [
        { id: 'call_003', type: 'function', function: { name: 'sh', arguments: '{"command":"make test"}' } },
      ],
    });
    expect(messages[4]).toEqual({ role: 'tool', tool_call_id: 'call_003', content: 'ok' });
    expect(JSON.stringify(row)).not.toContain('A typing error.');
    expect(JSON.stringify(rowsOf(tried, 'sft', true))).toContain('"thinking":"A typing error."');
  });

  it('leaves a call without a result and the work of a subagent out, and says so', () => {
    const done = trainingRows(
      draft([
        user('Go.'),
        call('{}', null),
        said('Found it.', { actor: 'subagent:scout' }),
        said('Broken.', { action: 'error', actor: 'system' }),
        said('Done.', { eval: null }),
      ]),
      'sft',
    );
    if (done.refused) throw new Error(done.message);
    expect((done.rows[0]!['messages'] as readonly JsonObject[]).map(({ content }) => content)).toEqual([
      'Go.',
      'Done.',
    ]);
    expect(done.losses.map(({ trap, place }) => [trap, place.pointer])).toEqual(
      expect.arrayContaining([
        ['call-without-result', '/steps/1'],
        ['subagent-left-out', '/steps/2'],
        ['context-left-out', '/steps/3'],
        [undefined, '/steps/4/eval'],
      ]),
    );
  });

  it('says the calls of a parallel group in one message, and makes an object of arguments that are none', () => {
    const group = { parallel_group: 'g', execution_mode: 'parallel' };
    const [row] = rowsOf(draft([user('Go.'), call('ls', 'a', group), call(null, 'b', group), call('{ls', 'c')]), 'sft');
    const messages = row!['messages'] as readonly { readonly tool_calls?: readonly JsonObject[] }[];
    expect(messages.map((one) => one.tool_calls?.length)).toEqual([undefined, 2, undefined, undefined, 1, undefined]);
    const given = messages
      .flatMap((one) => one.tool_calls ?? [])
      .map((one) => (one['function'] as JsonObject)['arguments']);
    expect(given).toEqual(['{"input":"ls"}', '{}', '{"input":"{ls"}']);
  });

  it('is refused where the agent said nothing', () => {
    expect(trainingRows(draft([user('Go.')]), 'sft')).toMatchObject({ refused: true, reason: 'nothing-to-write' });
  });
});

describe('preferences', () => {
  it('are made of a retry and of what a correction led to, and of nothing that follows it', () => {
    const rows = rowsOf(tried, 'preferences');
    expect(rows.map((row) => [row['because'], row['rejected_step'], row['chosen_step']])).toEqual([
      ['retry_of', 2, 3],
      ['correction', 4, 6],
    ]);
    expect(rows[0]).toMatchObject({
      prompt: [{ role: 'user', content: 'Make the test pass.' }],
      chosen: [{ tool_calls: [{ function: { arguments: '{"command":"make test"}' } }] }],
      rejected: [{ tool_calls: [{ function: { arguments: '{"command":"make tset"}' } }] }],
      directive: 'Spell the target right.',
    });
    expect(rows[1]!['prompt']).toHaveLength(5);
    expect(JSON.stringify(rows)).not.toContain('"weight"');
  });

  const retry = (first: JsonObject, second: JsonObject) => draft([user('Go.'), first, { ...second, retry_of: 2 }]);
  const bad = { eval: -1, directive: 'No.' };
  for (const [name, document] of Object.entries({
    'the second try failed too': retry(call('{"a":1}', 'x', bad), call('{"a":2}', 'y', bad)),
    'the first try was not judged': retry(call('{"a":1}', 'x', { eval: null }), call('{"a":2}', 'y')),
    'both say the same': retry(call('{"a":1}', 'x', bad), call('{"a":1}', 'y')),
    'nothing stands before the first': draft([call('{"a":1}', 'x', bad), call('{"a":2}', 'y', { retry_of: 1 })]),
    'the first try says nothing': retry(said(null, bad), said('Yes.')),
  }))
    it(`are not made where ${name}, which stands among the losses`, () => {
      const done = trainingRows(document, 'preferences');
      if (done.refused) throw new Error(done.message);
      expect(done.rows).toEqual([]);
      expect(done.losses.some(({ kind, place }) => kind === 'dropped' && /^\/steps\/\d$/.test(place.pointer))).toBe(
        true,
      );
    });

  describe('of steps that are numbered otherwise than they stand', () => {
    const numbered = (numbers: readonly number[], retryOf: number): JsonObject =>
      draft(
        [
          user('Go.'),
          call('{"a":0}', 'w', bad),
          call('{"a":1}', 'x', bad),
          call('{"a":2}', 'y', { retry_of: retryOf }),
        ].map((step, index) => ({ ...step, step: numbers[index]! })),
      );
    const made = (document: JsonObject, view: TrainingView) => {
      const done = trainingRows(document, view);
      if (done.refused) throw new Error(done.message);
      return done;
    };

    it.each([
      [[2, 3, 4, 5], 3, '{"a":0}'],
      [[2, 3, 4, 5], 4, '{"a":1}'],
      [[10, 11, 12, 13], 12, '{"a":1}'],
      [[1, 3, 5, 7], 3, '{"a":0}'],
    ])('%j: the step that was tried again is the one with the number %i', (numbers, retryOf, rejected) => {
      const { rows, losses } = made(numbered(numbers, retryOf), 'preferences');
      expect(rows).toMatchObject([
        {
          rejected: [{ tool_calls: [{ function: { arguments: rejected } }] }],
          chosen: [{ tool_calls: [{ function: { arguments: '{"a":2}' } }] }],
          rejected_step: retryOf,
          chosen_step: numbers[3],
        },
      ]);
      expect(losses.find(({ kind }) => kind === 'approximated')?.place.pointer).toBe('/steps/3');
    });

    it.each([
      [[2, 3, 4, 5], 1],
      [[1, 2, 2, 3], 2],
    ])('%j: where no step before it has the number %i, or two have, there is a loss and no row', (numbers, retryOf) => {
      const { rows, losses } = made(numbered(numbers, retryOf), 'preferences');
      expect(rows).toEqual([]);
      expect(losses).toContainEqual(expect.objectContaining({ kind: 'dropped', field: '/steps/*/retry_of' }));
      expect(losses.find(({ field }) => field === '/steps/*/retry_of')?.place.pointer).toBe('/steps/3/retry_of');
    });

    it('places of losses are those where the steps stand', () => {
      const document = numbered([10, 11, 12, 13], 12);
      const steps = (document['steps'] as readonly JsonObject[]).map((step, index) =>
        index === 0 ? step : { ...step, eval: null, directive: null },
      );
      const { losses } = made({ ...document, steps }, 'sft');
      const places = losses.filter(({ field }) => field === '/steps/*/eval').map(({ place }) => place.pointer);
      expect(places).toEqual(['/steps/1/eval']);
      expect(losses.find(({ field }) => field === '/steps/*/eval')?.count).toBe(3);
    });
  });

  it('reject a call that was never answered, after the messages that stand before it', () => {
    const [row] = rowsOf(retry(call('{"a":1}', null, bad), call('{"a":2}', 'y')), 'preferences');
    expect(row).toMatchObject({ prompt: [{ role: 'user' }], rejected_step: 2, chosen_step: 3 });
  });
});

describe('step labels', () => {
  it('are the judgements of the trace, one row for each judged step of an agent', () => {
    const rows = rowsOf(tried, 'step-labels');
    expect(rows.map(({ step, label }) => [step, label])).toEqual([
      [2, -1],
      [3, 1],
      [4, -1],
      [6, 1],
      [7, 1],
    ]);
    expect(rows[0]).toMatchObject({ tool: 'sh', output: 'no such target', directive: 'Spell the target right.' });
    expect(rowsOf(draft([user('Go.'), said('Yes.', { eval: null })]), 'step-labels')).toEqual([]);
  });
});

describe('every view', () => {
  it('names each field that says something and has no place in it', () => {
    for (const view of trainingViews) {
      const done = trainingRows({ ...tried, x_new: { a: 1 } }, view);
      if (done.refused) throw new Error(done.message);
      const dropped = done.losses.filter(({ kind }) => kind === 'dropped').map(({ field }) => field);
      expect(dropped, view).toEqual(expect.arrayContaining(['/task', '/trace_mode', '/summary', '/x_new']));
      expect(dropped.includes('/steps/*/success'), view).toBe(view !== 'step-labels');
      expect(dropped.includes('/steps/*/feedback_content'), view).toBe(true);
    }
  });

  it('is not made of a view that there is not, and says which there are', () => {
    for (const view of ['dpo', 'toString', undefined])
      expect(() => trainingRows(draft([user('Go.')]), view as TrainingView)).toThrow(
        `There is no view ${JSON.stringify(view)} of a trace. Choose sft, preferences, step-labels.`,
      );
  });
  it('is refused for what is no trace of v0.1, or no valid one, in one sentence that says what to do', () => {
    for (const view of trainingViews) {
      const legacy = trainingRows({ collection_id: 'c', steps: [] }, view);
      expect(legacy.refused && legacy.message).toContain('migrate');
      const broken = trainingRows(draft([{ ...user('Go.'), turn: 'one' }]), view);
      expect(broken.refused && broken.message).toContain('/steps/0/turn');
    }
  });
});
