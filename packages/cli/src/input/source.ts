import { lstatSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { ifPossible } from '../if-possible.ts';
import { codeOf, saidBySystem } from '../system-error.ts';
import { isInside } from './paths/is-inside.ts';

/** A file to read, under the name that reports use for it. */
export interface Source {
  /** Relative to the working folder where it lies below it, with forward slashes. */
  readonly name: string;
  readonly path: string;
  /** True when it was named on the command line; false when it was found in a folder or by a pattern. */
  readonly named: boolean;
  /** Set for the files of a session that a word like `@latest` named: the log first, then what belongs to it. */
  readonly session?: SessionPart;
}

/** The part that a file has in a session. */
export interface SessionPart {
  /** The word that named the session. */
  readonly word: string;
  readonly part: 'log' | 'along';
}

/** A path that leads to nothing that can be read, and why. */
export interface Unreadable {
  readonly name: string;
  readonly why: string;
}

/** What the paths of a command line lead to. */
export interface Found {
  readonly sources: readonly Source[];
  readonly unreadable: readonly Unreadable[];
  /** Folders that no tool enters, such as `node_modules`: by their names alone, whatever lies in them. */
  readonly passedBy: readonly string[];
}

/** A path, as `resolve` gives it, as reports write it. */
export function nameOf(path: string, cwd: string): string {
  const inside = sep === '/' ? belowOf(path, cwd) : isInside(path, cwd) ? relative(cwd, path) : undefined;
  const name = inside === undefined ? path : inside || '.';
  return sep === '/' ? name : name.split(sep).join('/');
}

/** As `relative`, which takes as long for each path as to open a file; undefined for what does not lie in the folder. */
function belowOf(path: string, cwd: string): string | undefined {
  const start = cwd.endsWith('/') ? cwd : `${cwd}/`;
  if (path.startsWith(start)) return path.slice(start.length);
  return path === cwd || `${path}/` === start ? '' : undefined;
}

/** Why a file or folder cannot be read, in words that begin in the middle of a sentence. */
export function reason(error: unknown, path: string): string {
  switch (codeOf(error)) {
    case 'ENOENT':
      // What cannot be decoded stands as U+FFFD in the listing of a folder, and no file has that name.
      if (path.includes('\ufffd')) return 'its name is not UTF-8; rename it';
      return isLink(path) ? 'it is a link to something that is not there' : 'there is no such file or folder';
    case 'EACCES':
    case 'EPERM':
      return 'reading it is not permitted';
    case 'ELOOP':
      return 'it is a link that leads back to itself';
    case 'EISDIR':
      return 'it is a folder';
    case 'ENXIO':
      return special;
    case 'ENAMETOOLONG':
      return 'its name is too long';
    case 'ENOTDIR':
      return 'a part of its path is a file, not a folder';
    default:
      return saidBySystem(error);
  }
}

/** Why a pipe, a socket or a device is not read: it may never end. */
export const special = 'it is neither a file nor a folder';

function isLink(path: string): boolean {
  return ifPossible(() => lstatSync(path).isSymbolicLink()) ?? false;
}
