import type { OpenTokenEvent } from '@trace-formats/schema';
import type { Hit } from '../../../engine/rule.ts';
import { quoted } from '../../wording/quoted.ts';
import { thinksAloud } from '../../wording/thinks-aloud.ts';
import type { OpenTokenEventRule } from '../open-token-rule.ts';

/** Who sees an event follows from what it is. */
export const visibilityFitsTheRole: OpenTokenEventRule = {
  id: 'visibility-fits-the-role',
  claim:
    'Calls, results and prompts of developers are internal, spans and annotations metadata, messages neither metadata nor of the role of a tool, and no public text begins with thinking.',
  why: 'Readers show what is public and leave out the rest, so that a wrong visibility shows what was hidden or hides what was said.',
  fix: 'Write the visibility that the format has for such an event.',
  checklist: null,
  severity: 'warning',
  certainty: 'both',
  reads: [],
  readsEntry: ['type', 'role', 'visibility', 'content.text'],
  *checkEntry(event, index): Iterable<Hit> {
    const { type, role, visibility, content } = event;
    const wanted = wantedOf(event);
    if (wanted !== undefined && visibility !== wanted.visibility)
      yield {
        at: ['events', index, 'visibility'],
        message: `The visibility of ${wanted.what} is ${wanted.visibility}, but here it is ${visibility}.`,
      };
    if (type !== 'message') return;
    if (visibility === 'metadata')
      yield {
        at: ['events', index, 'visibility'],
        message: 'The visibility of this message is metadata, which only spans and annotations have.',
        fix: 'Write `public` for what was shown to the user, and `internal` for what was not.',
      };
    if (role === 'tool')
      yield {
        at: ['events', index, 'type'],
        message: 'This message has the role tool, but what a tool gave back is an event of the type tool_result.',
        fix: 'Write a `tool_result` with the `call_id` of its call.',
      };
    const text = content.text ?? '';
    if (role === 'assistant' && visibility === 'public' && thinksAloud(text))
      yield {
        at: ['events', index, 'content', 'text'],
        certainty: 'hint',
        message: `This public text begins ${quoted(text.trim(), 0, 24)}, which looks like hidden reasoning.`,
        fix: 'Put the reasoning into an internal event of the role `assistant_thought`, or leave it out.',
      };
  },
};

/** Of what the format names one visibility: a user's words and a model's, and a system prompt, have two. */
function wantedOf({
  type,
  role,
}: OpenTokenEvent): { readonly what: string; readonly visibility: OpenTokenEvent['visibility'] } | undefined {
  if (type === 'tool_use') return { what: 'a call', visibility: 'internal' };
  if (type === 'tool_result') return { what: 'a result', visibility: 'internal' };
  if (type === 'annotation') return { what: 'an annotation', visibility: 'metadata' };
  if (type === 'span_start' || type === 'span_end') return { what: 'the bound of a span', visibility: 'metadata' };
  return role === 'developer' ? { what: "a developer's prompt", visibility: 'internal' } : undefined;
}
