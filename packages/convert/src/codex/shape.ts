import {
  any,
  byType,
  choice,
  each,
  flag,
  list,
  listOrAlone,
  object,
  open,
  type Shape,
  text,
  textOr,
} from '../source/shape.ts';
import { typeWithoutEnvelope } from './log.ts';
import { imageTypes, textTypes } from './parts.ts';

/** What is read of a line of a rollout. */
export function codexRecord(): Shape {
  const said = object('text', { type: text });
  const picture = object('image_url', { type: text });
  const untyped = choice((one) => {
    if (typeof one['text'] === 'string') return said;
    return typeof one['image_url'] === 'string' ? picture : any;
  });
  const part = byType(
    { ...each([...textTypes].join(' '), said), ...each([...imageTypes].join(' '), picture) },
    untyped,
  );
  const parts = listOrAlone(part);
  // An object with content is read for that and its flag; any other is kept whole.
  const flagged = object('content', { success: flag });
  const outputAlone = choice(({ content, success }) =>
    typeof content === 'string' && success !== undefined ? flagged : any,
  );
  const git = object('', each('branch commit_hash repository_url', text));
  const names = each('type id call_id name namespace author role revised_prompt instructions', text);
  const called = object('', { name: text });
  const output = listOrAlone(part, outputAlone);
  const message = open({ ...names, content: parts, summary: parts, git, function: called, output });
  const thought = open({ id: text, content: list(part), summary: list(open(each('type text', text))) });
  const item = choice(({ type }) => (type === 'reasoning' ? thought : message));
  const tokens = object('input_tokens output_tokens reasoning_output_tokens cached_input_tokens total_tokens');
  const startedBy = object('', {
    subagent: textOr(object('', { thread_spawn: object('', each('agent_nickname parent_thread_id', text)) })),
  });
  const meta = open({
    ...each('id session_id cwd originator cli_version model_provider instructions', text),
    ...each('forked_from_id parent_thread_id agent_nickname', text),
    git,
    // A word says where the program ran; an object, which agent started this one.
    source: textOr(startedBy),
    base_instructions: object('', { text }),
  });
  const count = object('type', { info: object('total_token_usage', { last_token_usage: tokens }) });
  const enveloped = (payload: Shape): Shape => object('timestamp', { type: text, payload });
  const items = enveloped(item);
  const metas = enveloped(meta);
  // Items that the program says were completed are read where they say something, and kept whole where they do not.
  const spoken = open({ content: list(object('type text')) });
  const completed = open({ item: byType({ UserMessage: spoken, AgentMessage: spoken }) });
  const heard = open({ kind: text });
  const others = enveloped(byType({ token_count: count, user_message: heard, item_completed: completed }));
  return choice((record) => {
    const { payload, type } = record;
    if (typeof payload !== 'object') return typeWithoutEnvelope(record) === 'session_meta' ? meta : item;
    return type === 'response_item' ? items : type === 'session_meta' ? metas : others;
  });
}
