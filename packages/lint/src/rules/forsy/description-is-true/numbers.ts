import type { ForsyTrace } from '@trace-formats/schema';
import { inLines } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';
import type { Claim } from './claims.ts';
import { countedAbroad } from './numbers-abroad.ts';

const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const number = String.raw`(\d{1,5}|(?:${tens.join('|')})-(?:${words.slice(1, 10).join('|')})|${words.join('|')}|${tens.join('|')})`;
const about = inLines`
  (?<!
    \b(?:
      about|around|roughly|nearly|almost|over|than|least|most|approximately|some|each|every|first|last|or|to|
      of the|next|another|step|steps|turn|turns|(?:reasoning|observations?|inputs?|outputs?|times?|wording|words|texts?|results?) of
    )\s
  )
`;

/** How the other part of a hybrid trace came about. */
const restored = '(?:restored|reconstructed|retraced|rebuilt|recovered)';
/**
 * What is told of some of the steps alone, whatever is said of all: "One step failed", "two steps of which were retried", "six steps
 * live, three restored".
 */
const ofSome = inLines`
  \s(?:(?:that|which|of which)\s)?(?:
    fail(?:s|ed)?|errored|crash(?:es|ed)|succe(?:eds?|eded)|pass(?:es|ed)?|(?:went|goes?|gone) wrong|
    broke(?:\sdown)?|hit|stall(?:s|ed)|timed out|need(?:s|ed)|(?:did|do|does|could|can)(?:\snot|n['’]t|not)|(?:was|were|is|are|had to be)\s(?:
      retried|repeated|redone|corrected|undone|reverted|rejected|refused|skipped|left out|masked|shortened|wrong
    )|
    (?:(?:was|were|is|are)\s)?(?:${restored}|(?:\p{Ll}+\s)?live\b[^.!?]{0,40}?\b${restored})
  )\b
`;

/** What a description may count, and what the trace says of it. */
const counted: readonly (readonly [of: string, truth: (trace: ForsyTrace) => readonly number[], name: string])[] = [
  [
    String.raw`\sagent\ssteps?\b(?!${ofSome})`,
    (trace) => [trace.steps.filter(({ action }) => action !== 'user_message').length, trace.steps.length],
    'steps of agents',
  ],
  [String.raw`[-\s](?:recorded\s|annotated\s)?steps?\b(?!${ofSome})`, (trace) => [trace.steps.length], 'steps'],
  [String.raw`[-\s](?:user\s|conversation\s)?turns?\b`, (trace) => [highestTurn(trace)], 'turns'],
  [
    String.raw`\s(?:user\s|human\s)?corrections?\b`,
    (trace) => [
      trace.steps.filter((step) => step.feedback_type === 'correction' || step.message_role === 'correction').length,
    ],
    'corrections',
  ],
  [
    String.raw`\s(?:failures?|failed\s\w+|errors?|steps?\s(?:that\s|which\s)?failed)\b`,
    (trace) => [
      trace.steps.filter(({ success }) => success === false).length,
      trace.steps.filter((step) => step.success === false || step.eval === -1 || step.action === 'error').length,
    ],
    'failed steps',
  ],
  [
    String.raw`\s(?:artifacts?|files?(?=\s(?:\p{L}+\s){0,3}as artifacts?))\b`,
    (trace) => [trace.static_output?.artifacts.length ?? 0],
    'artifacts',
  ],
];
/** Words before a number that make it a bound, and whether a number keeps within. "Over 23 steps" is across as many, or more. */
const bounds: Readonly<Record<string, (real: number, stated: number) => boolean>> = {
  over: (real, stated) => real >= stated,
  'more than': (real, stated) => real > stated,
  'at least': (real, stated) => real >= stated,
  'fewer than': (real, stated) => real < stated,
  'less than': (real, stated) => real < stated,
  'at most': (real, stated) => real <= stated,
  'up to': (real, stated) => real <= stated,
};
const patterns = counted.map(([of, truth, name]) => ({
  form: readied({ source: `${about}\\b${number}${of}`, flags: 'iu' }),
  bound: readied({ source: String.raw`(?<!\bnot\s)\b(${Object.keys(bounds).join('|')})\s${number}${of}`, flags: 'iu' }),
  truth,
  name,
}));
/** "Corrects the agent four times": of a part of the work fewer may be told, never more. */
const corrects = readied({
  source: String.raw`\bcorrect(?:s|ed)\s(?:[\p{L}'’-]+\s){0,4}?(?:twice|${number}\stimes)\b`,
  flags: 'iu',
});
const confidence = /\bconfidence(?:\s(?:of|is|at|score))*\s(\d{1,3})\b|\b(\d{1,3})\s?%?\sconfidence\b/giu;

/** The numbers of a description that are not those of the trace. */
export function* numbersThatDiffer(text: string, trace: ForsyTrace): Generator<Claim> {
  for (const { form, bound, truth, name } of patterns) {
    const truths = truth(trace);
    const because = has(truths[0]!, name);
    for (const found of form.all(text)) {
      const stated = numberOf(found[1]!);
      if (!truths.includes(stated) && stated > 0) yield { range: rangeOf(found), because };
    }
    for (const found of bound.all(text)) {
      const stated = numberOf(found[2]!);
      const keeps = bounds[found[1]!.toLowerCase()]!;
      if (!truths.some((real) => keeps(real, stated))) yield { range: rangeOf(found), because };
    }
  }
  for (const found of corrects.all(text)) {
    const real = countOf('corrections', trace);
    if (numberOf(found[1] ?? 'two') > real) yield { range: rangeOf(found), because: has(real, 'corrections') };
  }
  for (const { what, stated, range } of countedAbroad(text)) {
    const real = countOf(what, trace);
    if (stated !== real) yield { range, because: has(real, what) };
  }
  for (const found of text.matchAll(confidence)) {
    const stated = Number(found[1] ?? found[2]);
    const real = trace.summary.agent_confidence as number | null;
    if (real !== null && stated !== real)
      yield { range: rangeOf(found), because: `the confidence of the trace is ${real}` };
  }
}

/** How many of these the trace has. */
function countOf(what: string, trace: ForsyTrace): number {
  return counted.find(([, , name]) => name === what)![1](trace)[0]!;
}

function has(real: number, name: string): string {
  return `the trace has ${real} ${real === 1 ? name.replace(/s(?=$| of )/, '') : name}`;
}

function highestTurn(trace: ForsyTrace): number {
  return trace.steps.reduce((highest, { turn }) => Math.max(highest, turn), 0);
}

function numberOf(text: string): number {
  const index = words.indexOf(text.toLowerCase());
  if (index >= 0) return index;
  const [ten, one] = text.toLowerCase().split('-');
  const times = tens.indexOf(ten!) + 2;
  return times < 2 ? Number(text) : 10 * times + Math.max(0, words.indexOf(one ?? ''));
}

function rangeOf(found: RegExpExecArray): [start: number, end: number] {
  return [found.index, found.index + found[0].length];
}
