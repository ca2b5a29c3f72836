import type { TraceFacts } from '../../../dataset/dataset.ts';
import { wordsOfSchema } from '../../traces/words-of-schema.ts';
import { otherNumbers } from './how-many.ts';
import { reviewOfNone } from './review-of-none.ts';
import { rowsOfNone, tablesOfTraces } from './table-of-traces.ts';

/** Something that a card says of the traces and that is not so. */
export interface Contradiction {
  readonly message: string;
  /** True where a row names the trace and the word; a sentence may speak of something else. */
  readonly isCertain: boolean;
}

/** What a card says of the traces otherwise than they say it themselves. Where not all were read, another may be what it speaks of. */
export function* contradictions(
  card: string,
  traces: readonly TraceFacts[],
  areAll: boolean,
): Generator<Contradiction> {
  yield* rowsOfTraces(card, traces, areAll);
  if (!areAll) return;
  yield* wordsOfNone(card, traces);
  for (const message of reviewOfNone(card, traces)) yield { isCertain: false, message };
  for (const message of otherNumbers(card, traces)) yield { isCertain: false, message };
}

const vocabularies = [
  { what: 'trace mode', of: ({ mode }: TraceFacts) => mode, words: wordsOfSchema('traceMode') },
  { what: 'validation level', of: ({ level }: TraceFacts) => level, words: wordsOfSchema('validationLevel') },
] as const;

/** "- checkout-502: live, self_traced", "| checkout-502 | live | self_traced |": a row that names one trace and its words. */
function* rowsOfTraces(card: string, traces: readonly TraceFacts[], areAll: boolean): Generator<Contradiction> {
  const byName = namesOf(traces);
  const listed = new Set<TraceFacts>();
  for (const line of card.split('\n')) {
    const cells = row.test(line) ? line.split(/[|,;()]|:(?=\s)|\s[–—-]\s/).map(bare) : [];
    const named = new Set(cells.flatMap((cell) => byName.get(cell) ?? []));
    const [trace] = named;
    for (const one of named) listed.add(one);
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
  if (!areAll) return;
  const known = new Set(byName.keys());
  let isTabled = false;
  for (const table of tablesOfTraces(card, bare)) {
    isTabled ||= table.names.every((name) => known.has(name));
    for (const message of rowsOfNone(table, known, traces.length)) yield { isCertain: false, message };
  }
  yield* leftOut(card, traces, listed, isTabled ? 2 : 3);
}

/** A list of nearly all traces was one of all of them; for each that is missing it has at least so many. */
function* leftOut(
  card: string,
  traces: readonly TraceFacts[],
  listed: ReadonlySet<TraceFacts>,
  forEach: number,
): Generator<Contradiction> {
  if ((traces.length - listed.size) * forEach > listed.size) return;
  const missing = traces.filter((one) => !listed.has(one) && ![...ownNames(one)].some((name) => card.includes(name)));
  const [first] = missing;
  if (first === undefined) return;
  const others = missing.length === 1 ? 'is' : `and ${missing.length - 1} more are`;
  yield {
    isCertain: false,
    message: `README.md lists ${listed.size} of ${traces.length} traces, so that it looks like ${JSON.stringify(first.id)} ${others} missing in it.`,
  };
}

/** The traces by their ids, slugs and folders; null for what several are called. */
function namesOf(traces: readonly TraceFacts[]): ReadonlyMap<string, TraceFacts | null> {
  const byName = new Map<string, TraceFacts | null>();
  for (const trace of traces) for (const name of ownNames(trace)) byName.set(name, byName.has(name) ? null : trace);
  return byName;
}

function ownNames({ id, slug, kind, folder }: TraceFacts): ReadonlySet<string> {
  const names = new Set([id ?? '', slug ?? '', kind === 'trace' ? (folder.split('/').at(-1) ?? '') : '']);
  names.delete('');
  return names;
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
  return vocabularies.some(({ words }) => words.includes(word)) ? word : text;
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
