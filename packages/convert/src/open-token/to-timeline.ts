import { arrayAt, isObject, type JsonObject, objectAt, stringAt } from '../json.ts';
import { known } from '../known.ts';
import type { Ledger } from '../losses/loss.ts';
import { startTally } from '../losses/tally.ts';
import type { Reading } from '../reader.ts';
import { type Refusal, refuseShape } from '../refusal.ts';
import { openedFiles } from '../source/opened-files.ts';
import { elsewhere, filesOf, inside, type Source } from '../source/source.ts';
import { timeOf } from '../time.ts';
import { startDraft } from '../timeline/draft.ts';
import type { Actor, Session } from '../timeline/timeline.ts';
import { startEvents } from './event-reader.ts';
import { type Export, exportIn } from './stream.ts';

const format = 'open-token';

/** Reads an Open-Token export: a document, or a stream in any of its three shapes. */
export function openTokenToTimeline(source: Source, ledger: Ledger): Reading | Refusal {
  const [opened] = openedFiles(filesOf(source).slice(0, 1), ledger);
  const found = opened && exportIn(opened.file, opened.name);
  if (!found) return refuseShape(format, 'it has no list of `events`.');
  const draft = startDraft(format, ledger);
  const tally = startTally(ledger);
  for (const participant of arrayAt(found.head, 'participants') ?? [])
    if (isObject(participant)) draft.actor(actorOf(participant));
  const events = startEvents(draft, ledger, tally);
  for (const place of found.strange) tally.misshapen(place, 'A record that is no event was left out.');
  for (const { value, place } of found.events) events.event(value, place);
  events.finish();
  return { timeline: draft.finish(sessionOf(found, ledger)), counts: tally.finish() };
}

function actorOf(participant: JsonObject): Actor {
  return known({
    id: stringAt(participant, 'actor_id') ?? '',
    kind: kindOf(stringAt(participant, 'kind')),
    name: stringAt(participant, 'name') ?? '',
    provider: stringAt(participant, 'provider'),
    model: stringAt(participant, 'model'),
    instance: stringAt(participant, 'instance_id'),
    sourceId: stringAt(participant, 'actor_id'),
  });
}

function sessionOf(found: Export, ledger: Ledger): Omit<Session, 'thoughts'> & { thoughts?: Session['thoughts'] } {
  const conversation = objectAt(found.head, 'conversation');
  const place = inside(found.headPlace, 'conversation');
  const availability = stringAt(conversation, 'internal_availability');
  const extra = known({
    open_token_version: found.head['open_token_version'],
    integrity: found.head['integrity'],
    redaction: conversation?.['redaction'],
    internal_availability: availability,
  });
  return known({
    id: stringAt(conversation, 'id'),
    title: stringAt(conversation, 'title'),
    timezone: stringAt(conversation, 'timezone'),
    startedAt: timeOf(conversation?.['started_at'], inside(place, 'started_at'), ledger),
    savedAt: timeOf(found.head['exported_at'], inside(found.headPlace, 'exported_at'), ledger),
    runtime: stringAt(conversation, 'source_runtime'),
    provider: stringAt(conversation, 'provider'),
    model: arrayAt(found.head, 'participants')
      ?.map((participant) => stringAt(participant, 'model'))
      .find(Boolean),
    thoughts: availabilityOf(availability),
    extra: { [format]: extra },
    source: elsewhere(found.headPlace),
  });
}

function kindOf(stated: string | undefined): Actor['kind'] {
  return stated === 'human' || stated === 'model' || stated === 'tool' ? stated : 'system';
}

function availabilityOf(stated: string | undefined): Session['thoughts'] | undefined {
  return stated === 'available' || stated === 'unavailable' || stated === 'unknown' ? stated : undefined;
}
