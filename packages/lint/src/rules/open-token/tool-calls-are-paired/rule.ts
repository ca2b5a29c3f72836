import type { OpenTokenRule } from '../open-token-rule.ts';

/** One call, one result. */
export const toolCallsArePaired: OpenTokenRule = {
  id: 'tool-calls-are-paired',
  claim: 'Every tool call has one result with the same `call_id`, and every result one call before it.',
  why: 'What a tool answered is only evidence together with what it was asked.',
  fix: 'Add the missing half; where the source has no result, write one with `{"missing_result": true}`.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  reads: ['events[].type', 'events[].links.call_id'],
  *check({ events }) {
    const calls = new Map<string, number>();
    const answered = new Set<string>();
    for (const [index, { type, links }] of events.entries()) {
      const id = links?.call_id;
      if (id === undefined) continue;
      const at = ['events', index, 'links', 'call_id'];
      if (type === 'tool_use') {
        if (calls.has(id)) yield { at, message: `The call ${id} is made a second time.` };
        else calls.set(id, index);
      } else if (type === 'tool_result') {
        if (!calls.has(id)) yield { at, message: `This result answers the call ${id}, which nobody made before it.` };
        else if (answered.has(id)) yield { at, message: `The call ${id} is answered a second time.` };
        answered.add(id);
      } else if (!calls.has(id))
        yield {
          at,
          severity: 'warning',
          message: `This event names the call ${id}, which nobody made before it.`,
          fix: 'Name the call that it speaks of, or leave the link out.',
        };
    }
    for (const [id, index] of calls) {
      if (!answered.has(id))
        yield { at: ['events', index, 'links', 'call_id'], message: `The call ${id} has no result.` };
    }
  },
};
