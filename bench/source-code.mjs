import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { written } from './written.mjs';

/** Programs that the workspace has installed, each in a version of its own choice, so that two runs read the same. */
const programs = ['typescript', 'vite', 'vitest', 'fast-check', 'publint', 'knip', '@changesets/cli'];

/** As much of a file as an agent reads at once. */
const most = 20_000;

/** Files of programs as an agent reads them: a line for each part, with the text as the answer of a tool. */
export function sourceCode(folder, megabytes) {
  const path = `${folder}/source-code-${megabytes}.jsonl`;
  if (existsSync(path)) return path;
  return written(path, () => partsUpTo(megabytes * 1e6));
}

function* partsUpTo(size) {
  let left = size;
  for (const file of files())
    for (let text = readFileSync(file, 'utf8'); text !== ''; text = text.slice(most)) {
      const line = Buffer.from(`${JSON.stringify({ role: 'tool', content: text.slice(0, most) })}\n`);
      left -= line.length;
      if (left < 0) return;
      yield line;
    }
}

function* files() {
  for (const program of programs) {
    const root = realpathSync(fileURLToPath(new URL(`../node_modules/${program}`, import.meta.url)));
    const names = readdirSync(root, { recursive: true }).map((name) => name.replaceAll('\\', '/'));
    // Two files of one program are larger than all others together.
    for (const name of names.sort())
      if (/\.(?:[cm]?js|ts|md|json)$/.test(name) && !/(?:_tsc|typescript)\.js$/.test(name)) yield `${root}/${name}`;
  }
}
