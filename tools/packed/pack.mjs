import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../begin/setup.mjs';

/**
 * Packs every package that is to be published into `folder`, as a release would. Whoever asks several questions about the packages
 * packs them once and names that folder as TRACE_FORMATS_PACKED.
 * Returns for each its folder, its name, its manifest in the repository and its tarball.
 */
export function packAll(folder) {
  const packed = process.env.TRACE_FORMATS_PACKED;
  mkdirSync(folder, { recursive: true });
  const packages = publishedPackages();
  if (!packed) pack(packages, folder);
  return packages.map(({ name: packageFolder, manifest }) => ({
    folder: packageFolder,
    name: manifest.name,
    manifest,
    tarball: join(packed || folder, tarballOf(manifest)),
  }));
}

function tarballOf({ name, version }) {
  return `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
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

/** All by one pnpm, which takes as long for one. */
function pack(packages, to) {
  const filters = packages.flatMap(({ manifest }) => ['--filter', manifest.name]);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`${root}node_modules/pnpm/bin/pnpm.cjs`, '--recursive', ...filters, 'pack', '--pack-destination', to],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The packages cannot be packed:\n${stdout}${stderr}`);
}
