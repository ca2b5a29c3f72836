import type { JsonObject } from '../../json/json.ts';
import { known } from '../../json/known.ts';
import { placeOfSessionFact } from '../../losses/fact-places.ts';
import type { Ledger } from '../../losses/loss.ts';
import { madeId } from '../../timeline/made-id.ts';
import type { Timeline } from '../../timeline/timeline.ts';

const runtimes = ['cli', 'web', 'api', 'ide', 'other', 'unknown'];
const providers = ['openai', 'anthropic', 'google', 'meta', 'other', 'unknown'];
const zoned =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[Tt ](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** What the session as a whole is; a key that cannot be filled is left out. */
export function conversationOf(timeline: Timeline, events: readonly JsonObject[], ledger: Ledger): JsonObject {
  const { session } = timeline;
  const startedAt = session.startedAt !== undefined && zoned.test(session.startedAt) ? session.startedAt : undefined;
  if (session.startedAt !== undefined && startedAt === undefined)
    ledger.lose({
      kind: 'dropped',
      place: placeOfSessionFact(timeline.format, 'session.startedAt', session.source ?? { pointer: '' }),
      fact: 'session.startedAt',
      trap: 'time-without-zone',
      why: 'The time has no zone or no time of day, and the format wants both.',
    });
  if (!session.id)
    ledger.lose({
      kind: 'missing',
      place: { pointer: '' },
      field: '/conversation/id',
      fact: 'session.id',
      why: 'The source states no id; one was made from a digest of the events.',
    });
  return known({
    id: session.id || ownId(timeline, events),
    title: session.title,
    timezone: session.timezone,
    started_at: startedAt,
    source_runtime: oneOf(runtimes, timeline, 'runtime', ledger),
    provider: oneOf(providers, timeline, 'provider', ledger),
    internal_availability: session.thoughts,
  });
}

function oneOf(
  words: readonly string[],
  { session, format }: Timeline,
  key: 'runtime' | 'provider',
  ledger: Ledger,
): string | undefined {
  const stated = session[key];
  if (stated === undefined || words.includes(stated)) return stated;
  const why = `The format has no word for the ${key} that the source states, so it says other.`;
  const fact = `session.${key}` as const;
  const place = placeOfSessionFact(format, fact, session.source ?? { pointer: '' });
  ledger.lose({ kind: 'approximated', place, fact, why });
  return 'other';
}

/** The day is that of the first time in the source; where it has none, the digits of the day are zeros. */
function ownId({ session, events }: Timeline, written: readonly JsonObject[]): string {
  const first = session.startedAt ?? events.find(({ at }) => at !== undefined)?.at;
  const day = first?.slice(0, 10).replaceAll('-', '') ?? '00000000';
  return `conv_${day}_${madeId(written, 8)}`;
}
