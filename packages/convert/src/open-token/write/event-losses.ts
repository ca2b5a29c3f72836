import { placeOfEventFact } from '../../losses/fact-places.ts';
import type { Ledger } from '../../losses/loss.ts';
import { isFinerThanMilliseconds, isZoned, momentOf } from '../../timeline/time.ts';
import type { Timeline, TimelineEvent } from '../../timeline/timeline.ts';
import { isUtcTime } from '../options.ts';
import { isCount } from '../usage.ts';

type Format = Timeline['format'];

/** The time of an event in UTC, which is all that the format can write; what that loses is noted. */
export function utcTimeOf({ at, source }: TimelineEvent, format: Format, ledger: Ledger): string | undefined {
  if (at === undefined || isUtcTime(at)) return at;
  const inUtc = isZoned(at) ? new Date(momentOf(at)).toISOString() : '';
  const isWritten = isUtcTime(inUtc);
  ledger.lose({
    kind: isWritten ? 'approximated' : 'dropped',
    place: placeOfEventFact(format, 'event.time', source),
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

/** Notes what the format has no place for in the usage of an event. */
export function noteUsage({ usage, source }: TimelineEvent, format: Format, ledger: Ledger): void {
  if (usage === undefined) return;
  const { inputTokens, outputTokens, reasoningTokens } = usage;
  const wrong = [inputTokens, outputTokens, reasoningTokens].filter((count) => count !== undefined && !isCount(count));
  if (wrong.length > 0)
    ledger.lose({
      kind: 'dropped',
      count: wrong.length,
      place: placeOfEventFact(format, 'event.usage', source),
      fact: 'event.usage',
      trap: 'no-count',
      why: 'A number of tokens that is no whole number from zero on was left out.',
    });
  if (usage.cachedInputTokens === undefined && usage.costUsd === undefined) return;
  ledger.lose({
    kind: 'approximated',
    place: placeOfEventFact(format, 'event.usage', source),
    fact: 'event.usage',
    why: 'The format has no place for cached tokens and for cost.',
  });
}

/** Notes that of the causes of an event so many are not written. */
export function noteCauses({ source }: TimelineEvent, count: number, format: Format, ledger: Ledger): void {
  if (count === 0) return;
  ledger.lose({
    kind: 'dropped',
    count,
    place: placeOfEventFact(format, 'event.causes', source),
    fact: 'event.causes',
    trap: 'second-cause',
    why: 'An event names one cause, which must stand before it.',
  });
}
