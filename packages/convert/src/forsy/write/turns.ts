import type { Message } from '../../timeline/timeline.ts';

/** Counts the exchanges of a session. */
export interface Turns {
  /** A human said something, which begins an exchange. */
  readonly asked: (message: Message) => void;
  readonly now: () => number;
}

/** Starts with the first exchange. Where the source numbers its exchanges and its numbers rise, they are kept. */
export function startTurns(): Turns {
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
