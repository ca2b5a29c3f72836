import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../begin/setup.mjs';

/**
 * Packs every package that is to be published into `folder`, as a release would.
 * Returns for each its folder, its name, its manifest in the repository and its tarball.
 */
export function packAll(folder) {
  mkdirSync(folder, { recursive: true });
  return publishedPackages().map(({ name: packageFolder, manifest }) => ({
    folder: packageFolder,
    name: manifest.name,
    manifest,
    tarball: pack(packageFolder, folder),
  }));
}

/** The packages of the workspace that are not private. */
export function publishedPackages() {
  return readdirSync(`${root}packages`)
    .sort()
    .filter((name) => existsSync(`${root}packages/${name}/package.json`))
    .map((name) => ({ name, manifest: JSON.parse(readFileSync(`${root}packages/${name}/package.json`, 'utf8')) }))
    .filter(({ manifest }) => !manifest.private);
}

/** Lays a tarball out as npm would install it. */
export function unpack(tarball, to) {
  mkdirSync(to, { recursive: true });
  const { status, stderr } = spawnSync('tar', ['-xzf', tarball, '-C', to, '--strip-components=1'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${tarball} cannot be unpacked: ${stderr}`);
}

function pack(name, to) {
  const before = new Set(readdirSync(to));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`${root}node_modules/pnpm/bin/pnpm.cjs`, '--dir', `packages/${name}`, 'pack', '--pack-destination', to],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`packages/${name} cannot be packed:\n${stdout}${stderr}`);
  return join(
    to,
    readdirSync(to).find((file) => !before.has(file) && file.endsWith('.tgz')),
  );
}
