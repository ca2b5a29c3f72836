import type { ForsyTrace } from '@trace-formats/schema';
import { inAnyCase } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';
import { quoted } from '../../wording/quoted.ts';
import { type Doubts, doubtOfTheCause, doubts, doubtsBesideTheWork, doubtsOfTheStep } from './doubts.ts';
import { remarksIn } from './remarks-in.ts';

/** A doubt, and where it stands. */
export interface Doubt {
  readonly where: string;
  /** In quotation marks. */
  readonly words: string;
}

/** The first place where the trace doubts its own record; doubts about the subject of the work are none. */
export function doubtOfTheRecord(trace: ForsyTrace): Doubt | undefined {
  // What a live step gave back was recorded, whatever it speaks of; in a retraced one the words are the tracer's.
  const spoken = trace.trace_mode === 'live' ? notes : [...notes, ...told];
  for (const step of trace.steps) {
    for (const field of spoken) {
      const text = step[field];
      // A long output is a real one, and may speak of any loss.
      if (typeof text !== 'string' || (text.length >= 400 && field !== 'causal_note' && field !== 'eval_reason'))
        continue;
      const words = wordsOf(doubts, text);
      if (words !== undefined) return { where: `${field} of step ${step.step}`, words };
    }
    for (const field of notes) {
      const text = step[field] ?? '';
      const found = doubtOfTheCause.exec(text);
      if (found !== null)
        return {
          where: `${field} of step ${step.step}`,
          words: quoted(text, found.index, found.index + found[0].length),
        };
    }
    for (const field of ofTheStep) {
      const text = step[field];
      const words = typeof text === 'string' && text.length < 400 ? wordsOf(doubtsOfTheStep, text) : undefined;
      if (words !== undefined) return { where: `${field} of step ${step.step}`, words };
    }
    if (isARemark(step.output)) {
      const words = wordsOf(doubts, step.output!);
      if (words !== undefined) return { where: `output of step ${step.step}`, words };
    }
  }
  for (const [key, text] of remarksIn(trace.agent_config)) {
    const words = wordsOf(doubtsOfTheStep, text);
    if (words !== undefined) return { where: `agent_config.${key}`, words };
  }
  const rest = [
    ['goal_notes', trace.summary.goal_notes, doubtsBesideTheWork],
    ['learning', trace.learning, doubts],
    ['the description', trace.dataset_summary?.description, doubts],
  ] as const;
  for (const [where, text, ownDoubts] of rest) {
    const words = typeof text === 'string' ? wordsOf(ownDoubts, text) : undefined;
    if (words !== undefined) return { where, words };
  }
  return undefined;
}

/** "(output lost when the console was closed)": a remark in the place of an output, and no output. */
function isARemark(output: string | null): boolean {
  return output !== null && output.length < 200 && /^\s*(?:\([^()]*\)|\[[^[\]]*\])\s*$/.test(output);
}

const notes = ['causal_note', 'eval_reason'] as const;
const told = ['output', 'input', 'state_change'] as const;
/** All but the notes speak of the subject of the work, so only what doubts the step itself counts. */
const ofTheStep = [...notes, 'reasoning', 'observation', 'state_change'] as const;

function wordsOf(doubts: Doubts, whole: string): string | undefined {
  const text = whole.slice(0, 3000);
  const first = doubts(text);
  const found = first === null ? null : doubts(withoutTheWork(text));
  return found === null ? undefined : quoted(text, found.index, found.index + found[0].length);
}

/** The text with blanks where it says what is not known of the work, or that names and sums in it are masked. */
function withoutTheWork(text: string): string {
  let rest = text;
  for (const form of [answerToTheWork, whetherItWorks, maskedValues])
    for (const { index, 0: words } of form.all(text))
      rest = rest.slice(0, index) + ' '.repeat(words.length) + rest.slice(index + words.length);
  return rest;
}

/** "Whether the suggested command works is unknown" is open for whoever tries it; whether it ran is another question. */
const whetherItWorks = readied(inAnyCase`
  \bwhether\s(?:[\p{L}\d-]+\s){1,6}?
    (?:works?|helps?|holds?|suffices?|lasts?|pays?|applies|pass(?:es)?|scales?|survives?|fixe?s|solves?|fits?|will|would|can)\b[^.!?;]{0,50}?
    \s(?:is|was|remains|stays)\s(?:(?:still|yet|as yet|also)\s)?(?:unknown|not (?:yet )?known|unclear|uncertain|open|untested)\b
`);

/** "The amounts in the trace are all invented" says that real ones were masked; what a step printed is part of the record. */
const maskedValues = readied(inAnyCase`
  \b(?:names?|address(?:es)?|amounts?|sums|prices|salaries|places|compan(?:y|ies)|firms|customers|donors|patients|persons?|people|accounts|numbers|ids)
    (?:\s(?:used|shown|given))?\s(?:in|of|throughout|across)\s(?:the|this)\s(?:whole\s)?(?:trace|log|transcript|chat|session|outputs?|steps|messages)\s
    (?:is|are|were|have been)\s(?:all\s|mostly\s|partly\s|of course\s)?
    (?:invented|made up|fictitious|fictional|placeholders|pseudonyms|swapped|replaced|changed|masked)\b
`);

/** "The reply of the landlord is not known" tells where the work ended; what a tool or a step answered belongs to the record. */
const answerToTheWork = readied(inAnyCase`
  (?<!\p{L})(?:repl(?:y|ies)|response|answer|antwort|réponse|respuesta|resposta|risposta|antwoord|odpowiedź|ответ)(?:en|s)?\s
  (?:(?:of|from|vo[nm]|du|de|del|della|do|da|van|od|от)\s)?
  (?:(?:(?:the|a|an|der|des|dem|den|la|le|el|het|de|its|their|his|her)\s)|l['’])?
  (?!
    (?:\p{L}+\s)?(?:
      agent|tool|werkzeug|outil|herramienta|strument|step|schritt|étape|api|server|serveur|model|command|befehl|subagent|assist|
      call|aufruf|program|skript|script|shell
    )|
    (?:is|are|was|were|ist|war|est|es|è|foi|são)(?!\p{L})
  )
  \p{L}+(?:\s\p{L}+)?\s(?:(?:is|are|ist|est|es|è|é|jest)\s)?(?:
    (?:still\s)?(?:not (?:yet )?known|unknown)|(?:noch )?(?:nicht bekannt|unbekannt)|inconnue?|n['’]est pas connue?|
    desconocid[oa]|no se conoce|desconhecid[oa]|sconosciut[oa]|onbekend|niet bekend|nieznan[ay]|неизвест
  )
`);
