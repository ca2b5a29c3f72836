import { isBlank } from '../../blank.ts';
import { textOf } from '../text-of.ts';
import type { TrajectoryMessageRule } from '../trajectory-rule.ts';

/** A message holds words, a call or an image. */
export const messagesSaySomething: TrajectoryMessageRule = {
  id: 'messages-say-something',
  claim: 'Every message of the user or the assistant says something or calls a tool.',
  why: 'An empty turn teaches nothing but to be silent, and some APIs refuse it.',
  fix: 'Leave the message out.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  reads: [],
  readsEntry: ['role', 'content[].type', 'content[].text', 'tool_calls.length'],
  *checkEntry(message, index) {
    // What a tool printed may well be nothing.
    if (message.role === 'tool' || (message.role === 'assistant' && (message.tool_calls?.length ?? 0) > 0)) return;
    const { content } = message;
    const other = Array.isArray(content) && content.some((part) => part.type === 'image_url' || part.type === 'file');
    if (!other && content !== null && isBlank(textOf(message)))
      yield {
        at: ['messages', index, 'content'],
        message: `Message ${index + 1}, of the role ${message.role}, is empty.`,
      };
  },
};
