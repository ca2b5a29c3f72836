import type { ForsyTrace } from '@trace-formats/schema';
import { inAnyCase, inLines } from '../../in-lines.ts';
import { type Form, readied } from '../../sieve/readied.ts';
import { firstOf } from '../../sieve/sieve.ts';
import { quoted } from '../../wording/quoted.ts';
import { doubtsAbroad } from './doubt-abroad.ts';
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

/** Who looks something up does not take it from memory, and says so. */
const lookedUp = inLines`
  (?<!(?<!\p{L})(?:
    rather than|instead of|not|never|nothing|nicht|statt|anstatt|plutôt que|au lieu de|pas|no|en vez de|en lugar de|não|em vez de|invece di|
    anziché|non
  )\s(?:\p{L}+\s){0,2})
`;
/** Written from memory; what a program reads from it, or how much of it it takes, is another thing. */
const fromMemory = inLines`
  \b(?=from )${lookedUp}(?<!\b(?:he|she|they|who|witness(?:es)?|patients?|authors?|customers?|clients?|pupils?|students?|plaintiffs?|defendants?|players?|musicians?)\b[^.!?;]{0,60})(?<!\b(?:reads?|loads?|loaded|fre(?:es?|ed)|fetch(?:es|ed)?|removed?s?|evicts?|evicted|cleared|served?s?|deleted|dropped|wiped)
    \s(?:\p{L}+\s){0,2})from (?:my |the agent['’]s )?(?:memory|recollection)\b(?![^.!?,;]{0,40}\swould\s(?!differ|vary|be (?:off|different)))(?!\sof\s(?:the|an?)\s(?:\p{L}+\s)?(?!session|conversation|chat|steps?|run)\p{L})|
  (?<!\p{L})${lookedUp}\p{L}{1,24}?(?:ad[oa]s?|id[oa]s?|rit[oa]s?|ron|ó|ée?s?|rite?s?)\s(?:\p{L}+\s)?de (?:memoria|mémoire)(?!\p{L})(?![^.!?]{0,30}\s(?:según|selon|segundo)(?!\p{L}))|
  (?<!\p{L})${lookedUp}(?:re)?constru\p{L}+ de (?:memoria|memória|mémoire)(?!\p{L})|
  (?<!\p{L})(?:ricostruit|riscritt|riportat|trascritt|scritt)[oaie] a memoria(?!\p{L})|(?<!\p{L})(?:odtworzon\p{Ll}{1,2}|zapisan\p{Ll}{1,2}|spisan\p{Ll}{1,2}) z pamięci(?!\p{L})|
  (?<!\p{L})(?:восстановлен\p{Ll}*|записан\p{Ll}*) по памяти(?!\p{L})|[凭靠]记忆|根据记忆|記憶(?:を頼り|を元|をもと|に基づ)|기억(?:을 더듬|에 의존|에 따라)
`;
/** "No output was lost", "none of the steps is missing". */
const undenied = String.raw`(?<!\b(?:no|nothing|none|neither|never|without)\s(?:of\s)?(?:the\s)?(?:\p{L}+\s)?)`;

/** What nothing but a session leaves behind. */
const left = inLines`
  logs?|outputs?|print-?outs?|transcripts?|recordings?|session|screen-?shots?|terminal|scrollback|console|chat|
  history|trace|steps?|capture|timestamps?|commands?|prompts?|turns?
`;
/** What a work may be about as well. */
const leftOrMade = inLines`
  messages?|record(?:ed|s)?|cop(?:y|ies)|text|wording|sheet|times|order|sequence|response|replies|reply|notes?|
  runs?|quer(?:y|ies)|drafts?
`;
const lost = inLines`
  (?<!\b(?:nothing|none|nobody)\s(?:\p{L}+\s){0,4})(?:
    lost|gone|(?<!\b(?:the|its|a|one|names|adds|finds)\s)missing|
    (?:not|never) (?:been )?(?:
      kept|saved|preserved|recorded|captured|available|logged|retained|stored|exported|archived
    )|
    no longer (?:available|exists?|there|on record)|
    unavailable|overwritten|rotated|truncated|illegible|unreadable|cut off|incomplete|
    (?:could|can)(?:not|n't| not) be (?:found|recovered|retrieved|restored|confirmed|reconstructed)|
    wasn't (?:kept|saved|recorded|captured)|
    weren't (?:kept|saved|recorded|captured)|
    was closed|had been closed|(?<!\b(?:of|for|say|says|state|states|tell|tells) what (?:is|was|has been|they|it) )left out
  )
`;
const guessed = inLines`
  (?<!\b(?:nothing|none|never|nobody)\s(?:\p{L}+\s){0,2})(?:
    reconstruct(?:ed|ion)|inferred|guess(?:ed|es)?|assumed|
    approximat(?:e|ed|ely|ions?)|
    estimat(?:ed|es)|paraphrased|recalled|filled in|(?<!\b(?:by|with|as) (?:\p{L}+ )?)placeholders?|presum(?:ed|ably)|swapped|uncertain|unknown|
    not known|unclear|unsure|hazy|imprecise|(?<!;[^;]{0,60})(?:may|might) differ|abridged|invented
  )
`;

