import { inAnyCase } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';

/** A round number of something, and the least that bears it out. */
export interface AtLarge {
  readonly what: string;
  readonly least: number;
  readonly range: readonly [start: number, end: number];
}

const ones = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const least: Readonly<Record<string, number>> = { dozens: 20, scores: 30, hundreds: 150, thousands: 1500 };
const counted: Readonly<Record<string, string>> = {
  steps: 'steps',
  turns: 'turns',
  corrections: 'corrections',
  'tool calls': 'calls of tools',
};

/** "Two hundred steps of alignment", "dozens of corrections"; what the work itself has hundreds of stands behind "of" or "with". */
const form = readied(inAnyCase`
  (?:^|[.;:,]\s|\b(?:in|over|across|after|spans?|has|holds)\s)(?:the\s)?
    (?:(dozens|scores|hundreds|thousands)\sof|(${ones.slice(1).join('|')}|an?)\shundred)\s(?:agent\s|user\s|recorded\s)?(${Object.keys(counted).join('|')})\b
`);

/** The round numbers of a description; a fifth less still bears one out. */
export function numbersAtLarge(text: string): readonly AtLarge[] {
  return Array.from(form.all(text), (found) => ({
    what: counted[found[3]!.toLowerCase()]!,
    least: least[found[1]?.toLowerCase() ?? ''] ?? 80 * Math.max(1, ones.indexOf(found[2]!.toLowerCase())),
    range: [found.index, found.index + found[0].length],
  }));
}
