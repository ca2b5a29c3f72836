import { createHash } from 'node:crypto';
import type { ForsyTrace } from '@trace-formats/schema';
import { isBlank } from '../src/rules/blank.ts';
import { aroundObservation, aroundOutput, aroundReasoning, aroundReturned } from '../src/rules/leaning/around.ts';
import { featuresOf } from '../src/rules/leaning/features.ts';
import { type Field, withinReach } from '../src/rules/leaning/within-reach.ts';
import { type Label, readLabels, traceOf } from './label.ts';
import { type Example, leaningOf, learn, type Weights } from './learning.ts';
import { type Tally, tally } from './tally.ts';

/** A field whose verdicts are learned from: those of which rule, and how far a text has to lean before a hint speaks. */
interface Lesson {
  readonly field: Field;
  readonly rule: string;
  readonly clearly: number;
  /** How much further where one of these stands: what it is like in the labels is not what it is like everywhere. */
  readonly warily?: Readonly<Record<string, number>>;
  /** The features that are kept at most, where that is fewer than of the others: fewer labels bear fewer of them. */
  readonly atMost?: number;
  /** How many texts bear a feature at least, where that is more than of the others. */
  readonly atLeast?: number;
}

/** The surer a hint has to be, the less it finds; with these about one good text of a hundred within reach is called bad. */
export const lessons: readonly Lesson[] = [
  { field: 'observation', rule: 'observation-is-state', clearly: 1.5 },
  { field: 'reasoning', rule: 'reasoning-gives-a-reason', clearly: 0.6 },
  // A question is answered by what happened, which reads like an account.
  { field: 'output', rule: 'final-output-is-the-deliverable', clearly: 0.75, warily: { '&question': 2.75 } },
  { field: 'returned', rule: 'output-is-literal', clearly: 1.1, atMost: 45, atLeast: 10 },
];

/** The features that a rule keeps at most, and the texts that bear one at least. */
const most = 400;
const rare = 6;
const parts = 6;

/** The module of what was learned from the open half and the third set; the unseen half teaches nothing. */
export function learnedModule(): string {
  const tables = lessons.map((lesson) => {
    const { field, rule, clearly, atMost = most, atLeast = rare } = lesson;
    const { start, weights } = wary(learn(examplesOf(rule), atMost, atLeast), lesson);
    const lines = [...weights]
      .map(([name, weight]): [string, number] => [name, Math.round(10 * weight)])
      .filter(([, weight]) => weight !== 0)
      .sort(([one, weight], [other, more]) => more - weight || (one < other ? -1 : 1))
      .map(([name, weight]) => `${weight} ${name}`);
    const table = lines.join('\n').replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
    return `/** For the hints of ${rule}. */\nexport const ${field}: Learned = learnedFrom(\n  ${Math.round(10 * (start - clearly))},\n  \`${table}\`,\n);\n`;
  });
  return `// Made by \`pnpm learn:lint --write\` from the labelled sets in packages/lint/labels.\nimport { type Learned, learnedFrom } from './leans.ts';\n\n${tables.join('\n')}`;
}

function wary({ start, weights }: Weights, { warily = {} }: Lesson): Weights {
  const moved = new Map(weights);
  for (const [name, further] of Object.entries(warily)) moved.set(name, (moved.get(name) ?? 0) - further);
  return { start, weights: moved };
}

/** How a lesson does on the texts within its reach, each judged by what the other fields of work taught. */
export function crossed(lesson: Lesson): Tally {
  const { field, rule, clearly, atMost = most, atLeast = rare } = lesson;
  const all = examplesOf(rule);
  const found = new Set<string>();
  for (let part = 0; part < parts; part++) {
    const others = all.filter(({ label }) => partOf(label) !== part);
    const weights = wary(learn(others, atMost, atLeast), lesson);
    for (const { label, text, features } of all)
      if (partOf(label) === part && withinReach[field](text) && leaningOf(weights, features) > clearly)
        found.add(label.id);
  }
  return tally(
    all.filter(({ text }) => withinReach[field](text)).map(({ label }) => label),
    ({ id }) => found.has(id),
  );
}

/** Fields of work stay together; where one is called mixed its labels are dealt out. */
function partOf({ domain, id }: Label): number {
  const key = domain === 'mixed' ? id : domain;
  return createHash('sha256').update(key, 'utf8').digest()[0]! % parts;
}

interface Taught extends Example {
  readonly label: Label;
  readonly text: string;
}

function examplesOf(rule: string): readonly Taught[] {
  // What readers could judge either way is to be left alone, as what they call good.
  return [...readLabels(rule, 'open'), ...readLabels(rule, 'third')].flatMap((label) => {
    const trace = traceOf(label) as unknown as ForsyTrace;
    const taught = readAt(trace, label.field);
    return taught === undefined ? [] : [{ ...taught, label, isBad: label.label === 'bad' }];
  });
}

function readAt(trace: ForsyTrace, pointer: string): { text: string; features: Set<string> } | undefined {
  const [, , at, field] = pointer.split('/');
  const index = Number(at);
  const step = trace.steps[index]!;
  const text = field === undefined ? trace.final_output : step[field as 'observation' | 'reasoning' | 'output'];
  if (text === null || isBlank(text)) return undefined;
  // What no tool gave back is judged otherwise, and so is what has lines.
  if (field === 'output' && (step.tool === null || !withinReach.returned(text))) return undefined;
  const features = featuresOf(text);
  if (features === undefined) return undefined;
  for (const name of around()) features.add(name);
  return { text, features };

  function around(): ReadonlySet<string> {
    if (field === undefined) return aroundOutput(text!, trace);
    if (field === 'output') return aroundReturned(text!, step);
    return field === 'reasoning' ? aroundReasoning(text!, step) : aroundObservation(text!, step, trace, index);
  }
}
