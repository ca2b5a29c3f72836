import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * What the waiting changesets of a workspace lead to, as changesets itself reads them: the published packages that get another
 * version, each with its bump. Throws where a changeset is none, or names a package that is not there, and says so in one line.
 */
export async function releasesOf(folder) {
  const cli = new URL('../../node_modules/@changesets/cli/package.json', import.meta.url);
  const changesets = createRequire(realpathSync(fileURLToPath(cli)));
  const { default: getReleasePlan } = changesets('@changesets/get-release-plan');
  const { getPackages } = changesets('@manypkg/get-packages');
  const { packages } = await getPackages(folder);
  const published = new Set(packages.flatMap(({ packageJson }) => (packageJson.private ? [] : [packageJson.name])));
  const { releases } = await getReleasePlan(folder).catch((error) => {
    const [first] = error.message.split('\n', 1);
    throw new Error(`The changesets cannot be read: ${first.replace(/\.$/, '')}.`, { cause: error });
  });
  return releases.filter(({ name }) => published.has(name));
}
