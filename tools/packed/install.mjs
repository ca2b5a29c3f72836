import { existsSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../begin/setup.mjs';
import { unpack } from './pack.mjs';

/** Lays the packed packages out under `folder/node_modules`, with what they depend on beside them. No package manager runs. */
export function installPacked(packed, folder) {
  const modules = join(folder, 'node_modules');
  for (const { name, tarball } of packed) unpack(tarball, join(modules, name));
  const ours = new Set(packed.map(({ name }) => name));
  for (const { folder: packageFolder, manifest } of packed) {
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      const to = join(modules, name);
      if (ours.has(name) || existsSync(to)) continue;
      mkdirSync(dirname(to), { recursive: true });
      symlinkSync(realpathSync(`${root}packages/${packageFolder}/node_modules/${name}`), to, 'junction');
    }
  }
  return modules;
}

/** Every address under which a package can be imported, patterns of its exports map written out. */
export function addressesOf({ name, manifest }, filesOf) {
  return Object.entries(manifest.exports ?? {}).flatMap(([key, target]) => {
    if (!key.includes('*')) return [key === '.' ? name : `${name}${key.slice(1)}`];
    const path = typeof target === 'string' ? target : target.default;
    const [before, after] = path.slice(2).split('*');
    return filesOf(name)
      .filter((file) => file.startsWith(before) && file.endsWith(after))
      .map((file) => `${name}${key.slice(1).replace('*', file.slice(before.length, file.length - after.length))}`);
  });
}
