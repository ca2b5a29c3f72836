import type { Reading } from '../formats/reader.ts';
import { known, unlessEmpty } from '../json/known.ts';
import type { Ledger } from '../losses/loss.ts';
import { startTally } from '../losses/tally.ts';
import { filesOf, type Source } from '../source/source.ts';
import { type Draft, startDraft } from '../timeline/draft.ts';
import type { Session } from '../timeline/timeline.ts';
import { eachRecord } from './each-record.ts';
import { startLanes } from './subagents/lanes.ts';
import { sortFiles } from './subagents/session-files.ts';
import { noteOddities } from './survey/note-oddities.ts';
import { type Survey, survey } from './survey/survey.ts';
import { startWalk } from './walk.ts';

const format = 'claude-code';

/** Reads a Claude Code log: the main file of a session and, if given, the files of its subagents. */
export function claudeCodeToTimeline(source: Source, ledger: Ledger): Reading {
  const { main, subagents, isSubagentFile } = sortFiles(filesOf(source), ledger);
  const found = survey(main, subagents.values());
  const draft = startDraft(format, ledger);
  const tally = startTally(ledger);
  const isSubagents = isSubagentFile || found.isSubagent;
  const { agentId: instance, attributionAgent } = isSubagents ? found.facts : {};
  const lanes = startLanes(draft, found, isSubagents);
  const walk = startWalk({ draft, ledger, tally, lanes, found, subagents });
  draft.actor(known({ id: 'agent', kind: 'model' as const, name: attributionAgent ?? 'assistant', instance }));
  for (const { file, name } of main) eachRecord(file, name, walk.record);
  walk.finish();
  noteOddities(found, ledger);
  const timeline = draft.finish(sessionOf(found, draft));
  return { timeline, counts: tally.finish() };
}

function sessionOf(found: Survey, draft: Draft): Omit<Session, 'thoughts'> {
  const [id] = [...found.sessionIds].sort((one, other) => other[1] - one[1])[0] ?? [];
  const model = draft.events.find((event) => event.model !== undefined && event.span === undefined)?.model;
  const { cwd, gitBranch, version, entrypoint } = found.facts;
  return known({
    id,
    title: found.title,
    continues: found.forkedFrom,
    agent: known({ name: format, version }),
    model,
    provider: model?.startsWith('claude-') ? 'anthropic' : undefined,
    runtime: entrypoint,
    environment: unlessEmpty(known({ cwd, gitBranch })),
  });
}
