import type { ForsyTrace } from '@trace-formats/schema';
import { describe, expect, it } from 'vitest';
import { defaultSettings, fixTrace, lint, lintDataset, lintDocument } from '../src/index.ts';
import { layForsy, layOpenToken, layTrajectory } from './lay.ts';

const trace = (document = {}): string => JSON.stringify(layForsy(document), null, 2);

describe('lint', () => {
  it('finds nothing in the smallest trace and passes what exact rules decide', () => {
    const [result] = lint(trace());
    expect(result!.findings).toEqual([]);
    expect(result!.checklist).toContainEqual({ item: 3, status: 'pass' });
    expect(result!.checklist).toContainEqual({ item: 11, status: 'not-applicable' });
  });

  it('tells place, page and fingerprint of every finding', () => {
    const [result] = lint(trace({ steps: [{}, { caused_by: [2] }] }));
    const [finding] = result!.findings;
    expect(finding).toMatchObject({
      rule: 'caused-by-points-back',
      pointer: '/steps/1/caused_by/0',
      docs: 'https://github.com/trace-formats/trace-formats/blob/main/docs/rules/caused-by-points-back.md',
    });
    expect(finding!.line).toBeGreaterThan(1);
    expect(finding!.fingerprint).toMatch(/^[0-9a-f]{16}$/);
    expect(result!.checklist).toContainEqual({ item: 10, status: 'fail' });
  });

  it('tells once of a first request whose role is no role, and counts it to its item', () => {
    const text = trace({ steps: [{ message_role: 'question' }] });
    const told = (rules?: string) =>
      lint(text, rules === undefined ? {} : { settings: { ...defaultSettings, only: new Set([rules]) } }).map(
        ({ findings, checklist }) => [
          findings.map(({ rule, pointer, checklist }) => [rule, pointer, checklist]),
          checklist.find(({ item }) => item === 2)?.status,
        ],
      );
    expect(told()).toEqual([[[['values-are-allowed', '/steps/0/message_role', 2]], 'fail']]);
    expect(told('first-request-is-kept')).toEqual([[[['first-request-is-kept', '/steps/0/message_role', 2]], 'fail']]);
    expect(lint(trace({ steps: [{ message_role: 'other' }] }))[0]!.findings.map(({ rule }) => rule)).toEqual([
      'first-request-is-kept',
    ]);
  });

  it('reports a fault once, through the schema where the schema says it', () => {
    const [result] = lint(trace({ steps: [{ eval: 1, caused_by: [0, 9] }] }));
    const told = result!.findings.map(({ rule, stage, pointer }) => [rule, stage, pointer]);
    expect(told).toContainEqual(['user-message-eval-is-zero', 'schema', '/steps/0/eval']);
    expect(told).toContainEqual(['caused-by-points-back', 'schema', '/steps/0/caused_by/0']);
    // The fault of one link hides no other.
    expect(told).toContainEqual(['caused-by-points-back', 'rule', '/steps/0/caused_by/1']);
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(told.length);
  });

  it('says at a release whether something was found under an item, or could not be looked for', () => {
    const document = trace({
      steps: [{ step: 'one' }],
      final_output: 'This trace documents what the agent did.',
    });
    const [result] = lint(document, { release: true });
    const gate = result!.findings.filter(({ rule }) => rule === 'items-are-settled');
    expect(gate.map(({ message }) => message)).toEqual([
      'Item 12 needs review: what was found under it was neither mended nor settled by a person.',
      'Items 1, 6 and 15 need review: not all rules of them could look at the trace.',
    ]);
    // Nobody can sign for what no rule has seen.
    expect(gate.map(({ fix }) => fix?.includes('attest'))).toEqual([true, false]);
  });

  describe('says of an item that it does not apply only where the trace certainly has nothing of it', () => {
    const statusesOf = (document: unknown): Map<number, string> => {
      // The faults of shape are suppressed, so that nothing but the rules that were not run speaks for the item.
      const { checklist } = lintDocument(
        document,
        'forsy/v0.1',
        { release: true },
        {
          suppress: ({ stage }) =>
            stage === 'schema' ? { reason: 'Known.', owner: null, expires: null, source: 'config' } : null,
        },
      );
      return new Map(checklist.map(({ item, status }) => [item, status]));
    };

    it.each<[string, readonly number[], unknown]>([
      ['causes of another kind', [10], layForsy({ steps: [{}, { caused_by: 99 }] })],
      ['a retry of another kind', [11], layForsy({ steps: [{}, { retry_of: 'first' }] })],
      [
        'a user message under a word that is no action',
        [3, 4, 5],
        layForsy({ steps: [{ action: 'User_message' }, {}] }),
      ],
      ['steps that are no list', [1, 3, 4, 5, 6, 7, 8, 9, 10, 11], { ...layForsy({}), steps: {} }],
      ['a step that is no object', [3, 4, 5, 10, 11], { ...layForsy({}), steps: ['x'] }],
      ['a list of traces', [1, 3, 4, 5, 6, 7, 8, 9, 10, 11], [layForsy({})]],
      ['a trace before it of another kind', [2], layForsy({ prior_trace_id: 7 })],
    ])('%s', (_, items, document) => {
      const statuses = statusesOf(document);
      expect(items.map((item) => [item, statuses.get(item)])).toEqual(items.map((item) => [item, 'needs-review']));
    });

    it.each<[string, readonly number[], unknown]>([
      ['no causes and no retries, whatever else is wrong', [10, 11], layForsy({ steps: [{ step: 'one' }, {}] })],
      ['no user message', [3, 4], layForsy({ steps: [{ action: 'agent_step', actor: 'agent', step: 'one' }] })],
      ['another trace before it', [2], layForsy({ prior_trace_id: 'trace-of-before', task: 7 })],
    ])('and still does of %s', (_, items, document) => {
      const statuses = statusesOf(document);
      expect(items.map((item) => [item, statuses.get(item)])).toEqual(items.map((item) => [item, 'not-applicable']));
    });

    it('asks a trace that continues "none" for its first request', () => {
      expect(statusesOf(layForsy({ prior_trace_id: 'none' })).get(2)).toBe('pass');
    });

    it('and names the rules that could not be asked, those too that the schema answers for', () => {
      const notRun = (document: unknown): string[] =>
        lintDocument(document, 'forsy/v0.1').rulesNotRun.map(({ rule }) => rule);
      const bySchema = ['user-message-eval-is-zero', 'feedback-belongs-to-user-messages'];
      expect(notRun(layForsy({ steps: [{ action: 'User_message' }] }))).toEqual(expect.arrayContaining(bySchema));
      expect(notRun({ ...layForsy({}), steps: {} })).toEqual(
        expect.arrayContaining([...bySchema, 'caused-by-points-back']),
      );
    });
  });

  it('counts a fault of shape to the item that speaks of the value', () => {
    const artifact = { path: 'plan.pdf', type: 'created', hash: 'sha256:12', related_steps: [0] };
    const document = trace({
      steps: [{ caused_by: ['1'], retry_of: 'first' }],
      trace_mode: 'recorded',
      static_output: { artifacts: [artifact] },
      summary: { agent_confidence: '80', goal_achieved: 'yes' },
    }).replace(/"final_output": "[^"]*",/, '');
    const [result] = lint(document);
    expect(new Map(result!.findings.map(({ pointer, checklist }) => [pointer, checklist]))).toEqual(
      new Map([
        ['', 12],
        ['/trace_mode', 15],
        ['/steps/0/caused_by/0', 10],
        ['/steps/0/retry_of', 11],
        ['/static_output/artifacts/0/hash', 13],
        ['/static_output/artifacts/0/related_steps/0', 13],
        ['/summary/agent_confidence', 15],
        // No item speaks of this one.
        ['/summary/goal_achieved', null],
      ]),
    );
    expect(result!.checklist.filter(({ status }) => status === 'fail').map(({ item }) => item)).toEqual([
      10, 11, 12, 13, 15,
    ]);
  });

  it('counts a type of feedback and a role of a message where nobody spoke to the item on feedback', () => {
    const [result] = lint(trace({ steps: [{}, { feedback_type: 'approval', message_role: 'other' }] }));
    expect(result!.findings.map(({ pointer, checklist }) => [pointer, checklist])).toEqual([
      ['/steps/1/message_role', 5],
      ['/steps/1/feedback_type', 5],
    ]);
  });

  it('names the keys that an object lacks together where they are many, by the item that they concern', () => {
    const step = { step: 1, turn: 1, actor: 'user', action: 'user_message', input: 'Tidy up.', casual_type: null };
    const [result] = lint(JSON.stringify({ schema_version: 'forsy-trace-v0.1', trace_id: 'a', steps: [step] }));
    const told = result!.findings.filter(({ rule }) => rule === 'required-keys-are-there');
    expect(told.map(({ pointer, checklist, message }) => [pointer, checklist, message.slice(0, 52)])).toEqual([
      ['', null, 'The document lacks 12 keys that must always be there'],
      ['', 15, 'The document has no `trace_mode`, which must always '],
      ['', 15, 'The document has no `validation_level`, which must a'],
      ['', 12, 'The document has no `final_output`, which must alway'],
      ['', 13, 'The document has no `static_output`, which must alwa'],
      ['/steps/0', null, '`steps[0]` lacks 15 keys that must always be there: '],
      ['/steps/0', 4, '`steps[0]` lacks 4 keys that must always be there: `'],
      ['/steps/0', 10, '`steps[0]` has no `caused_by`, which must always be '],
      ['/steps/0', null, '`steps[0]` has no `causal_type`, which must always b'],
      ['/steps/0', 3, '`steps[0]` has no `eval`, which must always be there'],
      ['/steps/0', 11, '`steps[0]` has no `retry_of`, which must always be t'],
    ]);
    expect(told[0]!.message).toMatch(/`prior_trace_id`, .*`learning`, `termination_reason` and `summary`\.$/);
    // Each key is still missed by the rules that read it.
    expect(result!.rules_not_run.length).toBeGreaterThan(10);
  });

  it('counts a key that a step lacks to the item that speaks of it on steps of that kind', () => {
    const whole = JSON.parse(trace({ steps: [{}, {}] }));
    const [asked, done] = whole.steps;
    for (const key of ['eval', 'reasoning', 'output']) delete asked[key];
    for (const key of ['eval', 'reasoning', 'feedback_content', 'message_role']) delete done[key];
    const [result] = lint(JSON.stringify(whole));
    const told = result!.findings.filter(({ rule }) => rule === 'required-keys-are-there');
    expect(told.map(({ pointer, checklist, message }) => [pointer, checklist, message.split('`')[3]])).toEqual([
      ['/steps/0', null, 'output'],
      ['/steps/0', 4, 'reasoning'],
      ['/steps/0', 3, 'eval'],
      ['/steps/1', null, 'reasoning'],
      ['/steps/1', null, 'eval'],
      ['/steps/1', 5, 'message_role'],
      ['/steps/1', 5, 'feedback_content'],
    ]);
  });

  it.each([
    [3, 3],
    [4, 1],
  ])('tells of %i keys that an object lacks in %i findings', (lacking, findings) => {
    const whole = JSON.parse(trace({}));
    for (const key of ['prior_trace_id', 'learning', 'termination_reason', 'agent_tools'].slice(0, lacking))
      delete whole[key];
    const [result] = lint(JSON.stringify(whole));
    const told = result!.findings.filter(({ rule }) => rule === 'required-keys-are-there');
    expect(told.map(({ checklist }) => checklist)).toEqual(new Array(findings).fill(null));
  });

  it('passes no item whose own value nobody has filled in yet', () => {
    const draft = { validation_level: null, final_output: null, summary: { goal_achieved: null } };
    const [result] = lint(trace(draft));
    expect(result!.findings.map(({ pointer, checklist }) => [pointer, checklist])).toEqual([
      ['/final_output', 12],
      ['/summary/goal_achieved', null],
      ['/validation_level', 15],
    ]);
    expect(result!.checklist.filter(({ status }) => status === 'fail').map(({ item }) => item)).toEqual([12, 15]);
  });

  it('tells of steps that are numbered from 0 by the numbers that they should have, and can mend them', () => {
    const steps = [{ step: 0 }, { step: 1, caused_by: [0] }, { step: 2, caused_by: [0, 1] }];
    const [result] = lint(trace({ steps }));
    const told = result!.findings.filter(({ pointer }) => pointer.endsWith('/step'));
    expect(told.map(({ pointer, message, fixable }) => [pointer, message, fixable])).toEqual(
      [0, 1, 2].map((number) => [
        `/steps/${number}/step`,
        `This step has the number ${number}, but in its place it should be ${number + 1}.`,
        true,
      ]),
    );
    const mended = fixTrace(JSON.parse(trace({ steps })), result!.findings) as ForsyTrace;
    expect(mended.steps.map(({ step, caused_by }) => [step, caused_by])).toEqual([
      [1, null],
      [2, [1]],
      [3, [1, 2]],
    ]);
  });

  it('asks for the role of a first request that has its words', () => {
    const [result] = lint(trace({ steps: [{ message_role: 'status_update' }] }));
    expect(result!.findings.map(({ pointer, fix }) => [pointer, fix])).toEqual([
      ['/steps/0/message_role', expect.stringContaining('the role direct_request')],
    ]);
  });

  it('asks for the number of a step where only that was mistyped, and for another link elsewhere', () => {
    const fixes = (...steps: object[]): (string | null)[] =>
      lint(trace({ steps }))[0]!
        .findings.filter(({ rule }) => rule.endsWith('-points-back'))
        .map(({ fix }) => fix);
    expect(fixes({}, { step: 20 }, { caused_by: [2], retry_of: 2 })).toEqual([
      'Give that step its number, 2; the link is right.',
      'Give that step its number, 2; the link is right.',
    ]);
    // Another step may have the number too.
    expect(fixes({}, { step: 3 }, { step: 3 }, { caused_by: [2] })).toEqual([
      'Give that step its number, 2; the link is right.',
    ]);
    expect(fixes({}, {}, { caused_by: [7] })).toEqual([expect.stringContaining('Link to the step')]);
  });

  it('counts an artifact that is only a name under the item on artifacts', () => {
    const [result] = lint(trace({ static_output: { artifacts: ['fold.csv'] } }));
    expect(result!.findings.map(({ rule, stage, pointer }) => [rule, stage, pointer])).toEqual([
      ['artifacts-are-recorded', 'schema', '/static_output/artifacts/0'],
    ]);
    expect(result!.checklist).toContainEqual({ item: 13, status: 'fail' });
  });

  it.each([
    'x',
    [1],
    { artifacts: 'a' },
    { artifacts: [null, [], 3, 'a'] },
    { artifacts: { a: 1 } },
    { artifacts: [{ path: 3 }] },
  ])('asks no rule about artifacts of another shape: %j', (static_output) => {
    const [result] = lint(trace({ static_output }));
    expect(result!.findings.map(({ stage }) => stage).filter((stage) => stage !== 'schema')).toEqual([]);
  });

  it('runs what is sound beside a broken field, and says what was not run', () => {
    const [result] = lint(trace({ steps: [{}, { caused_by: 'step one' }, { caused_by: [3] }] }));
    expect(result!.findings.map(({ pointer }) => pointer)).toEqual(['/steps/1/caused_by', '/steps/2/caused_by/0']);
    expect(result!.rules_not_run).toContainEqual({
      rule: 'caused-by-points-back',
      why: 'steps/1 has a shape error in caused_by.',
    });
  });

  it('compares the counts that can be made beside a broken field, and says which could not', () => {
    const document = {
      steps: [{}, { eval: 'good' }, { turn: 'first' }],
      summary: { total_steps: 7, directive_signals: 5, positive_steps: 9, total_turns: 9 },
    };
    const manifest = { trace_id: 'case', total_steps: 8, positive_pct: 1, directive_signals: 6 };
    const [result] = lint(trace(document), { manifest });
    const told = result!.findings
      .filter(({ stage }) => stage === 'rule')
      .map(({ rule, pointer, fixable }) => [rule, pointer, fixable]);
    expect(told).toEqual([
      ['manifest-agrees-with-trace', '/summary/directive_signals', false],
      ['summary-counts-are-true', '/summary/directive_signals', true],
      ['manifest-agrees-with-trace', '/summary/total_steps', false],
      ['summary-counts-are-true', '/summary/total_steps', true],
    ]);
    for (const rule of ['manifest-agrees-with-trace', 'summary-counts-are-true'])
      expect(result!.rules_not_run.filter((one) => one.rule === rule)).toEqual([
        { rule, why: expect.stringMatching(/^steps\/[12] has a shape error in (eval|turn)\.$/) },
      ]);
  });

  it('asks for the judgements of all steps but the broken one', () => {
    const [result] = lint(trace({ steps: [{}, { eval: 'good' }, { eval: null }], final_output: null }));
    const told = result!.findings.filter(({ rule }) => rule === 'judgements-are-made').map(({ pointer }) => pointer);
    expect(told).toEqual(['/final_output', '/steps/2/eval']);
  });

  it('points at the value that a manifest contradicts', () => {
    const [result] = lint(trace(), { manifest: { trace_id: 'another', agent_confidence: 3 } });
    expect(result!.findings.map(({ pointer, line }) => [pointer, line! > 1])).toEqual([
      ['/summary/agent_confidence', true],
      ['/trace_id', true],
    ]);
    expect(result!.findings[0]!.fix).toBe('Correct `agent_confidence` in the manifest, where the trace is right.');
  });

  it('reads a draft through its schema and says that judgements are missing', () => {
    const [result] = lint(trace({ final_output: null, summary: { goal_achieved: null } }));
    expect(result!.format).toBe('forsy/v0.1-draft');
    expect(result!.findings.map(({ rule, pointer }) => [rule, pointer])).toEqual([
      ['judgements-are-made', '/final_output'],
      ['judgements-are-made', '/summary/goal_achieved'],
    ]);
  });

  it('never repeats a secret that a message would quote', () => {
    const secret = `ghp_${'aB3dE5gH7jK9mN1pQ3sT5vX7zA2cD4fG6hJ8'}`;
    const [result] = lint(JSON.stringify({ ...layForsy({}), trace_mode: secret }));
    expect(result!.findings.length).toBeGreaterThan(0);
    expect(JSON.stringify(result)).not.toContain(secret);
  });
});

