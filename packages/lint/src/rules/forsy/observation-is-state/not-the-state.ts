import type { ForsyStep, ForsyTrace } from '@trace-formats/schema';
import { inLines } from '../../in-lines.ts';
import { observationLeans } from '../../leaning/fields.ts';
import { ofOneTrace } from '../../of-one-trace.ts';
import { ask, markKnown } from '../../sieve/asked-stems.ts';
import { stemsOf } from '../../sieve/reading.ts';
import { sifted } from '../../sieve/sieve.ts';
import { isUserMessage } from '../is-user-message.ts';
import { beginningOf, fieldsOfAState, lookedBack } from '../known-before.ts';
import { isConcrete, sentencesAsRead } from '../prose.ts';
import { gerund, order, report } from '../verbs.ts';
import { foundByTheStep, numberOfTheStep } from './found-by-the-step.ts';

/** Words of an observation, and what they look like instead of a state. */
export interface Doubt {
  readonly range: readonly [start: number, end: number];
  readonly because: string;
}

/** What is about to be done. */
const intention = sifted({
  source: inLines`
    (?<!["“'])\b(?:
      (?:i|we|agent)(?:
        ['’]ll| will| am going to| are going to| plan to| intend to| want to| need to| have to| must| should
      )|
      (?:is|are) going to be|will be \p{L}+ed|
      the (?:plan|intention|idea|goal|aim|purpose)(?: \p{Ll}+){0,3} is|
      (?:the |a )?(?:next|first|best|only|logical|obvious|natural|remaining|sensible) (?:\p{L}+ )?
        (?:steps?|moves?|things?|tasks?|actions?|stage|course)(?: of action)? (?:is|was|would be|will be) (?:now )?
        (?:to\s|\p{L}+ing\b)|
      (?:the )?first order of business\b|
      what (?:remains|is left|is needed) (?:now )?is to\b|
      (?:can|may) (?:now )?(?:begin|start|proceed|go ahead)\b|
      in a position to\b|
      attention (?:now )?(?:turn(?:s|ed)|shift(?:s|ed)|move[sd]) to\b|
      (?<!\p{L})on commence par\b|empezamos por\b|wir beginnen mit\b|
      (?:the )?agent (?:wants|needs|seeks|intends|plans|decides|hopes|aims|tries|is going to)\b|
      next[, ](?:i|we|the agent|check|look)|
      (?:is|are) to be \p{L}+(?:ed|en|wn|t)|
      continuing with|proceed(?:ing)? (?:to|with)|moving on to|ready to \p{L}+|about to \p{L}+
    )|
    ^(?:
      will|going to|planning to|plan to|need to|want(?:ing)? to|trying to|aiming to|hoping to|looking to|
      intend(?:ing)? to|next|now|let us|let me|let['’]s|
      (?:it is |it['’]s )?(?:now )?time to
    )\s\p{Ll}+|
    (?<!\p{L})(?:ich werde|wir werden|je vais|nous allons|on va|voy a|vamos a|vou|vamos|andremo a)\s
      (?:\p{L}+\s){0,6}\p{L}+|
    (?<!\p{L})(?:
      il convient (?:\p{L}+ )?d[e'’]|
      il (?:nous )?reste à|ahora toca|
      toca (?:ahora )?\p{L}+r(?:l[eoa]s?)?\b|
      queda por|bisogna|si deve|é preciso|precisamos|falta agora
    )|
    als nächstes\b|
    nun (?:gilt es|ist zu|sind)\b|
    \bgilt es(?:,| nun)|
    \b(?:wird|werden) (?:nun|jetzt|dann)\b|
    \bil faut\b|\bon va\b|\bhay que\b|\bmuss\b[^.]{0,60}\bwerden\b
  `,
  flags: 'iu',
});
/** What is wished for or needed: a judgement, when no fact stands beside it. */
const need = sifted({
  source: inLines`
    \b(?:
      (?:is|are|was|were|would be|it is|it would be|it['’]s) (?:\p{L}+ly )?(?:
        required|needed|necessary|helpful|useful|worth|essential|advisable|important
      )|
      needs?\b|needed\b|
      ha(?:s|ve|d) to (?:be \p{L}+|know|find|get|make|do|check)|
      must (?:be|not|first|have)\b|
      should (?:be|have|consist|show|not)\b|
      ought to|find out\b|to answer the question|in order to|called for\b|
      deserves? (?:a|an|some|closer|more|another)\b|
      (?:is|are) (?:still )?(?:wanted|desired)\b|
      (?:is|are|was|were) (?:due(?!\s(?:on|in|at|by|from|every|since)\s)|in order|on the agenda|up next|next in line|outstanding)\b|
      merits?\b|comes? (?:first|next)\b|ha(?:s|ve|d) yet to be\b|remains? to be\b|necessitates?\b|requires?\b|
      calls? for\b
    )
  `,
  flags: 'iu',
});
/** What was only seen later. */
const hindsight = sifted({
  source: inLines`
    \b(?:
      turn(?:ed|s) out|
      later (?:\p{Ll}+ed|found|turned|showed|discovered|proved|revealed|became|analysis|on)|
      (?:was|were|would) later|steps? later|
      as the (?:next|following|last) step \p{L}+s|
      as (?:it )?(?:was )?(?:later|seen|found|shown)|
      it (?:later |afterwards )?became (?:apparent|clear|evident)|
      afterwards?\b(?=[^.]*\b(?:became|found|showed|was|were|seen|turned)|\s*[.,]?\s*$)|
      in (?:hindsight|retrospect|the end)|
      eventually|
      was (?:what|the one thing that) (?:made|caused|solved)|
      (?:which|that) (?:fixed|solved|resolved|made the difference|explained the (?:later|subsequent|final))|
      only (?:then|later|afterwards|now) (?:did|was|were)|
      hellhörig|
      stellte sich (?:später )?heraus|
      subsequently|
      (?:as )?(?:i|we|you|one) (?:
        now know|know now|
        (?:only )?(?:learned|learnt|understood|realised|realized) (?:later|afterwards|only then)
      )|
      (?:as )?became (?:visible|apparent|clear|evident|obvious)|
      (?:one|two|three|a few|several|\d+) (?:steps|moves|turns|messages) (?:on|later|further)|
      (?:this|that|it|which) (?:was|would be) the (?:moment|point|step|place) (?:at which|when|where|that)|
      (?:would )?(?:prove[ds]?|turn(?:s|ed)? out) (?:to be )?(?:
        decisive|crucial|wrong|right|correct|fatal|essential|useless|the key
      )|
      with hindsight|im nachhinein|rückblickend|après coup|más tarde|à la fin
    )\b
  `,
  flags: 'iu',
});
/** Nothing at all. */
const boilerplate = [
  sifted({
    source: inLines`
      ^(?:all |the |any |some )?(?:
        (?:of the )?(?:required|necessary|needed|relevant|prior|previous|earlier|available|existing|preceding)\s
      )?(?:\p{L}+\s){0,2}?(?:
        information|context|prerequisites?|preparations?|inputs?|conditions|requirements|background|data|
        details|steps?|results?|materials?|history|conversation
      )\b[^.]{0,80}?\b(?:
        reviewed|considered|gathered|met|complete[d]?|available|ready|collected|understood|noted|known|
        taken into account|in place|established|clear|provided|prepared|loaded|satisfied
      )\b[^.\d]{0,80}\.?$
    `,
    flags: 'iu',
  }),
  new RegExp(
    inLines`
      ^(?:
        ready|proceeding|continuing|starting|same as (?:above|before)|as above|as before|see above|n/a|none|
        nothing (?:special|new|to report)|
        normal|ok|okay|no observations?
      )\b[^\d"“]{0,40}\.?$
    `,
    'iu',
  ),
  new RegExp(
    inLines`
      ^(?:everything|all|the stage|the scene)(?: (?:is|was|has been|looks?|seems?))?(?: now| all)? (?:
        prepared|ready|set|set up|in place|in order|good|fine|done|clear
      )\b[^\d"“]{0,60}\.?$
    `,
    'iu',
  ),
  sifted(/^context (?:from|of|gathered)\b[^\d"“]{0,60}$/iu),
];
/** A rule of thumb or a verdict: true on any day, so no state. */
const general = sifted({
  source: inLines`
    \b(?:
      usually|commonly|typically|often|generally|frequently|as a rule|normally|in general|does not necessarily|
      not necessarily|clearly|obviously|evidently|of course|certainly|undoubtedly|offensichtlich|meist(?:ens)?|
      normalerweise|
      (?:much |far |clearly )?(?:better|safer|faster|easier|cheaper|simpler|worse|wiser) (?:than|approach|way|option|choice)|
      (?:is|are|was|were|seems?|appears?|looks?) (?:\p{L}+ly |more |most |very |quite )?(?:
        preferable|advisable|desirable|crucial|vital|paramount|tedious|error-prone|time-consuming|worthwhile|
        sensible|reasonable|prudent|wise|beneficial|suboptimal|ideal|best practice|good practice|cumbersome|
        impractical|sufficient to|enough to|set for|in shape for
      )|
      \b(?:(?:matters?|pays? off) in|(?:matters?|pays? off|counts?) (?:here|a lot|most|more))\b|
      \b(?:matters|helps|pays off|suffices)\W*$|
      ^(?:user |client |customer )?(?:
        expectations|requirements|quality|accuracy|reliability|consistency|clarity|speed|safety|precision
      )\s(?:is|are|matters?)\b|
      as everyone knows|
      (?:is|are) (?:much |far )?(?:easier|harder|cheaper|faster|simpler|safer|better) to \p{L}+|
      (?:is|are) the (?:\p{L}+ )?(?:follow-up|place to (?:look|start|begin)|thing to do|way (?:to go|forward))|
      \bdepends? on (?:how|whether|what|which|when|where)\b|
      ^(?:better|rather) (?:to )?\p{Ll}+ .*\bthan\b|
      \b(?:es|das) ist (?:sinnvoll|ratsam|nötig|wichtig|besser|üblich)\b|
      ^(?!(?:the|this|that|these|those|an?|our|their|its|user|all|both|no|we|i|it|they|he|she|you)\s)[\p{L}-]+
        (?:\s[\p{L}-]+){0,4}\s(?:
          avoids?|leads? to|prevents?|ensures?|improves?|reduces?|increases?|disturbs?|spoils?|invites?|saves?|
          pays?|breeds?|
          takes? (?:time|care|practice|patience)
        )\s|
      sooner or later|
      (?:is|are) an? (?:important|key|crucial|major|decisive|critical|relevant|common) (?:
        factor|aspect|point|part|role|issue|concern|consideration|step
      )|
      the (?:right|wrong|best|better|root|heaviest|main|most) (?:\p{L}+ )?(?:
        approach|way|choice|option|type|cause|of the problem|problem|tool|method
      )|
      (?:is|are) (?:a )?(?:
        serious|common|frequent|major|big|severe|important|critical|toxic|dangerous|harmful|very popular|widely|
        increasingly|worth|too \p{L}+|
        the (?:root|key|reason|problem|wrong|right)
      )
    )\b
  `,
  flags: 'iu',
});
/** What came of a call, told in the past. */
const toldAsResult = sifted({
  source: inLines`
    \b(?:
      returned|revealed|showed|found|ended|finished|yielded|gave|printed|produced|listed|reported|came back|
      turned up|confirmed|detected|counted|computed|resulted|identified|exited|succeeded|failed|passed
    )\b
  `,
  flags: 'iu',
});
/** What may, could or should be: with no fact beside it, an opinion about the work. */
const modal = sifted({
  source: inLines`
    \b(?:
      (?<!\b(?:only|no ?body|no one|no|none) [^.]{0,40})may(?! (?:not|only)\b)|
      will (?:tell|show|reveal|help|settle|decide)|
      might|could|would|should|must|can only|ha(?:s|ve) to|ought to|probably|presumably|perhaps|
      (?:be|makes?) sense|supposed to
    )\b|
    ^(?:
      let us|let['’]s|
      (?:now )?(?:it is |it['’]s )?(?:now )?(?:high )?time (?:to|for)|
      goal|aim|plan|idea|purpose|upcoming|intent|intention|objective|target|todo|to-do|next up
    )(?:\s(?!(?:is|was|has|shows?|lists?|of)\s(?!to\b))|:)|
    ^(?:it )?makes? sense\b|
    \b(?:pending|required|needed|necessary)\W*$|
    \bnot (?:be )?(?:enough|sufficient)\W*$|
    \b(?:
      sollte[nt]?|müss(?:en|te[n]?)|muss|könnten?|nötig|notwendig|erforderlich|vermutlich|wahrscheinlich|
      zunächst|
      sind\s[^.]{0,60}\szu\s\p{L}+en(?=\W*$)|
      soll(?:en)?\s[^.]{0,60}\s(?:sein|werden|haben|bleiben|enthalten)(?=\W*$)
    )\b|
    (?<!\p{L})(?:devrait|doit|faut|faudra|debe(?:ría)?|falta (?:por )?\p{L}+r(?!\p{L})|necesita|conviene|tendría)(?!\p{L})|
    (?<!\p{L})(?:(?:é|era|será|seria|foi) (?:preciso|necessário|importante)|(?:es|era|sería) (?:preciso|necesario|importante))(?!\p{L})|
    (?<!\p{L})(?:permettra|permettrait|aidera|facilitera|permitirá|ayudará|ajudará|facilitará|fallait)(?!\p{L})|
    (?<!是否)需要|应该|应当|必须|可能|べき|必要|(?:た|る)(?:方|ほう)がよい
  `,
  flags: 'iu',
});
/** The step by its noun: "Preparation for the upload." */
const actNamed = sifted({
  source: inLines`
    ^(?:the )?(?:\p{Ll}+ )?(?:
      preparation|verification|validation|creation|generation|implementation|extraction|calculation|computation|
      comparison|confirmation|clarification|examination|investigation|identification|determination|evaluation|
      assessment|inspection|look-?up|retrieval|drafting|execution|continuation|completion|vorbereitung|prüfung|
      berechnung|préparation|vérification|preparación|verificación
    )\s(?:of|for|on|whether|der|des|von|für|de|du|del|para)\s[^.:;]{2,60}\.?$
  `,
  flags: 'iu',
});
/** "The agent opened the archive." */
const ownDeed = sifted({
  source: inLines`
    ^(?:the )?(?:agent|assistant)\s(?:then |first |now |\p{L}+ly )?(?!had\b|has\b|is\b|was\b)
      (?:\p{Ll}+ed|ran|read|wrote|found|sent|took|made|built)\s(?:the|an?|all|its?|each|both|it)\b
  `,
  flags: 'iu',
});
/** "Search came back with a single hit": before anything was called, only the step itself can have found it. */
const ofACall = sifted({
  source: inLines`
    ^(?:the |a )?(?:\p{Ll}+ )?(?:
      search|query|look-?up|request|call|command|scan|test run|grep|calculation|check
    )\s(?:came back|returned|gave|found|revealed|turned up|yielded|produced|showed|printed|confirmed)\b
  `,
  flags: 'iu',
});
/** The step told in the passive. */
const stepTold = sifted({
  source: inLines`
    ^(?:the |a |an )?(?:\p{Ll}+ )?(?:script|command|query|search|tool|program|function|request|call)\s
      (?:was|were|is|has been)\s(?:then |now |first )?(?:
        started|run|executed|called|launched|issued|sent|performed|made|invoked|carried out|completed|finished
      )\b|
    ^es wurden? [^.:;]{0,60}\p{L}(?:t|en)\.?$
  `,
  flags: 'iu',
});
/** "Merging duplicates saves time": the action is the subject, or the whole. */
const gerundFirst = sifted({
  source: inLines`
    ^(?!
      (?:
        during|nothing|something|anything|everything|according|including|regarding|following|missing|existing|
        being|string|king|ring|spring|morning|evening|pending|remaining|pricing|wiring|heating|lighting|billing|
        housing
      )\b
    )\p{L}{2,}ing\s(?!(?:has|have|had|shows?|lists?|reads?|holds?|says?|with|at|on|in|since|for)\b)\p{Ll}
  `,
  flags: 'iu',
});
/** "Working copy of the ledger has no rows": what looked like an action is the name of a thing that has its verb. */
const isOfAThing =
  /^[^,;:.]+\s(?:is|are|has|have|use)\s(?:no|not|missing|empty|off|on|still|set|at|in|the same|switched|disabled)(?!\p{L})|\snot (?:\p{L}+ )?\p{L}+ed yet(?!\p{L})|\snot yet \p{L}+ed(?!\p{L})|^\p{L}+\s\p{Ll}+:\s|^\p{L}+ing and \p{L}+ing\s/u;
const gerundOfSeeing = /^\p{L}{2,}ing (?:that|whether|which|if|out|how|for)\s/iu;
/** What follows an action, never a state: its aim, or its ground. */
const aimOrGround =
  /^[^,;:.!?]*\s(?:to (?!(?:the|a|an|\d)\b)\p{Ll}{2,}|in order to|so that|because|as (?:it|this|that|they)|since)(?!\p{L})/iu;
const ruleOfThumb = sifted(/\b(?:usually|commonly|typically|generally|as a rule|normally|in general)\b/iu);
const knownBefore = sifted({
  source: inLines`
    \b(?:
      user(?! (?:expectations|satisfaction|needs|experience)\b)|
      customer|client|asked|ticket|mail|message|pasted|uploaded|attached|provided|stated|reports?|says|writes|
      wrote|earlier|previous|step \d|
      so far(?! is (?:sufficient|enough))|
      already|currently|
      still(?! (?:ha[sd]|have|needs?|must|to be|requires?|remains?)\b)|
      exists|open|shows|showed|holds|lists|contains|prints
    )\b
  `,
  flags: 'iu',
});

/** What makes an observation look like something else than the state before the step; undefined where it looks like state. */
export function notTheState(observation: string, step: ForsyStep, trace: ForsyTrace, index: number): Doubt | undefined {
  const text = observation.trim();
  // A long observation is a screen or a file.
  if (text.length > 1000) return undefined;
  // What an earlier step left behind is the state of this one, in the very words.
  if (isLeftBehind(observation, trace, index)) return undefined;
  const known = inKnownWords(observation, text, step, trace, index);
  // A fact that the user gave, or earlier steps showed, was known, however it is put.
  if (known !== undefined || (isConcrete(text) && knownBefore.test(withoutQuotes(text)))) return known;
  if (!observationLeans(text, step, trace, index) || isSaidBefore(text, trace, index)) return undefined;
  const start = observation.indexOf(text);
  return { range: [start, start + text.length], because: 'a plan, a judgement or what the step found' };
}

/** Nearly all its words stand in the steps shortly before, so that it says again what they showed. */
function isSaidBefore(text: string, { steps }: ForsyTrace, index: number): boolean {
  const most = ask(stemsOf(text)) * mostlySaid;
  for (let at = index - 1; at >= Math.max(0, index - lookedBack); at--)
    for (const field of fieldsOfAState) if (markKnown(beginningOf(steps[at]![field])).all <= most) return true;
  return false;
}

const mostlySaid = 0.2;

function isLeftBehind(observation: string, { steps }: ForsyTrace, index: number): boolean {
  for (let at = index - 1; at >= Math.max(0, index - lookedBack); at--)
    if (steps[at]!.state_change === observation) return true;
  return false;
}

function inKnownWords(
  observation: string,
  text: string,
  step: ForsyStep,
  trace: ForsyTrace,
  index: number,
): Doubt | undefined {
  const start = observation.indexOf(text);
  const found = (match: RegExpExecArray | null, because: string): Doubt | undefined =>
    match === null ? undefined : { range: [start + match.index, start + match.index + match[0].length], because };
  const whole = (because: string): Doubt => ({ range: [start, start + text.length], because });
  const unquoted = withoutQuotes(text);
  for (const form of boilerplate) {
    const empty = found(form.exec(unquoted), 'words that say nothing of the state');
    if (empty) return empty;
  }
  const later = found(hindsight.exec(unquoted), 'what was only known later');
  if (later && !(isConcrete(text) && sentencesAsRead(text) > 1)) return later;
  const plan = found(intention.exec(unquoted), 'an intention');
  if (
    plan &&
    (!isConcrete(text) ||
      /^\W*(?:next|will|i|we|ich|wir|je|nous|voy|vamos|vou|(?:want|try|aim|hop|look|plann?|need|intend)(?:ing)? to|the (?:plan|intention|next step))(?!\p{L})/iu.test(
        text,
      ))
  )
    return plan;
  if (
    order.test(unquoted) &&
    !label.test(unquoted) &&
    isPlan(unquoted) &&
    !hasItsVerb(unquoted) &&
    !isHeadline(unquoted)
  )
    return whole('an order or a plan');
  if (report.test(unquoted) && !/\b(?:by|from) the user\b/i.test(text)) return whole('what the step did');
  if (
    foundByTheStep(text, step, trace, index) ||
    (toldAsResult.test(unquoted) && numberOfTheStep(text, step, trace, index))
  )
    return whole('what the step found');
  const adverb = found(ruleOfThumb.exec(unquoted), 'a rule of thumb and not a fact');
  if (adverb && sentencesAsRead(text) === 1 && !knownBefore.test(unquoted)) return adverb;
  const times = text.length > 20 ? saidInSteps(text, trace) : 0;
  if (times > 2) return whole(`a set phrase: ${times} steps have the same words`);
  const wanted = found(need.exec(unquoted), 'a need and not a fact');
  const verdict = found(general.exec(unquoted), 'a judgement and not a fact');
  if (gerund.test(unquoted) && aimOrGround.test(unquoted) && sentencesAsRead(text) === 1 && !hasItsVerb(unquoted))
    return whole('the action and not the state before it');
  if (sentencesAsRead(text) === 1 && ofOwnCommand(unquoted, step, trace, index)) return whole('what the step found');
  const owed = found(wish.exec(unquoted), 'a need and not a fact');
  if (owed && sentencesAsRead(text) === 1) return owed;
  if (isConcrete(text)) return undefined;
  if (gerundOfSeeing.test(unquoted)) return whole('the action and not the state before it');
  if (knownBefore.test(unquoted)) return undefined;
  if (wanted) return wanted;
  const sentences = sentencesAsRead(text);
  if (verdict && sentences <= 2) return verdict;
  if (sentences > 1 || text.length > 200) return undefined;
  if (ownDeed.test(unquoted)) return whole('what the step did');
  if (ofACall.test(unquoted) && isFirst(trace, index)) return whole('what the step found');
  if (actNamed.test(unquoted)) return whole('the action and not the state before it');
  if (stepTold.test(unquoted)) return whole('what the step did');
  return (
    found(modal.exec(unquoted), 'an opinion or a need and not a fact') ??
    (gerundFirst.test(unquoted) && !isOfAThing.test(unquoted)
      ? whole('the action and not the state before it')
      : undefined)
  );
}

/** "grep showed that ...": the command is that of the step, and none before it was called so. */
function ofOwnCommand(text: string, step: ForsyStep, { steps }: ForsyTrace, index: number): boolean {
  const name =
    /^(?:the )?([\w.-]{2,30})\s(?:showed|shows|revealed|reveals|found|finds|returned|returns|printed|prints|reported|reports|gave|gives|listed|lists)\s/i.exec(
      text,
    )?.[1];
  if (name === undefined || commandOf(step) !== name.toLowerCase()) return false;
  for (let at = 0; at < index; at++) if (commandOf(steps[at]!) === name.toLowerCase()) return false;
  return true;
}

/** The word that an input begins with. */
function commandOf({ input }: ForsyStep): string | undefined {
  return /^\s*(?:\$\s)?([\w.-]+)/.exec(input ?? '')?.[1]?.toLowerCase();
}

/** "Grade 10, three bullets., "Search results: 41 papers": a heading, though it begins with a word that may be a verb. */
const label = /^\W{0,3}\p{L}+\s(?:\d+[,:;]|(?:results?|hits?|output|log|history|report|run|list|status)\s?:)/u;
/** What somebody or something should get or be like: said of the work and not of the world, whatever it names. */
const wish = sifted({
  source: inLines`
    ^(?:the |a |an )?(?:
      customer|user|client|reader|student|patient|tenant|team|school|bank|board|court|supplier
    )s?\s(?:
      deserves?|(?:is|are) (?:still )?owed|
      (?:should|ought to) (?:get|have|receive|know|be (?:told|informed|given|warned))
    )\b|
    ^[^\d,;:"“]{3,80}\bought to (?:be|have|agree|match|use|say|follow|fit|work)\b[^\d,;:]*$
  `,
  flags: 'iu',
});

/** True for the first step that could find out anything. */
function isFirst({ steps }: ForsyTrace, index: number): boolean {
  for (let at = 0; at < index; at++) if (steps[at]!.output !== null && !isUserMessage(steps[at]!)) return false;
  return true;
}

/** The text with blanks in the place of what it quotes. */
function withoutQuotes(text: string): string {
  if (!text.includes('"') && !text.includes('`') && !text.includes('“')) return text;
  return text.replace(/"[^"]*"|“[^”]*”|`[^`]*`/g, (quote) => ' '.repeat(quote.length));
}

/** "Deploy 4.18 went out on Monday": what looked like an order is the subject of a sentence that has its verb. */
function hasItsVerb(text: string): boolean {
  return statement.test(/^(?:[^,;:.!?]|[.,:](?=\S))*/.exec(text)![0]);
}

const statement = new RegExp(
  inLines`
    ^\W{0,3}\S+(?:\s(?!(?:that|which|who|if|whether|when|where|what|how|to|and|or|then)\s)\S+){0,4}?\s(?:
      (?:is|are|was|were|has|had|went|came|gave|ran|took|got|shows|says|reads|holds|lists|lies|stands|ends)\s|
      (?<!\b(?:the|a|an|all|each|any|its|their|this|that)\s)\p{Ll}{3,}ed(?=
        \s(?:\d|at|in|on|out|off|up|down|over|with|from|by|the|an?|after|before|no|nothing|only)(?!\p{L})|
        $
      )|
      \p{Ll}{2,}(?<!s)s\s(?:\d|an?\s|no\s|nothing|only)
    )|
    ^\W{0,3}\p{L}+\s\p{L}{2,}s\s(?:follow|use|hold|have|need|lie|say|show|contain|keep|give|start|end|differ)\s
  `,
  'u',
);

/** "Show still in rehearsal", "Trace folder complete": no order governs a state, so that what stands before it is a thing without its verb. */
function isHeadline(text: string): boolean {
  return headline.test(text);
}

const headline = new RegExp(
  inLines`
    ^\W{0,3}(?!(?:check|verify|make|keep|mark|leave|get|set|test|ensure|confirm|validate|show|list)\s\p{L})
      \p{L}+(?:\s(?!(?:the|an?|all|each|every|both|any|its|their|this|that|and|or|to|of|for|with|as|until)\s)[\p{L}-]+){1,2}\s
      (?:complete|incomplete|empty|missing|unchanged|untouched|unopened|absent)(?!\p{L})|
    ^\W{0,3}\p{L}+\s(?:still|already|no longer|not yet)\s\p{L}
  `,
  'iu',
);

/** "Read holding registers 40070" may be an order or a heading; with an aim or a sequence it is a plan. */
function isPlan(text: string): boolean {
  return (
    /\b(?:then|first|last|afterwards|next|now|later|and then|to see|whether|in order to|between|so that|finally|before|after)\b/i.test(
      text,
    ) ||
    (/\.$/.test(text) && sentencesAsRead(text) === 1 && !/[:;]/.test(text))
  );
}

/** In how many steps each observation stands. */
const counts = ofOneTrace(({ steps }: ForsyTrace): ReadonlyMap<string, number> => {
  const made = new Map<string, number>();
  for (const { observation } of steps)
    if (observation !== null) made.set(observation.trim(), (made.get(observation.trim()) ?? 0) + 1);
  return made;
});

/** In how many steps the same observation stands; the state of a work changes. */
function saidInSteps(text: string, trace: ForsyTrace): number {
  return counts(trace).get(text) ?? 0;
}
