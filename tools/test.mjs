import { bin, setUp } from './begin/setup.mjs';

// `npm test`: installs, builds and runs every test. Words after `--` go to the test runner, but for `--thorough`, which asks laws of
// four times as many texts: see chance/share.ts.
const words = process.argv.slice(2);
if (words.includes('--thorough')) process.env.TRACE_FORMATS_THOROUGH = '1';
setUp();
process.exit(bin('vitest', ['run', ...words.filter((word) => word !== '--thorough')]));
