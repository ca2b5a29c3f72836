import { spawnSync } from 'node:child_process';

// Names the commit that was published, in the folder where this is run: `v0.1.0` for the hooks of pre-commit, and `v0`, which
// moves with each release, for the Action. changesets only makes tags of packages, which neither of the two can take.
// A tag stays at its commit, so it is asked what that holds, and not the folder, where the version may be raised already.
const { version } = JSON.parse(git('show', 'HEAD:packages/cli/package.json'));
if (!/^\d+\.\d+\.\d+$/.test(version) || version === '0.0.0') {
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
  const { status, stdout, stderr } = spawnSync('git', words, { encoding: 'utf8' });
  if (status === 0) return stdout;
  console.error(`git ${words.join(' ')} ended with ${status}:\n${stderr}`);
  process.exit(1);
}
