import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../begin/setup.mjs';

/**
 * A file of a package that the workspace does not depend on, installed from npm into a folder of its own where no earlier run
 * did.
 */
export function keptFile(name, wanted, path) {
  const folder = `${root}node_modules/.cache/${name}`;
  const file = join(folder, 'node_modules', path);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error', wanted],
    { encoding: 'utf8', shell: process.platform === 'win32', timeout: 180_000 },
  );
  if (status !== 0 || !existsSync(file)) throw new Error(`${wanted} cannot be had from npm: ${stderr}`);
  return file;
}
