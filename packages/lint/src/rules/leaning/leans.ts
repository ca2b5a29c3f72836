import { aroundMark } from './around.ts';
import { featuresOf } from './features.ts';

/** What was learned from the verdicts of careful readers: how far each feature moves a text towards one of them, in tenths. */
export interface Learned {
  /** Where a text without any feature stands; above 0 a text leans towards the fault. */
  readonly start: number;
  readonly weights: ReadonlyMap<string, number>;
  /** As far as what surrounds a text can move it at most. */
  readonly mostAround: number;
}

/** Reads a table of weights and names, one of them a line. */
export function learnedFrom(start: number, table: string): Learned {
  const weights = new Map(
    table.split('\n').map((line): [string, number] => {
      const space = line.indexOf(' ');
      return [line.slice(space + 1), Number(line.slice(0, space))];
    }),
  );
  let mostAround = 0;
  for (const [name, weight] of weights) if (name.startsWith(aroundMark)) mostAround += Math.max(0, weight);
  return { start, weights, mostAround };
}

/**
 * True for a text that leans clearly towards the fault. Forms of words know what somebody thought of; what a text is made of also
 * tells of words that nobody thought of. What surrounds it is only asked for where it can decide.
 */
export function leans(learned: Learned, text: string, around: () => ReadonlySet<string>): boolean {
  const features = lettersNeverMet.test(text) ? undefined : featuresOf(text);
  if (features === undefined) return false;
  const own = learned.start + sumOf(learned, features);
  return own + learned.mostAround > 0 && own + sumOf(learned, around()) > 0;
}

/** Those of Scandinavian, Slavic, Turkic and other languages of which little was learned, and whose words would be taken for those of others. */
const lettersNeverMet = /[åøæðþ\u0101-\u0151\u0155-\u024f\u1ea0-\u1eff]/i;

function sumOf({ weights }: Learned, features: ReadonlySet<string>): number {
  let sum = 0;
  for (const feature of features) sum += weights.get(feature) ?? 0;
  return sum;
}
