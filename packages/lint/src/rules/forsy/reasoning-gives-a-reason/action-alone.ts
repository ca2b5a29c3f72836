import { inAnyCase, inGivenCase, inLines } from '../../in-lines.ts';
import { type Readied, readied } from '../../sieve/readied.ts';
import { sifted } from '../../sieve/sieve.ts';
import { formOfWords, hasMoreWords, isInHanOrKana, namesAnAct } from '../../wording/form-of-words.ts';
import { sentencesAsRead } from '../../wording/prose.ts';
import { order } from '../../wording/verbs.ts';
import { hasAFiniteVerb, hasAPlainVerb } from './finite-verb.ts';
import { aim, connective, ground, groundInHan, weakGround } from './grounds.ts';

/** "Reads the log file.", "This step collects the data.": the action, told of the step. */
export const ofTheStep: Readied = readied(inAnyCase`
  ^\W*(?:
    (?:this|the|current|present)\s(?:
      step|action|edit|change|command|call|query|search|tool|agent|operation|answer|reply|message|script
    )\s(?:\p{L}+ly\s)?(?!is\b|was\b|has\b)\p{L}{2,}(?:s|ed)|
    (?!
      this|its|is|was|has|does|always|yes|thus|plus|less|across|focus|status|tests|results|users|rates|dates|
      totals|rows|files|logs|errors
    )\p{L}{3,}(?<![su])s\s(?:the|a|an|all|each|every|its|both)\s
  )
`);

/** That something has to be done says that it was done. */
const duty = new RegExp(
  inLines`
    \b(?:ha[sd]|have|needs?|needed|(?:is|are|was|were)) to be \p{L}+|
    \b(?:must|should) be (?:\p{L}+ed|done|made|read|run|sent|kept|found|put|set|built|shown|written|given|taken|drawn|cut|met|told|held)(?!\p{L})|
    \b(?:is|are|was|were)? ?(?:needed|required|necessary)(?=\W*$)|
    ^(?:necessary|required|needed)\b
  `,
  'giu',
);

/** Something is done, told in the present: no ground, only the action from its other side. */
export const isDone: Readied = readied(inAnyCase`
  \b(?:is|are|gets?|got|was|were|(?:has|have|had) been|wird|werden|wurden?)\s(?:(?:then|now|first|also|being)\s|(?!(?:usual|typical|common|general|normal|rare|hard)ly)\p{L}+ly\s)?
    (?!(?:short|fast|next|first|last|left|right|tight|light|bright|strict|exact|correct|perfect|open|even|green|broken|hidden|wooden|golden|\p{L}{3,}[ae]nt)\b)\p{L}+
    (?:ed|en|wn|lt|nt|rt|[^aeiou]t)\b|
  \b(?:was|were|(?:has|have|had) been|(?:is|are) being)\s(?:(?:then|now|first|also|all|\p{L}+ly)\s)?(?:
    (?:re-?)?(?:read|run|made|done|put|found|begun|held|cut|set up)
  )\b|
  (?:wird|werden|wurden?)\s(?:[^.,]{0,60}\s)?\p{L}+(?:t|en)\W*$|
  ^se \p{L}+[aeó]n?\s|
  (?<!\p{L})(?:a|ont|ha|han) (?:été|sido|stat[oaie]) \p{L}{2,}(?:[éisut]e?s?|[oa]s?)\W*$|
  (?<!\p{L})(?:fue|fueron|è stat[oa]|sono stat[ie]) \p{L}{2,}(?:[ai]d|[aiu]t|[srt]t|ch)[oaie]s?\W*$|
  (?<!\p{L})(?:wordt|worden|werd|werden)\s(?:\p{L}+\s)?\p{Ll}*ge\p{Ll}+(?:d|t|en)\W*$|
  (?<!\p{L})(?:são|foram|foi|vengono|viene|sono|jest|są)\s\p{Ll}+(?:[ai]d[oa]s?|[aiu]t[oaie]|(?:an|on|et|yt)[yae])\W*$
`);

/** "A submission with errors is rejected", "the host is switched off at midnight": how things are, not that something was done. */
const ofAnyOne =
  /^(?:any|every|each|no|an?\s[^.]*\s(?:with|without|that|which|whose))\s[^.]*\s(?:is|are|gets?)\s|\s(?:is|are)\s[^.]*\s(?:at|until|every|since)\s|\s(?:is|are)\s[^.]*\s(?:differently|separately|independently|elsewhere|alike)(?!\p{L})|\s(?:is|are)\s[^.]*\s(?:after|within|for)\s(?:an?|\d+|two|three|four|five|six|seven|ten)\s(?:second|minute|hour|day|week|month|year)s?(?!\p{L})/iu;

const atThisPoint = /\sat this (?:point|stage)\b/i;

