import type { Hit } from '../../../engine/rule.ts';
import { isOfNoSession, momentOf } from '../../moment.ts';
import type { OpenTokenRule } from '../open-token-rule.ts';

/** Events stand in the order in which they happened. */
export const timesAreInOrder: OpenTokenRule = {
  id: 'times-are-in-order',
  claim:
    'No event has an earlier time than the event before it, the conversation started before them, the document was exported after all of them, and every time exists in the calendar and is of a year in which such work was done.',
  why: 'The order of events and their times are two accounts of one thing; where they differ, one is wrong.',
  fix: 'Write the times that the source has, or leave out the one that is wrong; never reorder events. Clocks of two processes may differ by parts of a second, so that much is only a warning.',
  checklist: null,
  severity: 'error',
  certainty: 'both',
  reads: ['events[].ts', 'events[].links.span_id'],
  readsApart: ['exported_at', 'conversation.started_at'],
  *check({ exported_at, conversation, events }, { isSound }): Iterable<Hit> {
    if (isSound(['exported_at'])) {
      yield* unreadable(['exported_at'], exported_at);
      yield* exportedTooEarly(exported_at, events);
    }
    if (isSound(['conversation.started_at'])) {
      yield* unreadable(['conversation', 'started_at'], conversation.started_at);
      yield* startedTooLate(conversation.started_at, events);
    }
    // Parallel spans run on clocks of their own: each is in order for itself.
    const last = new Map<string, { at: number; ts: string }>();
    for (const [index, { ts, links }] of events.entries()) {
      if (ts === undefined) continue;
      const at = ['events', index, 'ts'];
      const moment = momentOf(ts);
      if (!moment || isOfNoSession(moment)) {
        yield* unreadable(at, ts);
        continue;
      }
      const span = links?.span_id ?? '';
      const before = last.get(span);
      if (before && moment.at < before.at)
        yield {
          at,
          ...(before.at - moment.at < clocksDiffer ? { severity: 'warning' as const } : {}),
          message: `This event is of ${ts}, but the event before it is of ${before.ts}.`,
        };
      last.set(span, { at: moment.at, ts });
    }
  },
};

function* exportedTooEarly(
  exported_at: string | undefined,
  events: readonly { readonly ts?: string | undefined }[],
): Generator<Hit> {
  const exported = momentOf(exported_at ?? '');
  const last = events.findLast(({ ts }) => ts !== undefined)?.ts;
  const moment = momentOf(last ?? '');
  if (exported !== undefined && moment !== undefined && moment.at - exported.at >= clocksDiffer)
    yield {
      at: ['exported_at'],
      message: `The document was exported at ${exported_at}, but its last event is of ${last}.`,
      fix: 'Write the time of the export, or leave it out.',
    };
}

function* startedTooLate(
  started_at: string | undefined,
  events: readonly { readonly ts?: string | undefined }[],
): Generator<Hit> {
  const started = momentOf(started_at ?? '');
  const first = events.find(({ ts }) => ts !== undefined)?.ts;
  const moment = momentOf(first ?? '');
  if (started !== undefined && moment !== undefined && started.at - moment.at >= clocksDiffer)
    yield {
      at: ['conversation', 'started_at'],
      severity: 'warning',
      message: `The conversation started at ${started_at}, but its first event is of ${first}.`,
      fix: 'Write the time at which the conversation began, or leave it out.',
    };
}

/** Less than so many milliseconds is what the clocks, or the writers, of one session disagree by in real logs without anything being wrong. */
const clocksDiffer = 1000;

function* unreadable(at: Hit['at'], time: string | undefined): Generator<Hit> {
  if (time === undefined) return;
  const moment = momentOf(time);
  if (moment === undefined) yield { at, message: `The time ${JSON.stringify(time)} is no date of the calendar.` };
  else if (isOfNoSession(moment))
    yield {
      at,
      severity: 'warning',
      certainty: 'hint',
      message: `The time ${JSON.stringify(time)} looks like what a program writes where it knows none: no agent worked in that year.`,
    };
}
