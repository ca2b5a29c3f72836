import { isObject, type Json, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import type { Ledger } from '../losses/loss.ts';
import type { Place } from '../source/source.ts';
import type { Draft } from '../timeline/draft.ts';
import { timeAt } from '../timeline/time.ts';
import { nameOfSubagent, noteFactsOfSubagent } from './facts-of-subagent.ts';
import type { Log } from './log.ts';
import type { Lane } from './reading.ts';

/** The logs of subagents, each of which is read where the log of its parent starts it. */
export interface SubagentLogs {
  /** Reads the logs of the subagents that a record names, unless they were read before. */
  readonly started: (ids: readonly string[], callId: string | undefined, from: Lane) => void;
  /** Says that a record starts a subagent of which no log was given. */
  readonly noteMissing: (ids: readonly string[], place: Place) => void;
  /** Reads the logs that no record of another one starts. */
  readonly remaining: () => void;
}

/** What the logs of subagents are read into, and from. */
export interface SubagentContext {
  readonly draft: Draft;
  readonly ledger: Ledger;
  readonly main: Log;
  /** The logs that were given, by the ids of their subagents; each is taken out when it is read. */
  readonly subagents: Map<string, Log>;
}

/** Starts before any of them is read; `readLog` reads the records of one. */
export function startSubagentLogs(
  { draft, ledger, main, subagents }: SubagentContext,
  readLog: (log: Log, lane: Lane) => void,
): SubagentLogs {
  const given = new Set([stringAt(main.meta, 'id'), stringAt(main.meta, 'session_id'), ...subagents.keys()]);
  return {
    started(ids, callId, from) {
      for (const id of ids) {
        const log = subagents.get(id);
        if (log) readSubagent(id, log, callId, from.span);
      }
    },
    noteMissing(ids, place) {
      // The log may name a subagent in the answer of the call and in an event, and by more than one id.
      if (ids.length === 0 || ids.some((id) => given.has(id))) return;
      for (const id of ids) given.add(id);
      ledger.lose({
        kind: 'missing',
        place,
        why: 'What this subagent did stands in a log of its own that was not given, so it is missing; that log has the id of the subagent in its name, and lies where the log of the session lies.',
        trap: 'subagent-elsewhere',
      });
    },
    remaining() {
      for (const [id, log] of [...subagents]) if (subagents.has(id)) readSubagent(id, log, undefined, undefined);
    },
  };

  function readSubagent(id: string, log: Log, callId: string | undefined, parent: string | undefined): void {
    subagents.delete(id);
    const { meta, metaPlace } = log;
    const name = nameOfSubagent(meta) ?? 'subagent';
    noteFactsOfSubagent({ name, meta, place: metaPlace }, main.meta, (other) => given.has(other), ledger);
    const actor = draft.actor({ id: `agent:${id}`, kind: 'model', name, sourceId: id });
    const source = log.records[0]?.place ?? { pointer: '' };
    const call = callId === undefined ? undefined : draft.callOf(callId);
    const startedAt = timeAt(meta, 'timestamp', metaPlace, ledger);
    const span = draft.openSpan(known({ actor, call, parent, sourceId: id, source }), startedAt);
    readLog(log, { actor, span, isSubagent: true });
    draft.closeSpan(span, { actor, source });
  }
}

/** Identifiers of threads that the output of a call names, as the tools that start subagents give them back. */
export function idsOfSubagentsIn(output: Json | undefined): readonly string[] {
  if (typeof output !== 'string' || !output.startsWith('{')) return [];
  try {
    const value: unknown = JSON.parse(output);
    if (!isObject(value)) return [];
    return ['agent_id', 'thread_id', 'new_thread_id'].flatMap((key) => stringAt(value, key) ?? []);
  } catch {
    return [];
  }
}
