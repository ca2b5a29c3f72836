import { spawnSync } from 'node:child_process';
import { root, setUp } from './begin/setup.mjs';

// `npm start`: installs, builds and lints the example dataset, or on the paths and flags given after `--`.
setUp();
const words = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  [`${root}packages/cli/bin/forsy-lint.cjs`, ...(words.length > 0 ? words : ['examples/dataset'])],
  { stdio: 'inherit', cwd: words.length > 0 ? (process.env.INIT_CWD ?? process.cwd()) : root },
);
process.exit(status ?? 2);
