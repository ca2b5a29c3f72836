import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { flagsOf } from '../../../tools/begin/flags.mjs';
import { crossed, learnedModule } from './lessons.ts';

// `pnpm learn:redact` says how well what the sentences teach holds in sentences that it was not learned from; `--write` keeps it.
const flags = flagsOf('pnpm learn:redact [--write]', ['--write']);
const module = learnedModule();
const file = fileURLToPath(new URL('../src/detectors/weighed-secret/learned.ts', import.meta.url));
if (flags.has('--write')) writeFileSync(file, module);
const { found, told, wrong, untold, corpus } = crossed();
process.stdout.write(
  `In sentences that it was not learned from it finds ${found} of ${told} secrets, and ${wrong} of ${untold} harmless values, ${corpus} of them in real traces.\n`,
);
if (readFileSync(file, 'utf8') !== module)
  process.stdout.write('What the labels teach now is not what is kept: run it again with --write.\n');
