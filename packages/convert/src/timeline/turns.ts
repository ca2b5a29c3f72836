import { leaveOut } from '../losses/leave-out.ts';
import type { Ledger } from '../losses/loss.ts';
import type { Call, Message, Result, Thought, TimelineEvent } from './timeline.ts';

/** One response of the model: what it thought, said and called, with the results of its calls. */
export interface Answer {
  readonly kind: 'answer';
  /** The event with which the response began. */
  readonly first: TimelineEvent;
  readonly events: readonly TimelineEvent[];
  readonly thoughts: readonly Thought[];
  readonly texts: readonly Message[];
  readonly calls: readonly AnsweredCall[];
  /**
   * The calls that have a result, in the order of the results: of calls that ran side by side, the last may be the first to be
   * done.
   */
  readonly answered: readonly Required<AnsweredCall>[];
}

/** A call, and its result if there is one. */
export interface AnsweredCall {
  readonly call: Call;
  readonly result?: Result;
}

/** A message that is no response of the model. */
export interface Said {
  readonly kind: 'said';
  readonly message: Message;
}

/** A result that belongs to no call. */
export interface Stray {
  readonly kind: 'stray';
  readonly result: Result;
}

/** What formats made of messages are made of. */
export type Turn = Answer | Said | Stray;

interface OpenAnswer extends Answer {
  readonly events: TimelineEvent[];
  readonly thoughts: Thought[];
  readonly texts: Message[];
  readonly calls: { call: Call; result?: Result }[];
  readonly answered: Required<AnsweredCall>[];
  readonly turn: number;
}

/**
 * Gathers the events of one agent into turns: what belongs to one response of the model stands together, and results stand with their
 * calls, wherever the source has them. Annotations and the bounds of spans have no place in turns and are noted as left out.
 */
export function turnsOf(events: readonly TimelineEvent[], ledger: Ledger): readonly Turn[] {
  const turns: Turn[] = [];
  const answers = new Map<string, OpenAnswer>();
  const calls = new Map<string, { readonly answer: OpenAnswer; readonly slot: { call: Call; result?: Result } }>();
  let latest = -1;
  const answerOf = (event: TimelineEvent): OpenAnswer => {
    const known = event.response === undefined ? undefined : answers.get(event.response);
    if (known) {
      noteIfMoved(known.turn, event);
      known.events.push(event);
      return known;
    }
    const turn = turns.length;
    const answer: OpenAnswer = {
      kind: 'answer',
      first: event,
      events: [event],
      thoughts: [],
      texts: [],
      calls: [],
      answered: [],
      turn,
    };
    if (event.response !== undefined) answers.set(event.response, answer);
    latest = turn;
    turns.push(answer);
    return answer;
  };
  const noteIfMoved = (turn: number, event: TimelineEvent): void => {
    if (turn === latest) return;
    ledger.lose({
      kind: 'approximated',
      place: event.source,
      fact: 'event.response',
      why: 'The source has this later, after other messages; here it stands with the response that it belongs to.',
      trap: 'moved-to-its-call',
    });
  };
  for (const event of events) {
    if (event.kind === 'thought') answerOf(event).thoughts.push(event);
    else if (event.kind === 'call') {
      const answer = answerOf(event);
      const slot = { call: event };
      answer.calls.push(slot);
      calls.set(event.call, { answer, slot });
    } else if (event.kind === 'message') {
      if (event.author === 'model') answerOf(event).texts.push(event);
      else {
        latest = turns.length;
        turns.push({ kind: 'said', message: event });
      }
    } else if (event.kind === 'result') {
      const called = event.call === undefined ? undefined : calls.get(event.call);
      if (called === undefined || called.slot.result !== undefined) turns.push({ kind: 'stray', result: event });
      else {
        noteIfMoved(called.answer.turn, event);
        called.slot.result = event;
        called.answer.answered.push({ call: called.slot.call, result: event });
      }
    } else leaveOut(event, 'What the program notes about the session has no place here.', ledger);
  }
  return turns;
}
