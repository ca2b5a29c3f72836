import type { Ledger } from '../losses/loss.ts';
import type { Message } from '../timeline/timeline.ts';

/** A user step is somebody's message; what the program put in, also under the role of a user, is the system's. */
export function sourceOfMessage(message: Message, ledger: Ledger): 'user' | 'system' {
  const { author, role, span, source: place } = message;
  if (author === 'agent' && span === undefined)
    ledger.lose({
      kind: 'approximated',
      place,
      fact: 'message.author',
      why: 'A step of the user cannot say that another agent spoke in the place of a person.',
    });
  if (author === 'human' || author === 'unknown' || author === 'agent') return 'user';
  if (role !== 'system')
    ledger.lose({
      kind: 'approximated',
      place,
      fact: 'message.role',
      why: 'What the program put into the conversation stands as a step of the system.',
    });
  if (author !== 'injected')
    ledger.lose({
      kind: 'approximated',
      place,
      fact: 'message.author',
      why: 'A step of the system cannot say that it sums up earlier ones, or was made in the name of the model.',
    });
  return 'system';
}
