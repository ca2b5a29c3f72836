import type { ForsyStep } from '@trace-formats/schema';
import { wordsOf } from '../prose.ts';
import { passive } from '../verbs.ts';
import { isDone } from './action-alone.ts';
import { aimIsAction, ground } from './grounds.ts';

const stop = new Set(
  `
    the a an of in on at to for from by with and or is are was were be it its that this these those them they he
    she i we as into over so have has had do does done get got order find see know made make making being again
    whether because now all each both what which one should must needs needed
  `
    .trim()
    .split(/\s+/),
);

/** "grep searches the ledger": the command is the subject, and what it does is all that is said. */
export function toolDoes(text: string, step: ForsyStep): boolean {
  const [, name, rest] = /^\W?([\w.-]{2,})\s(\p{Ll}{2,}s\s(?:the|a|an|all|each|every|both)\s.*)$/su.exec(text) ?? [];
  if (name === undefined || ground.test(rest!)) return false;
  return name === /^\s*(?:\$\s)?([\w.-]+)/.exec(step.input ?? '')?.[1] || name === step.tool;
}

/** "To search the marriages in Ladbergen": an aim in no other words than those of the step. */
export function aimIsTheStep(text: string, step: ForsyStep): boolean {
  const aimed = /^\W*(?:in order )?to\s([^,;:.]{4,120})\.?$/iu.exec(text)?.[1];
  if (aimed === undefined) return false;
  const said = stems(aimed);
  const own = new Set([...stems(step.input ?? ''), ...stems(step.operation ?? ''), ...stems(step.tool ?? '')]);
  return said.length > 1 && said.filter((stem) => own.has(stem)).length / said.length >= 0.7;
}

/** "The user wants a letter, so a letter is written": the request and the action in one sentence. */
export function asksAndGets(text: string): boolean {
  const parts =
    /^\W*(?:the )?(?:user|customer|client|person|request|task)\s(?:\p{L}+\s)?(?:asked|asks|wanted|wants|expected|expects|awaits|requested|requests|needed|needs|told|said|is|was)\b([^.;]*?)(?:,\s*|\s)(?:so|hence|therefore|thus)\s([^.;]*)\.?$/iu.exec(
      text,
    );
  if (parts === null) return false;
  const wanted = stems(parts[1]!);
  const done = stems(parts[2]!);
  if (/^(?:i|we|it)\s\p{L}+(?:\s(?:it|this|that|one|so))?\W*$/iu.test(parts[2]!)) return true;
  return done.length > 0 && done.filter((stem) => wanted.includes(stem)).length / done.length >= 0.5;
}

/** "Installing zod to have zod installed": the words of the aim are those of the action. */
export function circular(text: string): boolean {
  if (!aimIsAction.test(text) && !/\bbecause\b/i.test(text)) return false;
  const parts = actionAndAim.exec(text);
  if (!parts) return false;
  const action = stems(parts[1]!);
  const aim = stems(parts[2]!);
  if (action.length === 0 || aim.length === 0) return false;
  // One word in common of a long sentence is no circle: "... counted twice because it is squared".
  if (aim.length === 1 && action.length > 6) return false;
  const common = aim.filter((stem) => action.includes(stem)).length;
  return common / aim.length >= 0.5 && common >= 1;
}

/** What has to be is no aim, and "to" before an article or a figure only says where. */
const actionAndAim =
  /^(.*?)\b(?:in order to|because|so that|(?<!\b(?:ha(?:ve|s|d)|need|needs|needed|ought|used|close|next|prior|due) )to (?!(?:the|an?|its|their|one|two|three|each|every|all|both)\s)(?=\p{L}+)|by (?=\p{L}+ing))(.*)$/isu;

function stems(text: string): string[] {
  const words = new Set<string>();
  for (const word of wordsOf(text.toLowerCase())) if (word.length > 2 && !stop.has(word)) words.add(word);
  return Array.from(words, stemOf);
}

/** The stems of the short words met so far: reasonings use few. A longer one would keep the whole text in memory that it is cut from. */
const known = new Map<string, string>();

const mostKnown = 4000;

const longestKnown = 12;

/** "Moving", "moved" and "moves" are one word. */
function stemOf(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const stem = word.replace(/(?:ing|e?d|e?s|e)$/, '').slice(0, 5);
  if (word.length > longestKnown) return stem;
  if (known.size >= mostKnown) known.clear();
  known.set(word, stem);
  return stem;
}

/** A noun for the action, or a sentence on what came out of it, in the words of the step. */
export function resultOnly(text: string, step: ForsyStep): boolean {
  const nominal =
    wordsOf(text).length <= 10 &&
    !/\b(?:is|are|was|were|has|have|had|will|does|do|did|\p{L}{3,}s)\b(?!['’])/iu.test(text.replace(/^\S+/, ''));
  const own = new Set([...stems(step.input ?? ''), ...stems(step.output ?? ''), ...stems(step.operation ?? '')]);
  const said = stems(text);
  const common = said.filter((stem) => own.has(stem)).length;
  if (nominal && /^\p{L}+\s(?:of|for|by|run|lookup|pull|call|check|copy|summary)\b/iu.test(text)) return true;
  if (
    said.length > 0 &&
    common / said.length >= 0.5 &&
    (nominal ||
      passive.test(text) ||
      (isDone.test(text) && (common === said.length || !/\sand\s/.test(text))) ||
      /\bnow\b/i.test(text))
  )
    return true;
  return passive.test(text) && /\b(?:with|by) \p{L}+/iu.test(text) && wordsOf(text).length <= 12;
}
