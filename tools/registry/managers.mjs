import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../begin/setup.mjs';

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
    program: () => [process.execPath, yarnFile()],
    add: ['add', '--no-progress'],
    run: ['run', '--silent'],
  },
];

function yarnFile() {
  const folder = `${root}node_modules/.cache/yarn`;
  const file = join(folder, 'node_modules', 'yarn', 'bin', 'yarn.js');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const { status, stderr } = spawnSync(
      'npm',
      ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error', `yarn@${yarnVersion}`],
      { encoding: 'utf8', shell: process.platform === 'win32', timeout: 180_000 },
    );
    if (status !== 0) throw new Error(`yarn ${yarnVersion} cannot be had from npm: ${stderr}`);
  }
  return file;
}
