import { bin, setUp } from './begin/setup.mjs';

// `npm test`: installs, builds and runs every test. Words after `--` go to the test runner.
setUp();
process.exit(bin('vitest', ['run', ...process.argv.slice(2)]));
