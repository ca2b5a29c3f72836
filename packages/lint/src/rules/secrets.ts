import { type DetectorPolicy, detectors, find, type Match } from '@trace-formats/redact';
import { type Path, parsePointer } from '@trace-formats/schema';
import type { Hit } from '../engine/rule.ts';
import { steadyPath } from './steady-path.ts';

const byDetector: ReadonlyMap<string, DetectorPolicy> = new Map(detectors.map(({ id, policy }) => [id, policy]));
const byKind: ReadonlyMap<string, DetectorPolicy> = new Map(detectors.map(({ type, policy }) => [type, policy]));

/**
 * A hit for every string in which a secret or a personal detail stands unmasked, one for each kind: kind and place, never the value.
 * What is stated on purpose is left out; `where` says what a place is called behind its name.
 */
export function* unmasked(
  value: unknown,
  where: (at: Path) => string = nowhere,
  isOnPurpose: (match: Match) => boolean = () => false,
): Generator<Hit> {
  const alike = new Map<string, { readonly match: Match; times: number }>();
  for (const match of find(value, { policy: 'pii' })) {
    if (isOnPurpose(match)) continue;
    const { pointer, inKey, label, confidence } = match;
    const name = JSON.stringify([pointer, inKey, label, confidence]);
    const known = alike.get(name);
    if (known === undefined) alike.set(name, { match, times: 1 });
    else known.times += 1;
  }
  for (const { match, times } of alike.values())
    yield hitOf(match, steadyPath(value, parsePointer(match.pointer)), times, where);
}

/** True for a detail of a person, and false for what gives access to something. */
export function isPersonal({ detector, kind }: Match): boolean {
  return (byDetector.get(detector) ?? byKind.get(kind)) === 'pii';
}

/** True for a detail that gives access to money or an identity, and so weighs as much as a secret does. */
export function isGrave({ kind }: Match): boolean {
  return grave.has(kind);
}

const grave: ReadonlySet<string> = new Set(['card', 'iban', 'bank_account', 'national_id']);

const nowhere = (): string => '';

function hitOf(match: Match, at: Path, times: number, where: (at: Path) => string): Hit {
  const personal = isPersonal(match);
  const certain = match.confidence === 'certain';
  const holds = certain ? 'holds' : 'looks like it holds';
  const place = match.inKey ? `The key of this place${where(at)}` : `This place${where(at)}`;
  const often = times === 1 ? '' : times === 2 ? ', twice' : `, ${times} times`;
  const [start] = match.range;
  // An excerpt shows how the text begins; what stands further in would have to be looked for.
  const far = match.inKey || start <= shownAtOnce ? '' : `, ${times === 1 ? '' : 'first '}${start} characters into it`;
  return {
    at,
    ...(certain ? {} : { certainty: 'hint' as const }),
    ...(certain && personal && !isGrave(match) ? { severity: 'warning' as const } : {}),
    message: `${place} ${holds} ${personal ? 'personal data' : 'a secret'} of the kind "${match.label}" unmasked${often}${far}.`,
  };
}

/** As much of a text can be seen in a report. */
const shownAtOnce = 60;
