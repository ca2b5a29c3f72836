import type { Draft } from '../timeline/draft.ts';
import type { Usage } from '../timeline/timeline.ts';

/**
 * Which items belong to one response of the model. The log has no id for it: reasoning, text and calls that follow one another belong
 * together until an output, a message of somebody else or a count of tokens comes, or until the model reasons again.
 */
export interface Responses {
  readonly next: (kind: 'thought' | 'text' | 'call') => string;
  readonly end: () => void;
  /** Puts tokens on the first event of the latest response; false where there is none that lacks them. */
  readonly use: (usage: Usage) => boolean;
}

/** Starts without a response; ids begin with the prefix. */
export function startResponses(draft: Draft, prefix: string): Responses {
  let count = 0;
  let isOpen = false;
  let stage = 0;
  let firstEvent: number | undefined;
  const stages = { thought: 0, text: 1, call: 2 };
  return {
    next(kind) {
      if (!isOpen || (kind === 'thought' && stage > 0)) {
        count += 1;
        firstEvent = draft.events.length;
        stage = 0;
      }
      isOpen = true;
      stage = Math.max(stage, stages[kind]);
      return `${prefix}${count}`;
    },
    end() {
      isOpen = false;
    },
    use(usage) {
      isOpen = false;
      if (firstEvent === undefined) return false;
      draft.complete(firstEvent, { usage });
      firstEvent = undefined;
      return true;
    },
  };
}