describe('a caller without types', () => {
  it('is told what is no profile and what are no settings, and may say null for none', () => {
    const { rules, skip } = defaultSettings;
    for (const settings of [
      5,
      'strict',
      {},
      { skip: ['task-is-stated'] },
      { rules: {}, skip },
      { rules: new Map([['task-is-stated', 'off']]), skip },
      { rules: new Map([['task-is-stated', { severity: 'warn', options: {} }]]), skip },
      { rules, skip, only: ['task-is-stated'] },
    ])
      expect(() => lint(trace(), { settings: settings as never })).toThrow(/^These are no settings\..*defaultSettings/);
    expect(() => lint(trace(), { profile: 'old' as never })).toThrow(/"old"\. There are strict and legacy/);
    for (const none of [null, undefined])
      expect(lint(trace(), { settings: none as never, profile: none as never })[0]!.findings).toEqual([]);
    for (const profile of ['strict', 'legacy'] as const)
      expect(() => lint(trace(), { profile, settings: { ...defaultSettings } })).not.toThrow();
  });

  it('is told of a rule that there is not, in a trace and over a dataset', () => {
    const { rules, skip } = defaultSettings;
    const misspelt = new Set(['tsk-is-stated']);
    const off = { severity: 'off', options: {} } as const;
    for (const settings of [
      { rules, skip: misspelt, only: undefined },
      { rules, skip, only: misspelt },
      { rules: new Map([['tsk-is-stated', off]]), skip, only: undefined },
    ]) {
      const says = /^There is no rule "tsk-is-stated"\. Did you mean task-is-stated\?$/;
      expect(() => lint(trace(), { settings })).toThrow(says);
      expect(() => lintDataset({} as never, { settings })).toThrow(says);
    }
    for (const settings of [
      { rules, skip: new Set(['task-is-stated', 'json-is-complete']), only: undefined },
      { rules: new Map([['task-is-stated', off]]), skip, only: new Set(['task-is-stated']) },
    ])
      for (const _ of ['at first', 'again']) expect(lint(trace(), { settings })[0]!.findings).toEqual([]);
  });

  it('hears options that an object inherits or a class has a getter for', () => {
    class Options {
      get release(): boolean {
        return true;
      }
    }
    const under = (options: object): unknown => lint(trace(), options)[0]!.findings.map(({ rule }) => rule);
    const expected = under({ release: true });
    expect(expected).not.toEqual(under({}));
    expect(under(Object.create({ release: true }))).toEqual(expected);
    expect(under(new Options())).toEqual(expected);
  });

  it.each<[string, unknown, RegExp]>([
    [
      'attested',
      [1],
      /^The option attested is to be a Set of items of the checklist, 1 to 16, as in new Set\(\[1\]\), and/,
    ],
    ['attested', new Set(['1']), /^The option attested is to be a Set/],
    ['bySample', new Set([1, 99]), /^The option bySample is to be a Set/],
    ['findings', [{}], /^The option findings is to be a list of findings/],
    ['findings', 'x', /^The option findings is to be a list/],
    ['suppress', true, /^The option suppress is to be a function that gives a decision, or null for none/],
    ['suppress', () => true, /^suppress is to give a decision with its reason, or null for none/],
    ['suppress', () => undefined, /^suppress is to give a decision with its reason/],
    ['readme', 'text', /^The option readme is to be a function/],
    ['files', {}, /^The option files is to be a Map/],
    ['release', 'false', /^The option release is to be true or false/],
    ['reviewed', 'no', /^The option reviewed is to be true or false/],
    ['graph', 1, /^The option graph is to be true or false/],
    ['sharesItsFolder', 'yes', /^The option sharesItsFolder is to be true or false/],
    ['file', 5, /^The option file is to be a text/],
    [
      'settings',
      { ...defaultSettings, skp: new Set() },
      /^There is no "skp" in settings\. There are rules, only, skip\.$/,
    ],
  ])('is told that %s cannot be %j', (name, value, says) => {
    const faulty = JSON.stringify(layForsy({ steps: [{}, { caused_by: [9] }] }));
    expect(() => lint(faulty, { [name]: value })).toThrow(says);
    expect(lint(faulty, { [name]: null })[0]!.findings).toMatchObject([{ rule: 'caused-by-points-back' }]);
  });

  it('is told of an option that there is not', () => {
    expect(() => lint(trace(), { releas: true } as never)).toThrow(
      /^There is no option "releas" of linting\. Did you mean release\?$/,
    );
    expect(() => lint(trace(), { gate: undefined } as never)).toThrow(
      /"gate" of linting\. There are file, .*suppress\.$/,
    );
    expect(() => lint(trace(), ['strict'] as never)).toThrow(/^The options of linting stand in an object/);
    expect(() => lint(trace(), 'strict' as never)).toThrow(/^The options of linting stand in an object/);
    expect(() => lint(trace(), null as never)).not.toThrow();
  });
});

