import type { TrajectoryRule } from '../trajectory-rule.ts';

/** Calls are answered once, right after they were made. */
export const callsAreAnswered: TrajectoryRule = {
  id: 'calls-are-answered',
  claim: 'Every call has an id of its own and one answer, before the next user or assistant message.',
  why: 'Chat APIs refuse a conversation in which a call stays open, and training on it teaches calls without results.',
  fix: 'Put the tool message after its call. A call that was interrupted stays without an answer: do not write one.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  reads: ['messages[].role', 'messages[].tool_call_id', 'messages[].tool_calls[].id'],
  *check({ messages }) {
    const made = new Set<string>();
    let open = new Map<string, readonly (string | number)[]>();
    const left: (readonly [string, readonly (string | number)[]])[] = [];
    for (const [index, message] of messages.entries()) {
      if (message.role === 'tool') {
        open.delete(message.tool_call_id);
        continue;
      }
      if (message.role === 'user' || message.role === 'assistant') {
        left.push(...open);
        open = new Map();
      }
      if (message.role !== 'assistant') continue;
      for (const [call, { id }] of (message.tool_calls ?? []).entries()) {
        const at = ['messages', index, 'tool_calls', call, 'id'];
        if (made.has(id))
          yield {
            at,
            message: `The call id ${JSON.stringify(id.slice(0, 60))} was used before.`,
            fix: 'Give the call an id of its own, and write it into the tool message that answers it too.',
          };
        made.add(id);
        open.set(id, at);
      }
    }
    for (const [id, at] of [...left, ...open]) {
      yield {
        at,
        severity: 'warning',
        message: `The call ${JSON.stringify(id.slice(0, 60))} has no answer before the next turn.`,
      };
    }
  },
};
