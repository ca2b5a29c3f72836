import type { Json, JsonObject } from '../../json/json.ts';
import type { Ledger } from '../../losses/loss.ts';
import type { Call, Message, Thought, Timeline, TimelineEvent } from '../../timeline/timeline.ts';
import { usageObject } from '../usage.ts';
import { noteCauses, noteUsage, utcTimeOf } from './event-losses.ts';
import { asBefore, eventObject, type Fields, linksObject } from './event-object.ts';
import { startIds } from './ids.ts';
import type { Participants } from './participants.ts';
import { startRenamedIds } from './renamed-ids.ts';
import { startResponseLinks } from './response-links.ts';

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
  const renamed = startRenamedIds(timeline.format, ledger);
  const responses = startResponseLinks();
  return {
    written,
    add: (event, fields, links = {}) => write(event, newId(event), fields, links),
    addOfModel(event, fields, call) {
      const id = newId(event);
      return write(event, id, fields, { parent: responseLink(event, id), call });
    },
    addOfOurOwn(data, span, parent) {
      const content = { mime: 'application/json', data };
      const fields = { type: 'annotation', visibility: 'metadata', role: 'system', content };
      const links = linksObject({ parent, span: spanOf(span) });
      written.push(eventObject({ id: ids.next(), seq: written.length + 1, actor: people.program(), links }, fields));
    },
    idOf,
    finish: renamed.finish,
  };

  function newId(event: TimelineEvent): string {
    return ids.own(event.id) ?? ids.next();
  }

  function idOf(event: string | undefined): string | undefined {
    return event === undefined ? undefined : done.get(event);
  }

  function spanOf(span: string | undefined): string | undefined {
    return span === undefined ? undefined : spans.of(span);
  }

  function write(event: TimelineEvent, id: string, fields: Fields, { parent, call }: Links): string {
    const links = linksObject({
      parent: idOf(event.parent) ?? parent,
      repliesTo: repliesTo(event),
      call,
      span: spanOf(event.span),
    });
    const head = {
      id,
      seq: written.length + 1,
      at: utcTimeOf(event, timeline.format, ledger),
      actor: people.of(event.actor),
      links,
      usage: usageObject(event.usage),
    };
    written.push(eventObject(head, asBefore(event, fields)));
    noteUsage(event, timeline.format, ledger);
    if (event.sourceId !== undefined && event.sourceId !== id) renamed.note(event);
    done.set(event.id, id);
    return id;
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
  function repliesTo(event: TimelineEvent): string | undefined {
    const { causes } = event;
    if (causes === undefined) return undefined;
    const found = causes.flatMap((cause) => done.get(cause) ?? []);
    noteCauses(event, causes.length - Math.min(1, found.length), timeline.format, ledger);
    return found[0];
  }
}
