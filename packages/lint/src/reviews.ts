import type { Finding } from '@trace-formats/schema/report';
import { finding } from './finding.ts';

/** What a person signed: one item of the checklist, for one content. */
export interface Review {
  readonly trace_id: string | null;
  readonly item: number;
  readonly by: string;
  readonly note: string | null;
  /** Digest of the canonical form of the trace that was looked at. */
  readonly content_hash: string;
  /** The day. */
  readonly on: string;
}

/** The items that were signed for a content, and the signatures that were given for another one. */
export function reviewed(
  reviews: readonly Review[],
  traceId: string | null,
  hash: string,
): { readonly items: ReadonlySet<number>; readonly findings: readonly Finding[] } {
  const own = reviews.filter((review) => review.trace_id === traceId);
  const valid = own.filter((review) => review.content_hash === hash);
  const items = new Set(valid.map(({ item }) => item));
  const stale = own.filter(({ item, content_hash }) => content_hash !== hash && !items.has(item));
  return { items, findings: stale.map(staleFinding) };
}

/** True for a value that is a review. */
export function isReview(value: unknown): value is Review {
  const { trace_id, item, by, note, content_hash, on } = (value ?? {}) as Partial<Review>;
  return (
    (trace_id === null || typeof trace_id === 'string') &&
    Number.isInteger(item) &&
    item! >= 1 &&
    item! <= 16 &&
    typeof by === 'string' &&
    by.trim() !== '' &&
    (note === null || typeof note === 'string') &&
    typeof content_hash === 'string' &&
    /^sha256:[0-9a-f]{64}$/.test(content_hash) &&
    typeof on === 'string'
  );
}

function staleFinding({ item, by, on }: Review): Finding {
  return finding({
    rule: 'reviews-are-current',
    stage: 'rule',
    severity: 'warning',
    checklist: item,
    message: `${by.slice(0, 60)} signed item ${item} on ${on.slice(0, 10)}, but for other content than the trace has now.`,
    why: 'A signature holds for what was looked at; the trace was changed since.',
    fix: 'Look at the trace again and sign anew, or take the signature out.',
  });
}
