import { find, type Policy } from '@trace-formats/redact';
import { parsePointer } from '@trace-formats/schema';
import type { Hit } from '../../../engine/rule.ts';
import { maskedAndRaw } from '../../masked-and-raw.ts';
import type { OpenTokenRule } from '../open-token-rule.ts';
import { againstTheMarks } from './against-the-marks.ts';

/** What was masked is said, and what is said is true. */
export const redactionIsStated: OpenTokenRule = {
  id: 'redaction-is-stated',
  claim: '`conversation.redaction` says what was masked, and nothing that it should have masked is left.',
  why: 'Whoever receives the export relies on the statement instead of looking again.',
  fix: 'Export again with the redaction that is stated, or mask what is named here.',
  checklist: null,
  severity: 'error',
  certainty: 'both',
  // The rest of the document is searched whatever its shape.
  reads: ['conversation.redaction.mode'],
  readsApart: ['conversation.redaction', 'events[].content'],
  *check(document, { isSound }): Iterable<Hit> {
    const { redaction } = document.conversation;
    if (!redaction) {
      yield {
        at: ['conversation'],
        severity: 'warning',
        message: 'The conversation does not state its redaction, which means that nothing was masked.',
      };
    }
    const policy: Policy =
      redaction?.mode === undefined || redaction.mode === 'none'
        ? 'secrets'
        : redaction.mode === 'strict'
          ? 'pii'
          : redaction.mode;
    for (const match of find(document, { policy })) {
      const at = parsePointer(match.pointer);
      const stated = redaction?.mode === undefined ? 'no redaction is stated' : `redaction.mode is ${redaction.mode}`;
      yield {
        at,
        ...(match.confidence === 'certain' ? {} : { certainty: 'hint' as const }),
        message: `${match.confidence === 'certain' ? 'This holds' : 'This looks like it holds'} a value of the kind "${match.label}" unmasked, and ${stated}.`,
      };
    }
    yield* maskedAndRaw(document);
    if (isSound(['conversation.redaction', 'events[].content'])) yield* againstTheMarks(document);
    if (redaction?.mode === 'strict') {
      yield {
        at: ['conversation', 'redaction', 'mode'],
        certainty: 'hint',
        message:
          'The stated mode is strict, which no program can prove: internal configuration and tool output are for a person to look through.',
      };
    }
  },
};
