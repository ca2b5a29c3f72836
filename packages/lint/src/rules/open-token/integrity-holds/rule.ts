import { contentHashIfSound } from '@trace-formats/digest';
import type { OpenTokenRule } from '../open-token-rule.ts';
import { isOurs } from './is-ours.ts';

/** The digest is that of the events. */
export const integrityHolds: OpenTokenRule = {
  id: 'integrity-holds',
  claim: '`integrity.events_hash` is the digest of the events.',
  why: 'The digest tells whether the events were changed after the export.',
  fix: 'Export anew; if the events were changed on purpose, compute the digest again or leave it out.',
  checklist: null,
  severity: 'error',
  certainty: 'both',
  reads: ['events', 'integrity.events_hash', 'conversation.redaction.notes'],
  *check(document) {
    const { events, integrity } = document;
    if (!integrity) return;
    // What has no digest is told of where it is read.
    const computed = contentHashIfSound(events);
    if (computed === undefined || computed === integrity.events_hash) return;
    const ours = isOurs(document);
    yield {
      at: ['integrity', 'events_hash'],
      // The format leaves the canonical form open, so a file of another program may be right in its own way.
      ...(ours ? {} : { certainty: 'hint' as const }),
      message: `The events give ${computed.slice(0, 12)}… under RFC 8785, but events_hash begins with ${integrity.events_hash.slice(0, 12)}: ${ours ? 'the events were changed after the export' : 'it looks like the events were changed, or another canonical form was used'}.`,
    };
  },
};
