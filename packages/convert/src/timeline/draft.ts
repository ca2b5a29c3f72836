import type { Ledger } from '../losses/loss.ts';
import type { Place } from '../source/source.ts';
import { type OpenCalls, type TrackedCall, trackCalls } from './open-calls.ts';
import { withoutBlank } from './says-something.ts';
import { noteTimesThatRunBackwards } from './time.ts';
import type {
  Actor,
  Annotation,
  Call,
  EventFacts,
  Message,
  Result,
  Session,
  Span,
  SpanEnd,
  Thought,
  Timeline,
  TimelineEvent,
} from './timeline.ts';

type Without<Event, Key extends PropertyKey> = Omit<Event, Key | 'kind' | 'id'>;

/** What can be said later of an event that was added before. */
export type Completion = Partial<EventFacts> & { readonly isError?: boolean; readonly about?: string };

/**
 * A timeline while a reader fills it. It gives out ids, joins results to their calls, and notes what does not match. An event given to it
 * is its own from then on: a reader makes a new object for each.
 */
export interface Draft {
  /** Makes an actor known, the first time; gives back its id. */
  readonly actor: (actor: Actor) => string;
  readonly actorOf: (id: string) => Actor | undefined;
  readonly message: (event: Without<Message, never>) => string;
  /** Adds a thought; without a text that says something it becomes one that is unavailable. */
  readonly thought: (event: Without<Thought, 'form' | 'text'>, form: 'verbatim' | 'summary', text?: string) => string;
  /** Adds a call; gives back the timeline's id of the call. */
  readonly call: (event: Without<Call, 'call'>) => string;
  /** Adds a result and joins it to the call that has the same source id and is still open. Its actor is the tool. */
  readonly result: (event: Without<Result, 'call' | 'actor'>) => string;
  /** Adds a result of a call that the reader knows by the timeline's id. */
  readonly resultOf: (call: string | undefined, event: Without<Result, 'call' | 'actor'>) => string;
  readonly annotation: (event: Without<Annotation, never>) => string;
  /** Opens a span, with its first event. */
  readonly openSpan: (span: Omit<Span, 'id'>, at?: string) => string;
  readonly closeSpan: (span: string, event: Without<SpanEnd, 'span'>) => void;
  /** The events so far: readers may complete one (its usage, its response), but not take one away. */
  readonly events: readonly TimelineEvent[];
  /** Says more of an event. */
  readonly complete: (index: number, facts: Completion) => void;
  readonly callOf: OpenCalls['find'];
  /** Ends the draft, and notes which calls have no result and which times run backwards. */
  readonly finish: (session: Omit<Session, 'thoughts'> & { readonly thoughts?: Session['thoughts'] }) => Timeline;
}

/** Starts a timeline of the given format. */
export function startDraft(format: string, ledger: Ledger): Draft {
  const actors = new Map<string, Actor>();
  const events: TimelineEvent[] = [];
  const spans: Span[] = [];
  const calls = trackCalls(ledger);
  /**
   * The object that the reader made becomes the event: sessions have hundreds of thousands, and a copy of each costs more than
   * the rest.
   */
  const add = (event: Omit<EventFacts, 'id'>, kind: TimelineEvent['kind']): string => {
    const own = event as { kind?: TimelineEvent['kind']; id?: string };
    own.kind = kind;
    own.id = `e${events.length + 1}`;
    events.push(event as TimelineEvent);
    return own.id;
  };
  const known = (actor: Actor): string => {
    if (!actors.has(actor.id)) actors.set(actor.id, withoutBlank(actor, ['provider', 'model', 'instance']));
    return actor.id;
  };
  const joinResult = (call: TrackedCall | undefined, event: Without<Result, 'call' | 'actor'>): string => {
    const own = event as { actor?: string; call?: string } & typeof event;
    own.actor = call?.tool ?? known({ id: 'tool', kind: 'tool', name: 'tool' });
    if (call) own.call = call.id;
    return add(own as Omit<Result, 'id' | 'kind'>, 'result');
  };
  const toolActor = (tool: string): string => {
    const id = `tool:${tool}`;
    return actors.has(id) ? id : known({ id, kind: 'tool', name: tool });
  };
  return {
    actor: known,
    actorOf: (id) => actors.get(id),
    message: (event) => add(event, 'message'),
    thought(event, form, text) {
      const own = event as { form?: Thought['form']; text?: string } & typeof event;
      const hasText = text !== undefined && /\S/.test(text);
      own.form = hasText ? form : 'unavailable';
      if (hasText) own.text = text;
      else loseThought(event.source, ledger);
      return add(own, 'thought');
    },
    call(event) {
      const own = event as { call?: string } & typeof event;
      own.call = calls.open(event.sourceCallId, toolActor(event.tool), event.source);
      add(own, 'call');
      return own.call;
    },
    result: (event) => joinResult(calls.answer(event.sourceCallId, event.source), event),
    resultOf: (call, event) => joinResult(call === undefined ? undefined : calls.close(call, event.source), event),
    annotation: (event) => add(event, 'annotation'),
    openSpan(span, at) {
      const id = `s${spans.length + 1}`;
      spans.push({ id, ...span });
      const start = { actor: span.actor, span: id, source: span.source };
      add(at === undefined ? start : { ...start, at }, 'span_start');
      return id;
    },
    closeSpan: (span, event) => void add({ ...event, span }, 'span_end'),
    events,
    complete(index, facts) {
      const event = events[index];
      if (event) Object.assign(event, facts);
    },
    callOf: calls.find,
    finish(session) {
      noteCallsWithoutResult(calls.unanswered(), ledger);
      noteTimesThatRunBackwards(events, ledger);
      const thoughts = session.thoughts ?? availabilityOf(events);
      const facts = withoutBlank(session, ['id', 'title', 'timezone', 'model', 'continues']);
      return { format, session: { ...facts, thoughts }, actors: [...actors.values()], events, spans };
    },
  };
}

function loseThought(place: Place, ledger: Ledger): void {
  ledger.lose({
    kind: 'missing',
    place,
    why: 'The model reasoned here, and the source does not hold the text of it.',
    trap: 'thought-unavailable',
    of: 'thought',
  });
}

function noteCallsWithoutResult(places: readonly Place[], ledger: Ledger): void {
  for (const place of places)
    ledger.lose({
      kind: 'missing',
      place,
      why: 'The source holds no result of this call.',
      trap: 'call-without-result',
      of: 'result',
    });
}

function availabilityOf(events: readonly TimelineEvent[]): Session['thoughts'] {
  let hidden = false;
  for (const event of events) {
    if (event.kind !== 'thought') continue;
    if (event.form !== 'unavailable') return 'available';
    hidden = true;
  }
  return hidden ? 'unavailable' : 'unknown';
}
