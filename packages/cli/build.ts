import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';
import { gathered, type Part } from './build/gathered.ts';
import { noticesFor } from './build/notices.ts';
import { straightToFiles } from './build/straight-to-files.ts';

// Both commands are CommonJS files that are read when something of them is first used: a single file would be looked through
// whole at every start, the detectors too. esbuild only divides modules, so it divides first and each part is turned after.
const here = fileURLToPath(new URL('.', import.meta.url));
const dist = `${here}dist/`;

/**
 * What parts take from one another are getters in esbuild's form, and each use would be two calls, on the hottest paths too. All names
 * are final once a part has run: parts that take from one another in a circle cannot be made by dividing, so none is asked before.
 */
const plainExports =
  'module.exports=Object.assign(Object.defineProperty({},"__esModule",{value:true}),module.exports);\n';

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
const parts = new Map<string, Part>();
for (const [path, { imports }] of Object.entries(metafile.outputs).sort(([one], [other]) => (one < other ? -1 : 1))) {
  const needs = imports.filter(({ kind, external }) => kind === 'import-statement' && !external);
  const code = await turned(readFileSync(`${here}${path}`, 'utf8'));
  parts.set(basename(path), { code, needs: needs.map(({ path }) => basename(path)) });
  rmSync(`${here}${path}`);
}
for (const [name, code] of gathered(parts, 'cli.cjs')) writeFileSync(`${dist}${name}`, code);
writeFileSync(`${dist}THIRD-PARTY-NOTICES.md`, noticesFor(Object.keys(metafile.inputs), here));
// Skills are texts for agents to read, installed from where the commands are.
cpSync(`${here}../../skills`, `${dist}skills`, { recursive: true });

/** A module as CommonJS. */
async function turned(text: string): Promise<string> {
  const { code } = await transform(text, {
    format: 'cjs',
    platform: 'node',
    target: 'node20.19',
    minify: true,
    // As calls of `require`: the loader of modules, which `import()` wakes even for CommonJS, would be paid for at every start.
    supported: { 'dynamic-import': false },
    // Code that asks where it is gets an answer in CommonJS too.
    banner: text.includes('importMetaUrl')
      ? "const importMetaUrl = require('node:url').pathToFileURL(__filename).href;"
      : '',
  });
  return code + plainExports;
}
