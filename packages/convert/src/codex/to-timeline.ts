import type { Reading } from '../formats/reader.ts';
import { isObject, type JsonObject, objectAt, stringAt } from '../json/json.ts';
import { known, unlessEmpty } from '../json/known.ts';
import type { Ledger } from '../losses/loss.ts';
import { startTally } from '../losses/tally.ts';
import { type Refusal, refuseShape } from '../refusals/refusal.ts';
import { loseSecondFile, openedFiles } from '../source/opened-files.ts';
import { filledIn, losePassedOver } from '../source/other-keys.ts';
import { filesOf, inside, type Source } from '../source/source.ts';
import { startDraft } from '../timeline/draft.ts';
import { timeAt } from '../timeline/time.ts';
import type { Environment, Session } from '../timeline/timeline.ts';
import { spawnOf, wayToSpawn } from './facts-of-subagent.ts';
import { type Log, logIn } from './log.ts';
import { startLogs } from './log-reader.ts';

const format = 'codex';

/** Reads a Codex rollout: the file of a session and, if given, those of its subagents. */
export function codexToTimeline(source: Source, ledger: Ledger): Reading | Refusal {
  const logs = openedFiles(filesOf(source), ledger).map(({ file, name }) => ({ ...logIn(file, name), name }));
  const main = logs.find((log) => !isSubagent(log.meta)) ?? logs[0];
  if (!main) return refuseShape(format, 'it holds no file.');
  const draft = startDraft(format, ledger);
  const tally = startTally(ledger);
  const subagents = new Map<string, Log>();
  for (const log of logs) {
    const id = stringAt(log.meta, 'id') ?? `log ${subagents.size}`;
    if (log === main) continue;
    if (subagents.has(id)) loseSecondFile(log.name, ledger);
    else subagents.set(id, log);
  }
  const reader = startLogs({ draft, ledger, tally, main, subagents });
  draft.actor({ id: 'agent', kind: 'model', name: 'assistant' });
  reader.log(main, { actor: 'agent', isSubagent: isSubagent(main.meta) });
  reader.remaining();
  const session = sessionOf(main, reader.title(), ledger);
  noteOtherNames(main, session, ledger);
  return { timeline: draft.finish(session), counts: tally.finish() };
}

/** A log whose source is an object was started by another agent. */
function isSubagent(meta: JsonObject | undefined): boolean {
  return isObject(objectAt(meta, 'source')?.['subagent']) || typeof objectAt(meta, 'source')?.['subagent'] === 'string';
}

/** A log may name itself, and the log that it comes from, more than once; what differs from the name that was read is noted. */
function noteOtherNames({ meta, metaPlace }: Log, { id, continues }: Omit<Session, 'thoughts'>, ledger: Ledger): void {
  const spawn = spawnOf(meta);
  const note = (
    object: JsonObject | undefined,
    key: string,
    read: string | undefined,
    way: readonly string[],
  ): void => {
    const stated = stringAt(object, key);
    if (stated !== read) losePassedOver(filledIn(object, [key]), inside(metaPlace, ...way), ledger);
  };
  note(meta, 'session_id', id, []);
  note(meta, 'parent_thread_id', continues, []);
  note(meta, 'agent_nickname', undefined, []);
  note(spawn, 'parent_thread_id', continues, wayToSpawn);
  note(spawn, 'agent_nickname', undefined, wayToSpawn);
  note(objectAt(meta, 'source'), 'subagent', undefined, ['source']);
}

function sessionOf(log: Log, title: string | undefined, ledger: Ledger): Omit<Session, 'thoughts'> {
  const { meta, metaPlace } = log;
  const git = objectAt(meta, 'git');
  const context = log.records.find((record) => record.type === 'turn_context')?.payload;
  const environment: Environment = known({
    cwd: stringAt(meta, 'cwd') ?? stringAt(context, 'cwd'),
    gitBranch: stringAt(git, 'branch'),
    gitCommit: stringAt(git, 'commit_hash'),
    repository: stringAt(git, 'repository_url'),
  });
  const agent = known({ name: stringAt(meta, 'originator') ?? format, version: stringAt(meta, 'cli_version') });
  const from = stringAt(meta, 'source');
  return known({
    id: stringAt(meta, 'id') ?? stringAt(meta, 'session_id'),
    title,
    startedAt: timeAt(meta, 'timestamp', metaPlace, ledger),
    continues: stringAt(meta, 'forked_from_id') ?? stringAt(meta, 'parent_thread_id'),
    agent,
    model: stringAt(context, 'model'),
    provider: stringAt(meta, 'model_provider'),
    runtime: from === 'vscode' ? 'ide' : from,
    environment: unlessEmpty(environment),
  });
}
