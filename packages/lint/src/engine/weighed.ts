import type { Finding } from '@trace-formats/schema/report';
import type { Hit, RuleFacts } from './rule.ts';

/** A rule that is asked, and what it weighs. */
export interface Weighed<Rule extends RuleFacts = RuleFacts> {
  readonly rule: Rule;
  readonly severity: 'error' | 'warning';
  /** True where the configuration says what it weighs: then that holds for suspicions too. */
  readonly stated?: boolean;
}

/** How sure a hit is. */
export function certaintyOf({ rule }: Weighed, hit: Pick<Hit, 'certainty'>): Finding['certainty'] {
  return hit.certainty ?? (rule.certainty === 'hint' ? 'hint' : 'exact');
}

/** What a hit weighs. A suspicion does not stand in the way as an error would, unless the configuration says so. */
export function weightOf(weighed: Weighed, hit: Pick<Hit, 'certainty' | 'severity'>): 'error' | 'warning' {
  if (weighed.stated) return weighed.severity;
  return certaintyOf(weighed, hit) === 'hint' ? 'warning' : (hit.severity ?? weighed.severity);
}
