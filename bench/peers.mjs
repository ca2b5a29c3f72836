import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

/** The program of a peer as words of a command line. */
export function peer(path) {
  return `${here}node_modules/${path}`;
}

/** Installs the peers beside the workspace, where one of them is missing. */
export function installPeers() {
  const { dependencies } = JSON.parse(readFileSync(`${here}package.json`, 'utf8'));
  const missing = Object.entries(dependencies).filter(([name, version]) => installed(name) !== version);
  if (missing.length === 0) return;
  console.error(`Installing ${missing.map(([name]) => name).join(', ')} beside the workspace ...`);
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'], {
    cwd: here,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The peers could not be installed.');
}

function installed(name) {
  const path = peer(`${name}/package.json`);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).version : undefined;
}
