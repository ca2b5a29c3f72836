import { type Dataset, nameOf } from './dataset.ts';

/** The short name by which folders and addresses call a trace, and where that stands. */
export interface Slug {
  readonly slug: string;
  readonly folder: string;
  /** Where it stands, as messages name it. */
  readonly place: string;
}

/** The slugs of traces, by their ids. What an export states counts where no folder does, and raw sources have their own. */
export function slugsOf({ traces, manifests }: Dataset): ReadonlyMap<string, Slug> {
  const own = traces.filter(({ kind }) => kind !== 'raw');
  const described = manifests.filter(({ isRaw }) => isRaw !== true);
  const byId = new Map<string, Slug>();
  for (const one of [
    ...own.filter(({ kind }) => kind === 'trace'),
    ...described.filter(({ exported }) => !exported),
    ...own.filter(({ kind }) => kind === 'export'),
    ...described.filter(({ exported }) => exported),
  ])
    if (one.id !== null && one.slug !== undefined && !byId.has(one.id))
      byId.set(one.id, { slug: one.slug, folder: one.folder, place: nameOf(one) });
  return byId;
}
