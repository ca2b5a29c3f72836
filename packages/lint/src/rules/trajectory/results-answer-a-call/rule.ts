import { quoted } from '../../wording/quoted.ts';
import { standsForAResult } from '../../wording/stands-for-a-result.ts';
import { textOf } from '../text-of.ts';
import type { TrajectoryRule } from '../trajectory-rule.ts';

/** A result answers a call that is open. */
export const resultsAnswerACall: TrajectoryRule = {
  id: 'results-answer-a-call',
  claim: 'Every tool message answers an earlier call that is still unanswered, with what the tool gave back.',
  why: 'A result without its call says nothing about what was asked.',
  fix: 'Put the message behind its call, or leave it out when the call is lost.',
  checklist: null,
  severity: 'error',
  certainty: 'both',
  reads: ['messages[].role', 'messages[].tool_call_id', 'messages[].tool_calls[].id'],
  readsApart: ['messages[].content', 'messages[].tool_calls[].function.name'],
  *check({ messages }, { isSound }) {
    const hasWords = isSound(['messages[].content', 'messages[].tool_calls[].function.name']);
    const tools = new Map<string, string>();
    const state = new Map<string, 'open' | 'answered' | 'passed'>();
    for (const [index, message] of messages.entries()) {
      if (message.role === 'user' || message.role === 'assistant') {
        for (const [id, now] of state) if (now === 'open') state.set(id, 'passed');
      }
      if (message.role === 'assistant')
        for (const call of message.tool_calls ?? []) {
          state.set(call.id, 'open');
          if (hasWords) tools.set(call.id, call.function.name);
        }
      if (message.role !== 'tool') continue;
      const id = message.tool_call_id;
      const name = JSON.stringify(id.slice(0, 60));
      const at = ['messages', index, 'tool_call_id'];
      const now = state.get(id);
      if (now === undefined) yield { at, message: `This answers the call ${name}, which nobody made before it.` };
      else if (now === 'answered') yield { at, message: `The call ${name} is answered a second time.` };
      else if (now === 'passed') yield { at, message: `This answers the call ${name} after the next turn had begun.` };
      state.set(id, 'answered');
      const text = hasWords ? textOf(message) : '';
      if (text !== '' && standsForAResult(text, tools.get(id)))
        yield {
          at: ['messages', index, 'content'],
          severity: 'warning',
          certainty: 'hint',
          message: `The answer to the call ${name} is ${quoted(text)}, which looks like it only fills the place of one.`,
          fix: 'Put in what the tool gave back; where that is lost, leave the message out, so that the call stays without an answer.',
        };
    }
  },
};
