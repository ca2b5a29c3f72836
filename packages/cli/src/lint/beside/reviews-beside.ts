import type { Review } from '@trace-formats/lint';
import { reviewPlaces } from '../../attest/places.ts';
import { NoSignatures, readReviews, together } from '../../attest/reviews.ts';
import { nameOf, type Source } from '../../input/source.ts';
import type { Gathering } from '../facts/gathering.ts';

/** Reads the signatures that lie beside the traces of a folder, each file once, and notes whom they are for. */
export function reviewsBesideOf(
  { folder, facts, tell, complain }: Gathering,
  cwd: string,
): (source: Source) => readonly Review[] {
  const signed = new Map<string, readonly Review[]>();
  const signedTogether = new Map<string, readonly Review[]>();
  return reviewsBeside;

  /** Files that lie together have their signatures in the same places, and these are put together once. */
  function reviewsBeside({ path: at }: Source): readonly Review[] {
    const places = reviewPlaces(at);
    const key = places.join('\n');
    const known = signedTogether.get(key);
    if (known !== undefined) return known;
    const reviews = together(places.map(reviewsAt));
    signedTogether.set(key, reviews);
    return reviews;
  }

  /** Signatures that cannot be read sign nothing; the traces are still looked at. */
  function reviewsAt(where: string): readonly Review[] {
    const known = signed.get(where);
    if (known !== undefined) return known;
    let reviews: readonly Review[] = [];
    try {
      reviews = readReviews(where);
    } catch (error) {
      if (!(error instanceof NoSignatures)) throw error;
      complain(nameOf(where, cwd), error.why);
    }
    signed.set(where, reviews);
    if (reviews.length > 0) {
      const ids = [...new Set(reviews.map(({ trace_id }) => (trace_id === null ? null : tell(trace_id))))];
      facts.signatures.push({ file: nameOf(where, cwd), folder, ids });
    }
    return reviews;
  }
}
