import type { TraceFacts } from '../../../dataset/dataset.ts';
import { inLines } from '../../in-lines.ts';

/** Something that a card says of the traces and that is not so. */
export interface Contradiction {
  readonly message: string;
  /** True where a row names the trace and the word; a sentence may speak of something else. */
  readonly isCertain: boolean;
}

/** What a card says of the traces otherwise than they say it themselves. */
export function* contradictions(card: string, traces: readonly TraceFacts[]): Generator<Contradiction> {
  yield* rowsOfTraces(card, traces);
  yield* wordsOfNone(card, traces);
  yield* otherNumbers(card, traces);
}

const vocabularies = [
  { what: 'trace mode', of: ({ mode }: TraceFacts) => mode, words: ['live', 'retraced', 'hybrid'] },
  {
    what: 'validation level',
    of: ({ level }: TraceFacts) => level,
    words: [
      'self_traced',
      'retraced_from_logs',
      'model_reviewed',
      'human_reviewed',
      'expert_reviewed',
      'client_validated',
    ],
  },
] as const;

/** "- checkout-502: live, self_traced", "| checkout-502 | live | self_traced |": a row that names one trace and its words. */
function* rowsOfTraces(card: string, traces: readonly TraceFacts[]): Generator<Contradiction> {
  const byName = new Map<string, TraceFacts | null>();
  for (const trace of traces)
    for (const name of new Set([trace.id ?? '', trace.kind === 'trace' ? (trace.folder.split('/').at(-1) ?? '') : '']))
      if (name !== '') byName.set(name, byName.has(name) ? null : trace);
  for (const line of card.split('\n')) {
    const cells = row.test(line) ? line.split(/[|,;()]|:(?=\s)|\s[–—-]\s/).map(bare) : [];
    const named = new Set(cells.flatMap((cell) => byName.get(cell) ?? []));
    const [trace] = named;
    if (trace === undefined || named.size > 1) continue;
    for (const { what, of, words } of vocabularies) {
      const own = of(trace);
      const said = words.filter((word) => cells.includes(word));
      // A row that has its own word as well tells how it came to be that.
      if (own !== null && said.length === 1 && said[0] !== own && !wordIn(line, own))
        yield {
          isCertain: true,
          message: `README.md states the ${what} of ${JSON.stringify(trace.id)} as ${said[0]}, but the trace says ${own}.`,
        };
    }
  }
}

function wordIn(line: string, word: string): boolean {
  return new RegExp(String.raw`\b${word.replaceAll('_', '[ _-]')}\b`, 'i').test(line);
}

const row = /^\s{0,8}(?:[-*+]\s|\||\d{1,4}[.)]\s)/;

/** A cell without its marks: a link is its text, a folder has no slash behind it, words may have blanks between them. */
function bare(cell: string): string {
  const text = cell
    .replace(/\[([^[\]]*)\]/g, '$1')
    .replace(/^[\s\x60*_"'|+-]+|[\s\x60*"'/.]+$/g, '')
    .replace(/^\d{1,4}[.)]\s+/, '');
  const word = text.toLowerCase().replaceAll(/[ -]/g, '_');
  return vocabularies.some(({ words }) => (words as readonly string[]).includes(word)) ? word : text;
}

/** "Validation level: human_reviewed", where no trace has that level. */
function* wordsOfNone(card: string, traces: readonly TraceFacts[]): Generator<Contradiction> {
  for (const { what, of, words } of vocabularies) {
    const own = new Set(traces.map(of));
    if (own.has(null)) continue;
    const label = what.replace(' ', String.raw`[\s_-]?`);
    const one = `[\\s"'*\`]{0,4}(?:${words.join('|')})\\b["'*\`]{0,3}`;
    const stated = new RegExp(
      String.raw`(?<!${denial}[^.\n]{0,60})\b${label}s?\b["'*\x60]{0,3}\s?(?:[:|=]|is\s|are\s)?(${one}(?:\s?(?:,|and|or|/|&)${one}){0,5})(?!\s(?:is|are|was|were|will|would|means|needs|takes)\b)`,
      'giu',
    );
    const said = new Set([...card.matchAll(stated)].flatMap(([, list]) => list!.toLowerCase().match(/\w+/g)!));
    for (const word of words)
      if (said.has(word) && !own.has(word))
        yield {
          isCertain: false,
          message: `README.md states the ${what} ${word}, but it looks like no trace here has it.`,
        };
  }
}

const denial = String.raw`\b(?:not|no|none|never|without|nobody|neither|nor|if|once|until|for|would|will)\b`;

/** "The dataset holds 12 traces", "4 traces, 310 steps", "| Traces | 12 |": how many there are in all. */
function* otherNumbers(card: string, traces: readonly TraceFacts[]): Generator<Contradiction> {
  const steps = traces.reduce((sum, one) => sum + one.steps, 0);
  for (const found of card.matchAll(inAll)) {
    const { traces: counted, more } = found.groups!;
    if (numberOf(counted!) !== traces.length)
      yield otherNumber(`${counted} traces`, traces.length === 1 ? 'is 1' : `are ${traces.length}`);
    else if (more !== undefined && numberOf(more) !== steps) yield otherNumber(`${more} steps`, `are ${steps}`);
  }
}

function otherNumber(said: string, there: string): Contradiction {
  return { isCertain: false, message: `README.md speaks of ${said}, but it looks like there ${there}.` };
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