describe('an older trace', () => {
  const token = `use ${['ghp', 'a8Kd02mZq91LxPv7Rt5YbN3wEcH6uJ4sFgTi'].join('_')}`;
  const older = {
    collection_id: 'c_1',
    prior_collection_id: '',
    task: 'Count.',
    trace_mode: 'retraced',
    steps: [
      { step_index: 1, turn: 1, action: 'user_message', input: 'Count.', eval: 1, feedback: '', observation: 'Seen.' },
      {
        step_index: 2,
        turn: 1,
        action: 'tool_call',
        input: 'wc',
        output: '3',
        eval: 1,
        caused_by: 7,
        feedback: 'Good.',
      },
    ],
    static_output: '{"artifacts": []}',
    summary: { total_steps: 2 },
  };

  it('is laid out as v0.1, and its findings point into the original', () => {
    const { findings, traceId, format } = lintDocument(older, 'forsy/legacy', { profile: 'legacy' });
    expect(format).toBe('forsy/legacy');
    expect(traceId).toBe('c_1');
    expect(findings.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([
      'user-message-eval-is-zero /steps/0/eval',
      'user-message-fields-are-null /steps/0/observation',
      'caused-by-points-back /steps/1/caused_by',
      'feedback-belongs-to-user-messages /steps/1/feedback',
    ]);
  });

  it('may be without a judgement of a message, which v0.1 asks to be 0', () => {
    const [message, ...steps] = older.steps;
    const unjudged = { ...older, steps: [{ ...message, eval: null }, ...steps] };
    const { findings } = lintDocument(unjudged, 'forsy/legacy', { profile: 'legacy' });
    expect(findings.map(({ rule }) => rule)).not.toContain('user-message-eval-is-zero');
  });

  it.each([
    [
      'a step with two names for what was said',
      (step: object) => ({ ...step, feedback: token, feedback_content: 'Good.' }),
      '/steps/1/feedback',
    ],
    ['a step with two numbers', (step: object) => ({ ...step, step: 2, step_index: token }), '/steps/1/step_index'],
    ['a field that v0.1 does not know', undefined, '/source_files/0'],
  ])('is searched in every field: %s', (_, change, pointer) => {
    const steps = change === undefined ? older.steps : [older.steps[0], change(older.steps[1]!)];
    const trace = { ...older, steps, ...(change === undefined ? { source_files: [token] } : {}) };
    const { findings } = lintDocument(trace, 'forsy/legacy', { profile: 'legacy' });
    expect(findings.filter(({ rule }) => rule === 'secrets-are-masked').map((one) => one.pointer)).toEqual([pointer]);
    expect(findings.map(({ rule }) => rule)).not.toContain('fields-are-known');
  });

  it('is said to be older where nobody asked for the legacy profile, and refused by the strict one', () => {
    expect(lintDocument(older, 'forsy/legacy').findings[0]).toMatchObject({ rule: 'traces-are-current' });
    const strict = lintDocument(older, 'forsy/legacy', { profile: 'strict' });
    expect(strict.findings.some(({ stage }) => stage === 'schema')).toBe(true);
  });
});

describe('a trajectory', () => {
  it('asks for another id where one was used before, and for the answer where there is none', () => {
    const call = { id: 'c1', type: 'function', function: { name: 'f', arguments: '{}' } };
    const turn = [
      { role: 'assistant', content: null, tool_calls: [call] },
      { role: 'tool', tool_call_id: 'c1', content: 'ok' },
    ];
    const fixesOf = (messages: readonly unknown[]): (string | null)[] =>
      lint(JSON.stringify(layTrajectory({ messages }))).flatMap(({ findings }) => findings.map(({ fix }) => fix));
    expect(fixesOf([{ role: 'user', content: 'Go.' }, ...turn, ...turn])).toEqual([expect.stringMatching(/own/)]);
    expect(fixesOf([{ role: 'user', content: 'Go.' }, turn[0]])).toEqual([expect.stringMatching(/tool message/)]);
  });
});

describe('an Open-Token document', () => {
  it('is told once of a time that cannot be read, and still of the order of the others', () => {
    const times = ['2026-01-01T00:00:05Z', 'five past nine', '2026-01-01T00:00:01Z'];
    const document = layOpenToken({ events: times.map((ts) => ({ ts })) });
    const [header, ...records] = [
      { ...document, events: undefined, type: 'header' },
      ...document.events.map(({ type, ...event }) => ({ type: 'event', event_type: type, ...event })),
    ];
    const lines = [header, ...records].map((line) => JSON.stringify(line)).join('\n');
    for (const text of [JSON.stringify(document), lines])
      expect(lint(text).flatMap(({ findings }) => findings.map(({ rule }) => rule))).toEqual([
        'times-are-sound',
        'times-are-in-order',
      ]);
  });
});

describe('an Open-Token stream', () => {
  it('is judged as one document, and its findings stand with their records', () => {
    const { events, ...head } = layOpenToken({ events: [{}, {}, { seq: 9 }] });
    const lines = [
      { type: 'header', ...head },
      ...events.map(({ type, ...event }, index) =>
        index === 0
          ? { type: 'event', event: { type, ...event } }
          : index === 1
            ? { type: 'event', event_type: type, ...event }
            : { type, ...event },
      ),
    ];
    const results = lint(lines.map((line) => JSON.stringify(line)).join('\n'));
    expect(results.flatMap(({ findings }) => findings.map(({ message }) => message))).toHaveLength(1);
    expect(results[3]!.findings[0]).toMatchObject({ rule: 'seq-is-contiguous', pointer: '/seq', line: 4 });
  });

  describe('begins with its one header and ends with its footer:', () => {
    const { events, ...head } = layOpenToken({ events: [{}, {}] });
    const header = { type: 'header', ...head };
    const [first, second] = events.map((event) => ({ type: 'event', event }));
    const footer = { type: 'footer' };
    it.each([
      ['as it should be', [header, first, second, footer], []],
      ['without a footer', [header, first, second], []],
      ['without a header', [first, second], [[1, 'has no header']]],
      ['the header after an event', [first, header, second], [[2, 'after other records']]],
      ['two headers', [header, first, header, second], [[3, 'one more header']]],
      ['an event after the footer', [header, first, footer, second], [[3, 'follow the footer']]],
      ['two footers', [header, first, second, footer, footer], [[5, 'one more footer']]],
    ])('%s', (_what, records, finds) => {
      const found = lint(records.map((record) => JSON.stringify(record)).join('\n')).flatMap(({ findings }) =>
        findings.filter(({ rule }) => rule === 'streams-are-framed'),
      );
      expect(found.map(({ line, severity }) => [line, severity])).toEqual(finds.map(([line]) => [line, 'error']));
      for (const [index, [, says]] of finds.entries()) expect(found[index]!.message).toContain(says);
    });

    it.each([
      ['a header that lists nobody', [{ type: 'header', open_token_version: '0.1' }, first, second], 1],
      ['one that lists nobody where nothing is said', [{ type: 'header', open_token_version: '0.1' }, footer], 0],
      [
        'one that lists them',
        [{ type: 'header', open_token_version: '0.1', participants: head.participants }, first],
        0,
      ],
    ])('%s', (_what, records, count) => {
      const [result] = lint(records.map((record) => JSON.stringify(record)).join('\n'));
      const found = result!.findings.filter(({ rule }) => rule === 'streams-are-framed');
      expect(found.map(({ severity, line }) => [severity, line])).toEqual(Array(count).fill(['warning', 1]));
      for (const { message } of found) expect(message).toContain('lists no participants');
    });
  });
});
