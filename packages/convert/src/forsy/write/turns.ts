import type { Message } from '../../timeline/timeline.ts';

/**
 * Counts the exchanges of a session: each message of a human begins one, by the number that the source gives it where that goes
 * on.
 */
export function startTurns(): { readonly asked: (message: Message) => void; readonly now: () => number } {
  let turn = 1;
  let isFirst = true;
  return {
    asked(message) {
      turn = isFirst ? Math.max(turn, message.turn ?? 1) : Math.max(turn + 1, message.turn ?? 0);
      isFirst = false;
    },
    now: () => turn,
  };
}
