import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { build } from 'esbuild';
import { noneMayChange } from './build/changing-names.ts';
import { commonJs } from './build/common-js.ts';
import { type Group, gathered, type Part } from './build/gathered.ts';
import { noticesFor } from './build/notices.ts';
import { readyAtOnce } from './build/ready-at-once.ts';
import { straightToFiles } from './build/straight-to-files.ts';
import { whatRan } from './build/what-ran.ts';

// Both commands are CommonJS files that are read when something of them is first used: a single file would be looked through
// whole at every start, the detectors too. esbuild only divides modules, so it divides first and each part is turned after.
const here = fileURLToPath(new URL('.', import.meta.url));
const dist = `${here}dist/`;

rmSync(dist, { recursive: true, force: true });
const { metafile } = await build({
  entryPoints: [
    { in: `${here}src/bin.ts`, out: 'cli' },
    { in: `${here}src/threads/worker.ts`, out: 'worker' },
  ],
  outdir: dist,
  outExtension: { '.js': '.cjs' },
  chunkNames: 'part-[hash]',
  bundle: true,
  splitting: true,
  minify: true,
  platform: 'node',
  // A library that has both is bundled from its modules; the other form may load its parts by names that a bundler cannot follow.
  mainFields: ['module', 'main'],
  target: 'node20.19',
  format: 'esm',
  legalComments: 'none',
  define: { 'import.meta.url': 'importMetaUrl' },
  tsconfig: `${here}../../tsconfig.base.json`,
  plugins: [straightToFiles],
  absWorkingDir: here,
  metafile: true,
});
noneMayChange(metafile, here);
const parts = new Map<string, Part>();
/** The parts that are loaded by the names of their sources. */
const loaded = new Map<string, string>();
for (const [path, { imports, entryPoint }] of Object.entries(metafile.outputs).sort(([one], [other]) =>
  one < other ? -1 : 1,
)) {
  const taken = imports.filter(({ kind }) => kind === 'import-statement');
  const needs = taken.filter(({ external }) => !external);
  const code = commonJs(readFileSync(`${here}${path}`, 'utf8'), taken.length);
  parts.set(basename(path), { code, needs: needs.map(({ path }) => basename(path)) });
  if (entryPoint !== undefined) loaded.set(entryPoint, basename(path));
  rmSync(`${here}${path}`);
}
for (const [name, code] of gathered(parts, 'cli.cjs', groups())) {
  mustBeScript(name, code);
  writeFileSync(`${dist}${name}`, code);
}
makeProgram('cli.cjs', ['validate', `${here}../../examples/dataset/csv-totals/trace.json`]);
writeFileSync(`${dist}THIRD-PARTY-NOTICES.md`, noticesFor(Object.keys(metafile.inputs), here));
// Skills are texts for agents to read, installed from where the commands are.
cpSync(`${here}../../skills`, `${dist}skills`, { recursive: true });

/**
 * What the start of any command uses, with the command that does so little that its start is most of what it does, and what else is
 * used together. What only faults need is not among what validates: most runs meet none.
 */
function groups(): readonly Group[] {
  const named = (name: RegExp): string[] => {
    const found = [...loaded].filter(([source]) => name.test(source)).map(([, part]) => part);
    if (found.length === 0) throw new Error(`Nothing is loaded by a name such as ${name}.`);
    return found;
  };
  return [
    { file: 'cli.cjs', entries: named(/^src\/command-line\/start\.ts$/), areOne: true },
    { file: 'cli.cjs', entries: named(/^src\/(?:tables|commands)\/validate\.ts$/), areOne: true },
    // A command needs one of them.
    { file: 'tables.cjs', entries: named(/^src\/tables\//), areOne: false },
    // What scans more than a little in the format that most have.
    { file: 'scan.cjs', entries: named(/^(?:src\/validate\/scanner|.*\/plans\/forsy)\.ts$/), areOne: true },
    {
      file: 'detect.cjs',
      entries: named(/^src\/(?:commands\/detect|report\/(?:stylish|without-values))\.ts$/),
      areOne: true,
    },
    {
      file: 'convert.cjs',
      entries: named(/^src\/commands\/(?:convert|export)\.ts$/),
      // They need some of it, and would have to look through all of it.
      butNotOf: named(/^src\/commands\/(?:redact|lint)\.ts$/),
      areOne: true,
    },
  ];
}

/**
 * Has engines make ready at once what the file does that begins when the command does what the words say. Published, it is the
 * command itself: to find one more file that only starts it takes longer than to read this one.
 */
function makeProgram(name: string, words: readonly string[]): void {
  const path = `${dist}${name}`;
  const ready = readyAtOnce(readFileSync(path, 'utf8'), whatRan(path, `${here}bin/trace-formats.cjs`, words));
  const code = `#!/usr/bin/env node\n${ready}if(require.main===module)module.exports.run('trace-formats');\n`;
  mustBeScript(name, code);
  writeFileSync(path, code);
}

/** Throws here, and not on somebody's machine, where something of a module is left that no script may have. */
function mustBeScript(name: string, code: string): void {
  try {
    new Script(code);
  } catch (error) {
    throw new Error(`${name} is no script: ${(error as Error).message}`);
  }
}
