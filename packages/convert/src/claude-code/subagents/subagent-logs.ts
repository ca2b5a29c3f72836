import type { Json } from '../../json/json.ts';
import { known } from '../../json/known.ts';
import type { Place } from '../../source/source.ts';
import type { Context } from '../context.ts';
import { eachRecord } from '../each-record.ts';
import type { Subagent } from './lanes.ts';
import type { SubagentFile } from './session-files.ts';
import { callOfFile } from './started-by.ts';

/** The files of subagents, each read in one piece and once, in the place where its session first speaks of it. */
export interface SubagentLogs {
  /** The subagent whose file is being read. */
  readonly current: () => string | undefined;
  /** Reads the files of the subagents that a call started. */
  readonly startedBy: (callId: string) => void;
  /** Reads the file of a subagent, if it has one that was not read. */
  readonly of: (agentId: string) => void;
  /** Reads the files that nothing has led to. */
  readonly remaining: () => void;
}

/** Starts before the first file. */
export function startSubagentLogs(
  { lanes, found, subagents }: Context,
  readRecord: (value: Json, place: Place, subagent: Subagent) => void,
): SubagentLogs {
  let current: string | undefined;
  const filesOfCall = new Map<string, SubagentFile[]>();
  for (const file of subagents.values()) {
    const callId = callOfFile(file, found);
    if (callId !== undefined) filesOfCall.set(callId, [...(filesOfCall.get(callId) ?? []), file]);
  }
  return {
    current: () => current,
    startedBy(callId) {
      for (const file of filesOfCall.get(callId) ?? []) readIfLeft(file);
    },
    of(agentId) {
      const file = subagents.get(agentId);
      if (file) read(file);
    },
    remaining() {
      // A subagent that another one started is read when the log of that other one speaks of it, so those that nobody started come first.
      const left = [...subagents.values()];
      const started = new Set(left.filter((file) => callOfFile(file, found) !== undefined));
      for (const file of [...left.filter((one) => !started.has(one)), ...started]) readIfLeft(file);
    },
  };

  function readIfLeft(file: SubagentFile): void {
    if (subagents.has(file.agentId)) read(file);
  }

  function read(file: SubagentFile): void {
    const { agentId, agentType, opened } = file;
    subagents.delete(agentId);
    const callId = callOfFile(file, found);
    const outer = current;
    const parent = outer === undefined ? undefined : lanes.openSpanOf(outer);
    current = agentId;
    const subagent: Subagent = known({ key: agentId, agentId, agentType, callId, parent });
    eachRecord(opened.file, opened.name, (value, place) => readRecord(value, place, subagent));
    current = outer;
  }
}
