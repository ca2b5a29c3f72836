import type { Hit } from '../../../engine/rule.ts';
import type { OpenTokenRule } from '../open-token-rule.ts';

/** Links lead to earlier events. */
export const linksPointBack: OpenTokenRule = {
  id: 'links-point-back',
  claim: 'Every `parent_id` and `replies_to` names an earlier event.',
  why: 'Readers rebuild threads from these links; one that leads forward or nowhere cannot be followed.',
  fix: 'Name the earlier event, or leave the link out.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  reads: ['events[].id', 'events[].links.parent_id', 'events[].links.replies_to'],
  *check({ events }): Iterable<Hit> {
    const places = new Map<string, number>();
    for (const [index, { id }] of events.entries()) if (!places.has(id)) places.set(id, index);
    for (const [index, { id, links }] of events.entries()) {
      for (const key of ['parent_id', 'replies_to'] as const) {
        const target = links?.[key];
        if (target === undefined) continue;
        const place = places.get(target);
        const at = ['events', index, 'links', key];
        if (place === undefined)
          yield { at, message: `The event ${id} names ${target} in ${key}, but there is no such event.` };
        else if (place === index) yield { at, message: `The event ${id} names itself in ${key}.` };
        else if (place > index)
          yield { at, message: `The event ${id} names ${target} in ${key}, but that event comes later.` };
      }
    }
  },
};
