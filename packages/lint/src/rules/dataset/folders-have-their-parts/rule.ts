import { listed } from '@trace-formats/validate';
import {
  aloneInTheirFolders,
  type Dataset,
  type DatasetHit,
  type DatasetRule,
  heldIn,
  nameOf,
  notHeld,
  placeOf,
  type TraceFacts,
} from '../../../dataset/dataset.ts';
import { manifestFieldsThatDiffer } from '../../../dataset/step-digest.ts';

/** A manifest has its trace, and a trace its manifest and README. */
export const foldersHaveTheirParts: DatasetRule = {
  id: 'folders-have-their-parts',
  claim:
    'Every manifest stands beside its trace, every folder of a trace has a manifest and a README of its own, and none is a link to elsewhere.',
  why: 'People find traces by their manifests and learn from the README what they may do with them.',
  fix: 'Add what is missing, or take out what has nothing to belong to.',
  checklist: null,
  severity: 'error',
  certainty: 'both',
  *checkDataset(dataset) {
    yield* manifestsAlone(dataset);
    yield* manifestsOfOthers(dataset);
    yield* readmesOfOthers(dataset);
    const gapsIn = gapsBeside(dataset);
    for (const folder of dataset.folders) {
      yield* linksOutOf(folder);
      yield* gapsIn(folder);
    }
  },
};

function* manifestsAlone({ traces, manifests, unread = [], leftOut = [] }: Dataset): Generator<DatasetHit> {
  // Beside a trace that nobody read, its manifest is not alone.
  const unreadIn = new Set([...unread.map(({ folder }) => folder), ...leftOut]);
  const traceFolders = new Set(traces.filter(({ kind }) => kind !== 'export').map(({ folder }) => folder));
  const held = heldIn(traces);
  const ids = new Set(traces.map(({ id }) => id));
  for (const manifest of manifests) {
    const { file, folder, id, exported } = manifest;
    // Of the one that lies with a single trace, it is told that it has another id.
    if (exported || unreadIn.has(folder) || (id !== null && ids.has(id)) || held.has(placeOf(manifest))) continue;
    if (!traceFolders.has(folder))
      yield {
        about: folder,
        message: `The manifest ${file} has no trace beside it${id === null ? '' : `, and no trace of the dataset has the id ${JSON.stringify(id)}`}.`,
      };
    else if (id !== null)
      yield {
        about: folder,
        message: `The manifest ${file} describes trace ${JSON.stringify(id)}, and no trace of the dataset has that id.`,
      };
  }
}

function* manifestsOfOthers(dataset: Dataset): Generator<DatasetHit> {
  for (const [{ file, folder, exported, digest }, trace] of notHeld(dataset)) {
    const fields = exported ? [] : manifestFieldsThatDiffer(trace.stated, digest);
    if (fields.length > 0)
      yield {
        about: folder,
        message: `The manifest ${file} states another ${listed(fields.map((field) => `\`${field}\``))} than ${nameOf(trace)}, which it describes.`,
        fix: 'Correct the manifest, or take out the one that does not belong to the trace.',
      };
  }
}

/** A README that the folders of two traces have word for word, unless it stands in most of them, and speaks of none in particular. */
function* readmesOfOthers({ traces, folders }: Dataset): Generator<DatasetHit> {
  const alone = new Map(aloneInTheirFolders(traces.filter(({ kind }) => kind === 'trace')));
  const holders = new Map<string, TraceFacts[]>();
  let all = 0;
  for (const { folder, readme } of folders) {
    const trace = alone.get(folder);
    if (trace === undefined || readme === undefined) continue;
    all += 1;
    const known = holders.get(readme);
    if (known) known.push(trace);
    else holders.set(readme, [trace]);
  }
  for (const [first, ...others] of holders.values()) {
    const held = others.length + 1;
    if (held === all || (held > 2 && held > all / 2)) continue;
    for (const trace of others)
      if (trace.task === undefined || trace.task !== first!.task)
        yield {
          about: trace.folder,
          certainty: 'hint',
          message: `The README in the folder of ${trace.file} says word for word what the one beside ${first!.file} says, which looks like it was copied from there.`,
          fix: 'Say in it what this trace shows and what may be done with it.',
        };
  }
}

type Folder = Dataset['folders'][number];

function* linksOutOf({ folder, linksOut = [] }: Folder): Generator<DatasetHit> {
  for (const name of linksOut)
    yield {
      about: folder,
      message: `${name === '.' ? `The folder ${folder} is or lies behind` : `${folder}/${name} is`} a link that leads out of the dataset, so whoever gets a copy does not get what it leads to.`,
      fix: `Put the ${name === '.' ? 'folder' : 'file'} itself in the place of the link.`,
    };
}

/** What a folder of a trace lacks. The format asks for a manifest where one is available: where others have one, a gap is an oversight. */
function gapsBeside({ traces, manifests }: Dataset): (folder: Folder) => Generator<DatasetHit> {
  const withManifest = new Set(manifests.map(({ folder }) => folder));
  const described = new Set(manifests.map(({ id }) => id));
  // A folder that many share is no folder of a trace.
  const own = new Map<string, TraceFacts | undefined>();
  for (const trace of traces)
    if (trace.kind === 'trace') own.set(trace.folder, own.has(trace.folder) ? undefined : trace);
  return function* ({ folder, hasReadme, readmeIsEmpty }) {
    const trace = own.get(folder);
    if (trace === undefined) return;
    const gap = { about: folder, severity: 'warning' } as const;
    if (manifests.length > 0 && !withManifest.has(folder) && !(trace.id !== null && described.has(trace.id)))
      yield { ...gap, message: `The folder of ${trace.file} has no manifest, though others have.` };
    if (!hasReadme) yield { ...gap, message: `The folder of ${trace.file} has no README.` };
    else if (readmeIsEmpty)
      yield {
        ...gap,
        message: `The README in the folder of ${trace.file} is empty.`,
        fix: 'Say in it what the trace shows and what may be done with it.',
      };
  };
}
