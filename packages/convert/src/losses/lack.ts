import type { Fact } from './facts.ts';
import type { Ledger } from './loss.ts';

/** Notes that the source does not say what a field of the document wants, or says it somewhere else. */
export function lack(field: string, fact: Fact, why: string, ledger: Ledger): void {
  ledger.lose({ kind: 'missing', place: { pointer: '' }, field, fact, why });
}
