import { basename, dirname } from 'node:path';
import { nameOf } from '../source.ts';

/** Some systems take `Artifacts` for the same folder. */
export function isCalledArtifacts(name: string): boolean {
  return name.toLowerCase() === 'artifacts';
}

/** True for what lies in a folder of artifacts somewhere below a root: it was delivered with a trace. */
export function isAmongArtifacts(path: string, root: string): boolean {
  return nameOf(path, root).split('/').slice(0, -1).some(isCalledArtifacts);
}

/** True for what lies in the folder of artifacts of one of some folders. */
export function isArtifactOf(folders: ReadonlySet<string>, path: string): boolean {
  for (let at = dirname(path); at !== dirname(at); at = dirname(at))
    if (isCalledArtifacts(basename(at)) && folders.has(dirname(at))) return true;
  return false;
}
