import { meaningOf, meaningsInSigns } from './meanings.ts';

/**
 * What a text is made of, by names: its words, the kinds of words that stand in it, how it begins and ends, and how long it is.
 * Undefined for a text without any word whose meaning is known, of which nothing was learned.
 */
export function featuresOf(text: string): Set<string> | undefined {
  const plain = text.toLowerCase().replaceAll('’', "'");
  const tokens = (plain.includes("'") ? plain.replace(elided, '') : plain).match(token) ?? [];
  const kinds = tokens.map(kindOf);
  const little = kinds.filter((one) => littleWords.has(one)).length;
  const features = new Set<string>(meaningsInSigns(text));
  if (features.size > 0) addSteps(features.add('=signs'), 'signs', text.length, [8, 16, 30]);
  else if (little === 0 && !kinds.some((kind) => kind.startsWith('='))) return undefined;
  for (const one of tokens) if (letter.test(one)) features.add(one);
  for (const kind of kinds) features.add(kind);
  for (let at = 0; at + 1 < kinds.length; at++)
    if (isTelling(kinds[at]!) && isTelling(kinds[at + 1]!)) features.add(`${kinds[at]} ${kinds[at + 1]}`);
  features.add(`^${tokens[0]}`).add(`^^${kinds[0]} ${kinds[1] ?? ''}`);
  features.add(`$${kinds.at(-2) ?? ''} ${kinds.at(-1)}`);
  addSteps(features, 'tokens', tokens.length, [3, 5, 8, 12, 16, 22, 30, 45]);
  addSteps(features, 'little', little / tokens.length, [0.1, 0.2, 0.3, 0.4, 0.5]);
  addSteps(features, 'numbers', kinds.filter((kind) => kind === '~number').length, [1, 2]);
  addSteps(features, 'names', text.match(nameInside)?.length ?? 0, [0, 1]);
  addSteps(features, 'sentences', text.match(endOfSentence)?.length ?? 0, [0, 1, 2]);
  return features;
}

/** Of most words it tells nothing that they stand side by side. */
function isTelling(kind: string): boolean {
  return kind !== '~word' && kind !== '~s';
}

/** Adds a name for each of the steps that a value is above. */
export function addSteps(features: Set<string>, name: string, value: number, steps: readonly number[]): void {
  for (const step of steps) if (value > step) features.add(`${name}>${step}`);
}

/** A quotation, a word with what a program joins to it, a number, or a mark. */
const token =
  /`[^`]*`|"[^"]*"|“[^”]*”|[a-z\u00c0-\u024f\u0370-\u1fff][\w\u00c0-\u024f\u0370-\u1fff'-]*(?:[./:][\w./-]*[\w/-])?|\d[\d.,:]*|[.;:,!?()–—-]/g;
/** An article or a little word that has lost its end to the word behind it: "d'un", "l'index". */
const elided = /(?<![\p{L}'])(?:[cdjlmnst]|qu|dell|nell|all)'(?=\p{L}{2})/gu;
const letter = /^[a-z\u00c0-\u024f\u0370-\u1fff]/;
const nameInside = /(?<=[a-z,] )[A-Z][a-z]+/g;
const endOfSentence = /[.!?](?=\s|$)/g;

/** The kinds of the short words met so far: people use few. A longer one would keep the whole text in memory that it is cut from. */
function kindOf(one: string): string {
  const met = kindsMet.get(one);
  if (met !== undefined) return met;
  const kind = kindOfNew(one);
  if (kindsMet.size >= mostKept) kindsMet.clear();
  if (one.length <= longestKept) kindsMet.set(one, kind);
  return kind;
}

const kindsMet = new Map<string, string>();
const mostKept = 4000;
const longestKept = 12;

/** A little word is a kind of its own; of another the ending tells more than the word. */
function kindOfNew(one: string): string {
  if (littleWords.has(one)) return one;
  const meaning = meaningOf(one);
  if (meaning !== undefined) return meaning;
  if (/^["“`]/.test(one)) return '~quote';
  if (/^\d/.test(one)) return '~number';
  if (!letter.test(one)) return one;
  if (/[./:_]|\d/.test(one)) return '~literal';
  return endings.find(([, ending]) => ending.test(one))?.[0] ?? '~word';
}

const endings: readonly (readonly [kind: string, ending: RegExp])[] = [
  ['=absent', /^un.{3,}(?:ed|en)$/],
  ['~ing', /..ing$/],
  ['~ed', /(?:..ed|^ge.{3,}t|^ge.{4,}en|.iert|..ée?s?|..[ai]d[oa]s?)$/],
  ['~act', /(?:tion|sion|ment|ance|ence|ysis|ity|ness|ung|ungen|ción|miento|zione)s?$/],
  ['~ly', /ly$/],
  ['~al', /(?:ive|ous|ful|able|ible|ant|ent|al|ic)$/],
  ['~s', /...s$/],
];

const littleWords: ReadonlySet<string> = new Set(
  (
    'the a an of in on at to for from by with without within and or but as than into onto over under between across per via about ' +
    'around before after during through against toward towards until its their his her this that these those which who whose where ' +
    'when while so both each every any all no not only then i we you it they he she there is are was were be been am has have had do ' +
    'does did will would can could may might shall should must cannot let because since if whether rather instead still already yet ' +
    'just now also again more most less least too very either neither here what how why'
  ).split(' '),
);
