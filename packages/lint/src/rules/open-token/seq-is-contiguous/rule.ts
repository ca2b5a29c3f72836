import type { OpenTokenEventRule } from '../open-token-rule.ts';

/** Events are numbered 1, 2, 3. */
export const seqIsContiguous: OpenTokenEventRule = {
  id: 'seq-is-contiguous',
  claim: '`seq` counts the events from 1 upwards in the order in which they stand.',
  why: 'A gap is the only sign that an event was left out, so there must be none where nothing was.',
  fix: 'Number the events anew in their order.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  reads: [],
  readsEntry: ['seq'],
  *checkEntry(event, index) {
    if (event.seq !== index + 1)
      yield {
        at: ['events', index, 'seq'],
        message: `This event has seq ${event.seq}, but in its place it should be ${index + 1}.`,
      };
  },
};