/** What calls and steps leave in their fields, as it is called beside any work. */
const field = inLines`
  (?:(?:raw|original|exact|tool)\s)(?:results?|responses?|answers?|outputs?|inputs?|calls?|replies|repl(?:y|ies))|
  (?:results?|responses?|answers?|outputs?|inputs?)\sof\s(?:this|that|the|some|several|most|many|two|three)\s(?:tool\s)?(?:calls?|steps?|commands?)|
  reasonings|evals|tool calls
`;
const remade = inLines`
  (?:
    re(?:created|constructed|typed|written|worded|built|called|told)|restored|guessed|inferred|paraphrased|filled in|made up|shortened|abridged|
    condensed|summari[sz]ed|simplified|missing|lost|speculative|approximations?|fabricated|faked|invented|cut|in part
  )
`;
const share = '(?:half|most|many|some|several|parts?|a (?:third|quarter|few)|two|three|four|five|all)';
const afterwards =
  '(?:afterwards|later|(?:much )?later on|after the (?:fact|session|event)|in hindsight|when (?:everything|it|all|the (?:session|work)) (?:was|had been) (?:over|done|finished)|at the (?:very )?end|(?:the|on the) (?:next|following) day|the day after)';

/** "Not every tool call was recorded", "the trace omits two steps", "half of the outputs had to be recreated": doubts by their shape. */
const partOfTheRecord = inAnyCase`
  \bnot (?:every|all)\b(?: of)?(?: the)? (?:\p{L}+\s)?(?:calls?|steps?|outputs?|inputs?|messages?|turns?|prompts?|commands?|results?)\b[^.!?]{0,30}\b
    (?:recorded|kept|logged|saved|captured|preserved|included|here|in here|in the (?:trace|record|log))\b|
  \b(?:the|this) (?:trace|record|recording|transcript) (?:omits|leaves out|skips|lacks|misses|is missing|has (?:a|some|several|two)?\s?(?:gaps?|holes?))\b|
  \b(?:there (?:may|might|could) be|(?:may|might|could) (?:have|hold|contain)|with) (?:small |some |minor )?(?:gaps?|holes?) (?:between|in) (?:the )?(?:steps?|trace|record(?:ing)?|log)\b|
  \bthis (?:trace|record) (?:is|remains) (?:incomplete|a simulation|simulated|fictitious|invented|partial)\b|
  \b(?:${field})\b[^.!?]{0,15}?\s(?:is|are|was|were|had to be|have been|been)\s(?:only\s|partly\s|all\s|later\s)?(?:${remade}|(?:not|never) (?:been )?(?:kept|saved|recorded|logged))\b|
  \b(?:inputs?|outputs?|messages?|steps?)\s(?:is|are|was|were|have been|had to be)\s(?:only\s|partly\s|all\s|slightly\s)?(?:shortened|abridged|condensed|paraphrased|recreated|retyped|reworded|speculative|approximations)\b|
  \b(?:outputs?|inputs?|steps?|calls?|messages?|results?|logs?)\b[^.!?]{0,60}?\b${share} of (?:them|these)\s(?:is|are|was|were|had to be|have been)\s${remade}\b|
  \b${share} of (?:the|its|their)\s(?:inputs?|outputs?|steps?|calls?|messages?|tool \p{L}+)\b[^.!?]{0,20}?\b(?:is|are|was|were|had to be|have been|could not be)\s(?:${remade}|recovered)\b|
  \b(?:given|written|told|put|retold|rendered|noted)\s(?:down\s)?in (?:our|my|the (?:agent|tracer|author)['’]s) own words\b|
  \bwe (?:no longer have|don['’]t have|do not have) the (?:raw|original|exact|full)\s\p{L}+|
  \bwording of\s(?:\p{L}+['’]?s?\s){0,4}?(?:messages?|steps?|prompts?|calls?|turns?|inputs?|outputs?)\b[^.!?]{0,30}\b(?:may|might|can|could) (?:differ|deviate|vary|not match)\b|
  \b(?:steps?|reasonings?|reasons?|evals?|observations?)\b[^.!?]{0,40}?\b(?:written|noted|typed|put|supplied|added|filled in|invented|made up)\s(?:down\s|up\s|in\s)?${afterwards}\b|
  \bfrom what (?:i|we|the \p{L}+) (?:can |could |still )?(?:remember|recall|recollect)(?:s|ed)?\b|
  \bevals?\b[^.!?]{0,20}\b(?:are|were|is) (?:rough|guess\p{L}*|made up|speculative|all given)\b|
  \b(?:steps?|calls?|turns?)\b[^.!?]{0,15}\b(?:may|might|could) (?:be|have been) (?:missing|left out|lost|out of order|in (?:another|the wrong) order)\b|
  \bsteps? (?:is|are) (?:likely|probably|possibly|perhaps) (?:missing|lost|out of order)\b|
  \b(?:i|we) (?:had to )?(?:re(?:buil[dt]|create|construct|type|word|store)|guess|infer|paraphrase|shorten|condense|fill(?:ed)? in|ma(?:k|d)e up|invent)e?d?\s
    (?:(?:the|some|most|all|several|many)\s)?(?:of the\s)?(?:\p{L}+\s)?(?:inputs?|outputs?|calls?|messages?|steps?|timestamps?|reasonings?|observations?|evals?)\b|
  \bonly (?:every|some|a few|part|half|the (?:first|last))\b[^.!?]{0,25}?\b(?:calls?|steps?|outputs?|inputs?|messages?|turns?)\s(?:is|are|was|were)\s(?:kept|recorded|logged|saved|captured|included)\b|
  \b(?:answers?|outputs?|inputs?|results?|responses?|messages?)\b[^.!?]{0,20}\bin (?:a )?(?:shortened|abridged|condensed|reduced) form\b|
  (?:^|[.;]\s+)(?:(?:it|this|all|everything|the (?:trace|session))\s(?:was|is)\s)?(?:recorded|written(?: down)?|noted|captured|logged|typed(?: up)?|documented)\s(?:only\s)?${afterwards}\b|
  \b(?:can['’]t|cannot|could not|couldn['’]t) be (?:said|told|established|determined|known) any ?(?:more|longer)\b|
  \b(?:outputs?|inputs?)\b[^.!?]{0,40}\b(?:retold|reworded|fabricated|faked)\b|
  \b(?:morning|afternoon|evening|(?:first|last|second)\s(?:\p{L}+\s)?(?:minutes?|hours?|half|part)|beginning|rest of the (?:session|day|work))\s(?:was|were|is|are)\s(?:not|never) (?:recorded|captured|logged|kept|saved)\b|
  \bsinngemäß (?:wiedergegeben|erfasst|notiert|protokolliert)\b
`;

