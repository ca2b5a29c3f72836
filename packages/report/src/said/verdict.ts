import type { Summary } from '@trace-formats/schema';
import type { Tally } from './tally.ts';
import { count, list } from './words.ts';

/** What the baseline holds back, in one sentence; undefined where it holds back nothing. */
export function heldBackSentence({ heldBack, heldBackIn }: Tally): string | undefined {
  if (heldBack === 0) return undefined;
  return `The baseline holds back ${count(heldBack, 'finding')} in ${count(heldBackIn, 'place')}; ${heldBack === 1 ? 'it is' : 'they are'} not mended, and a release counts ${heldBack === 1 ? 'it' : 'them'}.`;
}

/** What was found, in a few words: `3 errors and 1 warning`, or that there was nothing. */
export function verdict({ errors, warnings, files, traces }: Summary, { notes, heldBack, unknown }: Tally): string {
  const found = [
    ...(errors > 0 ? [count(errors, 'error')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
    ...(notes > 0 ? [count(notes, 'note')] : []),
  ];
  if (found.length > 0) return list(found);
  if (files === 0 && traces === 0) return 'nothing was checked, since no file was found to read';
  if (isUnchecked({ traces }, { unknown }))
    return `nothing was checked in ${scope({ files, traces })}, since no format was recognised there`;
  if (heldBack > 0)
    return `nothing new in ${scope({ files, traces })}, but the baseline holds back ${count(heldBack, 'finding')}`;
  return `nothing to complain of in ${scope({ files, traces })}`;
}

/** True where none of the documents was of a format that is known. */
export function isUnchecked({ traces }: Pick<Summary, 'traces'>, { unknown }: Pick<Tally, 'unknown'>): boolean {
  return unknown > 0 && unknown === traces;
}

/** What was looked at: `3 files`, or `1 file with 20 documents` where the numbers differ. */
export function scope({ files, traces }: Pick<Summary, 'files' | 'traces'>): string {
  const looked = count(files, 'file');
  return files === traces ? looked : `${looked} with ${count(traces, 'document')}`;
}
