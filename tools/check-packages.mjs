import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPacked } from './packed/install.mjs';
import { oldestNode } from './packed/node-version.mjs';
import { packAll } from './packed/pack.mjs';
import { loadBothWays } from './packed/requires.mjs';
import { weigh } from './packed/sizes.mjs';
import { bin, setUp } from './setup.mjs';

// Packs every package as a release would and asks of the tarball, not of the folder: is it publishable, are its types right,
// does it hold what it should and nothing else, can it be loaded on the oldest Node, and what does it weigh?
setUp();
const folder = mkdtempSync(join(tmpdir(), 'trace-formats-packages-'));
const failed = [];
try {
  const packed = packAll(join(folder, 'tarballs'));
  for (const one of packed) {
    checkContent(one);
    if (bin('publint', ['run', one.tarball, '--strict'], { quiet: true }) !== 0)
      failed.push(`${one.name}: publint has something to say.`);
    if (isImportable(one.manifest) && !hasRightTypes(one.tarball))
      failed.push(`${one.name}: attw has something to say about its types.`);
    console.log(`checked ${one.name}`);
  }
  installPacked(packed, folder);
  failed.push(...loadBothWays(packed, folder, oldestNode));
  console.log(`loaded every address with require() and import() on Node ${oldestNode}`);
  const { measured, failed: heavy } = await weigh(packed, folder);
  failed.push(...heavy);
  for (const { what, size, most } of measured) console.log(`${String(size).padStart(8)} of ${most} bytes  ${what}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const line of failed) console.error(line);
process.exit(failed.length > 0 ? 1 : 0);

/** The commands and the conformance kit export nothing that has types. */
function isImportable({ exports }) {
  return Object.keys(exports ?? {}).some((key) => !key.endsWith('.json') && !key.startsWith('./bin/'));
}

function hasRightTypes(tarball) {
  const words = [tarball, '--profile', 'esm-only', '--exclude-entrypoints', './schemas/*.json'];
  return bin('attw', words, { quiet: true }) === 0;
}

function checkContent({ name, tarball }) {
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
