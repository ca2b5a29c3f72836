import { chatCall, chatMessage } from '../openai-chat/shape.ts';
import { byType, each, list, object, open, type Shape, text } from '../source/shape.ts';

/** What is read of a line of a session. */
export function stsRecord(): Shape {
  const message = chatMessage({ toolCalls: list(chatCall()), ...each('reasoningContent toolCallId', text) });
  return byType({ message: object('type', { message }), session: open(each('id name harness', text)) });
}
