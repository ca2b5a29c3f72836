import type { OpenTokenEvent } from '@trace-formats/schema';
import type { Hit } from '../../../engine/rule.ts';
import { isOfNoSession, momentOf } from '../../moment.ts';
import type { OpenTokenRule } from '../open-token-rule.ts';

/** Events stand in the order in which they happened. */
export const timesAreInOrder: OpenTokenRule = {
  id: 'times-are-in-order',
  claim:
    'No event has an earlier time than the event before it or the one that it answers, the conversation started before them, the document was exported after all of them, and every time exists in the calendar and is of a year in which such work was done.',
  why: 'The order of events and their times are two accounts of one thing; where they differ, one is wrong.',
  fix: 'Write the times that the source has, or leave out the one that is wrong; never reorder events. Clocks of two processes may differ by parts of a second, so that much is only a warning.',
  checklist: null,
  severity: 'error',
  certainty: 'both',
  reads: ['events[].ts', 'events[].links.span_id'],
  readsApart: ['exported_at', 'conversation.started_at', 'events[].id', 'events[].type', 'events[].links'],
  *check({ exported_at, conversation, events }, { isSound }): Iterable<Hit> {
    const knowsItsStart = isSound(['conversation.started_at']);
    if (isSound(['exported_at'])) {
      yield* unreadable(['exported_at'], exported_at);
      yield* exportedTooEarly(exported_at, latestOf(knowsItsStart ? conversation.started_at : undefined, events));
    }
    if (knowsItsStart) {
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
    if (isSound(['events[].id', 'events[].type', 'events[].links'])) yield* beforeItsCause(events);
  },
};

/** What a span does follows what it was opened by, and a result its call, whichever clocks they have: within one span the order says so. */
function* beforeItsCause(events: readonly OpenTokenEvent[]): Generator<Hit> {
  const causes = new Map<string, OpenTokenEvent>();
  for (const [index, event] of events.entries()) {
    const { id, type, ts, links } = event;
    for (const name of [links?.parent_id, links?.replies_to, type === 'tool_result' ? links?.call_id : undefined]) {
      const cause = name === undefined ? undefined : causes.get(name);
      if (cause?.links?.span_id === links?.span_id) continue;
      const [before, now] = [momentOf(cause?.ts ?? ''), momentOf(ts ?? '')];
      if (before === undefined || now === undefined || before.at - now.at < clocksDiffer) continue;
      yield {
        at: ['events', index, 'ts'],
        severity: 'warning',
        certainty: 'hint',
        message: `This event is of ${ts}, but it follows from ${cause!.id}, which is of ${cause!.ts}: that looks like a wrong time or a wrong link.`,
      };
      break;
    }
    causes.set(id, event);
    if (type === 'tool_use' && links?.call_id !== undefined) causes.set(links.call_id, event);
  }
}

/** The last time that the conversation speaks of, and of what it is. */
function latestOf(
  started_at: string | undefined,
  events: readonly OpenTokenEvent[],
): { readonly time: string; readonly what: string; readonly at: number } | undefined {
  const started = momentOf(started_at ?? '');
  let latest = started && { time: started_at!, what: 'the conversation started at', at: started.at };
  for (const { ts } of events) {
    const moment = momentOf(ts ?? '');
    if (moment !== undefined && !isOfNoSession(moment) && moment.at >= (latest?.at ?? Number.NEGATIVE_INFINITY))
      latest = { time: ts!, what: 'its last event is of', at: moment.at };
  }
  return latest;
}

function* exportedTooEarly(exported_at: string | undefined, latest: ReturnType<typeof latestOf>): Generator<Hit> {
  const exported = momentOf(exported_at ?? '');
  if (exported !== undefined && latest !== undefined && latest.at - exported.at >= clocksDiffer)
    yield {
      at: ['exported_at'],
      message: `The document was exported at ${exported_at}, but ${latest.what} ${latest.time}.`,
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
