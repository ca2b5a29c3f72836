import { inAnyCase } from '../../in-lines.ts';
import { type Form, type Readied, readied } from '../../sieve/readied.ts';
import { firstOf } from '../../sieve/sieve.ts';
import { doubtsAbroad } from './doubt-abroad.ts';
import {
  fromMemory,
  guessed,
  left,
  leftOrMade,
  lookedUp,
  lost,
  ofTheSession,
  partOfTheRecord,
  undenied,
} from './words-of-doubt.ts';

/** Finds the first doubt in a text. */
export type Doubts = ReturnType<typeof firstOf>;

/** Doubts about a record that is called by one of these nouns. */
function doubtsAbout(nouns: string, abroad: Form): Doubts {
  const record = `${undenied}(?:${nouns})(?![\\p{L}\\d])${ofTheSession}`;
  return firstOf([
    inAnyCase`
    ${fromMemory}|
    \bas (?:far as|best) (?:i|we) (?:can )?(?:remember|recall)\b|
    \bif i (?:remember|recall)\b|
    \bi (?:don't|do not|can't|cannot) (?:remember|recall)\b|
    ${lookedUp}\baus dem gedächtnis\b|記憶(?!装置|域|容量|媒体|領域)
  `,
    { source: String.raw`\b${record}\b[^.!?]{0,60}?\b${lost}\b`, flags: 'iu' },
    inAnyCase`
    \b(?:
      ${lost}\s(?:(?!(?:is|are|was|were|be|been|has|had)\s)[\w'-]+\s){0,3}?|
      no\s(?:(?!(?:is|are|was|were|be|been|has|had|the|its|his|her|their|this|these|each|every)\s)[\w'-]+\s){0,3}?
    )${record}\b(?=
      [^.!?]{0,30}\b(?:exists?|left|remains?|survived?|for|in|because|since)\b|
      \s*[.,;)\]]|$
    )(?<=\b(?:lost|missing|incomplete|no)\b.*)
  `,
    { source: String.raw`\b${record}\b[^.!?]{0,50}?\b${guessed}\b`, flags: 'iu' },
    // "Invented names, with the code that was run": the verb is no record.
    { source: String.raw`\b${guessed}\b[^.!?;]{0,40}?\b(?<!\b(?:was|were|is|are|been|be)\s)${record}\b`, flags: 'iu' },
    inAnyCase`
    \b(?:
      not (?:quite |entirely |fully )?(?:sure|certain|clear)|
      unsure|
      cannot (?:confirm|verify|say)|
      can't (?:confirm|verify|say)
    )\b[^.!?]{0,60}?\b(?:${record}|before|after|(?<!\bat )first|(?<!\b(?:and|but|then) )(?:ran|run|happened|said|sent|asked))\b
  `,
    /\b(?:mixed up|confused)\b[^.!?]{0,30}\border\b/iu,
    partOfTheRecord,
    // "The order of steps 2 to 5 could not be established", "timestamps were assigned afterwards", "outputs are illustrative".
    inAnyCase`
      \bbest guess\b|\bguesswork\b|
      \b(?:searches|calls|steps|commands|prompts|messages|attempts|tries|edits|runs|turns|queries|hours|minutes|days)\b[^.!?]{0,50}\s
        (?:is|are|was|were) (?:not|missing|nowhere) (?:in|from|part of) (?:(?:this|the) recording|this (?:record|trace|log))\b|
      \b(?:what|how) (?:i|we) think (?:it|they|the \p{L}+) (?:looked|said|was|were|printed|returned)\b|
      \b(?:order|chronology|sequence|timing)\s(?:of|in)\s(?:the\s)?(?:steps?|calls?|commands?|turns?)\b[^.!?]{0,30}\b
        (?:could not be|cannot be|uncertain|unclear|unknown|not known)\b|
      \btimestamps?\b[^.!?]{0,20}\b(?:assigned|added|filled in|set|spread|written)\b[^.!?]{0,20}\b
        (?:afterwards|later|evenly|after the (?:fact|session))\b|
      \b(?:outputs?|inputs?|commands?|timestamps?|transcripts?)\s(?:is|are|was|were)\s(?:only\s|merely\s)?
        (?:illustrative|indicative|fictitious|ideali[sz]ed)\b|
      \b(?:outputs?|inputs?|transcripts?)\s(?:only\s|merely\s)?(?:paraphrase|approximate|condense|retell)s?\s(?:what|the (?:real|actual|original|tool))\b|
      \b(?:added|filled in|supplied|inserted|put in)\s(?:plausible|likely|probable|invented|made-up)\s
        (?:reasoning|observations?|outputs?|values|timestamps?|results?|reasons)\b|
      \bnot everything (?:that |which )?(?:was|i|we|the agent|the user)\s\p{L}+\s(?:is|was|has been|could be) (?:in here|kept|recorded|included|saved)\b|
      \btool (?:results?|outputs?|responses?)\b[^.!?]{0,30}\b(?:retyped|typed from|rewritten|reworded)\b
    `,
    // Numbers and names that were made up mask what stood there.
    { source: String.raw`\b(?:${left})\b[^.!?]{0,30}\bmade up\b`, flags: 'iu' },
    abroad,
  ]);
}

