/** Gives out ids of one kind (`evt_000001`): the source's own where it has that form and is free, else the next number. */
export interface Ids {
  readonly of: (key: string) => string;
  readonly next: () => string;
}

/** Starts; ids that the source has in the right form are kept for whom they belong to, so that no number takes them. */
export function startIds(
  prefix: 'evt' | 'call' | 'span',
  owners: readonly { readonly key: string; readonly sourceId: string | undefined }[],
): Ids {
  const form = new RegExp(`^${prefix}_\\d{6,}$`);
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  for (const { key, sourceId } of owners)
    if (sourceId !== undefined && form.test(sourceId) && !taken.has(sourceId)) {
      taken.add(sourceId);
      ids.set(key, sourceId);
    }
  let count = 0;
  const next = (): string => {
    let id: string;
    do {
      count += 1;
      id = `${prefix}_${String(count).padStart(6, '0')}`;
    } while (taken.has(id));
    taken.add(id);
    return id;
  };
  return {
    of(key) {
      const found = ids.get(key) ?? next();
      ids.set(key, found);
      return found;
    },
    next,
  };
}
