import type { Candidate } from '../../detector.ts';
import { couldBeMadeUp, looksMadeUp } from '../../judge/secrets/made-password.ts';
import { isWordList } from '../../judge/secrets/value.ts';

/** True for what nobody calls a thing; a sentence that leaves no doubt leaves fewer names of things. */
export function isShared(value: string, { text, start, groups }: Candidate): boolean {
  // What nobody should use is nobody's.
  if (
    /\b(?:don(?:['\u2019]|&#39;|&apos;|&rsquo;)?t|do not|never|not) (?:use|try|type|enter) ["'`]?$/i.test(
      text.slice(Math.max(0, start - 24), start),
    )
  )
    return false;
  if (groups['valueOfWords'] !== undefined) return isWordList(value);
  return groups['valueForSure'] === undefined ? looksMadeUp(value) : couldBeMadeUp(value);
}
