import type { TraceFacts } from '../../../dataset/dataset.ts';
import { inAnyCase } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';
import { quoted } from '../../wording/quoted.ts';

/** "All traces were reviewed by three experts", where each trace says that nobody but its agent or a model looked at it. */
export function* reviewOfNone(card: string, traces: readonly TraceFacts[]): Generator<string> {
  if (traces.some(({ level }) => level === null || !byNobody.has(level))) return;
  for (const sentence of card.split(/(?<=[.!?])\s+|\n/)) {
    const found = sentence.length > longest || other.test(sentence) ? null : claimed.exec(sentence);
    if (found === null) continue;
    const said = quoted(sentence, found.index, found.index + found[0].length);
    yield `README.md says ${said}, but it looks like no trace here has a validation level that bears it out.`;
    return;
  }
}

/** Longer lines are no sentences. */
const longest = 600;

const byNobody: ReadonlySet<string> = new Set(['self_traced', 'retraced_from_logs', 'model_reviewed']);

const expert =
  '(?:experts?|specialists?|professionals?|clinicians?|physicians?|doctors?|lawyers?|attorneys?|clients?|customers?|humans?|people)';
const reviewed = '(?:(?:peer-?s?)?review|validat|verifi|approv|certifi|check|vett|audit|confirm)e?d';

/** Who is said to have looked at the traces, by what they are. */
const claimed = readied(inAnyCase`
  \b(?:${expert}|client|human|peer|domain[- ]expert)[- ](?:reviewed|validated|verified|approved|certified|checked)\b|
  \b${reviewed}\s(?:[\p{L}-]+\s){0,3}?by\s(?:(?:an?|the|our|two|three|four|five|several|many|independent|\d+)\s){0,2}(?:[\p{L}-]+\s){0,2}?${expert}\b|
  \b(?:two|three|four|five|several|independent|domain|\d+)\s(?:[\p{L}-]+\s)?${expert}\s(?:have\s|has\s)?${reviewed}\s(?:all|each|every|the|these|both)\b
`);

/** A denial, a wish, what a level means, and what stands in the traces' own work. */
const other = readied(inAnyCase`
  \b(?:no|not|none|never|nobody|without|neither|nor|un\p{L}+ed|if|until|before|once|should|would|will|may|can|could|must|needs?|planned|pending|means?|level|instead)\b|n['’]t\b|
  _(?:reviewed|validated|traced)\b|\b(?:task|contract|document|article|paper|code|draft|report|answer|data|source|translation)s?\b
`);
