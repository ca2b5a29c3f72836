import type { Reading } from '../formats/reader.ts';
import { arrayAt, isObject, type JsonObject, objectAt, stringAt } from '../json/json.ts';
import { known, unlessEmpty } from '../json/known.ts';
import type { Ledger } from '../losses/loss.ts';
import { statedFields } from '../losses/stated-fields.ts';
import { startTally } from '../losses/tally.ts';
import { type Refusal, refuseShape } from '../refusals/refusal.ts';
import { openedFile } from '../source/opened-files.ts';
import { elsewhere, inside, placeOf, type Source } from '../source/source.ts';
import { startDraft } from '../timeline/draft.ts';
import { timeAt } from '../timeline/time.ts';
import type { Environment, Session } from '../timeline/timeline.ts';
import { startSteps } from './step-reader.ts';

const format = 'forsy';

/** Reads a Forsy trace: v0.1, a draft of it, or a legacy trace in the looser shapes that are public. */
export function forsyToTimeline(source: Source, ledger: Ledger): Reading | Refusal {
  const opened = openedFile(source, ledger);
  const document = opened && ('value' in opened.file ? opened.file.value : opened.file.records[0]?.value);
  const steps = arrayAt(document, 'steps');
  if (!opened || !isObject(document) || !steps) return refuseShape(format, 'it has no list of `steps`.');
  const place = placeOf(opened.file, opened.name);
  const draft = startDraft(format, ledger);
  const tally = startTally(ledger);
  readPrompt(document);
  // In v0.1 an empty output says that the tool printed nothing; older traces put it where nothing was recorded.
  const reader = startSteps(draft, ledger, tally, document['schema_version'] === 'forsy-trace-v0.1');
  for (const [index, step] of steps.entries()) reader.step(step, inside(place, 'steps', index), index);
  reader.finish();
  const config = objectAt(document, 'agent_config');
  const session = known({
    id: idOf(document),
    task: stringAt(document, 'task'),
    startedAt: timeAt(document, 'started_at', place, ledger),
    endedAt: timeAt(document, 'ended_at', place, ledger),
    savedAt: timeAt(document, 'captured_at', place, ledger),
    title: stringAt(objectAt(document, 'dataset_summary'), 'title'),
    continues: stringAt(document, 'prior_trace_id') || stringAt(document, 'prior_collection_id') || undefined,
    agent: agentOf(config),
    model: stringAt(config, 'model'),
    environment: unlessEmpty(environmentOf(config)),
    tools: arrayAt(document, 'agent_tools')?.flatMap((name) => (typeof name === 'string' ? [{ name }] : [])),
    extra: { [format]: restOf(document) },
    source: elsewhere(place),
  });
  return { timeline: draft.finish(session), counts: tally.finish() };

  /** The system prompt, or what a trace says in its place, stands before the first step. */
  function readPrompt(trace: JsonObject): void {
    const text = stringAt(trace, 'system_prompt');
    if (text === undefined || text === '' || isDigest(text)) return;
    const actor = draft.actor({ id: 'system', kind: 'system', name: 'system' });
    const content = [{ type: 'text', text }] as const;
    draft.message({ actor, role: 'system', author: 'injected', content, source: inside(place, 'system_prompt') });
  }
}

/**
 * What a trace holds in the place of a private prompt: it says whether two prompts are the same, and is nothing that anybody
 * said.
 */
function isDigest(text: string): boolean {
  return /^sha256:[0-9a-f]+$/i.test(text);
}

function idOf(document: JsonObject): string | undefined {
  return stringAt(document, 'trace_id') ?? stringAt(document, 'collection_id');
}

function agentOf(config: JsonObject | undefined): Session['agent'] {
  const name = stringAt(config, 'framework');
  return name === undefined ? undefined : known({ name, version: stringAt(config, 'framework_version') });
}

function environmentOf(config: JsonObject | undefined): Environment {
  return known({
    cwd: stringAt(config, 'working_directory') ?? stringAt(config, 'cwd'),
    os: stringAt(config, 'os_platform'),
    shell: stringAt(config, 'shell'),
    gitCommit: stringAt(config, 'base_commit'),
    gitBranch: stringAt(config, 'git_branch'),
    repository: stringAt(config, 'repository'),
  });
}

/** Every field of the trace but those that the timeline has places of its own for. */
function restOf(document: JsonObject): JsonObject {
  return statedFields(document, (key) => !isCarried(key, document));
}

/** The older name of an id is carried only where it is an id and the newer one does not stand beside it. */
function isCarried(key: string, document: JsonObject): boolean {
  if (key === 'collection_id' || key === 'prior_collection_id') {
    const newer = key === 'collection_id' ? 'trace_id' : 'prior_trace_id';
    return typeof document[key] === 'string' && typeof document[newer] !== 'string';
  }
  if (key === 'system_prompt')
    return typeof document['system_prompt'] === 'string' && !isDigest(document['system_prompt']);
  return carried.has(key);
}

const carried = new Set(
  'trace_id task started_at ended_at captured_at prior_trace_id agent_tools steps system_prompt'.split(' '),
);
