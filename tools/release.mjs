import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flagsOf } from './begin/flags.mjs';
import { bin, root, run, setUp } from './begin/setup.mjs';
import { packAll } from './packed/pack.mjs';
import { releasesOf } from './release/plan.mjs';
import { uncommittedIn } from './release/uncommitted.mjs';

// `pnpm release` publishes what is not on npm yet; only the release workflow has the right to. `pnpm release --dry-run` asks the
// same questions, packs the same tarballs and shows what would be published, and sends nothing. With `--tried`, npm is not asked what
// it would refuse: the same tarballs are published to a registry on loopback then.
const flags = flagsOf('pnpm release [--dry-run] [--tried]', ['--dry-run', '--tried']);
const isDry = flags.has('--dry-run');
if (!isDry) refuseWhatIsNotCommitted();
setUp();
ask('The schemas may not be released like this.', () => bin('tsx', ['tools/schema-diff.ts'], { quiet: true }));
if (isDry) await show();
else {
  ask('The packages are not fit to publish.', () => run('node', ['tools/check-packages.mjs']));
  ask('The packages could not all be published.', () => bin('changeset', ['publish']));
}

async function show() {
  const next = await nextVersions();
  const folder = mkdtempSync(join(tmpdir(), 'trace-formats-release-'));
  try {
    const packed = packAll(folder);
    const versions = new Set(packed.map(({ name, manifest }) => next.get(name) ?? manifest.version));
    if (versions.size !== 1) stop(`The packages share one version, but these would be: ${[...versions].join(', ')}.`);
    if (versions.has('0.0.0'))
      stop('Nothing was released yet and no changeset is waiting, so there is no version to publish.');
    for (const { name, manifest, tarball } of packed) {
      if (manifest.publishConfig?.access !== 'public' || manifest.publishConfig?.provenance !== true)
        stop(`${name} would be published without public access or without provenance.`);
      const words = ['publish', tarball, '--dry-run', '--provenance=false', '--loglevel=error'];
      if (!flags.has('--tried')) ask(`npm would refuse ${name}.`, () => run('npm', words, { quiet: true }));
      console.log(`would publish ${name} ${next.get(name) ?? manifest.version}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What is on npm stays there for good, so everybody must be able to find the commit that it was made from. */
function refuseWhatIsNotCommitted() {
  const left = uncommittedIn(root);
  if (left === undefined) stop('This is no repository of git, so nobody could tell what was published from it.');
  if (left.length === 0) return;
  const more = left.length > 10 ? `\n... and ${left.length - 10} more` : '';
  stop(`Nothing was published, since not all of it is committed:\n${left.slice(0, 10).join('\n')}${more}`);
}

/** The versions that the waiting changesets lead to. */
async function nextVersions() {
  return new Map((await releasesOf(root)).map(({ name, newVersion }) => [name, newVersion]));
}

function ask(sentence, question) {
  if (question() !== 0) stop(sentence);
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
