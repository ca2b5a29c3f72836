import { aloneInTheirFolders, type DatasetRule } from '../../../dataset/dataset.ts';
import { plainPath } from '../../artifact-path.ts';

/** Nothing lies in `artifacts` that no trace speaks of. */
export const everyArtifactIsNamed: DatasetRule = {
  id: 'every-artifact-is-named',
  claim: 'Every file in the folder `artifacts` is named by the trace it lies beside.',
  why: 'A file that no trace names was checked by nobody and tells nobody where it comes from.',
  fix: 'Name it in `static_output.artifacts`, or take it out.',
  checklist: 13,
  severity: 'error',
  certainty: 'exact',
  *checkDataset({ traces, folders }) {
    const named = new Map<string, Set<string>>();
    for (const { folder, artifacts } of traces) {
      const known = named.get(folder) ?? new Set<string>();
      for (const path of artifacts) known.add(insideArtifacts(path));
      named.set(folder, known);
    }
    const alone = new Map(aloneInTheirFolders(traces));
    for (const { folder, artifactFiles } of folders) {
      const known = named.get(folder);
      if (known === undefined) continue;
      for (const { path } of artifactFiles)
        if (!keepsTheFolder.test(path) && !isNamed(insideArtifacts(path), known))
          yield {
            about: folder,
            against: alone.get(folder),
            message: `${folder}/${path} is named by no artifact of the trace.`,
          };
    }
  },
};

/** Git forgets an empty folder, so people put a file into it that says nothing. */
const keepsTheFolder = /\/\.(?:git)?keep$/;

/** Traces name `artifacts/a.txt` or, from inside that folder, `a.txt`. */
function insideArtifacts(path: string): string {
  return plainPath(path).replace(/^artifacts\//, '');
}

/** Named itself, or as a part of a folder that is named. */
function isNamed(path: string, known: ReadonlySet<string>): boolean {
  if (known.has(path)) return true;
  for (let slash = path.lastIndexOf('/'); slash > 0; slash = path.lastIndexOf('/', slash - 1))
    if (known.has(path.slice(0, slash))) return true;
  return false;
}
