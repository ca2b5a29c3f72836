import { type Cues, type CueTable, cuesOf, cueTableOf } from './cues.ts';
import type { Form } from './readied.ts';
import { requiredWords } from './required-words.ts';

/** The words that the expressions of the hints need. To work them out takes longer than all else in a run over a few traces. */
export interface CuesMadeBefore {
  /** What tells the expressions apart, in the order of their places in the table. */
  readonly forms: readonly number[];
  /** The table as JSON, which is read faster than code. */
  readonly table: string;
}

/** What is known of expressions before any text is read. */
export function cuesMadeOf(forms: readonly Form[]): CuesMadeBefore {
  const hashes = forms.map(hashOf);
  if (new Set(hashes).size < forms.length) throw new Error('Two expressions of the hints are told apart by nothing.');
  return { forms: hashes, table: JSON.stringify(cueTableOf(twoListsOf(forms))) };
}

/** The cues of expressions: as they were made before where that speaks of all of them, else worked out now. */
export function cuesOfForms(forms: readonly Form[], before: CuesMadeBefore | undefined): Cues {
  const numbers = new Map(forms.map((form, number): [number, number] => [hashOf(form), number]));
  if (before === undefined || numbers.size < forms.length || !isKnown(numbers, before))
    return cuesOf(
      cueTableOf(twoListsOf(forms)),
      forms.flatMap((_, number) => twoPlacesOf(number)),
      2 * forms.length,
    );
  return cuesOf(
    JSON.parse(before.table) as CueTable,
    before.forms.flatMap((hash) => twoPlacesOf(numbers.get(hash))),
    2 * forms.length,
  );
}

/** Each expression has two lists of words, of which one or both may be missing, and so two signs side by side. */
function twoListsOf(forms: readonly Form[]): readonly (readonly string[] | undefined)[] {
  return forms.flatMap((form) => {
    const [one, other] = requiredWords(form);
    return [one, other];
  });
}

function twoPlacesOf(number: number | undefined): readonly (number | undefined)[] {
  return number === undefined ? [undefined, undefined] : [2 * number, 2 * number + 1];
}

function isKnown(numbers: ReadonlyMap<number, number>, { forms }: CuesMadeBefore): boolean {
  const known = new Set(forms);
  return [...numbers.keys()].every((hash) => known.has(hash));
}

/** FNV-1a over the length and some of the characters. They tell the expressions apart; that none was changed is held by the generator. */
function hashOf({ source, flags }: Form): number {
  let hash = 0x811c9dc5 ^ source.length ^ (flags.length << 16);
  for (let at = 0; at < source.length; at += 7) hash = Math.imul(hash ^ source.charCodeAt(at), 0x01000193);
  return hash;
}
