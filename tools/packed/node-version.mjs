import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../begin/setup.mjs';

/** The oldest Node that the packages promise to work on: the first of the 20 line that can `require()` an ES module. */
export const oldestNode = '20.19.0';

/** The program of one Node version or line, installed from the npm registry where it is not kept from an earlier run. */
export function nodeProgram(version) {
  if (process.versions.node === version) return process.execPath;
  const folder = `${root}node_modules/.cache/nodes/${version}`;
  const program = join(folder, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    const { status, stderr } = spawnSync(
      'npm',
      ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error', `node@${version}`],
      { encoding: 'utf8', shell: process.platform === 'win32', timeout: 180_000 },
    );
    if (status !== 0 || !existsSync(program)) throw new Error(`Node ${version} cannot be had from npm: ${stderr}`);
  }
  return program;
}
