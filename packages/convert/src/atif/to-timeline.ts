import type { Reading } from '../formats/reader.ts';
import { arrayAt, isObject, type Json, type JsonObject, objectAt, stringAt } from '../json/json.ts';
import { known, unlessEmpty } from '../json/known.ts';
import type { Ledger } from '../losses/loss.ts';
import { startTally } from '../losses/tally.ts';
import { type Refusal, refuseShape } from '../refusals/refusal.ts';
import { type OpenedFile, openedFiles } from '../source/opened-files.ts';
import { filledIn } from '../source/other-keys.ts';
import { elsewhere, filesOf, inside, type Place, placeOf, recordPlace, type Source } from '../source/source.ts';
import { toolDefinitionsOf } from '../source/tool-definitions.ts';
import { startDraft } from '../timeline/draft.ts';
import type { Session } from '../timeline/timeline.ts';
import { startSteps } from './step-reader.ts';
import { collectSubtrajectories } from './subtrajectories.ts';

const format = 'atif';

/** The newest minor version whose fields this reader was written from. */
const newestKnownMinor = 7;

/** Reads an ATIF trajectory; further files are the trajectories of subagents that the first one refers to, or its continuation. */
export function atifToTimeline(source: Source, ledger: Ledger): Reading | Refusal {
  const found = openedFiles(filesOf(source), ledger).flatMap(valuesIn);
  const documents = found.flatMap(({ value, name, place }) => (isObject(value) ? [{ value, name, place }] : []));
  const [main] = documents;
  const steps = arrayAt(main?.value, 'steps');
  if (!main || !steps) return refuseShape(format, 'it has no list of `steps`.');
  const version = stringAt(main.value, 'schema_version') ?? '';
  const [, major, minor] = /^ATIF-v(\d+)\.(\d+)/.exec(version) ?? [];
  if (major !== undefined && major !== '1') return refuseShape(format, `its version is ${version}, and 1.x is read.`);
  if (Number(minor) > newestKnownMinor)
    ledger.lose({
      kind: 'approximated',
      place: inside(main.place, 'schema_version'),
      why: 'The version is newer than this reader; fields that are new in it are kept as they are or counted as left out.',
      trap: 'version-unknown',
    });
  for (const { value, place } of found)
    if (arrayAt(value, 'steps') === undefined)
      ledger.lose({ kind: 'dropped', place, why: 'A further document that has no list of steps was left out.' });
  const draft = startDraft(format, ledger);
  const tally = startTally(ledger);
  const subtrajectories = collectSubtrajectories(documents);
  const agent = draft.actor(agentOf(main.value));
  const reader = startSteps(draft, ledger, tally, subtrajectories);
  reader.steps(steps, inside(main.place, 'steps'), { actor: agent, key: 'main' });
  for (const { value, place, key } of subtrajectories.continuations()) {
    noteOtherFacts(value, main.value, place, ledger);
    reader.steps(arrayAt(value, 'steps') ?? [], inside(place, 'steps'), { actor: agent, key });
  }
  reader.remaining();
  for (const key of Object.keys(main.value)) if (!rootFields.has(key)) tally.field(key, main.place);
  return { timeline: draft.finish(sessionOf(main.value, main.place, ledger)), counts: tally.finish() };
}

/** The values of a file, each with its place: a document, or one on each line. */
function valuesIn({ file, name }: OpenedFile) {
  if ('value' in file) return [{ value: file.value, name: file.name, place: placeOf(file, name) }];
  return file.records.map(({ value, record }) => ({ value, name: file.name, place: recordPlace(name, record) }));
}

/** Of a file that continues the session its steps are read, and what it says otherwise than the first is noted. */
function noteOtherFacts(value: JsonObject, main: JsonObject, place: Place, ledger: Ledger): void {
  const facts = Object.keys(value).filter((key) => !linkFields.has(key));
  const others = filledIn(value, facts).filter((key) => JSON.stringify(value[key]) !== JSON.stringify(main[key]));
  for (const key of others)
    ledger.lose({
      kind: 'dropped',
      place: inside(place, key),
      why: 'The facts of the session stand in its first file, and this one continues it.',
    });
}

const linkFields = new Set('schema_version steps subagent_trajectories continued_trajectory_ref'.split(' '));

const rootFields = new Set(
  'schema_version session_id trajectory_id agent steps notes final_metrics continued_trajectory_ref extra subagent_trajectories'.split(
    ' ',
  ),
);

function agentOf(document: JsonObject) {
  const agent = objectAt(document, 'agent');
  return known({
    id: 'agent',
    kind: 'model' as const,
    name: stated(agent, 'name') ?? 'agent',
    model: stringAt(agent, 'model_name'),
  });
}

function sessionOf(document: JsonObject, place: Place, ledger: Ledger): Omit<Session, 'thoughts'> {
  const agent = objectAt(document, 'agent');
  const kept = ['schema_version', 'trajectory_id', 'notes', 'final_metrics', 'continued_trajectory_ref', 'extra'];
  const extra: Record<string, Json> = {};
  for (const key of kept) if (document[key] !== undefined && document[key] !== null) extra[key] = document[key];
  if (agent?.['extra'] !== undefined && agent['extra'] !== null) extra['agent'] = { extra: agent['extra'] };
  return known({
    id: stringAt(document, 'session_id') ?? stringAt(document, 'trajectory_id'),
    agent: unlessEmpty(known({ name: stated(agent, 'name'), version: stated(agent, 'version') })),
    model: stringAt(agent, 'model_name'),
    tools: toolDefinitionsOf(arrayAt(agent, 'tool_definitions'), inside(place, 'agent', 'tool_definitions'), ledger),
    extra: { [format]: extra },
    source: elsewhere(place),
  });
}

/** The format wants a name and a version; `unknown` is what writers put there who know none. */
function stated(agent: JsonObject | undefined, key: string): string | undefined {
  const text = stringAt(agent, key);
  return text === 'unknown' ? undefined : text;
}
