import { hasARemarkBehindAComma } from './behind-a-comma.ts';
import { formsOfLimits } from './forms-of-limits.ts';
import { limitInOneBreath } from './in-one-breath.ts';
import { onlyGoesOn } from './only-goes-on.ts';
import { restsOn } from './rests-on.ts';
import { withoutPraise, withoutSubject } from './subject-and-praise.ts';

/** True where a description says anything of what the trace does not show or where it does not reach. */
export function namesALimitation(description: string): boolean {
  const goes = onlyGoesOn(description);
  if (!goes && hasASecondThought.test(description.trim())) return true;
  const unpraised = withoutPraise(description);
  const sober = withoutSubject(unpraised);
  return (
    formsOfLimits.some((limit) => limit.test(sober)) ||
    restsOn.test(sober) ||
    limitInOneBreath.test(description) ||
    (!goes && (closingRemark.test(sober) || hasARemarkBehindAComma(unpraised)))
  );
}

/**
 * A limit is nearly always an afterthought: a second sentence, or a clause behind a semicolon, a dash or brackets. Ways to put it
 * are endless, so that what stands there is taken for one; only a description in a single breath is said to name none.
 */
const hasASecondThought = /[.!?।॥؟۔]\s+\S|[;؛。；]\s*\S|\s[–—]\s|[([]|\n/u;

/** A closing remark of a few words says under what conditions all this held. */
const closingRemark = /[.!?;]\s+\p{Lu}?[^\s.;!?]+(?:\s[^\s.;!?]+){0,3}[.!]?\s*$/u;
