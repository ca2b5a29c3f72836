import type { TraceFacts } from '../../../dataset/dataset.ts';
import { inLines } from '../../in-lines.ts';

/** "The dataset holds 12 traces", "4 traces, 310 steps", "| Traces | 12 |": how many there are in all. */
export function* otherNumbers(card: string, traces: readonly TraceFacts[]): Generator<string> {
  const steps = traces.reduce((sum, one) => sum + one.steps, 0);
  for (const found of card.matchAll(inAll)) {
    const { traces: counted, more } = found.groups!;
    if (numberOf(counted!) !== traces.length)
      yield otherNumber(`${counted} traces`, traces.length === 1 ? 'is 1' : `are ${traces.length}`);
    else if (more !== undefined && numberOf(more) !== steps) yield otherNumber(`${more} steps`, `are ${steps}`);
  }
}

function otherNumber(said: string, there: string): string {
  return `README.md speaks of ${said}, but it looks like there ${there}.`;
}

/** How a line begins that may be a point, a heading or a row. */
const begins = String.raw`(?:^|\n)[\s#>*_|-]{0,12}`;
const oneNumber = String.raw`\d[\d,]{0,8}`;
const ofTraces = String.raw`\s(?:agent\s|forsy\s)?traces?`;

const inAll = new RegExp(
  inLines`
    (?:
      ${begins}(?:(?:number|count) of traces|traces?(?:[ _-]count)?)[\s*_"]{0,4}[:|=][\s*_"|]{0,6}|
      ${begins}(?=${oneNumber}${ofTraces}(?:[.,;|*]|\s(?:and|with)\s|\s*(?:\n|$)))|
      \b(?:this|the)\s(?:small\s)?(?:data\s?set|set|collection|release|repository|folder)\s(?:has|holds|contains|comprises|includes|consists of)\s|
      ^\W{0,8}[^\n.]{0,40}\b(?:data\s?set|set|collection)\sof\s
    )
    (?<traces>${oneNumber})(?!\d|[.,]\d|\s?%)
    (?:
      ${ofTraces}\b(?!\s(?:per|each|a|every|so far|more)\b)(?:(?:,|\s(?:and|with))\s(?<more>${oneNumber})\ssteps\b)?|
      [\s|*_"]{0,6}(?=\n|$)
    )
  `,
  'giu',
);

const numberOf = (text: string): number => Number(text.replaceAll(',', ''));
