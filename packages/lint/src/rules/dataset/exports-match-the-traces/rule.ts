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
  unreadAmong,
} from '../../../dataset/dataset.ts';
import { slugsOf } from '../../../dataset/slugs.ts';
import { manifestFieldsThatDiffer } from '../../../dataset/step-digest.ts';
import { otherSlugs } from './slugs-of-exports.ts';
import { wrongSteps } from './steps-of-exports.ts';

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
    const isUnread = unreadAmong(dataset);
    const own = byId(traces.filter(({ kind }) => kind === 'trace'));
    const exported = byId(traces.filter(({ kind }) => kind === 'export'));
    const truth = own.size > 0 ? own : exported;
    if (truth.size === 0) return;
    if (own.size > 0 && exported.size > 0) {
      yield* missing(folder, 'trace export', [...own.keys()], (id) => exported.has(id) || isUnread(id));
      for (const [id, { file, hash, priorId }] of exported) {
        const trace = own.get(id);
        if (trace === undefined && isUnread(id)) continue;
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
      const described = new Set(rows.map(({ id }) => id!));
      yield* missing(folder, 'manifest export', [...truth.keys()], (id) => described.has(id));
      for (const { id, file } of rows)
        if (!truth.has(id!) && !isUnread(id!))
          yield { about: folder, message: `${file} describes trace ${JSON.stringify(id)}, which is not there.` };
      yield* describedTwice(folder, rows);
      yield* otherManifests(rows, dataset);
    }
    for (const { file, steps, slugs } of stepExports) {
      yield* wrongSteps(folder, file, steps, truth, isUnread);
      yield* otherSlugs(folder, file, slugs, slugsOf(dataset));
    }
  },
};

function byId(traces: readonly TraceFacts[]): Map<string, TraceFacts> {
  return new Map(traces.flatMap((trace) => (trace.id === null ? [] : [[trace.id, trace] as const])));
}

function* missing(
  folder: string,
  what: string,
  ids: readonly string[],
  isThere: (id: string) => boolean,
): Generator<DatasetHit> {
  const lost = ids.filter((id) => !isThere(id));
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
