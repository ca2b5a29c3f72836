import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** Runs one command in a folder as a stranger would, knowing nothing of the workspace; five minutes at most. */
export function command(folder, program, args, { address, home, node = process.execPath, input, more = {} } = {}) {
  const host = new URL(address).host;
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, '.npmrc'), `registry=${address}\n//${host}/:_authToken=nobody\n`);
  const { PATH = '' } = process.env;
  const result = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    input,
    timeout: 300_000,
    maxBuffer: 1 << 26,
    shell: process.platform === 'win32',
    env: {
      PATH: `${dirname(node)}${delimiter}${PATH}`,
      HOME: home,
      npm_config_userconfig: join(home, '.npmrc'),
      npm_config_registry: address,
      npm_config_cache: join(home, 'npm-cache'),
      npm_config_update_notifier: 'false',
      npm_config_fund: 'false',
      npm_config_audit: 'false',
      YARN_CACHE_FOLDER: join(home, 'yarn-cache'),
      YARN_REGISTRY: address,
      NO_UPDATE_NOTIFIER: '1',
      NO_COLOR: '1',
      ...more,
    },
  });
  return { code: result.status ?? -1, out: result.stdout ?? '', err: result.stderr || String(result.error ?? '') };
}
