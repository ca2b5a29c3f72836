import { chatCall, chatPart } from '../openai-chat/shape.ts';
import { byType, each, list, listOrAlone, object, open, type Shape, text } from '../source/shape.ts';

/** What is read of a line of a session. */
export function stsRecord(): Shape {
  const message = open({
    content: listOrAlone(chatPart()),
    toolCalls: list(chatCall()),
    ...each('role reasoningContent toolCallId model', text),
  });
  return byType({ message: object('type', { message }), session: open(each('id name harness', text)) });
}
