import { releasesOf } from '../release/plan.mjs';

/** How the next release is to be counted. */
export type Bump = 'none' | 'patch' | 'minor' | 'major';

const order: readonly Bump[] = ['none', 'patch', 'minor', 'major'];

/**
 * The greatest bump that the waiting changesets of a workspace lead to; all published packages share one version. Which they are,
 * changesets itself says: one of a package that is never published raises nothing.
 */
export async function bumpOf(workspace: string): Promise<Bump> {
  const releases = await releasesOf(workspace);
  return releases.reduce<Bump>((most, { type }) => (isAtLeast(type, most) ? type : most), 'none');
}

/** What the step from one version to another says, such as `minor` for 0.1.0 to 0.2.0. */
export function bumpBetween(before: string, after: string): Bump {
  const [old, now] = [before, after].map((version) => version.split(/[.-]/).slice(0, 3).map(Number)) as [
    number[],
    number[],
  ];
  const first = old.findIndex((part, index) => part !== now[index]);
  return first === -1 || now[first]! < old[first]! ? 'none' : (['major', 'minor', 'patch'] as const)[first]!;
}

/** True when `bump` is at least `wanted`. */
export function isAtLeast(bump: Bump, wanted: Bump): boolean {
  return order.indexOf(bump) >= order.indexOf(wanted);
}
