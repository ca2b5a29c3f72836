import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { crossed, learnedModule, lessons } from './lessons.ts';

// `pnpm learn:lint` says how well what the labels teach holds in fields of work that it was not learned from; `--write` keeps it.
const flags = process.argv.slice(2);
const unknown = flags.find((flag) => flag !== '--write');
if (unknown !== undefined) {
  process.stderr.write(`${unknown} is not a flag of learn:lint; it knows --write.\n`);
  process.exit(2);
}
const module = learnedModule();
const file = fileURLToPath(new URL('../src/rules/leaning/learned.ts', import.meta.url));
if (flags.includes('--write')) writeFileSync(file, module);
for (const lesson of lessons) {
  const { bad, good, recall, precision } = crossed(lesson);
  process.stdout.write(
    `${lesson.rule}: of ${bad} bad and ${good} good texts within reach, recall ${recall?.share.toFixed(3)}, precision ${precision?.share.toFixed(3)}\n`,
  );
}
if (readFileSync(file, 'utf8') !== module)
  process.stdout.write('What the labels teach now is not what is kept: run it again with --write.\n');
