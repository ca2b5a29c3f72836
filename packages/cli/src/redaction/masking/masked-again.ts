import { find, type Match, type Redacted, type RedactOptions, redact, type Seen } from '@trace-formats/redact';
import { type ReadDocument, read, textOf } from '@trace-formats/validate';
import { splice } from '../../output/as-written/splice.ts';
import { Refused } from '../refused.ts';

/** What became of a part: its new text, and what was masked in each of its documents. */
export interface MaskedPart {
  readonly text: string;
  readonly documents: readonly (readonly Match[])[];
  /** A sentence on each digest in it that does not cover any more what it covered. */
  readonly notes: readonly string[];
  /** How much a second look at the new text finds. */
  readonly left: number;
}

/** What became of a document. */
export type Done = Pick<Redacted<unknown>, 'value' | 'matches' | 'notes' | 'changed' | 'digests'>;

/** How often what came out is masked once more: without a value, two lines that it parted may say something together. */
const mostLooks = 3;

/** A document that was masked, looked through in the strings that changed, and masked once more where something is found there. */
export function maskedAgain(
  text: string,
  changed: Seen | undefined,
  options: RedactOptions,
): { text: string; matches: readonly Match[]; left: number } {
  const matches: Match[] = [];
  let [made, seen] = [text, changed];
  for (let look = 1; ; look++) {
    const { documents } = read(made, { container: 'json' });
    // A document went in, so one has to come out.
    if (documents.length === 0) throw new Refused('what came out of it would be no JSON any more');
    const left = documents.reduce((sum, { value }) => sum + find(value, { ...options, seen }).length, 0);
    if (left === 0 || look > mostLooks || documents.length > 1) return { text: made, matches, left };
    const { value } = documents[0]!;
    const masked = redact(value, { ...options, seen: undefined });
    matches.push(...masked.matches);
    [made, seen] = [splice(made, value, masked.value), masked.changed];
  }
}

/** The same for a streamed answer, which is looked through as one list. */
export function streamMaskedAgain(done: MaskedPart, options: RedactOptions): MaskedPart {
  let { text } = done;
  const matches = done.documents.map((of) => [...of]);
  for (let look = 1; ; look++) {
    const { documents } = read(text, { container: 'jsonl' });
    const left = find(valuesOf(documents), options).length;
    if (left === 0 || look > mostLooks || documents.length !== matches.length)
      return { ...done, text, documents: matches, left: done.left + left };
    const masked = maskedTogether(documents, options);
    let at = 0;
    let made = '';
    for (const [index, document] of documents.entries()) {
      const source = textOf(document);
      const from = text.indexOf(source, at);
      made += text.slice(at, from) + splice(source, document.value, masked[index]!.value);
      at = from + source.length;
      matches[index]!.push(...masked[index]!.matches);
    }
    text = made + text.slice(at);
  }
}

/** The records of a streamed answer, masked as one list and taken apart again. */
export function maskedTogether(documents: readonly ReadDocument[], options: RedactOptions): Done[] {
  const { value, matches } = redact(valuesOf(documents), options);
  return value.map((of, index) => {
    const place = `/${index}`;
    const inIt = ({ pointer }: Match): boolean => pointer === place || pointer.startsWith(`${place}/`);
    const own = matches.filter(inIt).map((match) => ({ ...match, pointer: match.pointer.slice(place.length) }));
    return { value: of, matches: own, notes: [], changed: undefined, digests: [] };
  });
}

/** The values of some documents. */
export function valuesOf(documents: readonly ReadDocument[]): unknown[] {
  return documents.map(({ value }) => value);
}
