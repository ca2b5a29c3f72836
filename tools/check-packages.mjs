import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, pnpm, root, setUp } from './setup.mjs';

// Packs every package as a release would and asks of the tarball, not of the folder: is it publishable, are its types right,
// does it hold what it should and nothing else?
setUp();
const folder = mkdtempSync(join(tmpdir(), 'trace-formats-packages-'));
const failed = [];
try {
  for (const name of readdirSync(`${root}packages`).sort()) {
    const path = `${root}packages/${name}/package.json`;
    if (!existsSync(path)) continue;
    const { private: isPrivate, exports } = JSON.parse(readFileSync(path, 'utf8'));
    if (isPrivate) continue;
    const before = new Set(readdirSync(folder));
    if (pnpm(['--dir', `packages/${name}`, 'pack', '--pack-destination', folder], { quiet: true }) !== 0) {
      failed.push(`${name} cannot be packed.`);
      continue;
    }
    const tarball = join(
      folder,
      readdirSync(folder).find((file) => !before.has(file)),
    );
    checkContent(name, tarball);
    if (bin('publint', ['run', tarball, '--strict'], { quiet: true }) !== 0)
      failed.push(`${name}: publint has something to say.`);
    // The commands export nothing that could be imported.
    const importable = Object.keys(exports ?? {}).some((key) => key !== './package.json' && !key.startsWith('./bin/'));
    if (
      importable &&
      bin('attw', [tarball, '--profile', 'esm-only', '--exclude-entrypoints', './schemas/*.json'], { quiet: true }) !==
        0
    ) {
      failed.push(`${name}: attw has something to say about its types.`);
    }
    console.log(`checked ${name}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const line of failed) console.error(line);
process.exit(failed.length > 0 ? 1 : 0);

function checkContent(name, tarball) {
  const { stdout } = spawnSync('tar', ['-tzf', tarball], { encoding: 'utf8' });
  const files = stdout.split('\n').filter(Boolean);
  for (const wanted of ['package/package.json', 'package/README.md', 'package/LICENSE']) {
    if (!files.includes(wanted)) failed.push(`${name} has no ${wanted.slice('package/'.length)} in its tarball.`);
  }
  const stray = files.filter((file) => /\.test\.|\/test\/|\.map$|\/src\/|tsdown\.config/.test(file));
  if (stray.length > 0) failed.push(`${name} carries files that nobody needs: ${stray.slice(0, 3).join(', ')}`);
  const { stdout: manifest } = spawnSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' });
  if (manifest.includes('workspace:'))
    failed.push(`${name} names a package of the workspace by its workspace: version.`);
}
