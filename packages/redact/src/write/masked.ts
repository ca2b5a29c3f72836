import { findText } from '../find.ts';
import { mustBeText } from '../options/must-be-text.ts';
import { createSession } from '../session/session.ts';

/** A part of a text that is sensitive, and the words that stand in its place. */
export interface MaskedPart {
  readonly start: number;
  readonly end: number;
  readonly as: string;
}

/** A text with every secret and, by the policy `pii`, every personal detail replaced by its kind in brackets. */
export function masked(text: string, policy: 'pii' | 'secrets' = 'pii'): string {
  let result = '';
  let done = 0;
  for (const { start, end, as } of maskedParts(text, policy)) {
    if (start < done) continue;
    result += text.slice(done, start) + as;
    done = end;
  }
  return result + text.slice(done);
}

/** What is sensitive in a text, from its beginning to its end; of two that begin together the longer one first. */
export function maskedParts(text: string, policy: 'pii' | 'secrets' = 'pii'): MaskedPart[] {
  mustBeText(text, 'What is masked', 'Any other value goes to redact.');
  // Most messages hold nothing that a detector could be after, and a detector needs at least a word.
  if (!/[\w@]{4}/.test(text)) return [];
  return findText(text, { policy, session: createSession() })
    .map(({ range: [start, end], kind }) => ({ start, end, as: `[${kind}]` }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
}
