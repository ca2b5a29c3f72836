/** Stands between a name and its number. */
const sign = '__';

/** The opening of a named group, a reference back to one, or an escaped character, which is neither. */
const openingOrReference = /\\k<(?<behind>\w+)>|\\.|\(\?<(?<name>[A-Za-z]\w*)>/gs;

/**
 * Of several alternatives one takes part, so that all may call by the same name what they find. Engines before Node 24
 * refuse a name that stands twice: every repeated one gets a number here. A reference back means the last one before it.
 */
export function withNumbers(source: string): string {
  const times = new Map<string, number>();
  return source.replace(openingOrReference, (written, behind?: string, name?: string) => {
    if (behind !== undefined) return `\\k<${numbered(behind, times.get(behind) ?? 1)}>`;
    if (name === undefined) return written;
    times.set(name, (times.get(name) ?? 0) + 1);
    return `(?<${numbered(name, times.get(name)!)}>`;
  });
}

function numbered(name: string, time: number): string {
  return time === 1 ? name : `${name}${sign}${time}`;
}

/** What the groups of a match hold, by the names as they were written: of each name what took part first. */
export function asWritten<Held>(
  groups: Readonly<Record<string, Held | undefined>>,
): Readonly<Record<string, Held | undefined>> {
  for (const name in groups) if (name.includes(sign)) return together(groups);
  return groups;
}

function together<Held>(groups: Readonly<Record<string, Held | undefined>>): Record<string, Held | undefined> {
  const all: Record<string, Held | undefined> = {};
  for (const name in groups) {
    const at = name.indexOf(sign);
    all[at === -1 ? name : name.slice(0, at)] ??= groups[name];
  }
  return all;
}
