import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flagsOf } from './begin/flags.mjs';
import { root, setUp } from './begin/setup.mjs';
import { unfitToPublish, unfitTypes } from './packed/fit.mjs';
import { installPacked } from './packed/install.mjs';
import { oldestNode } from './packed/node-version.mjs';
import { packAll } from './packed/pack.mjs';
import { readmesWork } from './packed/readme.mjs';
import { loadBothWays } from './packed/requires.mjs';
import { weigh } from './packed/sizes.mjs';

// Packs every package as a release would and asks of the tarball, not of the folder: is it publishable, are its types right,
// does it hold what it should and nothing else, can it be loaded on the oldest Node, and what does it weigh?
flagsOf('pnpm check:packages', []);
setUp();
const folder = mkdtempSync(join(tmpdir(), 'trace-formats-packages-'));
const failed = [];
try {
  const packed = packAll(join(folder, 'tarballs'));
  for (const one of packed) {
    checkContent(one);
    for (const said of await unfitToPublish(one.tarball, one.manifest))
      failed.push(`${one.name}: publint says: ${said}`);
    if (isImportable(one.manifest))
      for (const said of await unfitTypes(one.tarball)) failed.push(`${one.name}: attw says of its types: ${said}`);
    console.log(`checked ${one.name}`);
  }
  installPacked(packed, folder);
  failed.push(...loadBothWays(packed, folder, oldestNode));
  console.log(`loaded every address with require() and import() on Node ${oldestNode}`);
  failed.push(...readmesWork(packed, folder, oldestNode));
  console.log('pasted the lines of every README: their types agree, and they run');
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

function checkContent({ folder, name, manifest, tarball }) {
  const { stdout } = spawnSync('tar', ['-tzf', tarball], { encoding: 'utf8' });
  const files = stdout.split('\n').filter(Boolean);
  for (const wanted of ['package/package.json', 'package/README.md', 'package/LICENSE']) {
    if (!files.includes(wanted)) failed.push(`${name} has no ${wanted.slice('package/'.length)} in its tarball.`);
  }
  const readme = readFileSync(`${root}packages/${folder}/README.md`, 'utf8');
  if (!/^# \S+\n\n[A-Z]/.test(readme)) failed.push(`The README of ${name} does not begin with what it is.`);
  if (!/^(npm install|npx) /m.test(readme)) failed.push(`The README of ${name} does not say how to install it.`);
  const { repository, license, engines } = manifest;
  // npm refuses provenance for a package that does not say which repository it comes from.
  if (repository?.directory !== `packages/${folder}` || license !== 'MIT' || engines?.node !== '>=20.19')
    failed.push(`The manifest of ${name} lacks its repository, its licence or the Node it needs.`);
  const bundles = files.some((file) => file.startsWith('package/dist/part-'));
  if (bundles && !files.includes('package/dist/THIRD-PARTY-NOTICES.md'))
    failed.push(`${name} holds copies of libraries without their licences.`);
  if (/\]\(\.\.?\//.test(readme)) failed.push(`The README of ${name} links to files that its tarball does not hold.`);
  const stray = files.filter((file) => /\.test\.|\/test\/|\.map$|\/src\/|tsdown\.config/.test(file));
  if (stray.length > 0) failed.push(`${name} carries files that nobody needs: ${stray.slice(0, 3).join(', ')}`);
  const { stdout: packed } = spawnSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' });
  if (packed.includes('workspace:')) failed.push(`${name} names a package of the workspace by its workspace: version.`);
}
