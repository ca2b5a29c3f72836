import type { Source } from '@trace-formats/convert';
import { detectValues } from '@trace-formats/validate';

/**
 * A sentence on one document of a file of several that states a version which is not read: the format was told from all of them.
 */
export function unreadVersion(session: Source): string | undefined {
  if (!('value' in session) || session.at?.record === undefined) return undefined;
  const { findings } = detectValues([session.value], 'json');
  const unread = findings.find(({ rule }) => rule === 'version-is-supported');
  return unread && `Record ${session.at.record}: ${unread.message} ${unread.fix}`;
}
