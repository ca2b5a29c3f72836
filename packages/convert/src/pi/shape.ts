import { byType, each, flag, listOrAlone, number, object, open, type Shape, second, text } from '../source/shape.ts';

/** What is read of a line of a session. */
export function piRecord(): Shape {
  const part = byType({
    text: object('type text'),
    thinking: object('type', { thinking: text }),
    toolCall: object('type arguments', each('id name', text)),
    image: object('type', each('data mimeType', text)),
  });
  const usage = object('totalTokens', {
    ...each('input output cacheRead cacheWrite reasoning', number),
    cost: object('input output cacheRead cacheWrite', { total: number }),
  });
  const content = listOrAlone(part, text);
  const message = open({
    content,
    usage,
    ...each('model provider toolName toolCallId errorMessage', text),
    isError: flag,
  });
  const ids = each('id parentId', text);
  return byType({
    session: object('type timestamp', {
      version: number,
      ...each('id cwd parentSession harness', text),
      branchedFrom: second('parentSession', text),
    }),
    session_info: object('type timestamp', { ...ids, name: text }),
    ...each('model_change thinking_level_change label custom compaction branch_summary', open(ids)),
    custom_message: object('type timestamp', { ...ids, content }),
    message: object('type timestamp', { ...ids, message }),
  });
}
