/** Stands between a name and its number. */
const sign = '__';

/** The opening of a named group, a reference back to one, or an escaped character, which is neither. */
const openingOrReference = /\\k<(?<behind>\w+)>|\\.|\(\?<(?<name>[A-Za-z]\w*)>/gs;

/**
 * Gives a number to every name of a group that stands twice. Only one of several alternatives matches, so all of them may give
 * what they find the same name, but engines before Node 24 refuse that. A reference back means the last group of its name
 * before it.
 */
export function withNumbers(source: string): string {
  if (!namesTwice(source)) return source;
  const times = new Map<string, number>();
  return source.replace(openingOrReference, (written, behind?: string, name?: string) => {
    if (behind !== undefined) return `\\k<${numbered(behind, times.get(behind) ?? 1)}>`;
    if (name === undefined) return written;
    times.set(name, (times.get(name) ?? 0) + 1);
    return `(?<${numbered(name, times.get(name)!)}>`;
  });
}

/** Most patterns name nothing twice, and are asked at every start. */
function namesTwice(source: string): boolean {
  const names: string[] = [];
  for (let at = source.indexOf('(?<'); at !== -1; at = source.indexOf('(?<', at + 3)) {
    // A look behind has no name.
    if (source[at + 3] === '=' || source[at + 3] === '!') continue;
    const name = source.slice(at + 3, source.indexOf('>', at));
    if (names.includes(name)) return true;
    names.push(name);
  }
  return false;
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
