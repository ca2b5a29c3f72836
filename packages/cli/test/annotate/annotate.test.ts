import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { convert, type Json, sourceOfRecords } from '@trace-formats/convert';
import { isForsyTrace } from '@trace-formats/validate';
import { describe, expect, it } from 'vitest';
import { folderOf, type Said } from '../command.ts';
import { claudeLog, lines } from '../home.ts';
import { runHere } from '../run-here.ts';

const log = claudeLog({ id: 'seats', cwd: '/shop', start: '2026-03-01T10:00:00.000Z' });
const draft = draftOf(log);

/** The draft that a conversion makes of a log. */
function draftOf(text: string): string {
  const records = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Json);
  const conversion = convert(sourceOfRecords(records), { to: 'forsy' });
  if (conversion.refused) throw new Error(conversion.message);
  return `${JSON.stringify(conversion.document, null, 2)}\n`;
}

interface Step {
  readonly [field: string]: unknown;
}

interface Trace {
  readonly [field: string]: unknown;
  readonly steps: readonly Step[];
  readonly summary: Readonly<Record<string, unknown>>;
}

async function annotated(
  notes: unknown,
  of = draft,
): Promise<Said & { readonly trace: Trace; readonly text: string; readonly files: readonly string[] }> {
  const folder = folderOf({
    'draft.json': of,
    'notes.json': typeof notes === 'string' ? notes : JSON.stringify(notes),
  });
  const said = await runHere('trace-formats', ['annotate', 'draft.json', 'notes.json'], folder);
  const text = readFileSync(join(folder, 'draft.json'), 'utf8');
  return { ...said, text, trace: JSON.parse(text.replace(/^\ufeff/, '')), files: readdirSync(folder) };
}

const judgements = {
  agent_tools: ['Bash'],
  termination_reason: 'task_complete',
  final_output: 'There are 42 seats.',
  learning: 'Counting lines counts seats when there is no header.',
  summary: { agent_confidence: 75, goal_achieved: true, goal_notes: null },
};

/** Judgements on every step of the agent, with one that failed. */
function everyStep(trace: Trace): Record<string, object> {
  const notes: Record<string, object> = {};
  for (const { step, action } of trace.steps)
    if (action !== 'user_message') notes[String(step)] = { eval: 1, eval_reason: 'It gave what the next step needed.' };
  return notes;
}

/** The place of a step's `eval_reason`, and what stands there when there is one. */
function evalReasonOf(step: number, text: string): [RegExp, string] {
  const reason = new RegExp(`("step":\\s*${step},[^]*?"eval_reason":\\s*)null`);
  expect(text).toMatch(reason);
  return [reason, '$1"Only here."'];
}

