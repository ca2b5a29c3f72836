import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { root } from '../begin/setup.mjs';

const kept = `${root}node_modules/.cache/verdaccio`;
const wanted = fileURLToPath(new URL('./verdaccio/', import.meta.url));

/**
 * Starts Verdaccio on loopback with an empty storage in `folder`. Our own packages come from it alone; what they depend on it
 * asks of the registry that this machine's npm uses. Returns its address and how to stop it.
 */
export async function startRegistry(folder, ownNames) {
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'config.yaml'), configuration(folder, port, ownNames));
  const log = join(folder, 'log.txt');
  const out = openSync(log, 'a');
  const server = spawn(process.execPath, [program(), '--config', join(folder, 'config.yaml')], {
    cwd: folder,
    stdio: ['ignore', out, out],
  });
  const address = `http://127.0.0.1:${port}/`;
  const stop = () => server.kill('SIGKILL');
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(200)) {
    if (server.exitCode !== null) break;
    if (await answers(address)) return { address, stop };
  }
  stop();
  throw new Error(`Verdaccio did not start. Its log ends with:\n${readFileSync(log, 'utf8').slice(-2000)}`);
}

function program() {
  const path = join(kept, 'node_modules', 'verdaccio', 'bin', 'verdaccio');
  const lock = join(kept, 'package-lock.json');
  const same =
    existsSync(lock) && readFileSync(lock, 'utf8') === readFileSync(join(wanted, 'package-lock.json'), 'utf8');
  if (same && existsSync(path)) return path;
  mkdirSync(kept, { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) cpSync(join(wanted, name), join(kept, name));
  const { status, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: kept,
    encoding: 'utf8',
    timeout: 180_000,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`Verdaccio cannot be installed: ${stderr}`);
  return path;
}

function configuration(folder, port, ownNames) {
  const upstream = spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).stdout.trim();
  const own = ownNames.map((name) => `  '${name}':\n    access: $all\n    publish: $all\n`).join('');
  return `storage: ${join(folder, 'storage')}
listen: 127.0.0.1:${port}
max_body_size: 50mb
uplinks:
  npmjs:
    url: ${upstream}
    timeout: 30s
    max_fails: 5
packages:
${own}  '**':
    access: $all
    proxy: npmjs
log: { type: stdout, format: pretty, level: warn }
`;
}

async function answers(address) {
  try {
    return (await fetch(`${address}-/ping`, { signal: AbortSignal.timeout(1000) })).ok;
  } catch {
    return false;
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
