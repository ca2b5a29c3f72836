import { redact } from '@trace-formats/redact';
import type { Written } from '../formats/writer.ts';
import { isArray, isObject, type JsonObject } from '../json/json.ts';
import { known } from '../json/known.ts';
import { wellFormed } from '../json/well-formed.ts';
import { placeOfSessionFact } from '../losses/fact-places.ts';
import type { Ledger } from '../losses/loss.ts';
import { loseEarlierSaving } from '../losses/saved-anew.ts';
import { isNamed } from '../losses/unheld-facts.ts';
import { type Refusal, refuseTooLarge } from '../refusals/refusal.ts';
import type { Timeline } from '../timeline/timeline.ts';
import { truncate } from './fit/truncate.ts';
import type { OpenTokenOptions } from './options.ts';
import { isUtcTime } from './options.ts';
import { conversationOf } from './write/conversation.ts';
import { writeEvents } from './write/event-writer.ts';
import { startParticipants } from './write/participants.ts';
import { streamOf } from './write/stream-of.ts';
import { withIntegrity } from './write/text.ts';

/**
 * Writes a session as an Open-Token export: the events, then what is sensitive masked, then what is too long cut, then a digest of the
 * events as they are in the end.
 */
export function openTokenFromTimeline(
  timeline: Timeline,
  options: OpenTokenOptions,
  ledger: Ledger,
): Written | Refusal {
  const people = startParticipants(timeline);
  const events = writeEvents(timeline, people, options, ledger);
  const { model } = timeline.session;
  if (model !== undefined && !people.list().some((one) => one['model'] === model))
    ledger.lose({
      kind: 'dropped',
      place: placeOfSessionFact(timeline.format, 'session.model', timeline.session.source ?? { pointer: '' }),
      fact: 'session.model',
      trap: 'nobody-behind-it',
      why: 'Nobody in the export is the one agent that worked with this model alone.',
    });
  const listed = new Set(people.list().map((one) => one['name']));
  for (const actor of timeline.actors)
    if (isNamed(actor) && !listed.has(actor.name))
      ledger.lose({
        kind: 'dropped',
        place: { pointer: '' },
        fact: 'actor.name',
        trap: 'nobody-behind-it',
        why: 'The export lists whoever stands behind an event, and this one does not.',
      });
  const before = timeline.session.extra?.['open-token'];
  const redactedBefore = before?.['redaction'];
  const { savedAt } = timeline.session;
  const exportedAt = options.exported_at ?? (before === undefined ? undefined : savedAt);
  loseEarlierSaving(timeline, exportedAt, 'The export has one time of saving, which is its own.', ledger);
  const document = known({
    open_token_version: '0.1',
    exported_at: exportedAt !== undefined && isUtcTime(exportedAt) ? exportedAt : undefined,
    conversation: known({
      ...conversationOf(timeline, events, ledger),
      // What an earlier export said of itself is text like any other: it may hold what this one masks.
      redaction: isObject(redactedBefore) ? redactedBefore : undefined,
    }),
    participants: people.list(),
    events,
  });
  const masked = masks(wellFormed(document, timeline, ledger), options);
  const cut = truncate(masked, options, ledger);
  if ('problem' in cut) return refuseTooLarge(cut.problem);
  const finished = options.integrity === false ? cut.document : withIntegrity(cut.document, options);
  return options.mode === 'ndjson'
    ? { form: 'jsonl', document: streamOf(finished) }
    : { form: 'json', document: finished };
}

/** Masks what is sensitive, and says in the conversation what was looked for and how often it was found; never what. */
function masks(document: JsonObject, options: OpenTokenOptions): JsonObject {
  const policy = options.redact ?? 'secrets';
  const { strategy = 'mask', key, redaction } = options;
  if (policy === 'none') return document;
  const { value, matches, notes } = redact(document, { ...redaction, policy, strategy, key });
  const conversation = value['conversation'] as JsonObject;
  const before = conversation['redaction'];
  // A second export that finds nothing new leaves the first one's account as it is.
  if (matches.length === 0 && isObject(before)) return value;
  const earlier = isObject(before) && isArray(before['notes']) ? before['notes'] : [];
  return {
    ...value,
    conversation: { ...conversation, redaction: { mode: policy, strategy, notes: [...earlier, ...notes] } },
  };
}
