import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

// Names the commit that was published, in the folder where this is run: `v0.1.0` for the hooks of pre-commit, and `v0`, which
// moves with each release, for the Action. changesets only makes tags of packages, which neither of the two can take.
const { version } = JSON.parse(readFileSync('packages/cli/package.json', 'utf8'));
if (!/^\d+\.\d+\.\d+$/.test(version)) {
  console.error(`${version} is no release, so it gets no tags.`);
  process.exit(1);
}
const own = `v${version}`;
const moving = `v${version.split('.')[0]}`;
// One that was broken off may be done again: a tag that stands at this commit already is as it should be.
if (at(`refs/tags/${own}^{commit}`) !== at('HEAD')) git('tag', own);
git('tag', '--force', moving);
// The first push is refused where the release is there already from another commit; the second moves what is there.
git('push', 'origin', `refs/tags/${own}`);
git('push', '--force', 'origin', `refs/tags/${moving}`);

/** The commit that a name stands for; empty where there is no such name. */
function at(name) {
  return spawnSync('git', ['rev-parse', '--quiet', '--verify', name], { encoding: 'utf8' }).stdout.trim();
}

function git(...words) {
  const { status, stderr } = spawnSync('git', words, { encoding: 'utf8' });
  if (status === 0) return;
  console.error(`git ${words.join(' ')} ended with ${status}:\n${stderr}`);
  process.exit(1);
}
