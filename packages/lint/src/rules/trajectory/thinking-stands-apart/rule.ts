import type { Hit } from '../../../engine/rule.ts';
import { isBlank } from '../../blank.ts';
import { isUnknown } from '../../wording/no-name.ts';
import { quoted } from '../../wording/quoted.ts';
import { thinksAloud } from '../../wording/thinks-aloud.ts';
import { textOf } from '../text-of.ts';
import type { TrajectoryMessageRule } from '../trajectory-rule.ts';

/** What was thought is told from what was said. */
export const thinkingStandsApart: TrajectoryMessageRule = {
  id: 'thinking-stands-apart',
  claim: 'The thinking of a turn stands in `thinking`, which is left out where there was none, and not in its text.',
  why: 'A model that learns from it says aloud what it was to think, or learns to think nothing.',
  fix: 'Move the thinking from the text to `thinking`; leave `thinking` out where the source has none.',
  checklist: null,
  severity: 'warning',
  certainty: 'both',
  reads: [],
  readsEntry: ['role', 'content[].text', 'thinking'],
  concerns: ({ role }) => role === 'assistant',
  *checkEntry(message, index): Iterable<Hit> {
    if (message.role !== 'assistant') return;
    const { thinking } = message;
    const at = ['messages', index, 'thinking'];
    if (thinking !== undefined && isBlank(thinking))
      yield { at, message: `The thinking of message ${index + 1} is empty.` };
    else if (thinking !== undefined && isUnknown(thinking) && !/redacted/i.test(thinking))
      yield {
        at,
        certainty: 'hint',
        message: `The thinking of message ${index + 1} is ${quoted(thinking)}, which looks like there was none.`,
      };
    if (thinksAloud(textOf(message)))
      yield {
        at: ['messages', index, 'content'],
        certainty: 'hint',
        message: `The text of message ${index + 1} begins ${quoted(textOf(message).trim(), 0, 24)}, which looks like the thinking before it.`,
      };
  },
};
