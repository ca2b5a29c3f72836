import { knownAnswer } from './command-line/known-answer.ts';
import type { Program } from './command-line/program.ts';
import { saidAtOnce } from './output/said-at-once.ts';

/** Runs one of the two commands on the words of the process. What needs no work is answered before anything else is loaded. */
export async function run(program: Program): Promise<void> {
  const known = knownAnswer(program, process.argv.slice(2));
  if (known !== undefined && saidAtOnce(known).length === 0) return;
  const { start } = await import('./command-line/start.ts');
  await start(program);
}