/** Where another language begins a sentence with an article, its verb is not known. */
const foreignArticle =
  /^(?:(?:el|la|los|las|le|les|der|die|das|il|lo|gli|os?|as?|une?|un[ao]|uma?|eine?|de|het|een)\s|l['’])/iu;

const anyGerund = sifted(inAnyCase`
  ^(?!
    (?:
      during|nothing|something|anything|everything|string|according|including|regarding|following|considering|
      missing|existing|being|having|given|king|ring|spring|morning|evening|pricing|timing|wiring|testing is
    )\b
  )\p{L}{2,}ing\b
`);

/** In a script without blanks a subject has its particle, and a statement one of these. */
const statedInHan = /[がは是有会能不没]|互相/u;

/** "Hotel fixes from which metro each day starts": behind which stands a clause, which a name for an act does without. */
const governsAClause = /\s(?:from|in|at|on|by|to|with|of|over) which\s\p{L}/iu;

/** A noun and what it is of, at the beginning of a phrase: "Ticket search for known issues". */
const nounAndMore = readied(inAnyCase`
  ^(?!
    (?:one|two|three|four|five|half|most|some|none|all|many|few|several|each|neither|both|either|part|much)\s
  )(?:[\p{L}'’-]+\s){1,3}?(?:
    of|for|in|on|at|with|by|from|about|over|into|de|du|des|della?|pour|sur|para|der|von|vom|zu[mr]?|für|nach
  )\s
`);

/** "Committing kept a copy" says what came of it, and so why. */
const gerundAsSubject = readied(inAnyCase`
  ^\p{L}+ing(?:\s(?:it|them|this|that|off|on|out|up|down|\p{L}+ly)){0,2}\s
    (?:
      takes (?:effect|hold|time|place|seconds|minutes|hours|days)|
      happens|occurs|matters|(?:is|was) (?:free|cheap|slow|safe|risky|forbidden|illegal|impossible|dangerous|harmless|reversible|not allowed)|
      has (?:no |\p{Ll}+ ){0,2}(?:effects?|consequences?|costs?|risks?|limits?|drawbacks?)
    )(?!\p{L})|
  ^\p{L}+ing\b.*(?:
    \p{Ll}ed\s(?:an?|the|its?|all|no|them)\s|
    \s(?:
      rules out|exposes|saves|avoids|keeps|hides|breaks|costs|catches|isolates|narrows|halves|separates|
      proves|excludes|lets|helps|reduces|prevents|removes|preserves|limits|protects|speeds|cuts|detects|
      surfaces|needs|requires|risks|loses|frees|triggers|forces|guarantees|uncovers|distinguishes|eliminates|
      lowers|raises|doubles|means|spares|beats
    )(?!\p{L})
  )
`);

/** "Sorting first makes the merge a single pass": what the action does to something else, rather than what it shows. */
const gerundGoverns = readied(inGivenCase`
  ^\p{L}+ing(?:\s(?!(?:to|and|that|which|who|if|whether)\s)[\p{L}\p{N}'’-]+){1,6}?\s
    (?!
      (?:
        shows|gives|returns|lists|provides|yields|produces|prints|displays|creates|reports|contains|includes|
        completes|fulfils|fulfills|satisfies|answers|does|was|its|this|across|as|versus|plus|has|is|us|meets|
        delivers|finishes|achieves|resolves|addresses|solves|generates|outputs|presents|confirms|checks
      )\s
    )
    (?:
      \p{Ll}{2,}s\s(?:the|an?|no|nothing|its?|them|one|two|both|all|each|any|out|less|more)(?!\p{L})|
      (?:fails|breaks|misses|beats|spoils|invites|risks|wastes|loses|skews|distorts)\s\p{Ll}
    )
`);

/** "Building the one module shows its message without the noise of the others": what it shows, and what it spares. */
const gerundSpares =
  /^\p{L}+ing\s[^.,;:]{2,60}\s(?:shows|gives|lists|prints|returns|yields|produces)\s[^.,;:]{2,60}\swithout\s(?:the|an?|its|all|any|having|\p{L}{2,}ing)\s(?!(?:errors?|problems?|issues?)\b)/iu;

/** True where an action is what the sentence is about, so that it says what comes of it. */
export function isSubject(text: string): boolean {
  return gerundAsSubject.test(text) || gerundGoverns.test(text) || gerundSpares.test(text);
}

/** "Committing kept a copy", "running it was the only proof": the action is the subject, and what is said of it may be the reason. */
export function saysOfTheAction(text: string): boolean {
  return anyGerund.test(text) && (isSubject(text) || /\s(?:is|was|are|were)\s/.test(text));
}

/** "Suspect a rerun", "Nothing to repair from here", "No label on the module": what somebody takes to be so, what there is not, and no deed. */
export const noDeed: RegExp =
  /^\W*(?:suspect|expect|assume|guess|doubt|fear|hope|trust|believe|nothing|nobody|no one|no \p{Ll}+ (?:on|in|at|for|under|behind|beside|from|left))\s/iu;

/** An order of a few words, whatever nouns it holds: "Update the memory limit in the manifest." */
export function isOrderAlone(text: string): boolean {
  if (sentencesAsRead(text) > 1 || /[,:;–—(]/.test(text) || noDeed.test(text)) return false;
  if (connective.test(text) || aim.test(text) || /\b(?:not|no|without|only|while|once)\b/iu.test(text)) return false;
  return (
    order.test(text) &&
    !/^\W*\S+(?:\s\S+){0,5}?\s(?:is|are|was|were|has|have|had|can|could|would|will|may|might|must|shows?|tells?|gives?|takes?|costs?|keeps?|makes?|needs?)\b/iu.test(
      text,
    )
  );
}

/** A phrase, a gerund or a duty that is told in a few words, with nothing beside it that could be a ground. */
export function isBare(text: string): boolean {
  if (isInHanOrKana(text))
    return text.length <= 12 && !groundInHan.test(text) && !statedInHan.test(text) && !/[，,]/.test(text);
  if (/[\d,:;–—]/.test(text) || toAvoid.test(text) || hasMoreWords(text, 14)) return false;
  const form = formOfWords(text);
  if (form === undefined || form.tokens > 14 || form.literal > 0) return false;
  if (
    form.isVerbless &&
    form.tokens <= 8 &&
    namesAnAct(text) &&
    !isSubject(text) &&
    !hasAPlainVerb(text) &&
    !connective.test(text) &&
    !aim.test(text)
  )
    return true;
  const undue = text.replace(duty, ' ');
  if (ground.test(undue.replace(weakGround, ' '))) return false;
  if (undue !== text && form.tokens <= 8 && sentencesAsRead(text) === 1 && !aim.test(text)) return true;
  if (anyGerund.test(text) && form.isVerbless && !isSubject(text)) return true;
  if (
    form.isVerbless &&
    !hasAFiniteVerb(text) &&
    /^\p{Lu}/u.test(text) &&
    ((form.tokens <= 4 && !foreignArticle.test(text)) ||
      (form.tokens <= 8 && nounAndMore.test(text) && !governsAClause.test(text)))
  )
    return true;
  return (
    isDone.test(text) &&
    !isSubject(text) &&
    form.tokens <= 12 &&
    !ground.test(text.replace(/^\W*both\b/i, ' ')) &&
    !ofAnyOne.test(text.replace(atThisPoint, ''))
  );
}

/** "To not plan for nothing": what shall not come about is a reason. */
const toAvoid = /^\W*(?:in order )?(?:to not|not to|so as not to)\s/iu;

/** "Explained why it is not needed", "Determined the root cause": the words of a ground belong to what was told. */
export function isTold(text: string): boolean {
  return (
    told.test(text) &&
    !connective.test(text) &&
    !aim.test(text) &&
    !/[,;:–—]|\b(?:as|over|for|given|due)\b/iu.test(text)
  );
}

const told = readied(inAnyCase`
  ^\W*(?:explain|provid|describ|outlin|summari[sz]|present|report|inform|clarif|determin|identif|diagnos|analy[sz]|
    investigat|examin|evaluat|assess|discuss)(?:ed|ied)\s(?:\p{L}+\s){0,4}?
    (?:the|an?|why|how|what|which|whether|its|their|possible|both|user)\s
`);

/** "Insert repeats what was written", "Restart counts separate a crash from a slow service", "Staged changes vanish with a reboot": what looked like a deed is the subject, and has its verb. */
export const hasAVerbOfItsOwn: Readied = readied(inGivenCase`
  ^\W*\p{L}+\s(?:goes|comes|belongs|lies|stays)\s(?:in|into|to|on|onto|at|from|with|before|after|under|beside)\s|
  ^\W*\p{L}+\s\p{Ll}{3,}(?<!s)s\s(?:what|the|an?|it|them|no|nothing|each|every)\s|
  ^\W*\p{L}+\s\p{Ll}{2,}s\s(?:know|have|use|need|hold|want|expect|keep|give|show|tell|mean|cost|take|rely|depend)\s|
  ^\W*\p{L}+\s\p{Ll}{2,}(?<!s)s\s
    (?!(?:with|from|into|onto|over|under|than|that|when|then|where|what|which|while|both|plus|like|once|only|until|since|after|before|about|above|below|against|between|across|within|without|through|during|along|again|upon|until)\s)
    \p{Ll}{4,}(?<!ed|ing|s|ly)\s(?:an?|the|no)\s|
  ^\W*\p{L}+ed\s\p{Ll}{2,}s\s
    (?!(?:with|within|without|into|onto|over|under|from|against|between|across|using|after|before|during|until|that|which|there|then|also|once|both|only|about|upon)\s)
    \p{Ll}{4,}(?<!ed|ing|s|ly)\s(?:with|in|on|at|by|from|when|after|until|without)\s
`);
