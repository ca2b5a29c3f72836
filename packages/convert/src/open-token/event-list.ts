import type { Json, JsonObject } from '../json/json.ts';
import { placeOfEventFact } from '../losses/fact-places.ts';
import type { Fact } from '../losses/facts.ts';
import type { Ledger } from '../losses/loss.ts';
import type { Place } from '../source/source.ts';
import { isFinerThanMilliseconds, isZoned, momentOf } from '../timeline/time.ts';
import type { Call, Message, Thought, Timeline, TimelineEvent } from '../timeline/timeline.ts';
import { startIds } from './ids.ts';
import { isUtcTime } from './options.ts';
import type { Participants } from './participants.ts';
import { startResponseLinks } from './response-links.ts';
import { isCount, usageObject } from './usage.ts';

/** What the kind of an event decides of what is written for it. */
export interface Fields {
  readonly type: string;
  readonly visibility: string;
  readonly role: string;
  readonly content: JsonObject;
}

/** What an event is joined to, beside what every event may name. */
interface Links {
  readonly parent?: string | undefined;
  readonly call?: string | undefined;
}

/** The events of an export while they are written, one after the other: each has an id, a number, a time, an actor and links. */
export interface EventList {
  readonly written: readonly JsonObject[];
  /** Writes an event; gives back its id. */
  readonly add: (event: TimelineEvent, fields: Fields, links?: Links) => string;
  /** Writes an event of a response of the model, joined to that response where the order does not say it. */
  readonly addOfModel: (event: Message | Thought | Call, fields: Fields, call?: string) => string;
  /** Writes an annotation that the export itself makes. */
  readonly addOfOurOwn: (data: Json, span: string | undefined, parent: string | undefined) => void;
  /** The id under which an event was written, if it was. */
  readonly idOf: (event: string | undefined) => string | undefined;
  /** Notes which ids of the source could not stay. */
  readonly finish: () => void;
}

