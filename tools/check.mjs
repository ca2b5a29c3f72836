import { flagsOf } from './begin/flags.mjs';
import { bin, run } from './begin/setup.mjs';

// `pnpm check`: the questions to ask before pushing, each with the command that answers it.
flagsOf('pnpm check', []);
const questions = [
  [
    'Are the generated files what the generators write?',
    'pnpm generate',
    () => bin('tsx', ['tools/generate.ts', '--check']),
  ],
  [
    'May the schemas change like this?',
    'pnpm schema:diff',
    () => bin('tsx', ['tools/schema-diff.ts'], { quiet: true }),
  ],
  [
    'Does every package build?',
    'pnpm build',
    () => bin('turbo', ['run', 'build', '--output-logs=errors-only'], { quiet: true }),
  ],
  ['Do the types agree?', 'pnpm typecheck', () => run('node', ['tools/typecheck.mjs'])],
  ['Is the code formatted and free of lint?', 'pnpm format', () => bin('biome', ['check', '--error-on-warnings', '.'])],
  ['Does nothing lie there that nothing needs?', 'pnpm check:unused', () => bin('knip', ['--no-config-hints'])],
  [
    'Would the packages be fit to publish?',
    'pnpm check:packages',
    () => run('node', ['tools/check-packages.mjs'], { quiet: true }),
  ],
  ['Do the tests pass?', 'pnpm vitest', () => bin('vitest', ['run'])],
];

for (const [question, command, ask] of questions) {
  if (ask() !== 0) {
    process.stderr.write(`\nNo: ${question}\nThe command that answers it: ${command}\n`);
    process.exit(1);
  }
  process.stderr.write(`yes  ${question}\n`);
}
