import type { ForsyStep, ForsyTrace } from '@trace-formats/schema';
import { inLines } from '../in-lines.ts';
import type { Range } from '../wording/range.ts';
import { fieldsOfAState, lookedBack } from './known-before.ts';

/** Where a text says by its number what came of a later step of the trace, which nobody knew then; undefined where none is named so. */
export function ofALaterStep(
  text: string,
  own: ForsyStep,
  { steps, task }: ForsyTrace,
  index: number,
): Range | undefined {
  for (const found of text.matchAll(told)) {
    const name = (found[1] ?? found[2])!;
    const number = Number(name);
    if (number <= own.step || !steps.some(({ step }, at) => at > index && step === number)) continue;
    const before = [task, ...earlier(steps, index)];
    // Whoever reads a guide or follows a plan speaks of the steps that are numbered there.
    if (ofSomethingElse.test(text) || before.some((one) => new RegExp(String.raw`\bsteps?\s${name}\b`, 'i').test(one)))
      continue;
    return [found.index, found.index + found[0].length];
  }
  return undefined;
}

/** `step 7 later proved it`, where the step is who does it, and `as confirmed in step 7`, where it was done there. */
const told = new RegExp(
  inLines`
    \bstep\s(\d{1,4})\s(?:(?:later|then|also|only)\s)?(?:
      shows?|showed|proves?|proved|confirms?|confirmed|reveals?|revealed|finds?|found|fixe[sd]|solve[sd]|fail(?:s|ed)|
      succeed(?:s|ed)|worked|returned|gave|turned out|corrected|approved|rejected
    )\b|
    \b(?:
      shown|showed|proved|proven|confirmed|revealed|found|fixed|solved|corrected|approved|accepted|rejected|failed|
      printed|praised
    )\s(?:(?:it|this|that|so)\s)?(?:in|by|with|at)\sstep\s(\d{1,4})\b
  `,
  'gi',
);

const ofSomethingElse =
  /\b(?:guide|tutorial|manual|docs|documentation|readme|instructions?|recipe|plan|checklist|runbook|wizard|procedure|protocol|exercise|proof|pipeline|script|form)s?\b/i;

function earlier(steps: readonly ForsyStep[], index: number): string[] {
  return steps
    .slice(Math.max(0, index - lookedBack), index)
    .flatMap((step) => fieldsOfAState.flatMap((field) => step[field]?.slice(0, longest) ?? []));
}

/** Longer texts are known by their beginning. */
const longest = 20_000;
