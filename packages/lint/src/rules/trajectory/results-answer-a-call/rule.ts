import type { TrajectoryRule } from '../trajectory-rule.ts';

/** A result answers a call that is open. */
export const resultsAnswerACall: TrajectoryRule = {
  id: 'results-answer-a-call',
  claim: 'Every tool message answers an earlier call that is still unanswered.',
  why: 'A result without its call says nothing about what was asked.',
  fix: 'Put the message behind its call, or leave it out when the call is lost.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  reads: ['messages[].role', 'messages[].tool_call_id', 'messages[].tool_calls[].id'],
  *check({ messages }) {
    const state = new Map<string, 'open' | 'answered' | 'passed'>();
    for (const [index, message] of messages.entries()) {
      if (message.role === 'user' || message.role === 'assistant') {
        for (const [id, now] of state) if (now === 'open') state.set(id, 'passed');
      }
      if (message.role === 'assistant') for (const { id } of message.tool_calls ?? []) state.set(id, 'open');
      if (message.role !== 'tool') continue;
      const id = message.tool_call_id;
      const name = JSON.stringify(id.slice(0, 60));
      const at = ['messages', index, 'tool_call_id'];
      const now = state.get(id);
      if (now === undefined) yield { at, message: `This answers the call ${name}, which nobody made before it.` };
      else if (now === 'answered') yield { at, message: `The call ${name} is answered a second time.` };
      else if (now === 'passed') yield { at, message: `This answers the call ${name} after the next turn had begun.` };
      state.set(id, 'answered');
    }
  },
};
