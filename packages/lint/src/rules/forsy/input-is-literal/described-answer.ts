import type { ForsyStep } from '@trace-formats/schema';
import { inLines } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';
import { isActAbroad } from '../../wording/abroad.ts';
import { isPhrase } from '../../wording/form-of-words.ts';
import { isAddressed, sentencesIn, wordsOf } from '../../wording/prose.ts';
import type { Range } from '../../wording/range.ts';
import { orderToTell, report } from '../../wording/verbs.ts';
import { cutAtTheEnd } from './shortened.ts';
import { whole } from './whole-text.ts';

/** Where an answer to somebody only describes what was said; undefined where it may be the answer. */
export function describedAnswer(text: string, step: ForsyStep): Range | undefined {
  if (text === step.output?.trim()) return undefined;
  const gap = cutAtTheEnd.exec(text);
  if (gap) return [gap.index, text.length];
  if (text.includes('\n') || sentencesIn(text) > 2) return undefined;
  if (bareOrder.test(text) || isActAbroad(text)) return whole(text);
  const words = wordsOf(text).length;
  const told = orderToTell.exec(text) ?? (made.test(text) && words < 40 ? made.exec(text) : null);
  if (told && (!/\b(?:your?|me|us)\b/i.test(text) || theUser.test(text))) return whole(text);
  if (report.test(text) && !isAddressed(text)) return whole(text);
  if ((theUser.test(text) || ofTheAgent.test(text) || nowWaits.test(text)) && !isAddressed(text)) return whole(text);
  // "Options collected." is a note on the situation, not a message to somebody.
  if (words <= 8 && situation.test(text) && !isAddressed(text) && !/^(?:done|fixed|solved|sent)\b/i.test(text))
    return whole(text);
  const sent = step.output?.trim() ?? '';
  return sent !== '' && !isAddressed(text) && isPhrase(text) ? whole(text) : undefined;
}

/** Texts that an agent writes are sentences and may be orders to their reader. */
const made = readied({
  source: inLines`
    ^\W{0,3}(?:
      write|draft|create|build|make|prepare|compose|translate|generate|produce|design|add|update|rewrite|revise|
      edit|insert|fill|post|send|schedule|record|save|transcribe|summari[sz]e|call|set up|close|finish|wrap up|hand over
    )\b
  `,
  flags: 'i',
});

const situation = /^(?:the )?(?:user|customer|client|requester|reader)(?:['’]s)?\s\p{L}+|\b\p{L}+(?:ed|en)\.$/iu;

const theUser = /\b(?:the|to the|for the) (?:user|customer|client|reader|student|team)\b/i;

/** "The agent rewrites the reply": nobody delivers that to anybody. */
const ofTheAgent = /^(?:the|an?) (?:agent|assistant)\s(?:then |now )?(?!is\b|has\b|was\b|needs\b)\p{L}+s\s/iu;

/** "The teacher is now waiting for the quiz", "Der Kunde wartet nun auf Antwort": where things stand, and no word to anybody. */
const nowWaits =
  /(?<!\p{L})(?:is now waiting|now (?:waits|expects|awaits)|wartet (?:nun|jetzt)|attend maintenant|espera ahora|aspetta ora)(?!\p{L})/iu;

/** An order to oneself that needs no object: "Answer.", "Report back". */
const bareOrder =
  /^\W{0,3}(?:answer|reply|respond|deliver|conclude|finish|close|wrap up|report|hand|present|inform|summari[sz]e|final answer)(?:\s\p{Ll}+){0,3}\.?$/iu;
