import type { Json, JsonObject } from '../json/json.ts';
import { known } from '../json/known.ts';
import type { Ledger } from '../losses/loss.ts';
import { argumentsObject } from '../timeline/call-arguments.ts';
import { startCallIds } from '../timeline/call-ids.ts';
import { joinThoughts, noteJoined } from '../timeline/joined.ts';
import type { Message, Part, Result } from '../timeline/timeline.ts';
import type { Answer, AnsweredCall } from '../timeline/turns.ts';

/** Writes a content, and sees whether it is a list of parts. */
export type WriteContent = (parts: readonly Part[], event: Message | Result | undefined) => Json;

/** Starts writing what a response holds as the fields of a step; `ofCall` has the trajectories that calls began. */
export function startAgentSteps(
  ofCall: ReadonlyMap<string, readonly string[]>,
  contentOf: WriteContent,
  ledger: Ledger,
): (answer: Answer) => JsonObject {
  const ids = startCallIds(ledger);
  return agentStep;

  function agentStep({ texts, thoughts, calls, answered }: Answer): JsonObject {
    noteJoined(texts, 'texts-joined', 'Several texts of one response became one text.', ledger);
    const unanswered = calls.filter(({ result }) => result === undefined);
    const results = [...answered, ...unanswered].flatMap((called) => resultsOf(called));
    const parts = texts.flatMap((text) => text.content);
    return known({
      message: contentOf(parts, texts[0]),
      reasoning_content: joinThoughts(thoughts, ledger),
      tool_calls:
        calls.length === 0
          ? undefined
          : calls.map(({ call }) =>
              known({
                tool_call_id: ids.of(call),
                function_name: call.tool,
                arguments: argumentsObject(call, ledger),
                extra: call.extra?.['atif']?.['extra'],
              }),
            ),
      observation: results.length === 0 ? undefined : { results },
    });
  }

  function resultsOf({ call, result }: AnsweredCall): readonly JsonObject[] {
    const embedded = (ofCall.get(call.call) ?? []).map((id) => ({ trajectory_id: id }));
    if (result === undefined)
      return embedded.length === 0 ? [] : [{ source_call_id: ids.of(call), subagent_trajectory_ref: embedded }];
    const kept = result.extra?.['atif'];
    return [
      known({
        source_call_id: kept?.['unnamed'] === true ? undefined : ids.of(call),
        content: result.content.length === 0 ? undefined : contentOf(result.content, result),
        subagent_trajectory_ref: embedded.length > 0 ? embedded : kept?.['subagent_trajectory_ref'],
        extra: kept?.['extra'],
      }),
    ];
  }
}
