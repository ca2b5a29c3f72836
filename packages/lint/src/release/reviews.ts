import type { Finding } from '@trace-formats/schema/report';
import { listed } from '@trace-formats/validate';
import { finding } from '../engine/finding.ts';
import type { Review } from '../generated/review-type.ts';
import { noDayOfSigning } from './day-of-signing.ts';
import { isDecidedByRules } from './decided-by-rules.ts';

/** What the signatures that stand beside a trace are worth for its content. */
export interface Reviewed {
  /** The signatures that hold. */
  readonly holding: readonly Review[];
  /** The items that they sign. */
  readonly items: ReadonlySet<number>;
  /** About items that nothing but other signatures speak of. */
  readonly findings: readonly Finding[];
}

/** Holds signatures against a trace: they were given for its content, on a day that there was and on which its work had ended. */
export function reviewed(
  reviews: readonly Review[],
  traceId: string | null,
  hash: string,
  today: string,
  ended?: string,
): Reviewed {
  const own = reviews.filter((review) => review.trace_id === traceId);
  const holding = own.filter(
    (review) => review.content_hash === hash && noDayOfSigning(review.on, today, ended) === undefined,
  );
  const items = new Set(holding.map(({ item }) => item));
  // What a program decides nobody signs, so that no signature of former times can be missed there.
  const open = own.filter(({ item }) => !items.has(item) && !isDecidedByRules(item));
  const signed = [...new Set(open.map(({ item }) => item))].sort((a, b) => a - b);
  return {
    holding,
    items,
    findings: signed.map((item) => {
      const given = open.filter((one) => one.item === item);
      const stale = given.filter(({ content_hash }) => content_hash !== hash);
      return stale.length > 0 ? staleFinding(item, stale) : undatedFinding(item, given[0]!.on, today, ended);
    }),
  };
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
  const days = [...new Set(stale.map(({ on }) => on.slice(0, 10)))].sort();
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

/** The day says from when on somebody stands behind an item. */
function undatedFinding(item: number, on: string, today: string, ended: string | undefined): Finding {
  return finding({
    rule: 'reviews-are-current',
    stage: 'rule',
    severity: 'warning',
    checklist: item,
    message: `Item ${item} was signed on ${on.slice(0, 10)}, ${noDayOfSigning(on, today, ended)}.`,
    why: 'Nobody can have looked at the trace on a day that there was not yet, or never is, or before there was a trace.',
    fix: 'Look at the trace and sign anew, or take the signature out.',
  });
}
