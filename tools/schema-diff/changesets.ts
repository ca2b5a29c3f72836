import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How the next release is to be counted. */
export type Bump = 'none' | 'patch' | 'minor' | 'major';

const order: readonly Bump[] = ['none', 'patch', 'minor', 'major'];

/** The greatest bump that the waiting changesets of a folder ask for; all packages share one version. */
export function bumpOf(folder: string): Bump {
  if (!existsSync(folder)) return 'none';
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .flatMap((name) => bumpsIn(readFileSync(join(folder, name), 'utf8'), name))
    .reduce<Bump>((most, bump) => (order.indexOf(bump) > order.indexOf(most) ? bump : most), 'none');
}

/** True when `bump` is at least `wanted`. */
export function isAtLeast(bump: Bump, wanted: Bump): boolean {
  return order.indexOf(bump) >= order.indexOf(wanted);
}

function bumpsIn(text: string, name: string): Bump[] {
  const front = /^---\r?\n([\s\S]*?)\r?\n?---/.exec(text)?.[1];
  const bumps = [...(front ?? '').matchAll(/^["']?[^"':#]+["']?\s*:\s*["']?(patch|minor|major)["']?\s*$/gm)];
  if (front === undefined || (front.trim() !== '' && bumps.length === 0))
    throw new Error(
      `${name} is no changeset: it must begin with a package and patch, minor or major between two lines of ---.`,
    );
  return bumps.map((match) => match[1] as Bump);
}
