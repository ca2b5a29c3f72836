import { type DetectorPolicy, detectors, find, type Match } from '@trace-formats/redact';
import { type Path, parsePointer } from '@trace-formats/schema';
import type { Hit } from '../engine/rule.ts';

/** Numbers that give access to money or an identity weigh as much as a secret does. */
const grave: ReadonlySet<string> = new Set(['card', 'iban', 'bank_account', 'national_id']);

const byDetector: ReadonlyMap<string, DetectorPolicy> = new Map(detectors.map(({ id, policy }) => [id, policy]));
const byKind: ReadonlyMap<string, DetectorPolicy> = new Map(detectors.map(({ type, policy }) => [type, policy]));

/**
 * A hit for every secret and every personal detail that stands unmasked in a value: kind and place, never the value. What is
 * stated on purpose is left out.
 */
export function* unmasked(
  value: unknown,
  where: string,
  isOnPurpose: (match: Match) => boolean = () => false,
): Generator<Hit> {
  for (const match of find(value, { policy: 'pii' })) if (!isOnPurpose(match)) yield hitOf(match, where);
}

function hitOf(match: Match, where: string): Hit {
  const at: Path = parsePointer(match.pointer);
  const personal = (byDetector.get(match.detector) ?? byKind.get(match.kind)) === 'pii';
  const certain = match.confidence === 'certain';
  const holds = certain ? 'holds' : 'looks like it holds';
  const place = match.inKey ? `The key of this place${where}` : `This place${where}`;
  return {
    at,
    ...(certain ? {} : { certainty: 'hint' as const }),
    ...(certain && personal && !grave.has(match.kind) ? { severity: 'warning' as const } : {}),
    message: `${place} ${holds} ${personal ? 'personal data' : 'a secret'} of the kind "${match.label}" unmasked.`,
  };
}
