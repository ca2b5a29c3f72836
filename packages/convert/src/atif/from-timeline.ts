import type { Written } from '../formats/writer.ts';
import { isObject, type Json, type JsonObject, objectAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import { lack } from '../losses/lack.ts';
import type { Ledger } from '../losses/loss.ts';
import { isNamed } from '../losses/unheld-facts.ts';
import { type Refusal, refuseEmpty } from '../refusals/refusal.ts';
import { madeId } from '../timeline/made-id.ts';
import type { Actor, Session, Span, Timeline, TimelineEvent, ToolDefinition } from '../timeline/timeline.ts';
import { type References, writeSteps } from './step-writer.ts';

/** The oldest version that holds what is written, so that as many programs as possible can read it. */
const versions = { plain: 'ATIF-v1.5', images: 'ATIF-v1.6', subagents: 'ATIF-v1.7' } as const;

/** Writes a session as an ATIF trajectory; the work of subagents is embedded as trajectories of their own. */
export function atifFromTimeline(timeline: Timeline, _options: object, ledger: Ledger): Written | Refusal {
  const { session } = timeline;
  const bySpan = eventsBySpan(timeline, ledger);
  const references = referencesOf(timeline.spans);
  const main = writeSteps(bySpan.get(undefined) ?? [], references, ledger);
  const subagents = timeline.spans.flatMap((span) => {
    const steps = writeSteps(bySpan.get(span.id) ?? [], references, ledger);
    const actor = timeline.actors.find(({ id }) => id === span.actor);
    return steps.list.length === 0 ? [] : [{ span, steps, agent: agentOfSpan(span, actor, ledger) }];
  });
  if (main.list.length === 0) return refuseEmpty('atif');
  for (const { span } of subagents)
    if (span.call === undefined)
      ledger.lose({
        kind: 'approximated',
        place: span.source,
        fact: 'span',
        why: 'The trajectory of a subagent stands apart, and only a call that refers to it could say when it was begun.',
      });
  const told = new Set(subagents.map(({ span }) => span.actor));
  for (const actor of timeline.actors)
    if (isNamed(actor) && !told.has(actor.id))
      ledger.lose({
        kind: 'dropped',
        place: { pointer: '' },
        fact: 'actor.name',
        trap: 'nobody-behind-it',
        why: 'A step names nobody: it is the user, the system or the one agent of its trajectory that speaks.',
      });
  const stated = session.extra?.['atif'];
  const hasImages = main.hasParts || subagents.some(({ steps }) => steps.hasParts);
  const version = subagents.length > 0 ? versions.subagents : hasImages ? versions.images : versions.plain;
  const id = session.id ?? `atif_${madeId(main.list, 16)}`;
  if (session.id === undefined)
    lack(
      '/session_id',
      'session.id',
      'The source states no session id; one was made from a digest of the steps.',
      ledger,
    );
  const document = known({
    schema_version: newer(stated?.['schema_version'], version),
    session_id: id,
    trajectory_id: stated?.['trajectory_id'],
    agent: agentOf(session, ledger),
    steps: main.list,
    notes: stated?.['notes'],
    final_metrics: stated?.['final_metrics'],
    continued_trajectory_ref: stated?.['continued_trajectory_ref'],
    subagent_trajectories:
      subagents.length === 0
        ? undefined
        : subagents.map(({ span, steps, agent }) => ({
            schema_version: versions.subagents,
            session_id: id,
            trajectory_id: references.ofSpan.get(span.id)!,
            agent,
            steps: steps.list,
          })),
    extra: stated?.['extra'],
  });
  return { form: 'json', document };
}

/** A trajectory of a subagent says by its steps alone when it began and ended. */
function noteBound(event: TimelineEvent, ledger: Ledger): void {
  if (event.at !== undefined)
    ledger.lose({
      kind: 'approximated',
      place: event.source,
      fact: 'event.time',
      why: 'The trajectory of a subagent begins and ends with its steps, and has no times of its own.',
    });
}

function eventsBySpan(timeline: Timeline, ledger: Ledger): ReadonlyMap<string | undefined, readonly TimelineEvent[]> {
  const bySpan = new Map<string | undefined, TimelineEvent[]>();
  for (const event of timeline.events) {
    if (event.kind === 'span_start' || event.kind === 'span_end') {
      noteBound(event, ledger);
      continue;
    }
    const events = bySpan.get(event.span);
    if (events) events.push(event);
    else bySpan.set(event.span, [event]);
  }
  return bySpan;
}

/** What results call the trajectory of each subagent: the source's id of it, where no other has the same. */
function referencesOf(spans: readonly Span[]): References {
  const ofSpan = new Map<string, string>();
  const ofCall = new Map<string, string[]>();
  const taken = new Set<string>();
  for (const span of spans) {
    const own = span.sourceId;
    const id = own !== undefined && own !== '' && !taken.has(own) ? own : `subagent_${span.id}`;
    taken.add(id);
    ofSpan.set(span.id, id);
    if (span.call === undefined) continue;
    const begun = ofCall.get(span.call);
    if (begun) begun.push(id);
    else ofCall.set(span.call, [id]);
  }
  return { ofSpan, ofCall };
}

function agentOf(session: Session, ledger: Ledger): JsonObject {
  const { agent, model, tools } = session;
  if (agent?.name === undefined)
    lack(
      '/agent/name',
      'session.agent',
      'The source does not name the agent; the word unknown stands in its place.',
      ledger,
    );
  if (agent?.version === undefined)
    lack(
      '/agent/version',
      'session.agent',
      'The source does not state the version of the agent; the word unknown stands in its place.',
      ledger,
    );
  const extra = objectAt(session.extra?.['atif'], 'agent')?.['extra'];
  return known({
    name: agent?.name ?? 'unknown',
    version: agent?.version ?? 'unknown',
    model_name: model,
    tool_definitions: tools?.map(toolOf),
    extra: isObject(extra) ? extra : undefined,
  });
}

function agentOfSpan(span: Span, actor: Actor | undefined, ledger: Ledger): JsonObject {
  lack(
    '/agent/version',
    'session.agent',
    'The source does not state the version of a subagent; the word unknown stands in its place.',
    ledger,
  );
  return known({
    name: actor?.name || 'subagent',
    version: 'unknown',
    model_name: actor?.model,
    extra: span.spawn === undefined ? undefined : { spawn: span.spawn },
  });
}

function toolOf({ name, description, parameters }: ToolDefinition): Json {
  return { type: 'function', function: known({ name, description, parameters }) };
}

/** The version that the source states, unless what is written needs a newer one. */
function newer(stated: Json | undefined, needed: string): string {
  const minor = (version: string): number => Number(/^ATIF-v1\.(\d+)$/.exec(version)?.[1] ?? -1);
  return typeof stated === 'string' && minor(stated) >= minor(needed) ? stated : needed;
}
