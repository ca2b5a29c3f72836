import { root } from '../begin/setup.mjs';
import { keptFile } from '../packed/kept-file.mjs';

const yarnVersion = '1.22.22';

/** The package managers people install with: how each adds packages to a project and runs a command of one. */
export const managers = [
  { name: 'npm', program: () => ['npm'], add: ['install'], run: ['exec', '--no', '--'] },
  {
    name: 'pnpm',
    program: () => [process.execPath, `${root}node_modules/pnpm/bin/pnpm.cjs`],
    add: ['add', '--ignore-workspace'],
    run: ['exec'],
  },
  {
    name: 'yarn',
    program: () => [process.execPath, keptFile('yarn', `yarn@${yarnVersion}`, 'yarn/bin/yarn.js')],
    add: ['add', '--no-progress'],
    run: ['run', '--silent'],
  },
];
