import type { OpenTokenEvent, OpenTokenParticipant } from '@trace-formats/schema';
import type { Hit } from '../../../engine/rule.ts';
import { quoted } from '../../wording/quoted.ts';
import type { OpenTokenRule } from '../open-token-rule.ts';

/** Whoever acts is introduced. */
export const actorsAreDeclared: OpenTokenRule = {
  id: 'actors-are-declared',
  claim: 'Every event names a participant that can play its role, and every participant takes part and is listed once.',
  why: 'The list of participants is what readers learn about the speakers from.',
  fix: 'Add the participant, name the one that acted, or take out the one that does nothing.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  reads: ['events[].actor_id', 'participants[].actor_id'],
  readsApart: ['events[].role', 'events[].type', 'participants[].kind', 'participants'],
  *check({ events, participants }, { isSound }) {
    const kinds = isSound(['events[].role', 'events[].type', 'participants[].kind'])
      ? new Map(participants.map(({ actor_id, kind }) => [actor_id, kind]))
      : undefined;
    if (isSound(['participants'])) yield* listedTwice(participants);
    const declared = new Set(participants.map(({ actor_id }) => actor_id));
    const active = new Set<string>();
    for (const [index, { actor_id, role, type }] of events.entries()) {
      const kind = kinds?.get(actor_id);
      if (kind !== undefined && strangers[role]?.includes(kind))
        yield {
          at: ['events', index, 'actor_id'],
          severity: 'warning',
          message: `This event has the role ${role}, but its actor ${actor_id} is a ${kind}.`,
        };
      else if (kind !== undefined && ofTheRecord.has(type) && !ownRoles[kind].includes(role))
        yield {
          at: ['events', index, 'role'],
          severity: 'warning',
          message: `This ${type} has the role ${role}, but its actor ${actor_id} is a ${kind}, and it takes the role of its actor.`,
          fix: `Write \`${ownRoles[kind][0]}\`, or name the actor that made it.`,
        };
      if (!declared.has(actor_id) && !active.has(actor_id)) {
        yield { at: ['events', index, 'actor_id'], message: `The actor ${actor_id} is not among the participants.` };
      }
      active.add(actor_id);
    }
    for (const [index, { actor_id }] of participants.entries()) {
      if (!active.has(actor_id)) {
        yield {
          at: ['participants', index, 'actor_id'],
          severity: 'warning',
          message: `The participant ${actor_id} takes part in no event.`,
        };
      }
    }
  },
};

/** Two tools or two systems that nothing tells apart: people and models may share a name, and runs of one agent do. */
function* listedTwice(participants: readonly OpenTokenParticipant[]): Generator<Hit> {
  const known = new Map<string, string>();
  for (const [index, { actor_id, kind, ...rest }] of participants.entries()) {
    if (kind !== 'tool' && kind !== 'system') continue;
    const key = JSON.stringify([kind, rest.name, rest.provider, rest.model, rest.instance_id]);
    const before = known.get(key);
    if (before === undefined) known.set(key, actor_id);
    else if (before !== actor_id)
      yield {
        at: ['participants', index],
        severity: 'warning',
        message: `The ${kind} ${quoted(rest.name)} is listed twice, as ${before} and as ${actor_id}.`,
        fix: 'Keep one entry, and name it in the events of both.',
      };
  }
}

/** Who can have no such role. A model may well prompt another as its user, and give a result as its tool. */
const strangers: Readonly<Record<string, readonly string[]>> = {
  assistant: ['human', 'tool'],
  assistant_thought: ['human', 'tool'],
  user: ['tool'],
  tool: ['human'],
  // Standing instructions are the program's, or one model's to another.
  system: ['human', 'tool'],
  developer: ['human', 'tool'],
};

/** What speaks of the record, and so has no role but that of whoever made it. */
const ofTheRecord: ReadonlySet<string> = new Set(['span_start', 'span_end', 'annotation']);

const ownRoles: Readonly<Record<OpenTokenParticipant['kind'], readonly OpenTokenEvent['role'][]>> = {
  human: ['user'],
  model: ['assistant', 'assistant_thought'],
  tool: ['tool'],
  system: ['system', 'developer'],
};
