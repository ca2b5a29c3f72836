import type { Fact } from '../../src/facts.ts';
import type { Json } from '../../src/json.ts';
import type { Part, Timeline } from '../../src/timeline.ts';

/** What a timeline says of one fact, in a form that two timelines can be compared by. */
export type Said = readonly Json[];

/**
 * What the main agent's part of a timeline says of each fact that is compared. Where a format joins pieces, they are joined here, so that
 * only what is lost differs and not how it is cut into pieces.
 */
export const saidOf: { readonly [F in Fact]?: (timeline: Timeline) => Said } = {
  'session.id': ({ session }) => stated(session.id),
  'session.title': ({ session }) => stated(session.title),
  'session.model': ({ session }) => stated(session.model),
  'message.text': (timeline) =>
    main(timeline)
      .flatMap((event) => (event.kind === 'message' ? [textIn(event.content)] : []))
      .filter((text) => text !== ''),
  'message.media': (timeline) =>
    main(timeline).flatMap((event) =>
      event.kind === 'message'
        ? event.content.flatMap((part) =>
            part.type === 'image' ? [part.url ?? `data:${part.mediaType};base64,${part.data}`] : [],
          )
        : [],
    ),
  'thought.text': (timeline) => {
    const all = main(timeline).flatMap((event) =>
      event.kind === 'thought' && event.text !== undefined ? [event.text] : [],
    );
    return all.length === 0 ? [] : [all.join('\n\n')];
  },
  'call.tool': (timeline) => main(timeline).flatMap((event) => (event.kind === 'call' ? [event.tool] : [])),
  'call.input': (timeline) =>
    main(timeline).flatMap((event) => {
      if (event.kind !== 'call') return [];
      return event.input.form === 'text' ? [{ input: event.input.text }] : [event.input.value ?? {}];
    }),
  'result.text': (timeline) => byCall(timeline, ({ content }) => [textIn(content)]),
  'result.isError': (timeline) => byCall(timeline, ({ isError }) => [isError ?? null]),
  'event.time': (timeline) =>
    main(timeline).flatMap((event) =>
      event.kind === 'message' && (event.author === 'human' || event.author === 'unknown') && event.at !== undefined
        ? [Date.parse(event.at)]
        : [],
    ),
  'event.usage': (timeline) => {
    const all = main(timeline).flatMap(({ usage }) => (usage ? [usage] : []));
    const sum = (key: 'inputTokens' | 'outputTokens'): number =>
      all.reduce((total, usage) => total + (usage[key] ?? 0), 0);
    return [sum('inputTokens'), sum('outputTokens')];
  },
};

function stated(value: string | undefined): Said {
  return value === undefined ? [] : [value];
}

function main({ events }: Timeline): Timeline['events'] {
  return events.filter(({ span }) => span === undefined);
}

type Result = Extract<Timeline['events'][number], { readonly kind: 'result' }>;

/** What the results say, in the order of the calls that they answer. */
function byCall(timeline: Timeline, say: (result: Result) => Said): Said {
  const results = new Map<string | undefined, Result>();
  for (const event of timeline.events) if (event.kind === 'result') results.set(event.call, event);
  return main(timeline).flatMap((event) => {
    const result = event.kind === 'call' ? results.get(event.call) : undefined;
    return result === undefined ? [] : say(result);
  });
}

function textIn(parts: readonly Part[]): string {
  return parts
    .flatMap((part) => (part.type === 'text' ? [part.text] : part.type === 'json' ? [JSON.stringify(part.value)] : []))
    .join('\n');
}