describe('annotate', () => {
  const before = JSON.parse(draft) as Trace;
  const agentStep = before.steps.find(({ action }) => action === 'agent_step')!['step'] as number;
  it('fills judgements until the draft is a trace, and counts anew', async () => {
    const { code, trace, out, files } = await annotated({
      steps: {
        ...everyStep(before),
        [agentStep]: { eval: -1, eval_reason: 'Too many.', directive: 'Count the header out.' },
      },
      ...judgements,
    });
    expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^\d+ values were set in draft\.json\.\n$/) });
    expect(isForsyTrace(trace)).toBe(true);
    const agentSteps = before.steps.filter(({ action }) => action !== 'user_message').length;
    expect(trace.summary).toMatchObject({
      negative_steps: 1,
      positive_steps: agentSteps - 1,
      neutral_steps: 1,
      directive_signals: 1,
      agent_confidence: 75,
      goal_achieved: true,
    });
    expect(files).toEqual(['draft.json', 'notes.json']);
  });
  it('leaves everything else as it was', async () => {
    const { trace } = await annotated({
      steps: [{ step: agentStep, reasoning: 'The file has one line for each seat.' }],
    });
    const steps = before.steps.map((step) =>
      step['step'] === agentStep ? { ...step, reasoning: 'The file has one line for each seat.' } : step,
    );
    expect(trace).toEqual({ ...before, steps });
  });
  it('can be told again what it was told before', async () => {
    const once = await annotated({ steps: everyStep(before), ...judgements });
    const twice = await annotated({ steps: everyStep(before), ...judgements }, once.text);
    expect(twice.text).toBe(once.text);
    expect(twice.out).toBe('0 values were set in draft.json.\n');
    expect((await annotated({ summary: { agent_confidence: 50 } }, once.text)).trace.summary['agent_confidence']).toBe(
      50,
    );
  });
  it('leaves a draft to which nothing is new as it is written', async () => {
    const compact = JSON.stringify(before);
    expect((await annotated({ steps: {} }, compact)).text).toBe(compact);
  });
  for (const [how, written] of [
    ['with tabs', JSON.stringify(before, null, '\t')],
    ['in one line', JSON.stringify(before)],
    ['with the lines of Windows and a mark at its beginning', `\ufeff${draft.replaceAll('\n', '\r\n')}`],
    ['with its lists in one line each', draft.replace(/\[\s+(\d+)\s+\]/g, '[$1]')],
  ] as const)
    it(`keeps the way in which a draft is written ${how}`, async () => {
      const { text, code } = await annotated({ steps: [{ step: agentStep, eval_reason: 'Only here.' }] }, written);
      expect({ code, text }).toEqual({ code: 0, text: written.replace(...evalReasonOf(agentStep, written)) });
    });
  it('keeps indents and line ends where steps go', async () => {
    const steps = [...before.steps, { ...before.steps.at(-1)!, step: before.steps.length + 1, input: 'forsy trace' }];
    const written = JSON.stringify({ ...before, steps }, null, 4).replaceAll('\n', '\r\n');
    const { text, trace, code } = await annotated({ leave_out_from: steps.length }, written);
    expect({ code, steps: trace.steps.length }).toEqual({ code: 0, steps: before.steps.length });
    expect(text).toBe(JSON.stringify(trace, null, 4).replaceAll('\n', '\r\n'));
  });
  it('names the counts that were wrong where the notes say nothing new', async () => {
    const wrong = { ...before, summary: { ...before.summary, total_steps: 99 } };
    expect((await annotated({ steps: {} }, JSON.stringify(wrong))).out).toBe(
      '0 values were set in draft.json.\nWhat had been miscounted was counted anew: total_steps.\n',
    );
  });
  it('takes no standard input', async () => {
    for (const words of [
      ['-', 'notes.json'],
      ['draft.json', '-'],
    ]) {
      const { code, out, err } = await runHere(
        'trace-formats',
        ['annotate', ...words],
        folderOf({ 'draft.json': draft }),
        { input: '{}' },
      );
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(
        /^trace-formats: annotate takes no standard input: .*\nWrite it into a file first, and name that\.\n$/,
      );
    }
  });
  it('refuses a number that would be written back as another one', async () => {
    const long = draft.replace('"agent_config": {', '"agent_config": {\n    "seed": 12345678901234567890,');
    expect(long).not.toBe(draft);
    const { code, err, text } = await annotated(judgements, long);
    expect({ code, text }).toEqual({ code: 2, text: long });
    expect(err).toContain('draft.json holds a number at /agent_config/seed that has more digits than programs keep');
  });
  it('can write beside the draft', async () => {
    const folder = folderOf({ 'draft.json': draft, 'notes.json': JSON.stringify(judgements) });
    expect(
      (await runHere('trace-formats', ['annotate', 'draft.json', 'notes.json', '-o', 'trace.json'], folder)).code,
    ).toBe(0);
    expect(readFileSync(join(folder, 'draft.json'), 'utf8')).toBe(draft);
    expect(JSON.parse(readFileSync(join(folder, 'trace.json'), 'utf8')).final_output).toBe('There are 42 seats.');
  });
  it('leaves out the steps in which the trace itself was made, and nothing else', async () => {
    const asked = claudeLog({
      id: 'seats',
      cwd: '/shop',
      start: '2026-03-01T11:00:00.000Z',
      asked: 'Now make a Forsy trace of this.',
    });
    const long = draftOf(
      log +
        lines(
          asked
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line.replaceAll(/"([ua]\d)"/g, '"x$1"').replaceAll(/(toolu|msg)_/g, '$1_x'))),
        ),
    );
    const steps = (JSON.parse(long) as Trace).steps;
    const from = steps.find(({ input }) => String(input).includes('Forsy'))!['step'] as number;
    expect(from).toBeGreaterThan(1);
    const { trace, code } = await annotated({ leave_out_from: from }, long);
    expect(code).toBe(0);
    expect(trace.steps).toEqual(steps.slice(0, from - 1));
    expect(trace.summary['total_steps']).toBe(from - 1);
    expect(trace['ended_at']).toMatch(/^2026-03-01T10/);
    const refused = await annotated({ leave_out_from: 2 }, long);
    expect(refused).toMatchObject({ code: 2, text: long, err: expect.stringContaining("looks like the user's work") });
  });
});

