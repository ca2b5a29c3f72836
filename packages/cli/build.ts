import { build } from 'esbuild';

// One bundled CommonJS file serves both commands: a single read from the disk, and every part evaluated only when it is used.
await build({
  entryPoints: [new URL('./src/bin.ts', import.meta.url).pathname],
  outfile: new URL('./dist/cli.cjs', import.meta.url).pathname,
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'cjs',
  legalComments: 'none',
  // Libraries that ask where they are get an answer in CommonJS too.
  banner: { js: "const importMetaUrl = require('node:url').pathToFileURL(__filename).href;" },
  define: { 'import.meta.url': 'importMetaUrl' },
  tsconfig: new URL('../../tsconfig.base.json', import.meta.url).pathname,
});
