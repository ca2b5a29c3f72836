import { fileURLToPath } from 'node:url';
import type { ViteUserConfig } from 'vitest/config';
import { corpus } from './tools/vitest/corpus.ts';
import InOrder from './tools/vitest/in-order.ts';

const from = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Tests run against the sources, so that a test never passes on a stale build; tests of the commands run the built bundle. */
const config: ViteUserConfig = {
  resolve: {
    alias: [
      { find: /^@trace-formats\/validate\/(.+)$/, replacement: from('./packages/validate/src/generated/$1.ts') },
      { find: /^@trace-formats\/schema\/(.+)$/, replacement: from('./packages/schema/src/generated/$1.ts') },
      { find: /^@trace-formats\/([a-z]+)$/, replacement: from('./packages/$1/src/index.ts') },
    ],
  },
  test: {
    include: ['packages/*/{src,test}/**/*.test.ts', 'tools/**/*.test.ts'],
    // A bound against hanging only: tests start processes, and machines can be slow.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    maxWorkers: 2,
    sequence: { sequencer: InOrder },
    // Tests ask nothing of the network, and with further certificates every Node that they start would read them all: 45 ms for each.
    env: { ...corpus, NODE_EXTRA_CA_CERTS: '' },
    // The packages are plain functions, so their modules are loaded once for all files: a fifth of the time goes into that otherwise.
    isolate: false,
    // Tests make much that they soon let go; where more of it fits, three of a hundred seconds less go into looking for what is left.
    // And an engine makes an expression twice otherwise, quickly for its first use and well for the next: a sixth of the time.
    execArgv: ['--max-semi-space-size=64', '--no-regexp-tier-up'],
    setupFiles: [from('./tools/vitest/same-draws.ts')],
    globalSetup: from('./tools/vitest/own-temp-folder.ts'),
    reporters: ['default', from('./tools/vitest/closing-line.ts')],
  },
};
export default config;
