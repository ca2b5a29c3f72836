/** One file of a program: its code as CommonJS, and the names of those that it needs to begin. */
export interface Part {
  readonly code: string;
  readonly needs: readonly string[];
}

/**
 * Puts small parts of a program together, since to find and open a file takes longer than to read a few kilobytes more. What the
 * entry needs to begin goes into its own file, so that a start that needs no more opens one file; all other small parts go into
 * one that they share. There each is a function, which an engine only looks through until somebody asks for the part.
 */
export function gathered(parts: ReadonlyMap<string, Part>, entry: string): ReadonlyMap<string, string> {
  const atOnce = neededBy(parts, entry);
  const hosts = new Map<string, string>();
  for (const [name, { code }] of parts)
    if (atOnce.has(name)) hosts.set(name, entry);
    else if (name.startsWith('part-') && code.length <= mostOfSmall) hosts.set(name, shared);
  const files = new Map<string, string>();
  for (const [name, { code }] of parts)
    if (name !== entry && !hosts.has(name)) files.set(name, withHosts(code, name, hosts));
  for (const host of [entry, shared]) {
    const own = withHosts(parts.get(host)?.code ?? '', host, hosts);
    const guests = [...parts].filter(([name]) => hosts.get(name) === host);
    const functions = guests.map(([name, { code }]) => `"${name}"(module){${withHosts(code, host, hosts)}}`);
    files.set(
      host,
      `const partsHere={${functions.join(',')}},partsMade={};${partHere}\n${own}module.exports.part=partHere;\n`,
    );
  }
  return files;
}

const shared = 'parts.cjs';
/** In characters. Larger parts would have to be looked through by commands that do not need them. */
const mostOfSmall = 3000;

const partHere =
  'function partHere(name){let made=partsMade[name];if(made===undefined){made=partsMade[name]={exports:{}};partsHere[name](made)}return made.exports}';

/** All that a part needs to begin, and that these need. */
function neededBy(parts: ReadonlyMap<string, Part>, entry: string): ReadonlySet<string> {
  const needed = new Set<string>();
  const open = [entry];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    for (const other of parts.get(name)?.needs ?? []) {
      if (needed.has(other)) continue;
      needed.add(other);
      open.push(other);
    }
  }
  return needed;
}

/** The code of a part that stands in the given file, with the others asked for where they stand. */
function withHosts(code: string, file: string, hosts: ReadonlyMap<string, string>): string {
  return code.replace(/require\("\.\/(part-\w+\.cjs)"\)/g, (asked, name: string) => {
    const host = hosts.get(name);
    if (host === undefined) return asked;
    return host === file ? `partHere("${name}")` : `require("./${host}").part("${name}")`;
  });
}
