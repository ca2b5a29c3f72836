import { known } from '../../json/known.ts';
import { leaveOut } from '../../losses/leave-out.ts';
import type { Ledger } from '../../losses/loss.ts';
import { argumentsValue } from '../../timeline/call-arguments.ts';
import type { Annotation, Call, Result, Timeline, TimelineEvent } from '../../timeline/timeline.ts';
import { annotationData } from '../annotation.ts';
import { contentOf } from '../content.ts';
import { roleOfKind } from '../read/usual.ts';
import type { EventList } from './event-list.ts';
import { startIds } from './ids.ts';
import type { Participants } from './participants.ts';

/** Writes calls and their results, which name each other by an id that both have. */
export interface CallWriter {
  readonly call: (event: Call) => void;
  readonly result: (event: Result) => void;
  /** Both events of a call always stand: where the source has no result, the second one says so. */
  readonly missing: (call: string, event: Call | Annotation) => void;
  /** Says once for the whole session which calls have no result, unless an earlier export said it. */
  readonly finish: () => void;
  /** The id of the event that a call became. */
  readonly eventOf: (call: string) => string | undefined;
}

/** Starts without a call. */
export function startCallWriter(timeline: Timeline, people: Participants, list: EventList, ledger: Ledger): CallWriter {
  const { events } = timeline;
  const calls = startIds(
    'call',
    events.flatMap((event) => (event.kind === 'call' ? [{ key: event.call, sourceId: callIdOf(event) }] : [])),
  );
  const flagged = resultsWithOwnFlag(events);
  const eventsOfCalls = new Map<string, string>();
  const answered = new Set<string>();
  const unanswered: string[] = [];
  return { call, result, missing, finish, eventOf: (call) => eventsOfCalls.get(call) };

  function call(event: Call): void {
    const id = calls.of(event.call);
    const data = known({
      tool_name: event.tool,
      arguments: argumentsValue(event, ledger),
      source_call_id: event.sourceCallId === id ? undefined : event.sourceCallId,
    });
    if (!event.sourceCallId)
      ledger.lose({
        kind: 'missing',
        place: event.source,
        fact: 'call.id',
        why: 'The source gives the call no id, so it was given a number.',
      });
    const content = { mime: 'application/json', data };
    const fields = { type: 'tool_use', visibility: 'internal', role: 'assistant', content };
    eventsOfCalls.set(event.call, list.addOfModel(event, fields, id));
  }

  function result(event: Result): void {
    const content = contentOf(event.content, event, ledger);
    if (event.call === undefined || answered.has(event.call)) {
      leaveOut(event, 'A result that answers no call stands as an annotation.', ledger, 'result-without-call');
      const data = annotationData(
        known({ name: 'result_without_call', data: { source_call_id: event.sourceCallId, content } }),
      );
      list.add(event, {
        type: 'annotation',
        visibility: 'metadata',
        role: roleOfKind(people.kindOf(event.actor)),
        content: { mime: 'application/json', data },
      });
      return;
    }
    answered.add(event.call);
    const fields = { type: 'tool_result', visibility: 'internal', role: 'tool', content };
    const id = list.add(event, fields, { call: calls.of(event.call) });
    if (event.isError !== undefined && !flagged.has(event.id))
      list.addOfOurOwn({ is_error: event.isError }, event.span, id);
  }

  function missing(call: string, event: Call | Annotation): void {
    const id = calls.of(call);
    answered.add(call);
    unanswered.push(id);
    const content = { mime: 'application/json', data: { missing_result: true } };
    const base = event.kind === 'annotation' ? event : inPlaceOfResult(event, people);
    list.add(base, { type: 'tool_result', visibility: 'internal', role: 'tool', content }, { call: id });
  }

  function finish(): void {
    const before = events.some((event) => event.kind === 'annotation' && event.name === 'missing_results');
    if (unanswered.length > 0 && !before)
      list.addOfOurOwn(
        annotationData({ name: 'missing_results', data: { call_ids: unanswered } }),
        undefined,
        undefined,
      );
  }
}

/** The id of a call in the export that the source is, or in the source. */
function callIdOf({ extra, sourceCallId }: Call): string | undefined {
  const before = extra?.['open-token']?.['call_id'];
  return typeof before === 'string' ? before : sourceCallId;
}

/** The results of which an annotation of the source says already whether they are errors. */
function resultsWithOwnFlag(events: readonly TimelineEvent[]): ReadonlySet<string> {
  const flagged = new Set<string>();
  for (const event of events)
    if (event.kind === 'annotation' && event.about !== undefined && typeof event.data?.['is_error'] === 'boolean')
      flagged.add(event.about);
  return flagged;
}

/** What is written in the place of a result that the source has not: nothing of the call's own but where it belongs. */
function inPlaceOfResult({ id, tool: name, span, source }: Call, people: Participants): TimelineEvent {
  return {
    kind: 'annotation',
    name: 'missing_result',
    id: `missing ${id}`,
    actor: people.toolOf(name),
    ...(span === undefined ? {} : { span }),
    source,
  };
}
