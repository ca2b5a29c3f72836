import type { ArtifactFile, DatasetRule } from '../../../dataset/dataset.ts';

/** An artifact is a plain file in the folder of its trace. */
export const artifactsStayInside: DatasetRule = {
  id: 'artifacts-stay-inside',
  claim: 'Every artifact is a plain file inside the folder of its trace, and none hides others.',
  why: 'A path that leads out of the folder is missing wherever the dataset is copied to, or gives away a file nobody meant to give.',
  fix: 'Copy the file into `artifacts` and name it by its path from there; unpack archives that are not what was delivered.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  *checkDataset({ traces, folders }) {
    for (const { file, folder, artifacts, kind } of traces) {
      // Exports and raw sources repeat what the traces say.
      if (kind === 'export') continue;
      for (const path of artifacts) {
        const wrong = wrongPath(path);
        if (wrong)
          yield { about: folder, message: `${file} names the artifact ${JSON.stringify(short(path))}, ${wrong}.` };
      }
    }
    for (const { folder, artifactFiles } of folders)
      for (const file of artifactFiles) {
        const wrong = wrongFile(file);
        if (wrong) yield { about: folder, message: `${folder}/${file.path} ${wrong}.` };
      }
  },
};

function wrongPath(path: string): string | undefined {
  if (/^(?!file:)[a-z][a-z0-9+.-]*:\/\//i.test(path)) return undefined;
  if (/^([/\\~]|[A-Za-z]:|file:)/i.test(path)) return 'which is a path of one machine, not of the dataset';
  if (path.split(/[/\\]/).includes('..')) return 'which leads out of the folder of the trace';
  return undefined;
}

/** Formats of office documents and packages that are archives by construction. */
const packed =
  /\.(zip|gz|tgz|tar|7z|xz|bz2|zst|rar|jar|whl|egg|nupkg|apk|epub|docx|xlsx|pptx|odt|ods|odp|npz|vsix|kmz|3mf)$/i;

function wrongFile({ path, leadsOut, kind }: ArtifactFile): string | undefined {
  if (leadsOut !== undefined) return 'is a link that leads out of the folder of the trace';
  if (kind === 'special') return 'is neither a file nor a folder';
  if (kind !== 'archive') return undefined;
  const name = path.split('/').at(-1)!;
  if (name.startsWith('.')) return 'is a hidden archive';
  return packed.test(name) ? undefined : 'is an archive under the name of another kind of file';
}

function short(path: string): string {
  return path.length <= 80 ? path : `${path.slice(0, 79)}…`;
}
