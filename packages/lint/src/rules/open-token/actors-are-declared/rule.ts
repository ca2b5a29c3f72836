import type { OpenTokenRule } from '../open-token-rule.ts';

/** Whoever acts is introduced. */
export const actorsAreDeclared: OpenTokenRule = {
  id: 'actors-are-declared',
  claim: 'Every event names a participant, and every participant takes part.',
  why: 'The list of participants is what readers learn about the speakers from.',
  fix: 'Add the participant, or take out the one that does nothing.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  reads: ['events[].actor_id', 'participants[].actor_id'],
  *check({ events, participants }) {
    const declared = new Set(participants.map(({ actor_id }) => actor_id));
    const active = new Set<string>();
    for (const [index, { actor_id }] of events.entries()) {
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