describe('notes that are refused change nothing and get one line', () => {
  const agentStep = (JSON.parse(draft) as Trace).steps.find(({ tool }) => tool === 'Bash')!['step'] as number;
  const cases: readonly (readonly [what: string, notes: unknown, says: RegExp])[] = [
    ['a step that is not there', { steps: { 99: { eval: 1 } } }, /step 99, but there are only steps 1 to \d/],
    [
      'a recorded input',
      { steps: { [agentStep]: { input: 'wc -l other.csv' } } },
      /change input of step \d, which was recorded/,
    ],
    [
      'a recorded output among good notes',
      { ...judgements, steps: { 1: { output: 'x' }, [agentStep]: { eval: 1 } } },
      /output of step 1/,
    ],
    ['a time that was not recorded', { steps: { 1: { ended_at: '2026-03-01T10:00:00Z' } } }, /ended_at of step 1/],
    ['the id of the trace', { trace_id: 'another' }, /change trace_id of the trace, which was recorded/],
    ['a count', { summary: { total_steps: 1 } }, /"total_steps" of the summary, which is no field that a note can set/],
    [
      'a misspelt field',
      { steps: { [agentStep]: { reasonning: 'x' } } },
      /"reasonning"[^\n]*\n.*Did you mean reasoning\?/,
    ],
    [
      'a field by a word that is near none',
      { steps: { [agentStep]: { thought: 'x' } } },
      /"thought"[^\n]*\n.*can set operation, observation, .*feedback_content\./,
    ],
    ['a field of every object', JSON.parse(`{"steps": {"${agentStep}": {"__proto__": {"eval": 1}}}}`), /"__proto__"/],
    ['a value that the format does not know', { steps: { [agentStep]: { eval: 7 } } }, /would not be valid: .*7/],
    ['reasoning for what the user said', { steps: { 1: { reasoning: 'x' } } }, /would not be valid: .*reasoning/],
    ['a key that is no number', { steps: { first: { eval: 1 } } }, /the key "first", but its keys are numbers/],
    [
      'a key that no step has for its number',
      { steps: { '02': { eval: 1 } } },
      /the key "02", but its keys are numbers/,
    ],
    ['the number before the first', { steps: { 0: { eval: 1 } } }, /the key "0", but its keys are numbers/],
    ['a list without numbers', { steps: [{ eval: 1 }] }, /missing for its step/],
    ['a text for steps', { steps: 'all' }, /steps must be an object, but it is "all"/],
    ['no object', [], /the notes must be an object/],
    ['no JSON', '{"steps": ', /notes\.json is not one JSON document/],
    ['nothing', '', /notes\.json is not one JSON document/],
  ];
  for (const [what, notes, says] of cases)
    it(what, async () => {
      const { code, out, err, text, files } = await annotated(notes);
      expect(err).toMatch(says);
      expect(err.split('\n')[0]).toMatch(/^trace-formats: /);
      expect({ code, out, files }).toEqual({ code: 2, out: '', files: ['draft.json', 'notes.json'] });
      expect(text).toBe(draft);
    });
  it('a draft that is none', async () => {
    const log = folderOf({ 'log.jsonl': '{"type": "user"}\n{"type": "assistant"}\n', 'notes.json': '{}' });
    expect(await runHere('trace-formats', ['annotate', 'log.jsonl', 'notes.json'], log)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^trace-formats: log\.jsonl is not one JSON document: .*\n.* convert --to forsy\.\n$/),
    });
    expect(await annotated({}, draft.replace('"turn": 1', '"turn": 1, "turn": 1'))).toMatchObject({
      code: 2,
      err: expect.stringMatching(/the key "turn" a second time.*\nNothing was changed\. Keep one of the two[^\n]*\n$/),
    });
    expect(await annotated({}, '{"messages": [{"role": "user", "content": "x"}]}')).toMatchObject({
      code: 2,
      err: expect.stringContaining('is no Forsy trace'),
    });
    expect(await annotated({}, draft.replace('"turn": 1', '"turn": "x"'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('not valid as it is'),
    });
  });
  it('missing files and too many', async () => {
    const folder = folderOf({ 'draft.json': draft });
    for (const words of [[], ['draft.json'], ['draft.json', 'none.json'], ['a', 'b', 'c']]) {
      const { code, err } = await runHere('trace-formats', ['annotate', ...words], folder);
      expect(code).toBe(2);
      expect(err).toMatch(/^trace-formats: [^\n]+\.\n/);
    }
    writeFileSync(join(folder, 'n.json'), '{}');
    expect(
      await runHere('trace-formats', ['annotate', 'draft.json', 'n.json', '-o', 'no/such/t.json'], folder),
    ).toMatchObject({
      code: 2,
    });
  });
});
