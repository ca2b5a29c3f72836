import type { Finding } from '@trace-formats/schema/report';
import { finding } from '../engine/finding.ts';
import type { Review } from '../generated/review-type.ts';
import { listed } from '../listed.ts';
import { isDecidedByRules } from './decided-by-rules.ts';

/** The items that were signed for a content, and the signatures that were given for another one. */
export function reviewed(
  reviews: readonly Review[],
  traceId: string | null,
  hash: string,
): { readonly items: ReadonlySet<number>; readonly findings: readonly Finding[] } {
  const own = reviews.filter((review) => review.trace_id === traceId);
  const valid = own.filter((review) => review.content_hash === hash);
  const items = new Set(valid.map(({ item }) => item));
  // What a program decides nobody signs, so that no signature of former times can be missed there.
  const open = own.filter(({ item }) => !items.has(item) && !isDecidedByRules(item));
  const signed = [...new Set(open.map(({ item }) => item))].sort((a, b) => a - b);
  return { items, findings: signed.map((item) => staleFinding(item, open)) };
}

/** Of the signatures that stand together, those for traces that do not stand with them: one finding for all. */
export function strangers(signed: readonly (string | null)[], there: ReadonlySet<string | null>): readonly Finding[] {
  const unknown = [...new Set(signed)].filter((id) => !there.has(id));
  if (unknown.length === 0) return [];
  const names = unknown.slice(0, 5).map((id) => (id === null ? 'a trace without an id' : JSON.stringify(id)));
  return [
    finding({
      rule: 'reviews-are-current',
      stage: 'dataset',
      severity: 'warning',
      message: `${unknown.length === 1 ? 'A signature was' : 'Signatures were'} given for ${listed(names)}${unknown.length > 5 ? ' and others' : ''}, and no such trace lies beside.`,
      why: 'A signature for another trace signs nothing here, though it looks as if it did.',
      fix: 'Put the signatures beside the trace that was looked at, or take them out.',
    }),
  ];
}

/** One finding for each item, however many have signed it: each is open again by itself. */
function staleFinding(item: number, stale: readonly Review[]): Finding {
  const days = [...new Set(stale.filter((one) => one.item === item).map(({ on }) => on.slice(0, 10)))].sort();
  return finding({
    rule: 'reviews-are-current',
    stage: 'rule',
    severity: 'warning',
    checklist: item,
    // Who signed stands in the file beside it: a name in a message would be masked as anybody's.
    message: `Item ${item} was signed on ${listed(days.slice(0, 5))}, but for other content than the trace has now.`,
    why: 'A signature holds for what was looked at; the trace was changed since.',
    fix: 'Look at the trace again and sign anew, or take the signature out.',
  });
}
