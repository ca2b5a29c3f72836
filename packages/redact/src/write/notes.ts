import type { Match } from '../find.ts';
import type { RedactOptions } from './redact-options.ts';

/** What may be said in public of a redaction: the policy, whose key it was, and how many of which kind. No value. */
export function notesOf(matches: readonly Match[], options: RedactOptions, hasUserKey: boolean): string[] {
  const strategy = options.strategy ?? 'mask';
  const head = `policy ${options.policy}, strategy ${strategy}, ${hasUserKey ? "digests under the user's key" : 'digests under a key of this run only'}`;
  if (options.policy === 'none') return [];
  const counts = new Map<string, number>();
  for (const { kind } of matches) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const kinds = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([kind, count]) => `${kind}: ${count}`);
  return [head, ...(kinds.length > 0 ? kinds : ['nothing was found'])];
}
