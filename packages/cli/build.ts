import { cpSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

// Both commands are a handful of CommonJS files: `cli.cjs`, which every start reads, and one for each of our packages, which is
// read when something of it is first used. A single file would be looked through whole at every start, the detectors too.
const rooms = ['validate', 'redact', 'lint', 'convert', 'report'] as const;
const here = fileURLToPath(new URL('.', import.meta.url));

rmSync(`${here}dist`, { recursive: true, force: true });
await bundle('cli', `${here}src/bin.ts`);
for (const room of rooms) await bundle(room, `${here}../${room}/src/index.ts`);
// Skills are texts for agents to read, installed from where the commands are.
cpSync(`${here}../../skills`, `${here}dist/skills`, { recursive: true });

async function bundle(name: string, entry: string): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile: `${here}dist/${name}.cjs`,
    bundle: true,
    minify: true,
    platform: 'node',
    // A library that has both is bundled from its modules; the other form may load its parts by names that a bundler cannot follow.
    mainFields: ['module', 'main'],
    target: 'node20.19',
    format: 'cjs',
    legalComments: 'none',
    // Libraries that ask where they are get an answer in CommonJS too.
    banner: { js: "const importMetaUrl = require('node:url').pathToFileURL(__filename).href;" },
    define: { 'import.meta.url': 'importMetaUrl' },
    tsconfig: `${here}../../tsconfig.base.json`,
    plugins: [otherRoomsApart(name)],
  });
}

/** Another of our packages stays a file of its own. */
function otherRoomsApart(name: string): Plugin {
  return {
    name: 'other rooms apart',
    setup({ onResolve }) {
      onResolve({ filter: /^@trace-formats\/[a-z]+$/ }, ({ path }) => {
        const room = path.slice('@trace-formats/'.length);
        return room !== name && (rooms as readonly string[]).includes(room)
          ? { path: `./${room}.cjs`, external: true }
          : undefined;
      });
    },
  };
}
