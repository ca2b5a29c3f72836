import { leaveOut } from '../losses/leave-out.ts';
import type { Ledger } from '../losses/loss.ts';
import type { Trap } from '../losses/trap.ts';
import type { Message, Thought } from './timeline.ts';

/** All thoughts of a response as one text. */
export function joinThoughts(thoughts: readonly Thought[], ledger: Ledger): string | undefined {
  leaveOutHidden(thoughts, ledger);
  const spoken = thoughts.filter((thought) => thought.text !== undefined);
  if (spoken.length === 0) return undefined;
  noteJoined(spoken, 'thoughts-joined', 'Several thoughts of one response became one text.', ledger);
  return spoken.map((thought) => thought.text).join('\n\n');
}

/** Notes the thoughts that the source marks and does not show: no format but Open-Token has such a mark. */
export function leaveOutHidden(thoughts: readonly Thought[], ledger: Ledger): void {
  for (const thought of thoughts)
    if (thought.text === undefined)
      leaveOut(
        thought,
        'The format cannot mark a thought that the source does not show.',
        ledger,
        'thought-unavailable',
      );
}

/** Notes each thing after the first that shares the place of the first. */
export function noteJoined(events: readonly (Message | Thought)[], trap: Trap, why: string, ledger: Ledger): void {
  for (const event of events.slice(1))
    ledger.lose({
      kind: 'approximated',
      place: event.source,
      fact: event.kind === 'thought' ? 'thought.text' : 'message.text',
      why,
      trap,
      of: event.kind === 'thought' ? 'thought' : 'assistant-text',
    });
}
