import type { ForsyStep } from '@trace-formats/schema';
import { wordsOf } from '../../wording/prose.ts';
import { passive } from '../../wording/verbs.ts';
import { isDone } from './action-alone.ts';
import { ground } from './grounds.ts';
import { stems } from './stems-of-reasons.ts';

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
