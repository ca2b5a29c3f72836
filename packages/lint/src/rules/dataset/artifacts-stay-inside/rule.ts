import { type ArtifactFile, aloneInTheirFolders, type DatasetRule, nameOf } from '../../../dataset/dataset.ts';

/** An artifact is a plain file in the folder of its trace. */
export const artifactsStayInside: DatasetRule = {
  id: 'artifacts-stay-inside',
  claim: 'Every artifact is a plain file inside the folder of its trace, and none hides others.',
  why: 'A path that leads out of the folder is missing wherever the dataset is copied to, or gives away a file nobody meant to give.',
  fix: 'Copy the file into `artifacts` and name it by its path from there; unpack archives that are not what was delivered.',
  checklist: 13,
  severity: 'error',
  certainty: 'exact',
  ofAnyTraces: true,
  *checkDataset({ traces, folders }) {
    const isRepeated = traces.some(({ kind }) => kind === 'trace');
    for (const trace of traces) {
      // An export repeats what the traces say; where there are none, it is the dataset.
      if (trace.kind === 'export' && isRepeated) continue;
      for (const path of trace.artifacts) {
        const wrong = wrongPath(path);
        if (wrong)
          yield {
            about: trace.folder,
            against: trace,
            message: `${nameOf(trace)} names the artifact ${JSON.stringify(short(path))}, ${wrong}.`,
          };
      }
    }
    const alone = new Map(aloneInTheirFolders(traces));
    for (const { folder, artifactFiles } of folders)
      for (const file of artifactFiles) {
        const wrong = wrongFile(file);
        if (wrong) yield { about: folder, against: alone.get(folder), message: `${folder}/${file.path} ${wrong}.` };
      }
  },
};

function wrongPath(path: string): string | undefined {
  if (/^(?!file:)[a-z][a-z0-9+.-]*:\/\//i.test(path)) return undefined;
  const forms = [path, plainForm(path)];
  if (forms.some((form) => /\p{Cc}/u.test(form)))
    return 'which holds a control character, so that no two programs read it alike';
  if (
    forms.some((form) => /^(?:[/\\]|~[\w.-]*(?:[/\\]|(?<=~)$)|[A-Za-z]:|file:|\$\{?\w+\}?[/\\]|%\w+%[/\\])/i.test(form))
  )
    return 'which is a path of one machine, not of the dataset';
  const plain = withoutDetour(path);
  if (plain === '') return 'which is the folder of the trace, and no file in it';
  if (plain !== undefined) return `which goes up on its way: written plainly it is ${JSON.stringify(short(plain))}`;
  // Some systems drop blanks behind a name, so that ".. " is "..", and some servers what follows a semicolon.
  if (forms.some((form) => form.split(/[/\\]/).some((part) => /^\.\.(?:\s[\s.]*|;.*)?$/.test(part))))
    return 'which leads out of the folder of the trace';
  return undefined;
}

/** The same path without going up and down again, which links may lead elsewhere; undefined where it does not, or leads out. */
function withoutDetour(path: string): string | undefined {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  const plain = parts.join('/');
  return plain === path || /[\\%]/.test(path) ? undefined : plain;
}

/** A path as a program may read it that decodes percent signs, once or more often, and knows dots and slashes of other widths. */
function plainForm(path: string): string {
  let plain = path;
  for (let round = 0; round < 4 && /%[0-9a-f]{2}/i.test(plain); round++)
    plain = plain.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return plain.normalize('NFKC');
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
