import { listed } from '@trace-formats/validate';
import {
  type Dataset,
  type DatasetHit,
  type DatasetRule,
  heldIn,
  type ManifestFacts,
  nameOf,
  notHeld,
  placeOf,
  type TraceFacts,
} from '../../../dataset/dataset.ts';
import {
  fieldsGiven,
  fieldsLeftOut,
  fieldsThatDiffer,
  manifestFieldsThatDiffer,
  numberIn,
} from '../../../dataset/step-digest.ts';

/** The JSONL files hold the same traces as the folders. */
export const exportsMatchTheTraces: DatasetRule = {
  id: 'exports-match-the-traces',
  claim: 'The JSONL exports hold the same traces, manifests and steps as the folders they were made from.',
  why: 'Most people load the exports and never look into the folders; one that is out of date is what they train on.',
  fix: 'Make the exports anew from the folders.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  *checkDataset(dataset: Dataset): Iterable<DatasetHit> {
    const { folder, traces, manifests, stepExports } = dataset;
    const own = byId(traces.filter(({ kind }) => kind === 'trace'));
    const exported = byId(traces.filter(({ kind }) => kind === 'export'));
    const truth = own.size > 0 ? own : exported;
    if (truth.size === 0) return;
    if (own.size > 0 && exported.size > 0) {
      yield* missing(folder, 'trace export', [...own.keys()], exported);
      for (const [id, { file, hash, priorId }] of exported) {
        const trace = own.get(id);
        if (trace === undefined)
          yield { about: folder, message: `${file} holds trace ${JSON.stringify(id)}, which no folder holds.` };
        else if (trace.hash !== hash)
          yield {
            about: trace.folder,
            message: `${file} holds trace ${JSON.stringify(id)} with other content than ${trace.file}.`,
          };
        else if (trace.priorId !== priorId)
          yield {
            about: trace.folder,
            message: `${file} holds trace ${JSON.stringify(id)} with another \`prior_trace_id\` than ${trace.file}.`,
          };
      }
    }
    const rows = manifests.filter((manifest) => manifest.exported && manifest.id !== null);
    if (rows.length > 0) {
      yield* missing(folder, 'manifest export', [...truth.keys()], new Set(rows.map(({ id }) => id!)));
      for (const { id, file } of rows)
        if (!truth.has(id!))
          yield { about: folder, message: `${file} describes trace ${JSON.stringify(id)}, which is not there.` };
      yield* describedTwice(folder, rows);
      yield* otherManifests(rows, dataset);
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

/** Whoever loads two rows of one trace takes either, or counts it twice. */
function* describedTwice(folder: string, rows: readonly ManifestFacts[]): Generator<DatasetHit> {
  const seen = new Set<string>();
  const told = new Set<string>();
  for (const { file, id } of rows) {
    const row = JSON.stringify([file, id]);
    if (seen.has(row) && !told.has(row)) {
      told.add(row);
      yield { about: folder, message: `${file} describes trace ${JSON.stringify(id)} more than once.` };
    }
    seen.add(row);
  }
}

function* otherManifests(rows: readonly ManifestFacts[], dataset: Dataset): Generator<DatasetHit> {
  const { manifests, traces } = dataset;
  const held = heldIn(traces);
  // Of several manifests in folders, the one that was held against the trace is the trace's own.
  const own = new Map(
    manifests
      .filter(({ exported }) => !exported)
      .sort((a, b) => Number(held.has(placeOf(a))) - Number(held.has(placeOf(b))))
      .map((one) => [one.id, one]),
  );
  for (const [{ id, file, digest, exported }, trace] of notHeld(dataset)) {
    const fields = !exported || own.has(id) ? [] : manifestFieldsThatDiffer(trace.stated, digest);
    if (fields.length > 0)
      yield {
        about: trace.folder,
        message: `${file} describes trace ${JSON.stringify(id)} with another ${listed(fields.map((field) => `\`${field}\``))} than ${nameOf(trace)} has.`,
      };
  }
  for (const { id, file, digest } of rows) {
    const manifest = own.get(id);
    const fields = manifest === undefined ? [] : manifestFieldsThatDiffer(manifest.digest, digest);
    if (fields.length > 0)
      yield {
        about: manifest!.folder,
        message: `${file} describes trace ${JSON.stringify(id)} with another ${listed(fields.map((field) => `\`${field}\``))} than ${manifest!.file}.`,
      };
  }
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
  const left = leftOf(stepDigests);
  const given = fieldsGiven(rows);
  const known = new Set(left.keys());
  // Two steps of a trace may bear one number, so the rows that are like a step are told off before those that are not.
  const unlike = rows.filter((row) => !takeOut(left.get(numberIn(row)), row, given));
  const wrong = unlike.map((row) => {
    const number = numberIn(row);
    if (!known.has(number))
      return number === '' ? 'a step without a number' : `a step ${number}, which the trace does not have`;
    const digest = left.get(number)!.shift();
    if (digest === undefined)
      return `step ${number} ${stepDigests.filter((one) => numberIn(one) === number).length === 1 ? 'twice' : 'too often'}`;
    return [
      ['with another', fieldsThatDiffer(digest, row)] as const,
      ['without its', fieldsLeftOut(digest, row, given)] as const,
    ]
      .filter(([, fields]) => fields.length > 0)
      .map(
        ([how, fields], index) =>
          `${index === 0 ? `step ${number} ` : ''}${how} ${listed(fields.map((field) => `\`${field}\``))}`,
      )
      .join(' and ');
  });
  if (wrong.length === 0) return;
  const more = wrong.length > 3 ? `; and so on, in ${wrong.length} rows` : '';
  yield {
    about: folder,
    message: `${file} does not have the steps of trace ${JSON.stringify(id)} as ${own} has them: it has ${wrong.slice(0, 3).join('; ')}${more}.`,
  };
}

/** The digests of a trace's steps by their number. */
function leftOf(digests: readonly string[]): Map<string, string[]> {
  const left = new Map<string, string[]>();
  for (const digest of digests) {
    const same = left.get(numberIn(digest));
    if (same === undefined) left.set(numberIn(digest), [digest]);
    else same.push(digest);
  }
  return left;
}

/** Takes the first digest that says what the row says, and no more, out of those that are left; false where there is none. */
function takeOut(left: string[] | undefined, row: string, given: readonly boolean[]): boolean {
  const at =
    left?.findIndex(
      (digest) => fieldsThatDiffer(digest, row).length === 0 && fieldsLeftOut(digest, row, given).length === 0,
    ) ?? -1;
  if (at >= 0) left!.splice(at, 1);
  return at >= 0;
}
