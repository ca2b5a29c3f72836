import { inAnyCase, inLines } from '../../in-lines.ts';
import type { Form } from '../../sieve/readied.ts';

/** Who looks something up does not take it from memory, and says so. */
export const lookedUp: string = inLines`
  (?<!(?<!\p{L})(?:
    rather than|instead of|not|never|nothing|nicht|statt|anstatt|plutôt que|au lieu de|pas|no|en vez de|en lugar de|não|em vez de|invece di|
    anziché|non
  )\s(?:\p{L}+\s){0,2})
`;
/** Written from memory; what a program reads from it, or how much of it it takes, is another thing. */
export const fromMemory: string = inLines`
  \b(?=from )${lookedUp}(?<!\b(?:he|she|they|who|witness(?:es)?|patients?|authors?|customers?|clients?|pupils?|students?|plaintiffs?|defendants?|players?|musicians?)\b[^.!?;]{0,60})(?<!\b(?:reads?|loads?|loaded|fre(?:es?|ed)|fetch(?:es|ed)?|removed?s?|evicts?|evicted|cleared|served?s?|deleted|dropped|wiped)
    \s(?:\p{L}+\s){0,2})from (?:my |the agent['’]s )?(?:memory|recollection)\b(?![^.!?,;]{0,40}\swould\s(?!differ|vary|be (?:off|different)))(?!\sof\s(?:the|an?)\s(?:\p{L}+\s)?(?!session|conversation|chat|steps?|run)\p{L})|
  (?<!\p{L})${lookedUp}\p{L}{1,24}?(?:ad[oa]s?|id[oa]s?|rit[oa]s?|ron|ó|ée?s?|rite?s?)\s(?:\p{L}+\s)?de (?:memoria|mémoire)(?!\p{L})(?![^.!?]{0,30}\s(?:según|selon|segundo)(?!\p{L}))|
  (?<!\p{L})${lookedUp}(?:re)?constru\p{L}+ de (?:memoria|memória|mémoire)(?!\p{L})|
  (?<!\p{L})(?:ricostruit|riscritt|riportat|trascritt|scritt)[oaie] a memoria(?!\p{L})|(?<!\p{L})(?:odtworzon\p{Ll}{1,2}|zapisan\p{Ll}{1,2}|spisan\p{Ll}{1,2}) z pamięci(?!\p{L})|
  (?<!\p{L})(?:восстановлен\p{Ll}*|записан\p{Ll}*) по памяти(?!\p{L})|[凭靠]记忆|根据记忆|記憶(?:を頼り|を元|をもと|に基づ)|기억(?:을 더듬|에 의존|에 따라)
`;
/** "No output was lost", "none of the steps is missing". */
export const undenied: string = String.raw`(?<!\b(?:no|nothing|none|neither|never|without)\s(?:of\s)?(?:the\s)?(?:\p{L}+\s)?)`;

/** What nothing but a session leaves behind. */
export const left: string = inLines`
  logs?|outputs?|print-?outs?|transcripts?|recordings?|session|screen-?shots?|terminal|scrollback|console|chat|
  history|trace|steps?|capture|timestamps?|commands?|prompts?|turns?
`;
/** What a work may be about as well. */
export const leftOrMade: string = inLines`
  messages?|record(?:ed|s)?|cop(?:y|ies)|text|wording|sheet|times|order|sequence|response|replies|reply|notes?|
  runs?|quer(?:y|ies)|drafts?
`;
/** How something of a record is said not to be there. */
export const lost: string = inLines`
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
/** How something of a record is said not to be what it was. */
export const guessed: string = inLines`
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
  '(?:afterwards|later|(?:much )?later on|after the (?:fact|session|event)|in hindsight|when (?:everything|it|all|the (?:session|work)) (?:was|had been) (?:over|done|finished)|at the (?:very )?end|(?:the|on the) (?:next|following) day|the day after|(?:an? (?:few )?|one |two |three |several |some |\\d+ )(?:hours?|days?|weeks?) (?:later|after|afterwards))';

/** "Not every tool call was recorded", "the trace omits two steps", "half of the outputs had to be recreated": doubts by their shape. */
export const partOfTheRecord: Form = inAnyCase`
  \bnot (?:every|all)\b(?: of)?(?: the)? (?:\p{L}+\s)?(?:calls?|steps?|outputs?|inputs?|messages?|turns?|prompts?|commands?|results?)\b[^.!?]{0,30}\b
    (?:recorded|kept|logged|saved|captured|preserved|included|here|in here|in the (?:trace|record|log))\b|
  \b(?:the|this) (?:trace|record|recording|transcript) (?:omits|leaves out|skips|lacks|misses|is missing|has (?:a|some|several|two)?\s?(?:gaps?|holes?))\b|
  \b(?:there (?:may|might|could) be|(?:may|might|could) (?:have|hold|contain)|with) (?:small |some |minor )?(?:gaps?|holes?) (?:between|in) (?:the )?(?:steps?|trace|record(?:ing)?|log)\b|
  \bthis (?:trace|record) (?:is|remains) (?:incomplete|a simulation|simulated|fictitious|invented|partial)\b|
  \b(?:${field})\b[^.!?]{0,15}?\s(?:is|are|was|were|had to be|have been|been)\s(?:only\s|partly\s|all\s|later\s)?(?:${remade}|(?:not|never) (?:been )?(?:kept|saved|recorded|logged))\b|
  \b(?:inputs?|outputs?|messages?|steps?)\s(?:is|are|was|were|have been|had to be)\s(?:only\s|partly\s|all\s|slightly\s)?(?:shortened|abridged|condensed|paraphrased|recreated|retyped|reworded|speculative|approximations)\b|
  \b(?:outputs?|inputs?|steps?|calls?|messages?|results?|logs?)\b[^.!?]{0,60}?\b${share} of (?:them|these)\s(?:is|are|was|were|had to be|have been)\s${remade}\b|
  \b${share} of (?:the|its|their)\s(?:inputs?|outputs?|steps?|calls?|messages?|dialogue|conversation|exchange|tool \p{L}+)\b[^.!?]{0,20}?\b(?:is|are|was|were|had to be|have been|could not be)\s(?:${remade}|recovered)\b|
  \b(?:given|written|told|put|retold|rendered|noted)\s(?:down\s)?in (?:our|my|the (?:agent|tracer|author)['’]s) own words\b|
  \bwe (?:no longer have|don['’]t have|do not have) the (?:raw|original|exact|full)\s\p{L}+|
  \bwording of\s(?:\p{L}+['’]?s?\s){0,4}?(?:messages?|steps?|prompts?|calls?|turns?|inputs?|outputs?)\b[^.!?]{0,30}\b(?:may|might|can|could) (?:differ|deviate|vary|not match)\b|
  \b(?:steps?|reasonings?|reasons?|evals?|observations?)\b[^.!?]{0,60}?\b(?:written|noted|typed|put|supplied|added|filled in|invented|made up)\s(?:down\s|up\s|in\s)?${afterwards}\b|
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
export const ofTheSession: string = inLines`
  (?!\s(?:of|in|on|from)\s(?:the|an?|his|her|its|their)\s
    (?!(?:[\p{L}-]+\s)?(?:
      sessions?|traces?|runs?|agents?|subagents?|tools?|conversation|chat|terminal|console|shell|work|day|morning|afternoon|record(?:ing)?|logs?|
      steps?|calls?|users?|commands?|messages?|middle|beginning|start|end|transcripts?|outputs?|first|second|last|two|server|script|tests?
    )(?:['’]s?)?(?!\p{L}))
  )
`;