/** Starts without an event. */
export function startEventList(timeline: Timeline, people: Participants, ledger: Ledger): EventList {
  const written: JsonObject[] = [];
  const ids = startIds(
    'evt',
    timeline.events.map(({ id, sourceId }) => ({ key: id, sourceId })),
  );
  const spans = startIds(
    'span',
    timeline.spans.map(({ id, sourceId }) => ({ key: id, sourceId })),
  );
  const done = new Map<string, string>();
  /** Nearly every event of most formats has an id of another form, so they are counted, by where they stand. */
  const renamed = new Map<TimelineEvent['kind'], { readonly place: Place; count: number }>();
  const responses = startResponseLinks();
  return {
    written,
    add: (event, fields, links = {}) => write(event, newId(event), fields, links.parent, links.call),
    addOfModel(event, fields, call) {
      const id = newId(event);
      return write(event, id, fields, responseLink(event, id), call);
    },
    addOfOurOwn(data, span, parent) {
      const content = { mime: 'application/json', data };
      const fields = { type: 'annotation', visibility: 'metadata', role: 'system', content };
      const links = linksOf(parent, undefined, undefined, span);
      written.push(eventOf(ids.next(), undefined, people.program(), fields, links, undefined));
    },
    idOf,
    finish() {
      const why = 'An id of the format is evt_ and a number; the id that the source gives the event was left out.';
      for (const { place, count } of renamed.values())
        ledger.lose({ kind: 'renamed', place, fact: 'event.id', trap: 'id-of-another-form', count, why });
    },
  };

  function newId(event: TimelineEvent): string {
    return ids.own(event.id) ?? ids.next();
  }

  function idOf(event: string | undefined): string | undefined {
    return event === undefined ? undefined : done.get(event);
  }

  function write(
    event: TimelineEvent,
    id: string,
    fields: Fields,
    parent: string | undefined,
    call: string | undefined,
  ): string {
    const links = linksOf(idOf(event.parent) ?? parent, repliesTo(event), call, event.span);
    const at = timeIn(event);
    written.push(eventOf(id, at, people.of(event.actor), asBefore(event, fields), links, usageObject(event.usage)));
    noteTheRest(event);
    if (event.sourceId !== undefined && event.sourceId !== id) noteRenamed(event);
    done.set(event.id, id);
    return id;
  }

  function noteRenamed({ kind, source }: TimelineEvent): void {
    const known = renamed.get(kind);
    if (known) known.count += 1;
    else renamed.set(kind, { place: placeOf(source, 'event.id'), count: 1 });
  }

  /** One name after the other, so that events are alike to Node, and none is copied to take out what it has not. */
  function eventOf(
    id: string,
    at: string | undefined,
    actor: string,
    { type, visibility, role, content }: Fields,
    links: JsonObject | undefined,
    usage: JsonObject | undefined,
  ): JsonObject {
    const event: Record<string, Json> = { id, seq: written.length + 1 };
    if (at !== undefined) event['ts'] = at;
    event['type'] = type;
    event['actor_id'] = actor;
    event['visibility'] = visibility;
    event['role'] = role;
    event['content'] = content;
    if (links !== undefined) event['links'] = links;
    if (usage !== undefined) event['usage'] = usage;
    return event;
  }

  function linksOf(
    parent: string | undefined,
    repliesTo: string | undefined,
    call: string | undefined,
    span: string | undefined,
  ): JsonObject | undefined {
    if (parent === undefined && repliesTo === undefined && call === undefined && span === undefined) return undefined;
    const links: Record<string, Json> = {};
    if (parent !== undefined) links['parent_id'] = parent;
    if (repliesTo !== undefined) links['replies_to'] = repliesTo;
    if (call !== undefined) links['call_id'] = call;
    if (span !== undefined) links['span_id'] = spans.of(span);
    return links;
  }

  /** The link that a reader needs to find the event in its response. */
  function responseLink(event: Message | Thought | Call, id: string): string | undefined {
    const { parent, problem } = responses.of(event, id, written.length + 1);
    if (problem !== undefined)
      ledger.lose({
        kind: 'approximated',
        place: event.source,
        fact: 'event.response',
        why: `The format cannot say which response this event belongs to. ${problem}`,
      });
    return parent;
  }

  /** A message answers the first event that the source names as its cause, if that was written. */
  function repliesTo({ causes, source }: TimelineEvent): string | undefined {
    if (causes === undefined) return undefined;
    const found = causes.flatMap((cause) => done.get(cause) ?? []);
    const left = causes.length - Math.min(1, found.length);
    if (left > 0)
      ledger.lose({
        kind: 'dropped',
        count: left,
        place: placeOf(source, 'event.causes'),
        fact: 'event.causes',
        trap: 'second-cause',
        why: 'An event names one cause, which must stand before it.',
      });
    return found[0];
  }

  function timeIn({ at, source }: TimelineEvent): string | undefined {
    if (at === undefined || isUtcTime(at)) return at;
    const inUtc = isZoned(at) ? new Date(momentOf(at)).toISOString() : '';
    const isWritten = isUtcTime(inUtc);
    ledger.lose({
      kind: isWritten ? 'approximated' : 'dropped',
      place: placeOf(source, 'event.time'),
      fact: 'event.time',
      trap: 'time-without-zone',
      why: !isZoned(at)
        ? 'The time has no zone, and a time in UTC cannot be told from it.'
        : !isWritten
          ? 'In UTC, the time lies outside of the years that the format can write.'
          : isFinerThanMilliseconds(at)
            ? 'The time is written in UTC, and its fraction is cut off after milliseconds.'
            : 'The time is written in UTC.',
    });
    return isWritten ? inUtc : undefined;
  }

  function noteTheRest({ usage, source }: TimelineEvent): void {
    if (usage === undefined) return;
    const { inputTokens, outputTokens, reasoningTokens } = usage;
    const wrong = [inputTokens, outputTokens, reasoningTokens].filter(
      (count) => count !== undefined && !isCount(count),
    );
    if (wrong.length > 0)
      ledger.lose({
        kind: 'dropped',
        count: wrong.length,
        place: placeOf(source, 'event.usage'),
        fact: 'event.usage',
        trap: 'no-count',
        why: 'A number of tokens that is no whole number from zero on was left out.',
      });
    if (usage.cachedInputTokens === undefined && usage.costUsd === undefined) return;
    ledger.lose({
      kind: 'approximated',
      place: placeOf(source, 'event.usage'),
      fact: 'event.usage',
      why: 'The format has no place for cached tokens and for cost.',
    });
  }

  function placeOf(source: Place, fact: Fact): Place {
    return placeOfEventFact(timeline.format, fact, source);
  }
}

/** What an earlier export said of the event that its kind does not decide. */
function asBefore(event: TimelineEvent, fields: Fields): Fields {
  const before = event.extra?.['open-token'];
  if (before === undefined) return fields;
  const { visibility, role, mime } = before;
  return {
    type: fields.type,
    visibility: typeof visibility === 'string' ? visibility : fields.visibility,
    role: typeof role === 'string' ? role : fields.role,
    content: mime === undefined ? fields.content : { ...fields.content, mime },
  };
}
