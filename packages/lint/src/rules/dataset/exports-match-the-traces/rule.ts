import type { Dataset, DatasetHit, DatasetRule, TraceFacts } from '../../../dataset/dataset.ts';
import { fieldsThatDiffer, numberIn } from '../../../dataset/step-digest.ts';

/** The JSONL files hold the same traces as the folders. */
export const exportsMatchTheTraces: DatasetRule = {
  id: 'exports-match-the-traces',
  claim: 'The JSONL exports hold the same traces, manifests and steps as the folders they were made from.',
  why: 'Most people load the exports and never look into the folders; one that is out of date is what they train on.',
  fix: 'Make the exports anew from the folders.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  *checkDataset({ folder, traces, manifests, stepExports }: Dataset): Iterable<DatasetHit> {
    const own = byId(traces.filter(({ kind }) => kind === 'trace'));
    const exported = byId(traces.filter(({ kind }) => kind === 'export'));
    const truth = own.size > 0 ? own : exported;
    if (truth.size === 0) return;
    if (own.size > 0 && exported.size > 0) {
      yield* missing(folder, 'trace export', [...own.keys()], exported);
      for (const [id, { file, hash }] of exported) {
        const trace = own.get(id);
        if (trace === undefined)
          yield { about: folder, message: `${file} holds trace ${JSON.stringify(id)}, which no folder holds.` };
        else if (trace.hash !== hash)
          yield {
            about: trace.folder,
            message: `${file} holds trace ${JSON.stringify(id)} with other content than ${trace.file}.`,
          };
      }
    }
    const rows = manifests.filter((manifest) => manifest.exported && manifest.id !== null);
    if (rows.length > 0) {
      yield* missing(folder, 'manifest export', [...truth.keys()], new Set(rows.map(({ id }) => id!)));
      for (const { id, file } of rows)
        if (!truth.has(id!))
          yield { about: folder, message: `${file} describes trace ${JSON.stringify(id)}, which is not there.` };
    }
    for (const { file, steps } of stepExports) yield* wrongSteps(folder, file, steps, truth);
  },
};

function byId(traces: readonly TraceFacts[]): Map<string, TraceFacts> {
  return new Map(traces.flatMap((trace) => (trace.id === null ? [] : [[trace.id, trace] as const])));
}

function* missing(
  folder: string,
  what: string,
  ids: readonly string[],
  there: { has(id: string): boolean },
): Generator<DatasetHit> {
  const lost = ids.filter((id) => !there.has(id));
  if (lost.length === 0) return;
  const names = lost.slice(0, 5).map((id) => JSON.stringify(id));
  yield {
    about: folder,
    message: `The ${what} leaves out ${lost.length === 1 ? 'trace' : `${lost.length} traces:`} ${names.join(', ')}${lost.length > 5 ? ' and others' : ''}.`,
  };
}

function* wrongSteps(
  folder: string,
  file: string,
  steps: ReadonlyMap<string, readonly string[]>,
  truth: ReadonlyMap<string, TraceFacts>,
): Generator<DatasetHit> {
  for (const [id, trace] of truth) {
    const rows = steps.get(id)?.length ?? 0;
    if (rows !== trace.steps)
      yield {
        about: folder,
        message: `${file} has ${rows} ${rows === 1 ? 'row' : 'rows'} for trace ${JSON.stringify(id)}, which has ${trace.steps} ${trace.steps === 1 ? 'step' : 'steps'}.`,
      };
    else yield* otherSteps(folder, file, steps.get(id) ?? [], trace);
  }
  for (const id of steps.keys())
    if (!truth.has(id))
      yield { about: folder, message: `${file} has steps of trace ${JSON.stringify(id)}, which is not there.` };
}

/** One finding for a trace, however many of its rows are out of date: the export is made anew as a whole. */
function* otherSteps(
  folder: string,
  file: string,
  rows: readonly string[],
  { id, file: own, stepDigests }: TraceFacts,
): Generator<DatasetHit> {
  if (stepDigests === undefined) return;
  const byNumber = new Map(stepDigests.map((digest) => [numberIn(digest), digest]));
  const seen = new Set<string>();
  const wrong: string[] = [];
  for (const row of rows) {
    const number = numberIn(row);
    const digest = byNumber.get(number);
    if (digest === undefined)
      wrong.push(number === '' ? 'a step without a number' : `a step ${number}, which the trace does not have`);
    else if (seen.has(number)) wrong.push(`step ${number} twice`);
    else {
      const fields = fieldsThatDiffer(digest, row);
      if (fields.length > 0) wrong.push(`step ${number} with another ${listed(fields.map((field) => `\`${field}\``))}`);
    }
    seen.add(number);
  }
  if (wrong.length === 0) return;
  const more = wrong.length > 3 ? `; and so on, in ${wrong.length} rows` : '';
  yield {
    about: folder,
    message: `${file} does not have the steps of trace ${JSON.stringify(id)} as ${own} has them: it has ${wrong.slice(0, 3).join('; ')}${more}.`,
  };
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
