import type { Json } from '../../src/json/json.ts';
import type { Fact } from '../../src/losses/facts.ts';
import { isNamed } from '../../src/losses/unheld-facts.ts';
import type { Part, Timeline, TimelineEvent } from '../../src/timeline/timeline.ts';

/** What a timeline says of one fact, one entry for each time that it says it. */
export type Said = readonly Json[];

type Result = Extract<TimelineEvent, { readonly kind: 'result' }>;

/**
 * What a timeline says of each fact. Texts and thoughts of one response are compared as one, since formats cut a response into pieces in
 * their own ways; that they do is a loss of its own, and not one of words.
 */
export const saidOf: { readonly [F in Fact]?: (timeline: Timeline) => Said } = {
  'session.id': ({ session }) => stated(session.id),
  'session.title': ({ session }) => stated(session.title),
  'session.task': ({ session }) => stated(session.task),
  'session.startedAt': ({ session }) => stated(session.startedAt),
  'session.endedAt': ({ session }) => stated(session.endedAt),
  'session.timezone': ({ session }) => stated(session.timezone),
  'session.continues': ({ session }) => stated(session.continues),
  'session.agent': ({ session }) => stated(session.agent && { ...session.agent }),
  'session.model': ({ session }) => stated(session.model),
  'session.provider': ({ session }) => stated(session.provider),
  'session.runtime': ({ session }) => stated(session.runtime),
  'session.environment': ({ session }) => stated(session.environment && { ...session.environment }),
  'session.tools': ({ session }) => stated(session.tools?.map((tool) => ({ ...tool }))),
  'actor.name': ({ actors }) => actors.filter(isNamed).map(({ name }) => name),
  'message.text': (timeline) =>
    byResponse(timeline, (event) => (event.kind === 'message' ? textIn(event.content) : ''), '\n'),
  'message.role': (timeline) => each(timeline, (event) => (event.kind === 'message' ? [event.role] : [])),
  'message.author': (timeline) =>
    each(timeline, (event) => (event.kind === 'message' ? [event.author === 'unknown' ? 'human' : event.author] : [])),
  'message.media': (timeline) =>
    each(timeline, (event) =>
      event.kind === 'message' || event.kind === 'result' ? event.content.flatMap(mediumOf) : [],
    ),
  'thought.text': (timeline) =>
    byResponse(timeline, (event) => (event.kind === 'thought' ? (event.text ?? '') : ''), '\n\n'),
  'thought.form': (timeline) => {
    const forms = new Map<string, string>();
    for (const event of timeline.events)
      if (event.kind === 'thought' && event.text !== undefined) forms.set(event.response ?? event.id, event.form);
    return [...forms.values()];
  },
  'call.id': (timeline) => each(timeline, (event) => (event.kind === 'call' ? stated(event.sourceCallId) : [])),
  'call.tool': (timeline) => each(timeline, (event) => (event.kind === 'call' ? [event.tool] : [])),
  'call.input': (timeline) =>
    each(timeline, (event) => {
      if (event.kind !== 'call') return [];
      return [event.input.form === 'text' ? { text: event.input.text } : event.input.value];
    }),
  'result.text': (timeline) => byCall(timeline, ({ content }) => [textIn(content)]),
  'result.isError': (timeline) => byCall(timeline, ({ isError }) => stated(isError)),
  'event.time': (timeline) => each(timeline, ({ at }) => stated(at === undefined ? undefined : Date.parse(at))),
  // A trace has one field for when a step was over and when its result came.
  'event.endedAt': (timeline) => {
    const came = new Map(timeline.events.flatMap((event) => (event.kind === 'result' ? [[event.call, event.at]] : [])));
    return each(timeline, (event) =>
      event.kind === 'call' && came.get(event.call) === event.endedAt ? [] : stated(event.endedAt),
    );
  },
  'event.turn': (timeline) => each(timeline, ({ turn }) => stated(turn)),
  'event.model': (timeline) => each(timeline, ({ model }) => stated(model)),
  'event.usage': (timeline) => each(timeline, ({ usage }) => (usage === undefined ? [] : [{ ...usage }])),
  'event.id': (timeline) => each(timeline, ({ sourceId }) => stated(sourceId)),
  'event.causes': (timeline) => {
    const told = new Map(timeline.events.map((event) => [event.id, wordsOf(event)]));
    return each(timeline, ({ causes }) => (causes ?? []).map((cause) => told.get(cause) ?? null));
  },
  'event.response': (timeline) => {
    const responses = new Map<string, string[]>();
    for (const event of timeline.events)
      if (event.response !== undefined && event.kind !== 'thought')
        responses.set(event.response, [...(responses.get(event.response) ?? []), wordsOf(event)]);
    return [...responses.values()].filter((words) => words.length > 1);
  },
  'span.spawn': ({ spans }) => spans.flatMap(({ spawn }) => stated(spawn)),
  span: ({ spans }) => spans.map(() => 'span'),
  // An export marks results that are missing and results that failed in notes of its own; those facts are compared with the calls.
  annotation: (timeline) =>
    each(timeline, (event) =>
      event.kind === 'annotation' && !isOwnMark(event) ? [[event.name, event.text ?? null, event.data ?? null]] : [],
    ),
};

