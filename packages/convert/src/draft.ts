import type { Ledger } from './loss.ts';
import { type OpenCalls, trackCalls } from './open-calls.ts';
import type { Place } from './source.ts';
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
  SpanStart,
  Thought,
  Timeline,
  TimelineEvent,
} from './timeline.ts';

type Without<Event, Key extends PropertyKey> = Omit<Event, Key | 'kind' | 'id'>;

/** What can be said later of an event that was added before. */
export type Completion = Partial<EventFacts> & { readonly isError?: boolean; readonly about?: string };

/** A timeline while a reader fills it. It gives out ids, joins results to their calls, and notes what does not match. */
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
  /** Replaces an event by one that says more of the same. */
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
  const nextId = (): string => `e${events.length + 1}`;
  const add = (event: TimelineEvent): string => {
    events.push(event);
    return event.id;
  };
  const toolOf = new Map<string, string>();
  const known = (actor: Actor): string => {
    if (!actors.has(actor.id)) actors.set(actor.id, actor);
    return actor.id;
  };
  const joinResult = (call: string | undefined, event: Without<Result, 'call' | 'actor'>): string => {
    const tool = call === undefined ? undefined : toolOf.get(call);
    const actor = tool ?? known({ id: 'tool', kind: 'tool', name: 'tool' });
    return add({ kind: 'result', id: nextId(), actor, ...event, ...(call === undefined ? {} : { call }) });
  };
  return {
    actor: known,
    actorOf: (id) => actors.get(id),
    message: (event) => add({ kind: 'message', id: nextId(), ...event }),
    thought(event, form, text) {
      if (text !== undefined && text.trim() !== '') return add({ kind: 'thought', id: nextId(), ...event, form, text });
      ledger.lose({
        kind: 'missing',
        place: event.source,
        why: 'The model reasoned here, and the source does not hold the text of it.',
        trap: 'thought-unavailable',
        of: 'thought',
      });
      return add({ kind: 'thought', id: nextId(), ...event, form: 'unavailable' });
    },
    call(event) {
      const call = calls.open(event.sourceCallId, event.source);
      toolOf.set(call, known({ id: `tool:${event.tool}`, kind: 'tool', name: event.tool }));
      add({ kind: 'call', id: nextId(), ...event, call });
      return call;
    },
    result: (event) => joinResult(calls.answer(event.sourceCallId, event.source), event),
    resultOf(call, event) {
      if (call !== undefined) calls.close(call);
      return joinResult(call, event);
    },
    annotation: (event) => add({ kind: 'annotation', id: nextId(), ...event }),
    openSpan(span, at) {
      const id = `s${spans.length + 1}`;
      spans.push({ id, ...span });
      const start: SpanStart = { kind: 'span_start', id: nextId(), actor: span.actor, span: id, source: span.source };
      add(at === undefined ? start : { ...start, at });
      return id;
    },
    closeSpan: (span, event) => void add({ kind: 'span_end', id: nextId(), ...event, span }),
    events,
    complete(index, facts) {
      const event = events[index];
      if (event) events[index] = { ...event, ...facts } as TimelineEvent;
    },
    callOf: calls.find,
    finish(session) {
      noteCallsWithoutResult(calls.unanswered(), ledger);
      noteTimesThatRunBackwards(events, ledger);
      const thoughts = session.thoughts ?? availabilityOf(events);
      return { format, session: { ...session, thoughts }, actors: [...actors.values()], events, spans };
    },
  };
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