/** The log of a pump and the steps of a staircase are what the work is on. */
const ofTheSession = inLines`
  (?!\s(?:of|in|on|from)\s(?:the|an?|his|her|its|their)\s
    (?!(?:[\p{L}-]+\s)?(?:
      sessions?|traces?|runs?|agents?|subagents?|tools?|conversation|chat|terminal|console|shell|work|day|morning|afternoon|record(?:ing)?|logs?|
      steps?|calls?|users?|commands?|messages?|middle|beginning|start|end|transcripts?|outputs?|first|second|last|two|server|script|tests?
    )(?:['’]s?)?(?!\p{L}))
  )
`;

/** Doubts about a record that is called by one of these nouns. */
function doubtsAbout(nouns: string, abroad: Form): ReturnType<typeof firstOf> {
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

const doubts = doubtsAbout(`${left}|${leftOrMade}`, doubtsAbroad(false));
/** Where the notes are on the work alone, only what nothing but a session leaves is the record. */
const doubtsBesideTheWork = doubtsAbout(left, doubtsAbroad(true));

/** Doubts that name the call, its answer or the step, and say that the trace does not have them as they were. */
const doubtsOfTheStep = firstOf([
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
const doubtOfTheCause = readied(inAnyCase`
  \bno (?:record|log|trace|note) of (?:why|when|what|how|who|whether)\b|
  \b(?:but|though|although|and)?\s?this (?:was|is) (?:not|never) (?:recorded|logged|noted|kept|written down)\b|
  \b(?:link|connection) (?:to|from|with)\b[^.!?]{0,30}\b(?:is|was) (?:an? )?(?:assum(?:ption|ed)|guess(?:ed)?|inferred|conjecture|a presumption)\b|
  \bevals?\b[^.!?]{0,20}\b(?:is|was) (?:an? )?(?:guess|estimate)\b
`);

function wordsOf(doubts: ReturnType<typeof firstOf>, whole: string): string | undefined {
  const text = whole.slice(0, 3000);
  const first = doubts(text);
  const found = first === null ? null : doubts(withoutAnswers(text));
  return found === null ? undefined : quoted(text, found.index, found.index + found[0].length);
}

/** The text with blanks where it says that somebody's answer to the work is not known. */
function withoutAnswers(text: string): string {
  let rest = text;
  for (const { index, 0: words } of answerToTheWork.all(text))
    rest = rest.slice(0, index) + ' '.repeat(words.length) + rest.slice(index + words.length);
  return rest;
}

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
