import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, posix, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

// A build that is kept is taken again as long as none of its inputs has changed, so a file that is built from and is none of
// them would leave a stale package behind, without a word.

const root = fileURLToPath(new URL('../../', import.meta.url));
const packages = readdirSync(`${root}packages`).filter((name) => 'build' in (manifestOf(name).scripts ?? {}));

describe.each(packages)('the build of %s', (name) => {
  const folder = `${root}packages/${name}/`;

  it('names everything among its inputs that it is built from', () => {
    const inputs = inputsOf(folder);
    const read = [...readFrom(folder)].map((path) => relative(folder, path).split(sep).join('/'));
    expect(read.length).toBeGreaterThan(1);
    expect(read.filter((path) => !inputs.some((input) => covers(input, path)))).toEqual([]);
  });
});

interface Manifest {
  readonly scripts?: { readonly build?: string };
}

function manifestOf(name: string): Manifest {
  return JSON.parse(readFileSync(`${root}packages/${name}/package.json`, 'utf8')) as Manifest;
}

function inputsOf(folder: string): readonly string[] {
  const own = `${folder}turbo.json`;
  const { tasks } = JSON.parse(readFileSync(existsSync(own) ? own : `${root}turbo.json`, 'utf8')) as {
    readonly tasks: { readonly build: { readonly inputs: readonly string[] } };
  };
  return tasks.build.inputs;
}

function covers(input: string, path: string): boolean {
  return input.endsWith('/**') ? path.startsWith(input.slice(0, -2)) : path === posix.normalize(input);
}

/** The files of a package from which a build begins, and all that they import or name by a path, one leading to the other. */
function readFrom(folder: string): ReadonlySet<string> {
  const { build = '' } = manifestOf(basename(folder)).scripts ?? {};
  const scripts = build.split(' ').filter((word) => /\.[mc]?[jt]s$/.test(word));
  const begin = ['tsdown.config.ts', 'src/index.ts', 'src/bin.ts', ...scripts].map((name) => resolve(folder, name));
  const read = new Set(begin.filter(existsSync));
  for (const path of read)
    for (const [, to = ''] of readFileSync(path, 'utf8').matchAll(/(?:\bfrom|\bimport\() ?'(\.[^']+\.[mc]?[jt]s)'/g))
      if (existsSync(resolve(dirname(path), to))) read.add(resolve(dirname(path), to));
  // A bundler is told where our own packages lie.
  if ([...read].some((path) => readFileSync(path, 'utf8').includes('tsconfig.base.json')))
    read.add(resolve(root, 'tsconfig.base.json'));
  return read;
}