function isOwnMark({ name, data }: Extract<TimelineEvent, { readonly kind: 'annotation' }>): boolean {
  return name === 'missing_result' || name === 'missing_results' || typeof data?.['is_error'] === 'boolean';
}

/** Everything that was said, done and given back, in order, for a comparison of the order alone. */
export function orderOf(timeline: Timeline): readonly string[] {
  return timeline.events.flatMap((event) =>
    event.kind === 'message' || event.kind === 'call' ? [wordsOf(event)] : [],
  );
}

/** Half a surrogate pair is no character, and is replaced where a document has a digest; keys have no order. */
export function settled(said: Json): string {
  return JSON.stringify(said, (_, value) => {
    if (typeof value === 'string') return value.replace(/\p{Surrogate}/gu, '\ufffd');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}

function stated(value: Json | undefined): Said {
  return value === undefined ? [] : [value];
}

function each({ events }: Timeline, say: (event: TimelineEvent) => Said): Said {
  return events.flatMap(say);
}

function byResponse({ events }: Timeline, say: (event: TimelineEvent) => string, between: string): Said {
  const said = new Map<string, string>();
  for (const event of events) {
    const text = say(event);
    if (text === '') continue;
    const key = event.response ?? `event ${event.id}`;
    const before = said.get(key);
    said.set(key, before === undefined ? text : `${before}${between}${text}`);
  }
  return [...said.values()];
}

/** What the results say, in the order of the calls that they answer; those that answer none come last. */
function byCall({ events }: Timeline, say: (result: Result) => Said): Said {
  const results = events.filter((event): event is Result => event.kind === 'result');
  const byId = new Map(
    results.flatMap((result) => (result.call === undefined ? [] : [[result.call, result] as const])),
  );
  const answers = events.flatMap((event) => (event.kind === 'call' ? (byId.get(event.call) ?? []) : []));
  return [...answers, ...results.filter(({ call }) => call === undefined)].flatMap(say);
}

function wordsOf(event: TimelineEvent): string {
  if (event.kind === 'message') return `said ${settled(textIn(event.content))}`;
  if (event.kind === 'call') return `call ${event.tool}`;
  if (event.kind === 'result') return `result ${settled(textIn(event.content))}`;
  return event.kind;
}

function mediumOf(part: Part): Said {
  if (part.type === 'text' || part.type === 'json') return [];
  if (part.type === 'other') return [part.value];
  return [part.url ?? (part.data?.startsWith('data:') ? part.data : `data:${part.mediaType};base64,${part.data}`)];
}

function textIn(parts: readonly Part[]): string {
  return parts
    .flatMap((part) => (part.type === 'text' ? [part.text] : part.type === 'json' ? [settled(part.value)] : []))
    .join('\n');
}
