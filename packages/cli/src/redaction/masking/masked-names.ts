import { dirname, extname, join, sep } from 'node:path';
import { findText, type RedactOptions, redactText } from '@trace-formats/redact';
import { plainName } from '../../input/packed/unpack.ts';

/** Masks what is sensitive in the names of files and folders, such as a project's folder that is called after a home path. */
export interface MaskedNames {
  /** The path with masked names, another one for each time that it is asked for. */
  of(path: string): string;
  /** How many paths had something in them. */
  readonly count: number;
}

/** A folder as it was called, what it is called now, and which names in it belong to somebody. */
interface Folder {
  readonly place: string;
  readonly taken: Set<string>;
  readonly last: Map<string, number>;
}

/** A name, and what of it tells the kind of a file. */
interface Name {
  readonly stem: string;
  readonly ending: string;
}

/**
 * `paths` are all that will be asked about: none is called what another one is called already, and no folder what another one is.
 */
export function maskedNames(options: RedactOptions, paths: readonly string[] = []): MaskedNames {
  const known = new Map<string, Name>();
  const folders = new Map<string, Folder>();
  const names = namesWithin(paths);
  let count = 0;
  const folderOf = (path: string): Folder => {
    const there = folders.get(path);
    if (there !== undefined) return there;
    const place = path === '.' ? '' : placeOf(path, 'folder');
    const folder = { place, taken: names.get(path) ?? new Set<string>(), last: new Map<string, number>() };
    folders.set(path, folder);
    return folder;
  };
  const placeOf = (path: string, kind: 'file' | 'folder'): string => {
    const name = path.slice(path.lastIndexOf(sep) + 1);
    const key = `${kind} ${name}`;
    const masked = known.get(key) ?? maskedName(name, kind === 'file' ? endingsOf(name) : [''], options);
    known.set(key, masked);
    const folder = folderOf(dirname(path));
    const isOwn = masked.stem + masked.ending === name;
    // In a folder that keeps its name, so does what has nothing in its own.
    if (isOwn && folder.place === (dirname(path) === '.' ? '' : dirname(path))) return path;
    return join(folder.place, another(masked, folder, isOwn));
  };
  return {
    of: (path) => {
      const masked = placeOf(path, 'file');
      if (masked !== path) count += 1;
      return masked;
    },
    get count() {
      return count;
    },
  };
}

/** The names that are in each folder on the way to some paths. */
function namesWithin(paths: readonly string[]): Map<string, Set<string>> {
  const within = new Map<string, Set<string>>();
  for (const path of paths)
    for (let at = path; at !== '.' && at !== dirname(at); at = dirname(at)) {
      const names = within.get(dirname(at)) ?? new Set();
      within.set(dirname(at), names.add(at.slice(at.lastIndexOf(sep) + 1)));
    }
  return within;
}

/** A masked name, with a number where it is taken by another one than its own. */
function another({ stem, ending }: Name, { taken, last }: Folder, isOwn: boolean): string {
  let times = last.get(stem + ending) ?? 0;
  let name: string;
  do {
    times += 1;
    name = fitting(stem, (times === 1 ? '' : `-${times}`) + ending);
  } while (taken.has(name) && !(isOwn && times === 1));
  last.set(stem + ending, times);
  taken.add(name);
  return name;
}

/** What tells the kind of a file stays as it is, unless some of it is what nobody shall see. */
function maskedName(name: string, endings: readonly string[], options: RedactOptions): Name {
  const end = (text: string): number => Math.max(0, ...findText(text, options).map(({ range }) => range[1]));
  const touched = end(name);
  const ending = endings.find((one) => touched <= name.length - one.length) ?? '';
  const own = name.slice(0, name.length - ending.length);
  const [whole = ''] = endings;
  const before = name.slice(0, name.length - whole.length);
  // A token that goes on behind a dot goes on into the ending as well; without it, no folder would be found to hold a trace there.
  if (whole !== ending && tellsNothing.test(whole) && end(before) === before.length)
    return { stem: inBrackets(redactText(before, options).value), ending: whole };
  // Something may only be told by standing alone.
  const masked = redactText(touched === 0 ? own : name, options).value;
  const stem = touched === 0 ? masked : masked.slice(0, masked.length - ending.length);
  return { stem: stem === own ? own : inBrackets(stem), ending };
}

/** Endings that stand behind any name, so that none is a part of a secret. */
const tellsNothing =
  /^\.(?:json|jsonl|ndjson|traj|eval|txt|md|log|csv|tsv|ya?ml|html?|xml|py|sh|[cm]?[jt]sx?|png|jpe?g|svg|pdf)(?:\.(?:gz|zst))?$/i;

/** What may be the ending of a name, the longest first. */
function endingsOf(name: string): readonly string[] {
  const plain = plainName(name);
  const packing = name.slice(plain.length);
  const kind = extname(plain);
  return [...(/^\.[a-z0-9]{1,10}$/i.test(kind) ? [kind + packing] : []), packing, ''];
}

/** Some systems have no colon in names, and none has a name of nothing, or one of dots, which leads elsewhere. */
function inBrackets(masked: string): string {
  const name = masked.replace(/\[REDACTED:[^\]]*\]/g, (marker) => marker.replaceAll(':', '-'));
  return /^\.{0,2}$/.test(name) ? `_${name}` : name;
}

/** No system has a longer name than this, in bytes, and a marker can be longer than what it stands for. */
const longest = 255;

function fitting(stem: string, ending: string): string {
  if (Buffer.byteLength(stem + ending) <= longest) return stem + ending;
  const characters = [...stem];
  while (Buffer.byteLength(characters.join('') + ending) > longest) characters.pop();
  return characters.join('') + ending;
}
