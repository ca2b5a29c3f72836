import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mulberry32 } from '../tools/chance/mulberry32.mjs';
import { nothing, traceOf } from './trace.mjs';
import { written } from './written.mjs';

/** What was written by this file before it was changed is not taken for what it writes now. */
const made = createHash('sha256')
  .update(readFileSync(fileURLToPath(import.meta.url)))
  .digest('hex')
  .slice(0, 6);

/**
 * Writes traces for the linter as JSONL, the same bytes for the same settings; returns the path. Texts read as those of real
 * traces do, since the hints look at how things are put: `clean` ones give no finding, in `faulty` ones every step breaks several
 * rules. `steps` is how many a trace has, or nothing for 5 to 40.
 */
export function lintCorpus(folder, { kind = 'clean', traces = Number.POSITIVE_INFINITY, megabytes, steps }) {
  mkdirSync(folder, { recursive: true });
  const size = megabytes === undefined ? `${traces}` : `${megabytes}mb`;
  const path = `${folder}/lint-${made}-${kind}-${size}-${steps ?? 'mixed'}.jsonl`;
  if (existsSync(path)) return path;
  const random = mulberry32(7);
  const bytes = megabytes === undefined ? Number.POSITIVE_INFINITY : megabytes * 1e6;
  return written(path, function* () {
    for (let size = 0, number = 1; size < bytes && number <= traces; number++) {
      const made = trace(number, steps ?? 5 + Math.floor(random() * 36), random);
      const line = Buffer.from(`${JSON.stringify(kind === 'clean' ? made : broken(made))}\n`);
      size += line.length;
      yield line;
    }
  });
}

/** What a user asks for takes so many steps, and some more in the last turn: a long trace is made of the same as many short ones. */
const longest = 10;

/** One trace that breaks no rule, numbered so that no two are alike. */
function trace(number, count, random) {
  const words = teller(random);
  const steps = [];
  for (let turn = 1; steps.length < count; turn++) {
    const first = steps.length + 1;
    const last = count - steps.length < 2 * longest ? count : steps.length + longest;
    steps.push(userMessage(first, turn, words));
    for (let step = first + 1; step < last; step++) steps.push(agentStep(step, turn, words, random));
    steps.push(answer(last, first, turn, words));
  }
  return traceOf(number, steps, { ended_at: time(count * 60 + 30), final_output: steps.at(-1).output });
}

function userMessage(step, turn, words) {
  const input = `My report for ${words.name()} shows ${words.amount()} where I expected ${words.amount()}. Can you find out why and fix ${words.file()}? Please keep the public functions as they are, my colleagues import them.`;
  return {
    step,
    turn,
    actor: 'user',
    action: 'user_message',
    ...nothing,
    input,
    eval: 0,
    message_role: 'direct_request',
    started_at: time(step * 60),
    ended_at: time(step * 60),
  };
}

function agentStep(step, turn, words, random) {
  const file = words.file();
  const [operation, tool, input] = words.pick([
    ['search', 'Bash', `grep -n "${words.name()}" ${file}`],
    [
      'execute',
      'Bash',
      `npm test -- ${file} -t "${words.name()} ${step} ${words.amount()} ${words.name()} ${words.count()}"`,
    ],
    ['read', 'Read', file],
    ['execute', 'Bash', `git diff --stat HEAD~${words.count()} -- ${file}`],
  ]);
  // What failed and is sent again would have to be told as a retry: only the run of the tests has a number of its own.
  const failed = input.startsWith('npm') && random() < 0.4;
  return {
    step,
    turn,
    actor: 'agent',
    action: 'agent_step',
    ...nothing,
    operation,
    tool,
    execution_mode: 'serial',
    observation: words.observation(file),
    input,
    output: words.output(file, Math.floor(1 + random() ** 2 * 36)),
    state_change: 'No file changed; the place of the fault is narrowed down.',
    reasoning: words.reasoning(file),
    caused_by: [Math.max(1, step - 1 - Math.floor(random() * 3))],
    causal_type: 'dependency_on_tool_result',
    success: !failed,
    eval: failed ? -1 : 1,
    eval_reason: failed ? 'The command ran on the wrong folder.' : 'It showed one more place that can be ruled out.',
    directive: failed ? `Run it in the folder of ${file}.` : null,
    started_at: time(step * 60 + Math.floor(random() * 15)),
    ended_at: time(step * 60 + 15 + Math.floor(random() * 20)),
  };
}