/** Doubts in texts that speak of the session. */
export const doubts: Doubts = doubtsAbout(`${left}|${leftOrMade}`, doubtsAbroad(false));
/** Where the notes are on the work alone, only what nothing but a session leaves is the record. */
export const doubtsBesideTheWork: Doubts = doubtsAbout(left, doubtsAbroad(true));

/** Doubts that name the call, its answer or the step, and say that the trace does not have them as they were. */
export const doubtsOfTheStep: Doubts = firstOf([
  inAnyCase`
    ${fromMemory}|
    \bi (?:no longer know|can no longer (?:tell|say|see)) (?:what|which|when|whether|if|how|why|who)\b|
    \bi (?:can['’]t|cannot|don['’]t|do not) (?:know|tell|say|remember)\b[^.!?]{0,60}?\bany ?(?:more|longer)\b|
    \bwhat (?:(?:the|this) (?:screen|page|tool|console|command|log|terminal|program|call|output|step)|it|they|i|we)\b[^.!?]{0,40}?\b(?:is|was|were|has been) (?:only\s)?(?:inferred|guessed|reconstructed|not (?:captured|recorded|kept|saved|logged)|never (?:captured|recorded|kept|saved|logged)|no longer known)\b|
    \bi (?:don['’]t|do not|can['’]t|cannot|no longer) (?:remember|recall) (?:the |which |what |exactly )|
    \bdetails (?:may|might) differ\b|
    \bsomething like (?:this|that) was (?:run|used|sent|asked|typed)\b|
    ${lookedUp}\baus dem gedächtnis\b|\bsinngemäß\b
  `,
  inAnyCase`
    \b(?:exact|precise|original|verbatim|actual|literal|full)\s(?:\p{L}+\s)?(?:
      commands?|calls?|quer(?:y|ies)|prompts?|inputs?|outputs?|arguments?|print-?outs?|logs?|repl(?:y|ies)|
      responses?
    )\b[^.!?]{0,40}?\b(?:
      (?:not|never|no longer)\s(?:\p{L}+\s)?(?:
        recorded|kept|saved|known|available|captured|logged|preserved|at hand|there
      )|
      un(?:known|available|recorded)|
      lost|reconstructed|paraphrased|inferred|approximated
    )\b
  `,
  inAnyCase`
    \b(?:output|input|command|reply|response|query|prompt)s?\s(?:here\s)?(?:is|are|was|were)\s(?:only\s|an?\s)?
      (?:
        approximat\p{L}+|paraphrased|reconstructed|inferred|guess\p{L}*
      )\b
  `,
  inAnyCase`
    \b(?:steps?|turns?|calls?)\b[^.!?]{0,40}\bmay (?:be|have been) (?:missing|left out|lost|out of order|in another order)
      \b|
    \b(?:uncertain|unclear|not sure|unsure|not certain|not known) (?:if|whether|when) (?:this|the) (?:step|command|call|tool)
      \b
  `,
  /\bgenauer? \p{L}+\b[^.!?]{0,40}\bnicht mehr (?:bekannt|erhalten|vorhanden)\b/iu,
]);

/** "No record of why this was done": said of the step that the note stands at. */
export const doubtOfTheCause: Readied = readied(inAnyCase`
  \bno (?:record|log|trace|note) of (?:why|when|what|how|who|whether)\b|
  \b(?:but|though|although|and)?\s?this (?:was|is) (?:not|never) (?:recorded|logged|noted|kept|written down)\b|
  \b(?:link|connection) (?:to|from|with)\b[^.!?]{0,30}\b(?:is|was) (?:an? )?(?:assum(?:ption|ed)|guess(?:ed)?|inferred|conjecture|a presumption)\b|
  \bevals?\b[^.!?]{0,20}\b(?:is|was) (?:an? )?(?:guess|estimate)\b
`);
