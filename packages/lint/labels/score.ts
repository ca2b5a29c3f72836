import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { flagsOf } from '../../../tools/begin/flags.mjs';
import { casesUnder } from './corpus.ts';

// `pnpm score:lint` prints how the hints do on the labelled sets. `--write` keeps the page, `--show` lists what the rules get wrong.
const flags = flagsOf('pnpm score:lint [--write] [--show]', ['--write', '--show']);
const corpus = process.env.TRACE_CORPUS;

if (flags.has('--write') && corpus === undefined)
  refuse('docs/hint-scores.md states the scores on the corpus too: set TRACE_CORPUS to its folder, then run again.');

const cases = corpus === undefined ? undefined : casesOf(corpus);
// The rules are loaded when it is known that they are needed.
const { mistakes, scoresPage } = await import('./scores.ts');
const text = scoresPage(cases);
process.stdout.write(text);
if (flags.has('--write')) {
  const page = join(fileURLToPath(new URL('../../../', import.meta.url)), 'docs', 'hint-scores.md');
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, text);
}
if (flags.has('--show')) process.stdout.write(mistakes());

function casesOf(folder: string): ReturnType<typeof casesUnder> {
  try {
    return casesUnder(join(folder, 'forsy'));
  } catch (error) {
    return refuse(`The corpus sample can't be read: ${(error as Error).message} TRACE_CORPUS must name its folder.`);
  }
}

function refuse(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(2);
}
