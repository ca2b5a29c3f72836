import type { Hit } from '../../../engine/rule.ts';
import type { OpenTokenRule } from '../open-token-rule.ts';

/** No id stands for two things. */
export const idsAreUnique: OpenTokenRule = {
  id: 'ids-are-unique',
  claim: 'Every event id and every actor id stands for one thing.',
  why: 'Links name ids; one that stands twice makes them ambiguous.',
  fix: 'Give the second one an id of its own.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  reads: ['events[].id', 'participants[].actor_id'],
  *check({ events, participants }) {
    yield* twice(
      participants.map(({ actor_id }) => actor_id),
      (index) => ['participants', index, 'actor_id'],
    );
    yield* twice(
      events.map(({ id }) => id),
      (index) => ['events', index, 'id'],
    );
  },
};

function* twice(ids: readonly string[], at: (index: number) => readonly (string | number)[]): Generator<Hit> {
  const first = new Map<string, number>();
  for (const [index, id] of ids.entries()) {
    const before = first.get(id);
    if (before === undefined) first.set(id, index);
    else yield { at: at(index), message: `The id ${id} stands already at number ${before + 1} of this list.` };
  }
}
