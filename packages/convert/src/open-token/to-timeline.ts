import type { Reading } from '../formats/reader.ts';
import { arrayAt, isObject, type JsonObject, objectAt, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import type { Ledger } from '../losses/loss.ts';
import { startTally } from '../losses/tally.ts';
import { type Refusal, refuseShape } from '../refusals/refusal.ts';
import { openedFile } from '../source/opened-files.ts';
import { losePassedOver, loseSecondHeader } from '../source/other-keys.ts';
import { elsewhere, inside, type Place, type Source } from '../source/source.ts';
import { startDraft } from '../timeline/draft.ts';
import { timeAt } from '../timeline/time.ts';
import type { Actor, Session } from '../timeline/timeline.ts';
import { startEvents } from './read/event-reader.ts';
import { type Export, exportIn } from './read/stream.ts';
import { wordAt } from './words.ts';

const format = 'open-token';

/** Reads an Open-Token export: a document, or a stream in any of its three shapes. */
export function openTokenToTimeline(source: Source, ledger: Ledger): Reading | Refusal {
  const opened = openedFile(source, ledger);
  const found = opened && exportIn(opened.file, opened.name);
  if (!found) return refuseShape(format, 'it has no list of `events`.');
  const draft = startDraft(format, ledger);
  const tally = startTally(ledger);
  for (const [index, participant] of (arrayAt(found.head, 'participants') ?? []).entries()) {
    if (!isObject(participant)) continue;
    const place = inside(found.headPlace, 'participants', index);
    const actor = actorOf(participant, place, ledger);
    if (draft.actorOf(actor.id) === undefined) draft.actor(actor);
    else
      ledger.lose({
        kind: 'dropped',
        place,
        why: 'Another participant before it has the same id, and events name them by that.',
        trap: 'id-collides',
      });
  }
  const events = startEvents(draft, ledger, tally);
  for (const { value, place } of found.further) loseSecondHeader(value, found.head, place, ledger);
  for (const place of found.strange) tally.misshapen(place, 'A record that is no event was left out.');
  for (const { value, place } of found.events) events.event(value, place);
  events.finish();
  return { timeline: draft.finish(sessionOf(found, ledger)), counts: tally.finish() };
}

function actorOf(participant: JsonObject, place: Place, ledger: Ledger): Actor {
  return known({
    id: stringAt(participant, 'actor_id') ?? '',
    kind: wordAt(participant, 'kind', place, ledger) ?? 'system',
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
  const thoughts = wordAt(conversation, 'internal_availability', place, ledger);
  const version = stringAt(found.head, 'open_token_version');
  if (version !== undefined && version !== '0.1')
    ledger.lose({
      kind: 'approximated',
      place: inside(found.headPlace, 'open_token_version'),
      why: 'The version is another than 0.1; the document was read as one of 0.1.',
      trap: 'version-unknown',
    });
  const extra = known({
    open_token_version: found.head['open_token_version'],
    integrity: found.head['integrity'],
    redaction: redactionOf(objectAt(conversation, 'redaction'), inside(place, 'redaction'), ledger),
    internal_availability: thoughts,
  });
  return known({
    id: stringAt(conversation, 'id'),
    title: stringAt(conversation, 'title'),
    timezone: stringAt(conversation, 'timezone'),
    startedAt: timeAt(conversation, 'started_at', place, ledger),
    savedAt: timeAt(found.head, 'exported_at', found.headPlace, ledger),
    runtime: stringAt(conversation, 'source_runtime'),
    provider: stringAt(conversation, 'provider'),
    // Only the model of the first participant that is one counts: a writer takes the session's model for the main agent's, and another agent's would be wrong there.
    model: stringAt(
      arrayAt(found.head, 'participants')?.find((participant) => stringAt(participant, 'kind') === 'model'),
      'model',
    ),
    thoughts,
    extra: { [format]: extra },
    source: elsewhere(found.headPlace),
  });
}

/** What an export says of its redaction, as far as the format has words for it. */
function redactionOf(stated: JsonObject | undefined, place: Place, ledger: Ledger): JsonObject | undefined {
  const mode = wordAt(stated, 'mode', place, ledger);
  const strategy = wordAt(stated, 'strategy', place, ledger);
  if (stated === undefined) return undefined;
  if (mode === undefined) {
    // A redaction without a mode is not valid in an export, and what else it says means nothing without one.
    const rest = Object.keys(stated).filter((key) => key !== 'mode' && (key !== 'strategy' || strategy !== undefined));
    losePassedOver(rest, place, ledger);
    return undefined;
  }
  const notes = arrayAt(stated, 'notes')?.filter((note) => typeof note === 'string');
  return known({ ...stated, mode, strategy, notes });
}
