import { nameOf } from './source.ts';

/** True for what lies in a folder of artifacts somewhere below a root: it was delivered with a trace. */
export function isAmongArtifacts(path: string, root: string): boolean {
  return nameOf(path, root).split('/').slice(0, -1).includes('artifacts');
}
