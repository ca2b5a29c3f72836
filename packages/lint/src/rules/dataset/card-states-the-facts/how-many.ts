import type { TraceFacts } from '../../../dataset/dataset.ts';
import { inLines } from '../../in-lines.ts';

/** "The dataset holds 12 traces", "4 traces, 310 steps", "| Traces | 12 |": how many there are in all. */
export function* otherNumbers(card: string, traces: readonly TraceFacts[]): Generator<string> {
  const steps = traces.reduce((sum, one) => sum + one.steps, 0);
  for (const found of card.matchAll(inAll)) {
    const { labelled, traces: spoken, presented, more } = found.groups!;
    const counted = (labelled ?? spoken ?? presented)!;
    if (numberOf(counted) !== traces.length)
      yield otherNumber(`${counted.toLowerCase()} traces`, traces.length === 1 ? 'is 1' : `are ${traces.length}`);
    else if (more !== undefined && numberOf(more) !== steps) yield otherNumber(`${more} steps`, `are ${steps}`);
  }
}

function otherNumber(said: string, there: string): string {
  return `README.md speaks of ${said}, but it looks like there ${there}.`;
}

const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const oneNumber = String.raw`\d[\d,]{0,8}`;
const numberOrWord = `(?:${oneNumber}|${words.join('|')})`;
const ofTraces = String.raw`\s(?:agent\s|forsy\s)?traces?`;
const andSteps = String.raw`(?:(?:,|\s(?:and|with))\s(?<more>${oneNumber})\ssteps\b)`;

/** A row or line of its own, a heading or a paragraph that begins so, or the sentence: how many were left out is said elsewhere. */
const inAll = new RegExp(
  inLines`
    (?:^|\n)[\s>*_|-]{0,12}(?:(?:number|count) of traces|traces?(?:[ _-]count)?)[\s*_"]{0,4}[:|=][\s*_"|]{0,6}
      (?<labelled>${oneNumber})[\s|*_"]{0,6}(?=\n|$)|
    (?:
      (?:^|\n\s{0,3}\n\s{0,3}|\n#{1,4}\s)(?:\*\*)?(?=${oneNumber}${ofTraces}(?:,\s\d|\s(?:and|with)\s\d|[.*]{0,3}\s{0,3}(?:\n|$)))|
      \b(?:this|the)\s(?:small\s)?(?:data\s?set|set|collection|release|repository|folder)\s(?:has|holds|contains|comprises|includes|consists of)\s|
      ^\W{0,8}[^\n.]{0,40}\b(?:data\s?set|set|collection)\sof\s
    )
    (?<traces>${oneNumber})${ofTraces}\b(?!\s(?:per|each|a|every|so far|more)\b)${andSteps}?|
    ^\s{0,3}#\s[^\n]{1,120}\n\s{0,3}\n(?<presented>${numberOrWord})\s(?:[a-z-]{1,20}\s){0,2}traces?\b
      (?![^.\n]{0,80}\b(?:(?:left|taken) out|omitted|excluded|removed|not|per|so far|out of|of \d|from \d|chosen|selected|drawn|sampled)\b)
  `,
  'giu',
);

function numberOf(text: string): number {
  const word = words.indexOf(text.toLowerCase());
  return word >= 0 ? word + 1 : Number(text.replaceAll(',', ''));
}
