import { formatOf } from '@trace-formats/schema';
import { detectValues } from '@trace-formats/validate';
import { type Refusal, refuseShape, refuseVersion } from '../../refusals/refusal.ts';

/**
 * Refuses what cannot be an older trace, since other formats have `steps` as well; of what could not be told, its shape decides.
 */
export function noOlderTrace(document: unknown): Refusal | undefined {
  const { format: told, version, candidates, findings } = detectValues([document], 'json');
  const unread = findings.find(({ rule }) => rule === 'version-is-supported');
  const format = unread === undefined ? told : (candidates[0]?.format ?? told);
  if (format === 'unknown') return undefined;
  if (!format.startsWith('forsy/'))
    return refuseShape('forsy', `it is in the format ${formatOf(format).title} (${format}).`);
  return unread !== undefined && isLater(version ?? '') ? refuseVersion(unread) : undefined;
}

/** Whether a version comes after v0.1. */
function isLater(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 0 || minor > 1;
}
