import { compilers } from './begin/compilers.mjs';
import { flagsOf } from './begin/flags.mjs';
import { run } from './begin/setup.mjs';

// `pnpm typecheck`: whether the types of the whole workspace agree.
flagsOf('pnpm typecheck', []);
const [{ program }] = compilers;
process.exitCode = run(process.execPath, [program, '--noEmit', '-p', 'tsconfig.json']);
