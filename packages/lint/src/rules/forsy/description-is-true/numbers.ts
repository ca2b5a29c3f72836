import type { ForsyTrace, ForsyTraceDraft } from '@trace-formats/schema';
import type { LintContext } from '../../../engine/context.ts';
import { inLines } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';
import type { Claim } from './claims/claims.ts';
import { countedAbroad } from './numbers-abroad.ts';
import { numbersAtLarge } from './numbers-at-large.ts';

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

/** Nothing follows that would be told of some of them alone. */
const inAll = String.raw`(?=\s*[.,;:)]|\s*$|\s(?:and|or|in all|in total|altogether|on|about)\b)`;

/** What of a step says that it failed. */
const readOfFaults: readonly string[] = ['steps[].success', 'steps[].eval', 'steps[].action'];

/** Something that a description may count. */
interface Counted {
  /** What stands behind its number. */
  readonly of: string;
  readonly name: string;
  readonly reads: readonly string[];
  /** The numbers that the trace bears out, the plainest first; none where it cannot be told. */
  truth(trace: ForsyTrace): readonly number[];
}

const counted: readonly Counted[] = [
  {
    of: String.raw`\sagent\ssteps?\b(?!${ofSome})`,
    name: 'steps of agents',
    reads: ['steps[].action'],
    truth: (trace) => [done(trace), trace.steps.length],
  },
  {
    of: String.raw`[-\s](?:recorded\s|annotated\s)?steps?\b(?!${ofSome})`,
    name: 'steps',
    reads: ['steps.length'],
    truth: ({ steps }) => [steps.length],
  },
  {
    of: String.raw`\s(?:user\s(?:messages?|prompts?)|messages?\s(?:of|from|by)\s(?:the|its)\suser)\b${inAll}`,
    name: 'messages of users',
    reads: ['steps[].action'],
    truth: (trace) => [trace.steps.filter(({ action }) => action === 'user_message').length],
  },
  {
    of: String.raw`\s(?:tool[-\s])calls?\b${inAll}`,
    name: 'calls of tools',
    reads: ['steps[].tool', 'steps[].action', 'steps[].execution_mode'],
    truth: ({ steps }) => {
      const calls = steps.filter(({ tool, action }) => tool !== null && action !== 'user_message');
      // A parallel step may make any number of them.
      return calls.some(({ execution_mode }) => execution_mode === 'parallel') ? [] : [calls.length];
    },
  },
  {
    of: String.raw`[-\s](?:user\s|conversation\s)?turns?\b`,
    name: 'turns',
    reads: ['steps[].turn'],
    truth: ({ steps }) => [steps.reduce((highest, { turn }) => Math.max(highest, turn), 0)],
  },
  {
    of: String.raw`\s(?:user\s|human\s)?corrections?\b(?!\s(?:to|in|of)\s(?!(?:the\s|its\s)?(?:agent|assistant|model|answer|draft|plan|step|output)))`,
    name: 'corrections',
    reads: ['steps[].feedback_type', 'steps[].message_role'],
    truth: ({ steps }) => [
      steps.filter((step) => step.feedback_type === 'correction' || step.message_role === 'correction').length,
    ],
  },
  {
    of: String.raw`\s(?:failures?|failed\s\w+|errors?|steps?\s(?:that\s|which\s)?failed)\b`,
    name: 'failed steps',
    reads: readOfFaults,
    truth: ({ steps }) => [steps.filter(({ success }) => success === false).length, steps.filter(isFaulted).length],
  },
  {
    of: String.raw`\s(?:artifacts?|files?(?=\s(?:\p{L}+\s){0,3}as artifacts?))\b`,
    name: 'artifacts',
    reads: ['static_output.artifacts.length'],
    truth: ({ static_output }) => [static_output?.artifacts.length ?? 0],
  },
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
const patterns = counted.map(({ of, ...what }) => ({
  ...what,
  form: readied({ source: `${about}\\b${number}${of}`, flags: 'iu' }),
  bound: readied({ source: String.raw`(?<!\bnot\s)\b(${Object.keys(bounds).join('|')})\s${number}${of}`, flags: 'iu' }),
}));
/** "Corrects the agent four times": of a part of the work fewer may be told, never more. */
const corrects = readied({
  source: String.raw`\bcorrect(?:s|ed)\s(?:[\p{L}'’-]+\s){0,4}?(?:twice|${number}\stimes)\b`,
  flags: 'iu',
});
/** "Three attempts failed": of what is told of some, too, there may be fewer than the trace has, and never more. */
const failed = readied({
  source: String.raw`${about}\b${number}\s(?:attempts?|tries|tool\scalls?)\s(?:(?:that|which|have|had)\s){0,2}(?:fail(?:s|ed)?|went wrong|errored|crash(?:es|ed))\b`,
  flags: 'iu',
});
/** How often a user is said to have stepped in; the first message is the request. */
const stepsIn = readied({
  source: String.raw`\buser\s(?:\p{L}+\s)?(?:interven(?:es|ed)|step(?:s|ped)\sin|interrupt(?:s|ed)|object(?:s|ed))\s(?:[\p{L}'’-]+\s){0,3}?(?:twice|${number}\stimes)\b`,
  flags: 'iu',
});
const confidence = /\bconfidence(?:\s(?:of|is|at|score))*\s(\d{1,3})\b|\b(\d{1,3})\s?%?\sconfidence\b/giu;

/** What of a trace the numbers of a description may be held against. */
export const readForNumbers: readonly string[] = [...counted.flatMap(({ reads }) => reads), 'summary.agent_confidence'];

/** The numbers of a description that are not those of the trace. What it does not count is not asked for. */
export function* numbersThatDiffer(text: string, trace: ForsyTrace, isSound: LintContext['isSound']): Generator<Claim> {
  for (const { form, bound, reads, truth, name } of patterns) {
    const [plain, bounded] = [[...form.all(text)], [...bound.all(text)]];
    if (plain.length + bounded.length === 0 || !isSound(reads)) continue;
    const truths = truth(trace);
    if (truths.length === 0) continue;
    const because = has(truths[0]!, name);
    for (const found of plain) {
      const stated = numberOf(found[1]!);
      if (!truths.includes(stated) && stated > 0 && !isOfTheDone(name, stated, trace, isSound))
        yield { range: rangeOf(found), because };
    }
    for (const found of bounded) {
      const stated = numberOf(found[2]!);
      const keeps = bounds[found[1]!.toLowerCase()]!;
      if (!truths.some((real) => keeps(real, stated))) yield { range: rangeOf(found), because };
    }
  }
  for (const found of corrects.all(text)) {
    const real = countOf('corrections', trace, isSound);
    if (real !== undefined && numberOf(found[1] ?? 'two') > real)
      yield { range: rangeOf(found), because: has(real, 'corrections') };
  }
  for (const found of failed.all(text)) {
    if (!isSound(readOfFaults)) break;
    const real = trace.steps.filter(isFaulted).length;
    if (numberOf(found[1]!) > real) yield { range: rangeOf(found), because: has(real, 'failed steps') };
  }
  for (const found of stepsIn.all(text)) {
    const real = countOf('messages of users', trace, isSound);
    if (real !== undefined && numberOf(found[1] ?? 'two') > real)
      yield { range: rangeOf(found), because: has(real, 'messages of users') };
  }
  for (const { what, stated, range } of countedAbroad(text)) {
    const real = countOf(what, trace, isSound);
    if (real !== undefined && stated !== real && !isOfTheDone(what, stated, trace, isSound))
      yield { range, because: has(real, what) };
  }
  for (const { what, least, range } of numbersAtLarge(text)) {
    const real = countOf(what, trace, isSound);
    if (real !== undefined && real < least) yield { range, because: has(real, what) };
  }
  for (const found of text.matchAll(confidence)) {
    if (!isSound(['summary.agent_confidence'])) return;
    const stated = Number(found[1] ?? found[2]);
    const { agent_confidence: real }: ForsyTraceDraft['summary'] = trace.summary;
    if (real !== null && stated !== real)
      yield { range: rangeOf(found), because: `the confidence of the trace is ${real}` };
  }
}

function isFaulted(step: ForsyTrace['steps'][number]): boolean {
  return step.success === false || step.eval === -1 || step.action === 'error';
}

/** How many of these the trace has, where that can be told. */
function countOf(what: string, trace: ForsyTrace, isSound: LintContext['isSound']): number | undefined {
  const { reads, truth } = counted.find(({ name }) => name === what)!;
  return isSound(reads) ? truth(trace)[0]! : undefined;
}

/** "Three steps after the request": whoever counts steps may well mean what was done, and not what was asked. */
function isOfTheDone(what: string, stated: number, trace: ForsyTrace, isSound: LintContext['isSound']): boolean {
  return what === 'steps' && isSound(['steps[].action']) && stated === done(trace);
}

function done({ steps }: ForsyTrace): number {
  return steps.filter(({ action }) => action !== 'user_message').length;
}

function has(real: number, name: string): string {
  return `the trace has ${real} ${real === 1 ? name.replace(/s(?=$| of )/, '') : name}`;
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
