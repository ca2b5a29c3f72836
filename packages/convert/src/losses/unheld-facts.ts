import type { WritableFormat } from '../formats/formats.ts';
import { factsOf, isConversationAlone } from '../formats/passages.ts';
import type { Place } from '../source/source.ts';
import type { Actor, Session, Timeline, TimelineEvent } from '../timeline/timeline.ts';
import { placeOfEventFact, placeOfSessionFact } from './fact-places.ts';
import type { Fact } from './facts.ts';
import type { Ledger } from './loss.ts';

/**
 * Notes every fact that a session states and that the format which is written has no place for, by the decisions in its `fields.ts`. The
 * writers themselves note only what they do to facts that their format does hold.
 */
export function noteUnheldFacts(timeline: Timeline, to: WritableFormat, ledger: Ledger): void {
  const held = factsOf(to);
  const { session, format } = timeline;
  const place = session.source ?? { pointer: '' };
  for (const [fact, key] of sessionFacts)
    if (!held.has(fact) && session[key] !== undefined) note(fact, placeOfSessionFact(format, fact, place), 1, ledger);
  const unheld = eventFacts.filter(([fact]) => !held.has(fact));
  const leavesSubagentsOut = isConversationAlone(to);
  const asksActors = !held.has('event.model');
  const actors = new Map(timeline.actors.map((actor) => [actor.id, actor]));
  const found = unheld.map(() => new Map<string, Found>());
  for (const event of timeline.events) {
    if (leavesSubagentsOut && event.span !== undefined) continue;
    const actor = asksActors ? actors.get(event.actor) : undefined;
    for (let index = 0; index < unheld.length; index += 1) {
      const [fact, timesStated] = unheld[index]!;
      const times = Number(timesStated(event, actor));
      if (times === 0) continue;
      // A long log has a million of these, so only the first of each kind of event has its place worked out.
      const known = found[index]!.get(event.kind);
      if (known) known.count += times;
      else found[index]!.set(event.kind, { place: placeOfEventFact(format, fact, event.source), count: times });
    }
  }
  for (const [index, byKind] of found.entries())
    for (const { place: first, count } of byKind.values()) note(unheld[index]![0], first, count, ledger);
  if (!held.has('span.spawn'))
    for (const span of timeline.spans)
      if (span.spawn !== undefined && Object.keys(span.spawn).length > 0)
        note('span.spawn', placeOfEventFact(format, 'span.spawn', span.source), 1, ledger);
  if (!held.has('span') && !leavesSubagentsOut)
    for (const span of timeline.spans)
      ledger.lose({
        kind: 'dropped',
        place: span.source,
        fact: 'span',
        why: 'The format that is written cannot set the work of a subagent apart from the work around it.',
      });
  if (!held.has('actor.name'))
    for (const actor of timeline.actors)
      if (isNamed(actor)) note('actor.name', placeOfSessionFact(format, 'actor.name', place), 1, ledger);
  if (!held.has('actor.model'))
    for (const { provider, model, instance } of timeline.actors)
      if (provider !== undefined || instance !== undefined || (model !== undefined && model !== session.model))
        note('actor.model', placeOfSessionFact(format, 'actor.model', place), 1, ledger);
}

interface Found {
  readonly place: Place;
  count: number;
}

function note(fact: Fact, place: Place, count: number, ledger: Ledger): void {
  const why = 'The format that is written has no place for this fact.';
  ledger.lose({ kind: 'dropped', place, fact, count, why });
}

const sessionFacts = (
  'id title task startedAt endedAt savedAt timezone continues agent model provider runtime environment tools'.split(
    ' ',
  ) as (keyof Session & string)[]
).map((key) => [`session.${key}` as Fact, key] as const);

const eventFacts: readonly (readonly [Fact, (event: TimelineEvent, actor: Actor | undefined) => boolean | number])[] = [
  ['event.time', ({ at }) => at !== undefined],
  ['event.endedAt', ({ endedAt }) => endedAt !== undefined],
  ['event.turn', ({ turn }) => turn !== undefined],
  ['event.model', (event, actor) => event.model !== undefined && actor?.kind === 'model'],
  ['event.usage', ({ usage }) => usage !== undefined],
  ['event.causes', ({ causes }) => causes?.length ?? 0],
  ['event.parent', ({ parent }) => parent !== undefined],
  ['event.id', ({ sourceId }) => sourceId !== undefined],
  ['thought.form', (event) => event.kind === 'thought' && event.form === 'summary'],
  ['call.id', (event) => event.kind === 'call' && event.sourceCallId !== undefined],
  ['result.isError', (event) => event.kind === 'result' && event.isError !== undefined],
];

/** Whether the source gives a speaker a name, beyond the word for what it is; tools are named by their calls. */
export function isNamed({ kind, name }: Actor): boolean {
  return kind !== 'tool' && !kindWords.has(name);
}

const kindWords = new Set([
  'user',
  'human',
  'assistant',
  'agent',
  'model',
  'system',
  'developer',
  'client',
  'tool',
  '',
]);
