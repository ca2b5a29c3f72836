import { fileURLToPath } from 'node:url';
import { flagsOf } from './begin/flags.mjs';
import { addToDisk, changesOnDisk, writeToDisk } from './generate/on-disk.ts';
import { type Difference, told } from './generate/output.ts';
import { stages } from './generate/stages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

// `tsx tools/generate.ts write` makes every generated file; `--check` says which of them differ from what would be made.
const flags = flagsOf('tsx tools/generate.ts write | --check', ['write', '--check']);
const before: Difference[] = [];
if (flags.has('write')) for (const make of stages) before.push(...addToDisk(root, await make()));
// What asks the packages is loaded when they are whole: a detector may be gone that a list of before still names.
const { made } = await import('./generate/all.ts');
const outputs = await made();
if (flags.has('--check')) {
  const changes = changesOnDisk(root, outputs);
  if (changes.length > 0) {
    console.error(told(changes));
    console.error(`${changes.length} generated file(s) are not what the generators write. Run: pnpm generate`);
    process.exit(1);
  }
  console.log(`${outputs.length} generated files are as the generators write them.`);
} else console.log(told([...before, ...writeToDisk(root, outputs)]) || 'Nothing to change.');
