import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { flagsOf } from './begin/flags.mjs';
import { made } from './generate/all.ts';
import { type Difference, differences, type Output } from './generate/output.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Folders in which every file is made by a generator, so that one nobody makes any more is left over. */
const onlyGenerated = /^packages\/[^/]+\/src\/generated\/|^docs\/rules\//;

// `tsx tools/generate.ts write` makes every generated file; `--check` says which of them differ from what would be made.
const flags = flagsOf('tsx tools/generate.ts write | --check', ['write', '--check']);
const outputs = await made();
const found = generatedFiles(outputs);
const changes = differences(outputs, found);
if (flags.has('--check')) {
  for (const { path, kind } of changes) console.error(`${kind.padEnd(9)} ${path}`);
  if (changes.length > 0) {
    console.error(`${changes.length} generated file(s) are not what the generators write. Run: pnpm generate`);
    process.exit(1);
  }
  console.log(`${outputs.length} generated files are as the generators write them.`);
} else {
  for (const change of changes) apply(change);
  console.log(
    changes.length === 0
      ? 'Nothing to change.'
      : changes.map(({ path, kind }) => `${kind.padEnd(9)} ${path}`).join('\n'),
  );
}

function apply({ path, kind }: Difference): void {
  if (kind === 'left over') rmSync(join(root, path));
  else {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), outputs.find((output) => output.path === path)!.text);
  }
}

/** What lies on the disk now: everything under a `generated` folder, in a folder that only generators write, and the single files. */
function generatedFiles(wanted: readonly Output[]): Map<string, string> {
  const files = new Set([
    ...wanted.map(({ path }) => path),
    ...walk(join(root, 'packages')),
    ...walk(join(root, 'docs')),
  ]);
  const result = new Map<string, string>();
  for (const path of files) {
    if (existsSync(join(root, path))) result.set(path, readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n'));
  }
  return result;
}

function walk(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : walk(path);
    const name = relative(root, path).split(sep).join('/');
    return onlyGenerated.test(name) ? [name] : [];
  });
}
