import type { Ledger } from '../../losses/loss.ts';
import { isNamed } from '../../losses/unheld-facts.ts';
import type { Actor, Timeline, TimelineEvent } from '../../timeline/timeline.ts';

/** Gives whoever stands behind an event the label that the steps have of them, and notes every name that became one. */
export function startLabels(timeline: Timeline, ledger: Ledger): (event: TimelineEvent) => string {
  const labels = labelsOf(timeline.actors, timeline);
  for (const actor of timeline.actors)
    if (isNamed(actor) && labels.get(actor.id) !== actor.name)
      ledger.lose({
        kind: 'renamed',
        place: { pointer: '' },
        fact: 'actor.name',
        why: 'A step names its actor by a label: user, agent, system, or subagent and its name.',
      });
  return ({ actor }) => labels.get(actor) ?? 'agent';
}

/**
 * Labels that stay the same throughout: `agent` for the main agent, `subagent:name` for the others, a number where two have one
 * name.
 */
function labelsOf(actors: readonly Actor[], timeline: Timeline): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  const taken = new Set<string>(['agent']);
  const subagents = new Set(timeline.spans.map((span) => span.actor));
  for (const actor of actors) {
    if (actor.kind === 'system') labels.set(actor.id, 'system');
    if (actor.kind !== 'model') continue;
    if (!subagents.has(actor.id) && !/^(?:sub)?agent:/.test(actor.name)) {
      labels.set(actor.id, actor.name === 'subagent' ? 'subagent' : 'agent');
      continue;
    }
    const [, kind = 'subagent', own = ''] = /^(?:(agent|subagent):)?(.*)$/s.exec(actor.name) ?? [];
    const name = `${kind}:${inOneWord(own) || 'unnamed'}`;
    let label = name;
    for (let count = 2; taken.has(label); count += 1) label = `${name}-${count}`;
    taken.add(label);
    labels.set(actor.id, label);
  }
  return labels;
}

/** A label is one word, and the colon in it says what stands before. */
function inOneWord(name: string): string {
  return name.trim().replace(/[\s:]+/gu, '-');
}
