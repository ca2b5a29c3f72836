import { existsSync, mkdirSync } from 'node:fs';
import { mulberry32 } from '../tools/chance/mulberry32.mjs';
import { nothing, traceOf } from './trace.mjs';
import { written } from './written.mjs';

/** Writes a JSONL file of Forsy traces of about the given size, the same bytes for the same seed; returns its path. */
export function corpus(folder, megabytes, seed = 1) {
  mkdirSync(folder, { recursive: true });
  const path = `${folder}/forsy-${megabytes}mb-${seed}.jsonl`;
  if (existsSync(path)) return path;
  const random = mulberry32(seed);
  return written(path, function* () {
    for (let size = 0, number = 1; size < megabytes * 1e6; number++) {
      const line = Buffer.from(`${JSON.stringify(trace(number, random))}\n`);
      size += line.length;
      yield line;
    }
  });
}

/** One valid trace, of 5 to 40 steps, with outputs from a word to a few kilobytes and some text beyond ASCII. */
function trace(number, random) {
  const steps = [];
  const count = 5 + Math.floor(random() * 36);
  for (let step = 1; step <= count; step++)
    steps.push(step === 1 ? userMessage(step, 1, random) : agentStep(step, random));
  return traceOf(number, steps, { ended_at: '2026-01-01T11:00:00Z', final_output: words(random, 60) });
}

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
