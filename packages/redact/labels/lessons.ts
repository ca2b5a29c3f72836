import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Example, leaningOf, learn, type Weights } from '../../lint/labels/learning.ts';
import { madeIn } from '../src/detectors/weighed-secret/candidates.ts';
import { featuresOf } from '../src/detectors/weighed-secret/features.ts';
import { filled } from './made.ts';

/** A candidate as learning sees it, with the sentence that it comes from. */
interface Lesson extends Example {
  readonly from: string;
}

/** One row of `corpus.jsonl`: a candidate in a public trace of somebody else, with what it is made of, and without its text. */
export interface Seen {
  readonly file: string;
  readonly pointer: string;
  /** The first digits of the SHA-256 of its line. */
  readonly line: string;
  readonly features: readonly string[];
}

const rounds = 5;
const mostWeights = 170;
/** What stands in a real trace is harmless as a rule, and much rarer in a set of labels than in the world. */
const timesOfCorpus = 3;

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8').trim();

/** What the labels teach, as the text of the module that keeps it. */
export function learnedModule(): string {
  const { start, weights } = learn(everything(), mostWeights);
  const tenths = (weight: number): number => Math.round(weight * 10);
  const rows = [...weights]
    .map(([name, weight]): [string, number] => [name, tenths(weight)])
    .filter(([, weight]) => weight !== 0)
    .sort(([one, first], [other, second]) => second - first || (one < other ? -1 : 1));
  return `// Made by \`pnpm learn:redact --write\` from the sentences in packages/redact/labels.

/** Where a value stands of which nothing is known; above 0 it leans towards a secret. */
export const start = ${tenths(start) - caution};

/** How far what a value is made of, and what is said around it, moves it towards a secret, in tenths: one to a line. */
export const weights: string = \`
${rows.map(([name, weight]) => `${weight} ${name}`).join('\n')}
\`;
`;
}

/** A false alarm is as bad as a miss, and there are far more harmless sentences than others: doubt is for what is harmless. */
const caution = 2;

/** How well what two thirds of the sentences teach holds in the last third, in turn. */
export function crossed(thirds: readonly number[] = [0, 1, 2]): {
  found: number;
  told: number;
  wrong: number;
  untold: number;
  corpus: number;
} {
  const all = everything();
  const total = { found: 0, told: 0, wrong: 0, untold: 0, corpus: 0 };
  for (const third of thirds) {
    const learned = learn(
      all.filter(({ from }) => thirdOf(from) !== third),
      mostWeights,
    );
    for (const one of new Set(all.filter(({ from }) => thirdOf(from) === third))) {
      const isFound = leaning(learned, one) > 0;
      if (one.isBad) {
        total.told++;
        if (isFound) total.found++;
      } else {
        total.untold++;
        if (isFound) total.wrong++;
        if (isFound && one.from.startsWith('corpus')) total.corpus++;
      }
    }
  }
  return total;
}

function leaning(learned: Weights, { features }: Lesson): number {
  return leaningOf(learned, features) - caution / 10;
}

function thirdOf(from: string): number {
  return createHash('sha256').update(from).digest()[0]! % 3;
}

function everything(): Lesson[] {
  const seen = read('corpus.jsonl');
  const real =
    seen === ''
      ? []
      : seen.split('\n').map((line): Lesson => {
          const { file, features } = JSON.parse(line) as Seen;
          return { from: `corpus ${file}`, features: new Set(features), isBad: false };
        });
  return [
    ...sentences('told.txt').flatMap((one) => lessonsIn(one, true)),
    ...sentences('untold.txt').flatMap((one) => lessonsIn(one, false)),
    ...real.flatMap((one) => Array.from({ length: timesOfCorpus }, () => one)),
  ];
}

const sentences = (name: string): string[] => read(name).split('\n');

function lessonsIn(sentence: string, isBad: boolean): Lesson[] {
  return Array.from({ length: rounds }, (_, round) => filled(sentence, round)).flatMap((line) =>
    madeIn(line).map((made) => ({ from: sentence, features: new Set(featuresOf(line, made)), isBad })),
  );
}
