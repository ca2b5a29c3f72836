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
  certainty: 'both',
  reads: [],
  readsEntry: ['role', 'content[].type', 'content[].text', 'tool_calls.length'],
  *checkEntry(message, index) {
    // What a tool printed may well be nothing.
    if (message.role === 'tool') return;
    const { content } = message;
    const calls = message.role === 'assistant' && (message.tool_calls?.length ?? 0) > 0;
    if (typeof content === 'string' && (calls ? noWordsBesideCalls : ofAProgram).test(content))
      yield {
        at: ['messages', index, 'content'],
        severity: 'warning',
        certainty: 'hint',
        message: `Message ${index + 1}, of the role ${message.role}, is ${JSON.stringify(content.trim())}, which looks like what a program wrote where it found no text.`,
        fix: 'Put in the text of the source; a turn that only calls tools has null.',
      };
    if (calls) return;
    const other = Array.isArray(content) && content.some((part) => part.type === 'image_url' || part.type === 'file');
    if (!other && content !== null && isBlank(textOf(message)))
      yield {
        at: ['messages', index, 'content'],
        message: `Message ${index + 1}, of the role ${message.role}, is empty.`,
      };
  },
};

/** A user may well answer "none", and a program that is given an object for a text writes this. */
const ofAProgram = /^\s*(?:undefined|\[object Object\](?:,\s?\[object Object\])*)\s*$/;
/** How Python and JavaScript write that there is no text; beside calls nobody says such a word. */
const noWordsBesideCalls = /^\s*(?:None|null|undefined|NaN|\[object Object\])\s*$/;