function answer(step, first, turn, words) {
  const text = `${words.file()} read "${words.amount()}" as text, so ${words.name()} was left out of the total. I changed the reader, ran the ${words.count()} tests and they pass; your public functions are as they were.`;
  return {
    step,
    turn,
    actor: 'agent',
    action: 'output',
    ...nothing,
    operation: 'answer',
    execution_mode: 'serial',
    observation: `All ${words.count()} tests pass in ${words.file()}, and the total of step ${step} is ${words.amount()}.`,
    input: text,
    output: text,
    state_change: 'The user has the cause and the change.',
    reasoning: 'The user asked for the reason as well as the fix, so the answer has to give both.',
    caused_by: [first, step - 1],
    causal_type: 'user_request',
    success: true,
    eval: 1,
    eval_reason: 'It answers both parts of the request.',
    started_at: time(step * 60),
    ended_at: time(step * 60 + 5),
  };
}

/** The same trace with a cause that comes later, words of judgement in the wrong place and hints in the texts of every step. */
function broken(made) {
  const steps = made.steps.map((step) =>
    step.action !== 'agent_step'
      ? step
      : {
          ...step,
          observation: 'Next I will look at the configuration.',
          reasoning: 'As requested.',
          caused_by: [step.step + 1],
          feedback_content: 'None.',
          started_at: '2026-01-01T10:00:05',
        },
  );
  return { ...made, steps };
}

const files = 'src/orders.ts src/totals/reader.ts lib/export.py test/report.spec.ts src/currency.ts docs/café.md'.split(
  ' ',
);
const names = 'acme borealis cassini delta_works ostrava umbrella naïve_bayes'.split(' ');

/** Words for a trace; they come out of the given generator alone. */
function teller(random) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  const count = () => 2 + Math.floor(random() * 400);
  const amount = () => `${(random() * 9000).toFixed(2)}`;
  const file = () => pick(files);
  const name = () => pick(names);
  const observation = (own) =>
    pick([
      () => `${own} has ${count()} lines and exports ${name()}(); ${count()} of its tests passed in the earlier run.`,
      () =>
        `After ${amount()} seconds the earlier run stopped at line ${count()} of ${own} with the exit code ${2 + Math.floor(random() * 7)}.`,
      () =>
        `Two callers of ${name()}() are open: ${own}:${count()} and ${file()}:${count()}; the total there is ${amount()}.`,
      () => `The message of the user names ${amount()}; ${own} is not open yet and its history has ${count()} commits.`,
    ])();
  const reasoning = (own) =>
    pick([
      () =>
        `The total differs by ${amount()}, which is one row, so a row is left out rather than read wrongly; ${own} decides which rows count.`,
      () =>
        `If ${name()}() rounds each row, the sum would be off by less than a cent, so rounding cannot be the cause and the filter is looked at instead.`,
      () =>
        `Because ${own} is imported in ${count()} places, its callers are counted before anything in it is touched.`,
      () => `A test that fails on line ${count()} tells more than the log, since it has the values that were compared.`,
    ])();
  const line = (own) =>
    pick([
      () => `${own}:${count()}:  const ${name()} = rows.filter((row) => row.amount !== null).length;`,
      () => `  ✓ adds up ${count()} rows of ${name()} (${count()} ms)`,
      () => `${name()}\t${amount()}\t${amount()}`,
      () => ` ${own} | ${count()} ${'+'.repeat(Math.floor(random() * 20))}--`,
      () => `    at ${name()} (${own}:${count()}:${count()})`,
      () => `FAIL ${own}: expected ${amount()}, received ${amount()}`,
    ])();
  const output = (own, lines) => Array.from({ length: lines }, () => line(own)).join('\n');
  return { pick, count, amount, file, name, observation, reasoning, output };
}

/** Seconds after ten o'clock. */
function time(seconds) {
  return new Date(Date.UTC(2026, 0, 1, 10) + seconds * 1000).toISOString().replace('.000', '');
}
