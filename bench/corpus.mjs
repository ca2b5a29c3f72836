import { closeSync, existsSync, mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs';

/** Writes a JSONL file of Forsy traces of about the given size, the same bytes for the same seed; returns its path. */
export function corpus(folder, megabytes, seed = 1) {
  mkdirSync(folder, { recursive: true });
  const path = `${folder}/forsy-${megabytes}mb-${seed}.jsonl`;
  if (existsSync(path) && statSync(path).size > 0) return path;
  const random = generator(seed);
  const file = openSync(`${path}.tmp`, 'w');
  for (let written = 0, number = 1; written < megabytes * 1e6; number++) {
    written += writeSync(file, `${JSON.stringify(trace(number, random))}\n`);
  }
  closeSync(file);
  renameSync(`${path}.tmp`, path);
  return path;
}

/** One valid trace, of 5 to 40 steps, with outputs from a word to a few kilobytes and some text beyond ASCII. */
function trace(number, random) {
  const steps = [];
  const count = 5 + Math.floor(random() * 36);
  for (let step = 1; step <= count; step++)
    steps.push(step === 1 ? userMessage(step, 1, random) : agentStep(step, random));
  const rated = (value) => steps.filter((step) => step.eval === value).length;
  return {
    schema_version: 'forsy-trace-v0.1',
    trace_id: `bench_${number}`,
    prior_trace_id: null,
    trace_mode: 'live',
    validation_level: 'self_traced',
    task: steps[0].input,
    agent_tools: ['Bash', 'Edit', 'Read'],
    started_at: '2026-01-01T10:00:00Z',
    ended_at: '2026-01-01T11:00:00Z',
    system_prompt: null,
    skills: null,
    memory: null,
    agent_config: { model: 'example-model-1', temperature: 0.7 },
    learning: null,
    termination_reason: 'task_complete',
    steps,
    final_output: words(random, 60),
    static_output: null,
    summary: {
      total_steps: count,
      total_turns: 1,
      positive_steps: rated(1),
      negative_steps: rated(-1),
      neutral_steps: rated(0),
      directive_signals: steps.filter((step) => step.directive !== null).length,
      human_feedback: { corrections: 0, approvals: 0, clarifications: 0, new_instructions: 0 },
      agent_confidence: 80,
      goal_achieved: true,
      goal_notes: null,
    },
  };
}

const nothing = {
  operation: null,
  tool: null,
  execution_mode: null,
  parallel_group: null,
  observation: null,
  input_source: null,
  output: null,
  state_change: null,
  reasoning: null,
  caused_by: null,
  causal_type: null,
  causal_note: null,
  alternatives_considered: null,
  success: null,
  eval_reason: null,
  directive: null,
  message_role: null,
  feedback_type: null,
  feedback_content: null,
  started_at: null,
  ended_at: null,
  retry_of: null,
};

function userMessage(step, turn, random) {
  return {
    step,
    turn,
    actor: 'user',
    action: 'user_message',
    ...nothing,
    input: words(random, 30),
    eval: 0,
    message_role: 'direct_request',
  };
}

function agentStep(step, random) {
  const failed = random() < 0.1;
  return {
    step,
    turn: 1,
    actor: 'agent',
    action: 'agent_step',
    ...nothing,
    operation: 'execute',
    tool: 'Bash',
    execution_mode: 'serial',
    observation: words(random, 20),
    input: `grep -n ${words(random, 3)} src/*.ts`,
    output: words(random, Math.floor(10 + random() ** 4 * 600)),
    state_change: 'No file changed.',
    reasoning: words(random, 25),
    caused_by: [Math.max(1, step - 1 - Math.floor(random() * 3))],
    causal_type: 'dependency_on_tool_result',
    success: !failed,
    eval: failed ? -1 : 1,
    directive: failed ? words(random, 10) : null,
    started_at: '2026-01-01T10:00:05Z',
    ended_at: '2026-01-01T10:00:06.250Z',
  };
}

const vocabulary =
  'the of a file test value error line step result null while before after total amount function returns found "quoted" café naïve \\path\\to src/index.ts 42 0.5 {json} expected received'.split(
    ' ',
  );

function words(random, count) {
  let text = '';
  for (let index = 0; index < count; index++)
    text += (index === 0 ? '' : random() < 0.05 ? '\n' : ' ') + vocabulary[Math.floor(random() * vocabulary.length)];
  return text;
}

/** mulberry32: small, fast, the same on every machine. */
export function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
