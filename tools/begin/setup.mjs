import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const { packageManager } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

const quietTurbo = { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', DO_NOT_TRACK: '1' };

const isWindows = process.platform === 'win32';

/** Runs a command of the workspace in the root folder; returns its exit code. `quiet` shows its output only when it fails. */
export function run(command, args, { quiet = false } = {}) {
  const [program, ...words] = isWindows ? [command, ...args].map(quoted) : [command, ...args];
  const result = spawnSync(program, words, {
    cwd: root,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    // turbo starts pnpm itself: the one that the workspace installed, on machines that have none.
    env: { ...process.env, ...quietTurbo, PATH: `${root}node_modules/.bin${delimiter}${process.env.PATH}` },
    maxBuffer: 1 << 28,
    // What is installed there are scripts for a shell.
    shell: isWindows,
  });
  if (result.error) {
    process.stderr.write(`Could not start ${command}: ${result.error.message}\n`);
    return 2;
  }
  const code = result.status ?? 1;
  if (quiet && code !== 0) process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`);
  return code;
}

/** A shell takes a word apart at its blanks, and the path of a clone may have some. */
function quoted(word) {
  return /\s/.test(word) ? `"${word}"` : word;
}

/** Runs pnpm in the version the workspace names, whether or not the machine has a pnpm. */
export function pnpm(args, options) {
  return run('npx', ['--yes', packageManager, ...args], options);
}

/** Runs a program that the workspace installed, without starting a package manager first. */
export function bin(name, args, options) {
  return run(`${root}node_modules/.bin/${name}`, args, options);
}

/**
 * Installs what the lock file names (when something changed) and builds the packages. Ends the process when that fails. Whoever
 * runs several programs at a time says TRACE_FORMATS_IS_SET_UP=1, so that none builds what another one reads.
 */
export function setUp() {
  if (process.env.TRACE_FORMATS_IS_SET_UP === '1') return;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    process.stderr.write(`Node ${process.versions.node} is too old: this workspace needs Node 20.19 or newer.\n`);
    process.exit(2);
  }
  if (!isInstalled()) {
    process.stderr.write('Installing the workspace (npm registry only) ...\n');
    if (pnpm(['install', '--frozen-lockfile', '--prefer-offline'], { quiet: true }) !== 0) process.exit(2);
  }
  process.stderr.write('Building the packages ...\n');
  if (bin('turbo', ['run', 'build', '--output-logs=errors-only'], { quiet: true }) !== 0) process.exit(2);
}

function isInstalled() {
  const marker = `${root}node_modules/.modules.yaml`;
  return existsSync(marker) && statSync(marker).mtimeMs >= statSync(`${root}pnpm-lock.yaml`).mtimeMs;
}
