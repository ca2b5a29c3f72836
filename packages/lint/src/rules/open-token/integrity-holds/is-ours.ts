import type { OpenTokenDocument } from '@trace-formats/schema';

/** How our own exports begin their notes on the redaction. */
const ownNote = /^policy (?:secrets|pii|strict), strategy (?:mask|drop|hash), digests under (?:the user's|a) key\b/;

/** True for an export whose redaction is noted in our words: its digest is known to be taken over RFC 8785. */
export function isOurs({ conversation }: Pick<OpenTokenDocument, 'conversation'>): boolean {
  return (conversation.redaction?.notes ?? []).some((note) => ownNote.test(note));
}
