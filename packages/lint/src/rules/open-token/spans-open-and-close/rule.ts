import type { OpenTokenRule } from '../open-token-rule.ts';

/** What opens closes. */
export const spansOpenAndClose: OpenTokenRule = {
  id: 'spans-open-and-close',
  claim: 'Every span opens once and closes once, and only events in between carry its id.',
  why: 'A span is the work of one subagent; events outside of it would be credited to nobody.',
  fix: 'Add the missing `span_start` or `span_end`, or correct the `span_id`.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  reads: ['events[].type', 'events[].links.span_id'],
  *check({ events }) {
    const state = new Map<string, 'open' | 'closed'>();
    const opened = new Map<string, number>();
    for (const [index, { type, links }] of events.entries()) {
      const id = links?.span_id;
      if (id === undefined) continue;
      const at = ['events', index, 'links', 'span_id'];
      const before = state.get(id);
      if (type === 'span_start') {
        if (before !== undefined) yield { at, message: `The span ${id} opens a second time.` };
        else opened.set(id, index);
        state.set(id, 'open');
      } else if (before === undefined)
        yield { at, message: `The span ${id} is named here, but it was never opened before.` };
      else if (before === 'closed') yield { at, message: `The span ${id} is named here, but it was closed before.` };
      else if (type === 'span_end') state.set(id, 'closed');
    }
    for (const [id, index] of opened) {
      if (state.get(id) === 'open')
        yield {
          at: ['events', index, 'links', 'span_id'],
          severity: 'warning',
          message: `The span ${id} opens here and is never closed.`,
        };
    }
  },
};
