import { contentHash } from '@trace-formats/digest';
import type { OpenTokenRule } from '../open-token-rule.ts';

/** The digest is that of the events. */
export const integrityHolds: OpenTokenRule = {
  id: 'integrity-holds',
  claim: '`integrity.events_hash` is the digest of the events.',
  why: 'The digest tells whether the events were changed after the export.',
  fix: 'Export anew; if the events were changed on purpose, compute the digest again or leave it out.',
  checklist: null,
  severity: 'error',
  certainty: 'both',
  reads: ['events', 'integrity'],
  *check({ events, integrity }) {
    if (!integrity) return;
    const computed = contentHash(events);
    if (computed === integrity.events_hash) return;
    yield {
      at: ['integrity', 'events_hash'],
      // The format leaves the canonical form open, so a file of another program may be right in its own way.
      certainty: 'hint',
      message: `The events give ${computed.slice(0, 12)}… under RFC 8785, but events_hash begins with ${integrity.events_hash.slice(0, 12)}: it looks like the events were changed, or another canonical form was used.`,
    };
  },
};
