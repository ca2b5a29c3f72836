import type { Hit } from '../../../engine/rule.ts';
import { isObject } from '../../../json-object.ts';
import { isBlank } from '../../blank.ts';
import { isNoName, isUnknown } from '../../wording/no-name.ts';
import { quoted } from '../../wording/quoted.ts';
import type { OpenTokenRule } from '../open-token-rule.ts';

const ofConversation = ['id', 'title', 'timezone'].map((key) => `conversation.${key}`);
const ofParticipants = ['actor_id', 'name', 'provider', 'model', 'instance_id'].map((key) => `participants[].${key}`);
const ofCalls = ['events[].type', 'events[].content.data.tool_name'];

/** What nobody knows is not said. */
export const unknownValuesAreLeftOut: OpenTokenRule = {
  id: 'unknown-values-are-left-out',
  claim: 'A key of which the source says nothing is left out, and what every conversation has is named.',
  why: 'A word for nothing is counted, searched and compared as if it were a name.',
  fix: 'Leave the key out, or write what the source has.',
  checklist: null,
  severity: 'warning',
  certainty: 'both',
  reads: [],
  readsApart: [...ofConversation, ...ofParticipants, ...ofCalls],
  *check({ conversation, participants, events }, { isSound }): Iterable<Hit> {
    if (isSound(ofConversation)) {
      const { id, title, timezone } = conversation;
      if (isNoName(id) || /^conv_(?:y{4}m{2}d{2}|<)/i.test(id))
        yield {
          ...wordForNothing(['conversation', 'id'], 'The id of the conversation', id),
          fix: 'Write the id that the runtime has, or one of the day and eight digits of a hash, such as `conv_20260131_ab12cd34`.',
        };
      if (title !== undefined && isUnknown(title))
        yield wordForNothing(['conversation', 'title'], 'The title of the conversation', title);
      if (timezone !== undefined && isNoName(timezone))
        yield wordForNothing(['conversation', 'timezone'], 'The timezone of the conversation', timezone);
    }
    if (isSound(ofParticipants))
      for (const [index, participant] of participants.entries()) {
        if (isBlank(participant.name))
          yield {
            at: ['participants', index, 'name'],
            message: `The participant ${participant.actor_id} has no name.`,
            fix: named,
          };
        for (const key of ['provider', 'model', 'instance_id'] as const) {
          const value = participant[key];
          if (value !== undefined && isNoName(value))
            yield wordForNothing(['participants', index, key], `The ${key} of ${participant.actor_id}`, value);
        }
      }
    if (isSound(ofCalls))
      for (const [index, { type, content }] of events.entries()) {
        const tool = type === 'tool_use' && isObject(content.data) ? content.data['tool_name'] : undefined;
        if (typeof tool === 'string' && isBlank(tool))
          yield {
            at: ['events', index, 'content', 'data', 'tool_name'],
            message: 'The tool of this call has no name.',
            fix: named,
          };
      }
  },
};

const named = 'Write the name that the source has.';

function wordForNothing(at: Hit['at'], what: string, value: string): Hit {
  return isBlank(value)
    ? { at, message: `${what} is empty.` }
    : { at, certainty: 'hint', message: `${what} is ${quoted(value)}, which looks like it is not known.` };
}
