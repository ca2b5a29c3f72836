import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { flagsOf } from '../../../tools/begin/flags.mjs';
import { crossed, learnedModule, lessons } from './lessons.ts';

// `pnpm learn:lint` says how well what the labels teach holds in fields of work that it was not learned from; `--write` keeps it.
const flags = flagsOf('pnpm learn:lint [--write]', ['--write']);
const module = learnedModule();
const file = fileURLToPath(new URL('../src/rules/leaning/learned.ts', import.meta.url));
if (flags.has('--write')) writeFileSync(file, module);
for (const lesson of lessons) {
  const { bad, good, recall, precision } = crossed(lesson);
  process.stdout.write(
    `${lesson.rule}: of ${bad} bad and ${good} good texts within reach, recall ${recall?.share.toFixed(3)}, precision ${precision?.share.toFixed(3)}\n`,
  );
}
if (readFileSync(file, 'utf8') !== module)
  process.stdout.write('What the labels teach now is not what is kept: run it again with --write.\n');
