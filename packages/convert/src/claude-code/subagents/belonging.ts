import { type JsonObject, stringAt } from '../../json/json.ts';
import { known } from '../../json/known.ts';
import type { Place } from '../../source/source.ts';
import { timeAt } from '../../timeline/time.ts';
import type { Context } from '../context.ts';
import type { Lane } from './lanes.ts';
import { callOfPrompt } from './started-by.ts';

/** To whom a record belongs: the main agent, or a subagent whose records stand among those of the session. */
export interface Belonging {
  /** The lane of a message; opens the span of the subagent if it is not open. */
  readonly laneOf: (record: JsonObject, place: Place) => Lane;
  /**
   * The span to which a record beside the messages belongs. Later messages of a chain may hang under it, so it is taken into the
   * chain.
   */
  readonly spanOf: (record: JsonObject) => string | undefined;
}

/** Starts with the subagent whose file is being read, where one is. */
export function startBelonging({ lanes, found, ledger }: Context, current: () => string | undefined): Belonging {
  const isMain = (record: JsonObject): boolean => record.isSidechain !== true || found.isSubagent;
  return {
    laneOf(record, place) {
      if (isMain(record)) return lanes.main;
      const agentId = stringAt(record, 'agentId');
      const key = agentId ?? lanes.threadOf(record);
      const callId = (agentId && found.callOfAgent.get(agentId)) ?? callOfPrompt(record, found);
      const agentType = stringAt(record, 'attributionAgent');
      return lanes.of(known({ key, agentId, agentType, callId }), place, timeAt(record, 'timestamp', place, ledger));
    },
    spanOf(record) {
      const file = current();
      if (file !== undefined) return lanes.openSpanOf(file);
      return isMain(record) ? undefined : lanes.openSpanOf(stringAt(record, 'agentId') ?? lanes.threadOf(record));
    },
  };
}
