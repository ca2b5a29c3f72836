/** One file of a program: its code as CommonJS, and the names of those that it needs to begin. */
export interface Part {
  readonly code: string;
  readonly needs: readonly string[];
}

/** A file for parts that are used together: those that some entries are, and all that these need to begin. */
export interface Group {
  readonly file: string;
  readonly entries: readonly string[];
  /** What these need stands elsewhere, even if the entries need it too. */
  readonly butNotOf?: readonly string[];
  /** Whether whoever asks for one of them will ask for nearly all. */
  readonly areOne: boolean;
}

/**
 * Puts parts of a program together, since to find and open a file takes longer than to read a few kilobytes more: what is used
 * together into the first group that needs it, and all other small parts into one file that they share. In these files each part
 * is a function, which an engine only looks through until somebody asks for the part; where that is sure to happen it stands in
 * parentheses, since engines then make it ready at once, which is to look once and not twice. `entry` is the part that begins.
 */
export function gathered(
  parts: ReadonlyMap<string, Part>,
  entry: string,
  groups: readonly Group[],
): ReadonlyMap<string, string> {
  const hosts = new Map<string, string>();
  const sure = new Set<string>();
  const all: readonly Group[] = [{ file: entry, entries: [entry], areOne: true }, ...groups];
  for (const { file, entries, butNotOf = [], areOne } of all) {
    const others = neededBy(parts, butNotOf);
    for (const name of neededBy(parts, entries)) {
      if (name === entry || hosts.has(name) || others.has(name)) continue;
      hosts.set(name, file);
      if (areOne) sure.add(name);
    }
  }
  for (const [name, { code }] of parts)
    if (!hosts.has(name) && name.startsWith('part-') && code.length <= mostOfSmall) hosts.set(name, shared);
  const files = new Map<string, string>();
  for (const [name, { code }] of parts)
    if (name !== entry && !hosts.has(name)) files.set(name, strict + withHosts(code, name, hosts));
  for (const host of new Set([entry, ...hosts.values()])) {
    const own = withHosts(parts.get(host)?.code ?? '', host, hosts);
    const guests = [...parts].filter(([name]) => hosts.get(name) === host);
    const functions = guests.map(([name, { code }]) => {
      const made = `function(module){${withHosts(code, host, hosts)}}`;
      return `"${name}":${sure.has(name) ? `(${made})` : made}`;
    });
    files.set(
      host,
      `${strict}const partsHere={${functions.join(',')}},partsMade={};${partHere}\n${own}module.exports.part=partHere;\n`,
    );
  }
  return files;
}

const shared = 'parts.cjs';
/** In characters. Larger parts would have to be looked through by commands that do not need them. */
const mostOfSmall = 3000;

/** As in every module. */
const strict = '"use strict";';

const partHere =
  'function partHere(name){let made=partsMade[name];if(made===undefined){made=partsMade[name]={exports:{}};partsHere[name](made)}return made.exports}';

/** Some parts, all that they need to begin, and that these need. */
function neededBy(parts: ReadonlyMap<string, Part>, entries: readonly string[]): ReadonlySet<string> {
  const needed = new Set(entries);
  // What is added on the way is gone through too.
  for (const name of needed) for (const other of parts.get(name)?.needs ?? []) needed.add(other);
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
