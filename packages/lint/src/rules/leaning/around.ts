import type { ForsyStep, ForsyTrace } from '@trace-formats/schema';
import { ask, markKnown, markShared } from '../sieve/asked-stems.ts';
import { stemsOf } from '../sieve/reading.ts';
import { kindOfTool } from '../traces/kind-of-tool.ts';
import { beginningOf, markKnownBefore } from '../traces/known-before.ts';
import { wantsToBeTold } from '../wording/asks-something.ts';
import { isConcrete } from '../wording/prose.ts';
import { addSteps } from './features.ts';

/** Names of what surrounds a text begin with this, so that none is the name of something in it. */
export const aroundMark = '&';

/** How much of an observation stands in the step's input and output, and how much in its output alone and nowhere before. */
export function aroundObservation(
  text: string,
  step: ForsyStep,
  trace: ForsyTrace,
  index: number,
): ReadonlySet<string> {
  // Names of files and figures stand in the input and the output as well, whatever is said of them.
  if (isConcrete(text)) return new Set();
  const features = aroundReasoning(text, step);
  const { shared } = markKnownBefore(step, trace, index, 1);
  addSteps(features, '&found', shared, [0, 1, 2, 4]);
  return features;
}

/** How much of a reasoning stands in the step's input and in its output. */
export function aroundReasoning(text: string, { input, output }: ForsyStep): Set<string> {
  const features = new Set<string>();
  const all = ask(stemsOf(text));
  if (all === 0) return features;
  addSteps(features, '&output', markShared(beginningOf(output)) / all, shares);
  addSteps(features, '&input', (all - markKnown(beginningOf(input)).all) / all, shares);
  return features;
}

/** What kind of tool gave a text back, and how much of it stands in what the tool was sent. */
export function aroundReturned(text: string, { tool, operation, input }: ForsyStep): Set<string> {
  const features = new Set([`&${kindOfTool(tool, operation)}`]);
  for (const [name, form] of forms) if (form.test(text)) features.add(name);
  const all = ask(stemsOf(text));
  if (all > 0) addSteps(features, '&input', (all - markKnown(beginningOf(input)).all) / all, shares);
  return features;
}

const shares = [0, 0.2, 0.4, 0.6, 0.8];

/** How a text is set out, by which programs and people are told apart whatever they say. */
const forms: readonly (readonly [name: string, form: RegExp])[] = [
  ['&lower', /^\p{Ll}/u],
  ['&stop', /[.!]$/],
  ['&comma', /,/],
  ['&commas', /,[^,]*,/],
  [
    '&bare',
    /^(?!The |An? |This |It |No |All |Your )\p{Lu}\p{Ll}+ (?:is|was|are|were|has|got|went|could|\p{Ll}+ed|\p{Ll}+s)\b/u,
  ],
  ['&unit', /\p{Ll}-?\d|\d\p{Ll}/u],
  ['&digit', /\d/],
  ['&digits', /\d{3}/],
  ['&colon', /:/],
  ['&capitals', /\b[A-Z]{2}/],
  [
    '&gauged',
    /\b(?:than|again|usual(?:ly)?|unusual|as expected|quite|fairly|rather|clearly|quickly|slowly|roughly|seems?|appears?|looks?|apparently|somewhat|slightly|mostly|several|a (?:few|bit|while|lot)|soon|well|fine|good|bad|strange|healthy|normal|correctly|properly|best|worst|plausible|reasonable|consistent|inconclusive)\b|(?<!\p{L})(?:ziemlich|recht|etwa|ungefähr|mehrere|plausibel|assez|plutôt|plusieurs|semble|bastante|varios|varias|parece|abbastanza|sembra|довольно|несколько)(?!\p{L})/iu,
  ],
  [
    '&linked',
    /\b(?:which|but|while|whereas|although|though|so|because|since|hence|thus|therefore|with|without|and)\b/i,
  ],
];

/** How much of a final output stands in the task, and whether that asks something. */
export function aroundOutput(text: string, { task }: ForsyTrace): Set<string> {
  const features = new Set<string>();
  const all = ask(stemsOf(text));
  if (all > 0) addSteps(features, '&task', markShared(beginningOf(task)) / all, shares);
  if (wantsToBeTold(task)) features.add('&question');
  return features;
}
