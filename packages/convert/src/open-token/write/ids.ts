/** Gives out ids of one kind (`evt_000001`): the source's own where it has that form and is free, else the next number. */
export interface Ids {
  /** The source's own id of an owner, if it may stay. */
  readonly own: (key: string) => string | undefined;
  readonly next: () => string;
  /** The id of an owner, however often it is asked for. */
  readonly of: (key: string) => string;
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
  // A number is given once, so only the source's own ids can stand in its way.
  const next = (): string => {
    let id: string;
    do {
      count += 1;
      id = `${prefix}_${String(count).padStart(6, '0')}`;
    } while (taken.has(id));
    return id;
  };
  return {
    own: (key) => ids.get(key),
    next,
    of(key) {
      const known = ids.get(key);
      if (known !== undefined) return known;
      const id = next();
      ids.set(key, id);
      return id;
    },
  };
}
