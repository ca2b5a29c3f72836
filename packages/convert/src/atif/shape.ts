import { toolDefinition } from '../openai-chat/shape.ts';
import {
  any,
  byType,
  choice,
  each,
  ifObject,
  list,
  listOrAlone,
  number,
  object,
  open,
  type Shape,
  second,
  text,
} from '../source/shape.ts';

/** What is read of a trajectory. */
export function atifDocument(): Shape {
  const picture = { ...each('media_type path data', text), url: second('path', text) };
  const said = object('text', { type: text });
  const untyped = choice((one) => (typeof one['text'] === 'string' ? said : any));
  const part = byType({ text: said, image: object('type', { source: ifObject(object('', picture)) }) }, untyped);
  const definition = toolDefinition();
  const step = open({
    message: listOrAlone(part),
    step_id: number,
    ...each('reasoning_content model_name', text),
    tool_calls: list(object('arguments extra', each('tool_call_id function_name', text))),
    observation: object('', {
      results: list(
        object('extra', { source_call_id: text, content: listOrAlone(part), subagent_trajectory_ref: list(any) }),
      ),
    }),
    metrics: open(each('prompt_tokens completion_tokens cached_tokens cost_usd', number)),
  });
  const agent = object('', {
    extra: open({}),
    ...each('name version model_name', text),
    tool_definitions: list(definition),
  });
  const names = each('schema_version session_id trajectory_id', text);
  const embedded = object('extra notes final_metrics', { ...names, agent, steps: list(step) });
  return open({ ...names, agent, steps: list(step), subagent_trajectories: list(embedded) });
}
