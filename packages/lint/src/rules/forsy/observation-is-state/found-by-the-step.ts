import type { ForsyStep, ForsyTrace } from '@trace-formats/schema';
import { ofOneTrace } from '../../of-one-trace.ts';
import { wordsOf } from '../prose.ts';
import { ask, markKnown, markShared } from './asked-stems.ts';
import { type OddStems, stemsOf } from './word-stems.ts';

/** What stands in the step's own output, but nowhere before it, was not known when the step began. */
export function foundByTheStep(text: string, step: ForsyStep, trace: ForsyTrace, index: number): boolean {
  if (step.output === null || step.output.length < 8 || text.length > 400 || step.action === 'output') return false;
  const memory = memoryOf(trace);
  // Most observations have too little in common with the output to go on, or nothing that did not stand shortly before.
  if (ask(stemsOf(text, memory.odd)) < 2 || markShared(stemsIn(memory, step, index, 'output')) < 2) return false;
  let left = markKnown(stemsIn(memory, step, index, 'input'));
  for (let at = index - 1; left.shared >= 2 && at >= Math.max(0, index - lookedBack); at--)
    for (const field of fields) left = markKnown(stemsIn(memory, trace.steps[at]!, at, field));
  if (left.shared < 2) return false;
  left = markKnown(stemsOf(trace.task, memory.odd));
  return left.shared >= 2 && left.shared / left.all >= 0.5 && wordsOf(text).length < 40;
}

/** Steps that are looked back; what lies further back is rarely observed anew. */
const lookedBack = 12;
/** Longer texts are known by their beginning. */
const longest = 3000;
const fields = ['output', 'observation', 'input'] as const;

/** The stems of the steps that were asked about last. */
interface Memory {
  readonly odd: OddStems;
  readonly steps: Remembered[];
}

interface Remembered {
  readonly index: number;
  output?: Int32Array;
  observation?: Int32Array;
  input?: Int32Array;
}

const memoryOf = ofOneTrace((_: ForsyTrace): Memory => ({ odd: new Map(), steps: [] }));

function stemsIn({ odd, steps }: Memory, step: ForsyStep, index: number, field: (typeof fields)[number]): Int32Array {
  const place = index % (lookedBack + 1);
  const last = steps[place];
  const remembered: Remembered = last?.index === index ? last : { index };
  steps[place] = remembered;
  remembered[field] ??= stemsOf((step[field] ?? '').slice(0, longest), odd);
  return remembered[field];
}
