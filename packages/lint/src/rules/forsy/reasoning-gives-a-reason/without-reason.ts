import type { ForsyStep } from '@trace-formats/schema';
import { inLines } from '../../in-lines.ts';
import { reasoningLeans } from '../../leaning/fields.ts';
import { readied } from '../../sieve/readied.ts';
import { firstOf, sifted } from '../../sieve/sieve.ts';
import { formOfWords, hasMoreWords, isInHanOrKana, namesAnAct } from '../form-of-words.ts';
import { sentencesAsRead, wordsAsRead, wordsOf } from '../prose.ts';
import { gerund, order, passive, report } from '../verbs.ts';

/** Words of a reasoning, and what they look like instead of a reason. */
export interface Doubt {
  readonly range: readonly [start: number, end: number];
  readonly because: string;
}

/** Words that tie an action to a ground, an alternative or an expectation. */
const ground = readied({
  source: inLines`
    \b(?:
      because|since|
      as (?!
        requested|asked|instructed|told|wanted|planned|expected|described|stated|shown|well\b|a\b|an\b|the\b
      )\p{L}|
      so that|
      so\b(?!\s+(?:far|much|many|the (?:column|table)))|
      hence|therefore|thus|otherwise|rather|instead|without|unless|until|while|whereas|although|though|even|
      only|but|not|no|never|n['’]t|cannot|can['’]t|before|until|if|whether|which|what|where|who|would|could|
      might|may|must|need(?:s|ed)?|ha(?:s|ve) to|avoid\w*|prevent\w*|ensur\w*|allow\w*|let(?:s|ting)?|
      keep(?:s|ing)?|require\w*|depend\w*|enough|too|than|most|least|best|cheap\w*|fast\w*|safe\w*|risk\w*|
      likely|probably|suspect\w*|expect\w*|evidence|reason|cause|fail\w*|missing|unknown|unclear|limit\w*|
      constraint\w*|trade-?off|alternative\w*|option\w*|either|both|per|due|given|hide|reveals?|tells?|proves?|
      decides?|exposes?|denn|weil|da|damit|daher|deshalb|sonst|um|
      car(?=\s(?:l[ea]s?|il|elle|on|ce|cela|[cln]['’])(?!\p{L}))|
      parce|puisque|pour|afin|porque|para
    )\b|
    [:;](?=\s|$)|[–—]|ため|ので|因为|以便
  `,
  flags: 'iu',
});
/** A request alone explains everything and so nothing. */
const asAsked = sifted({
  source: inLines`
    \b(?:as|since|because|what|that|when|just|exactly) (?:\p{L}+ ){0,2}?(?:
      requested|asked(?: for)?|instructed|told|wanted|ordered|wished
    )\b|
    \b(?:the )?user(?:['’]s)? (?:\p{L}+ )?(?:
      asked for (?:it|this|that)|
      wanted (?:it|this|that|an answer)|
      request(?:ed)? (?:it|this|that)|
      had asked|['’]s question directly
    )|
    \bhad (?:been )?asked for\b|
    \bfulfil(?:s|l|ls|led)? the request\b|
    \bper (?:the )?(?:user['’]?s? )?(?:request|instructions?)\b|
    \bas (?:the )?user (?:asked|requested|instructed|wanted)\b|
    \bwas (?:what )?(?:the )?user wanted\b|
    ^\W*because (?:the |my )?(?:user|customer|client|instructions?|task|request|brief|prompt|ticket|assignment) (?:
      said|says|told|asked|wants?|wanted|requested|requires?|demands?
    )(?: (?:so|it|this|that|me(?: to)?))?\W*$|
    (?<!\p{L})(?:
      como (?:se |lo )?(?:pidió|solicitó|solicitado|pedido|pidieron)|
      comme (?:demandé|prévu)|
      wie (?:gewünscht|verlangt|gebeten|gefordert|beauftragt|angefragt)|
      come richiesto|
      conforme (?:solicitado|pedido)
    )(?!\p{L})|
    (?:nutzer(?:in)?|kunde|kundin|anwender(?:in)?) (?:hat|hatte) (?:(?:danach|darum|es|das|so) )?
      (?:gefragt|gebeten|verlangt|gewünscht|gewollt)(?!\p{L})|
    (?:el usuario|la usuaria|el cliente) (?:lo |así lo )?(?:pidió|solicitó|quería)\W*$|
    (?:l['’]utilisateur|le client) (?:l['’]a|a) demandé\W*$|
    ^(?:按照?|根据)?用户(?:的)?(?:要求|请求)\W*$
  `,
  flags: 'iu',
});
/** Names of a habit, and of going on, in the place of a reason: what is only looked for at the beginning stands by itself. */
const habit = firstOf([
  {
    source: inLines`
      ^\W*(?:(?:just|a|an|the|as)\s)?(?:
        good|best|common|standard|usual|normal|customary|established|default|typical
      )\s(?:practice|procedure|process|routine|step|way|approach|operation|protocol)\W*$|
      ^\W*(?:continu(?:e|es|ed|ing)|proceed(?:s|ed|ing)?|mov(?:e|es|ed|ing) on|going on|carr(?:y|ies|ied|ying) on)
        \b[^.;:]{0,80}\.?$|
      ^\W*(?:this |it )?(?:helps?|serves?|contributes?|supports?)\s(?:with |to |in )?
        (?:(?:complete|finish|solve|do|fulfil|achieve) )?the (?:task|work|job|request|goal|user)\W*$|
      ^\W*(?:next|following|another|necessary|required|needed|important|first|last|final) (?:step|part|stage|phase|item|point|action)
        \b[^.;:]{0,50}\.?$|
      ^\W*(?:it (?:is|was) |it['’]s )?(?:now )?(?:high )?time (?:to|for)\b[^.;:]{0,60}\.?$|
      ^\W*(?:this|that) is how (?:one|you|we|people|to|it)\b[^.;:]{0,60}\.?$|
      ^\W*(?:in order )?to (?:reply|respond|answer|inform|tell|notify|help|serve|satisfy|please)(?: to)? (?:the )?
        (?:
          user|customer|client|question|request|reader|person|team|task
        )(?:['’]s (?:question|request))?\W*$|
      ^\W*(?:i |we |the agent )?(?:need(?:s|ed)?|ha(?:ve|s|d)|want(?:s|ed)?) to \p{L}+ (?:the|this|that|a|an|my|it)
        \b[^.;:,]{0,24}\.?$|
      ^\W*(?:that|this|it) (?:is|was) (?:the |what )?(?:assignment|task|request|brief|job|order|instruction)s?\W*
        $|
      ^\W*(?:in order )?to (?:get|have) (?:it|this|that|things|the \p{L}+) (?:done|finished|completed|over with|out of the way)
        \W*$|
      ^\W*(?:donner|fournir|apporter|répondre|informer|dar|responder|proporcionar|informar|rispondere|fornire)\s
        [^.,;:]{0,40}(?:utilisateur|client|usuario|usuaria|cliente|utente|question|pregunta|domanda)\W*$|
      ^\W*(?:dem |der )?(?:nutzer|nutzerin|kunden|kundin|anwender)\s(?:\p{Ll}+\s){0,2}?
        (?:antworten|helfen|informieren|mitteilen)\W*$|
      ^\W*(?:i |we )?(?:considered|weighed|thought about|looked at|reviewed|reflected on)\s[^,;:]{0,60}\sand (?:then )?
        (?:
          picked|chose|selected|took|went with|decided (?:on|to \p{L}+)
        )\s[^,;:]{0,60}$|
      ^\W*(?:let me|let us|let['’]s)\s(?![^\n]*\s(?:to|and|for|how|why|what|where|since)\s)\p{L}+\s[^,;:]{2,60}$|
      ^(?:为了)?完成任务|
      ^\W*paso (?:necesario|siguiente)\b[^.;:]{0,60}\.?$|
      ^\W*étape (?:nécessaire|suivante)\b[^.;:]{0,60}\.?$|
      ^\W*(?:nächster|notwendiger) schritt\b[^.;:]{0,60}\.?$
    `,
    flags: 'iu',
  },
  {
    source: inLines`
      \b(?:seemed|felt|looked|appeared)(?: like)? (?:the |an? )?(?:
        natural|obvious|logical|right|sensible|reasonable|appropriate|best|good
      )\b[^.;:]{0,30}\.?$|
      \bto (?:see|know|find out|learn|check) what (?:
        is (?:in|inside|on) (?:it|there|them)|
        it (?:says|contains|holds|does|is|looks like)|
        happens|comes (?:out|back)|is there
      )\W*$|
      \b(?:is|are) (?:an? )?(?:typical|usual|normal|standard|common|important|essential|necessary|integral|key) (?:part|step|stage|element|component|practice) (?:of|in|for)
        \b[^,;:]*$|
      任务(?:需要|所需)
    `,
    flags: 'iu',
  },
]);
/** "Reads the log file.", "This step collects the data.": the action, told of the step. */
const ofTheStep = readied({
  source: inLines`
    ^\W*(?:
      (?:this|the|current|present)\s(?:
        step|action|edit|change|command|call|query|search|tool|agent|operation|answer|reply|message|script
      )\s(?:\p{L}+ly\s)?(?!is\b|was\b|has\b)\p{L}{2,}(?:s|ed)|
      (?!
        this|its|is|was|has|does|always|yes|thus|plus|less|across|focus|status|tests|results|users|rates|dates|
        totals|rows|files|logs|errors
      )\p{L}{3,}(?<![su])s\s(?:the|a|an|all|each|every|its|both)\s
    )
  `,
  flags: 'iu',
});
/** Ease is no reason. */
const simple = firstOf([
  {
    source: inLines`
      ^\W*(?:(?:just|only|a|an|it (?:is|was)|this (?:is|was)|very|quick|plain|minor|small|single|direct)\s+)*(?:
        simple|direct|easy|quick|straightforward|trivial|obvious|routine|standard|basic|minor|clear|logical|
        natural|just|arithmetic
      )\b[^.;:]{0,60}(?:[.,][^.;:]{0,40})?\.?$|
      ^\W*(?:it|this|that|the \p{L}+)\s(?:directly )?(?:
        answers?|answered|addresses|addressed|meets|satisf(?:y|ies|ied)|fulfil(?:s|ls|led)?
      ) the (?:\p{L}+['’]?s? )?(?:questions?|requests?|task|needs?|requirements?|wish)(?: directly| well| best)?
        \.?$
    `,
    flags: 'iu',
  },
  {
    source: inLines`
      \b(?:is|was) (?:simply )?the (?:\p{L}+ )?(?:
        simple|obvious|natural|logical|appropriate|straightforward|direct|usual|next
      ) (?:next )?(?:way|step|thing|course|choice|start|approach|option|method|move|solution|route)\b|
      \b(?:the most appropriate|simply) (?:course|to provide)|
      \bsuffices?\.?$|
      \bdirect question\b
    `,
    flags: 'iu',
  },
]);
const simpleChoice = sifted(/\b(?:simple|obvious|natural|logical|appropriate) (?:way|step|thing|course|choice)\b/i);
const goneNow = sifted({
  source: inLines`
    ^with this\b|
    \bnow (?:says?|reads?|uses?|contains?|includes?|has|have|shows?|matches)\b|
    \b(?:is|are) (?:now )?(?:gone|free of \p{L}+ now|fixed now)(?: now)?\W*$|
    \b(?:was|were) \p{L}+(?:ed|en)\s+and no \p{L}+ remains?\b
  `,
  flags: 'iu',
});
/** What is to be found out is gone in no sense yet. */
const expected = /\b(?:whether|if|can|could|would|will|may|might|tells?|shows?|proves?|confirms?)\b/iu;
/** Words of the ground that a bare phrase may hold without giving one: "words per decade", "both weeks". */
const weakGround = /\b(?:per|both|either|most|least|only|all|while|not|without|what|which|who|where|whether|how)\b/giu;
/** That something has to be done says that it was done. */
const duty = new RegExp(
  inLines`
    \b(?:ha[sd]|have|needs?|needed|(?:is|are|was|were)) to be \p{L}+|
    \b(?:must|should) be \p{L}+|
    \b(?:is|are|was|were)? ?(?:needed|required|necessary)(?=\W*$)|
    ^(?:necessary|required|needed)\b
  `,
  'giu',
);
/** Something is done, told in the present: no ground, only the action from its other side. */
const isDone = readied({
  source: inLines`
    \b(?:is|are|gets?|got|was|were|wird|werden|wurden?)\s(?:(?:then|now|first|also|being)\s|\p{L}+ly\s)?\p{L}+
      (?:ed|en|wn|lt|nt|rt|[^aeiou]t)\b|
    (?:wird|werden|wurden?)\s(?:[^.,]{0,60}\s)?\p{L}+(?:t|en)\W*$|
    ^se \p{L}+[aeó]n?\s
  `,
  flags: 'iu',
});
/** "A submission with errors is rejected", "the host is switched off at midnight": how things are, not that something was done. */
const ofAnyOne =
  /^(?:any|every|each|no|an?\s[^.]*\s(?:with|without|that|which|whose))\s[^.]*\s(?:is|are|gets?)\s|\s(?:is|are)\s[^.]*\s(?:at|until|every|since)\s/iu;
const atThisPoint = /\sat this (?:point|stage)\b/i;
/** Where another language begins a sentence with an article, its verb is not known. */
const foreignArticle = /^(?:el|la|los|las|le|les|l['’]|der|die|das|il|lo|gli|os?|as?)\s/iu;
const anyGerund = sifted({
  source: inLines`
    ^(?!
      (?:
        during|nothing|something|anything|everything|string|according|including|regarding|following|considering|
        missing|existing|being|having|given|king|ring|spring|morning|evening|pricing|timing|wiring|testing is
      )\b
    )\p{L}{2,}ing\b
  `,
  flags: 'iu',
});
/** A noun and what it is of, at the beginning of a phrase: "Ticket search for known issues". */
const nounAndMore = new RegExp(
  inLines`
    ^(?!
      (?:one|two|three|four|five|half|most|some|none|all|many|few|several|each|neither|both|either|part|much)\s
    )(?:[\p{L}'’-]+\s){1,3}?(?:
      of|for|in|on|at|with|by|from|about|over|into|de|du|des|della?|pour|sur|para|der|von|vom|zu[mr]?|für|nach
    )\s
  `,
  'iu',
);
/** "Needed to satisfy the limit" names an aim; "had to be moved to Friday" does not. */
const aim = /\bto (?!be\b)\p{Ll}{3,}\s(?!(?:complete|finish|do) the (?:task|work|job|request)\b)/u;
/** "Committing kept a copy" says what came of it, and so why. */
const gerundAsSubject = readied({
  source: inLines`
    ^\p{L}+ing\b.*(?:
      \p{Ll}ed\s(?:an?|the|its?|all|no|them)\s|
      \s(?:
        rules out|exposes|saves|avoids|keeps|hides|breaks|costs|catches|isolates|narrows|halves|separates|
        proves|excludes|lets|helps|reduces|prevents|removes|preserves|limits|protects|speeds|cuts|detects|
        surfaces|needs|requires|risks|loses|frees|triggers|forces|guarantees|uncovers|distinguishes|eliminates|
        lowers|raises|doubles|means|spares|beats
      )(?!\p{L})
    )
  `,
  flags: 'iu',
});
/** "Sorting first makes the merge a single pass": what the action does to something else, rather than what it shows. */
const gerundGoverns = readied({
  source: inLines`
    ^\p{L}+ing(?:\s(?!(?:to|and|that|which|who|if|whether)\s)[\p{L}\p{N}'’-]+){1,6}?\s
      (?!
        (?:
          shows|gives|returns|lists|provides|yields|produces|prints|displays|creates|reports|contains|includes|
          completes|fulfils|fulfills|satisfies|answers|does|was|its|this|across|as|versus|plus|has|is|us|meets|
          delivers|finishes|achieves|resolves|addresses|solves|generates|outputs|presents|confirms|checks
        )\s
      )
      \p{Ll}{2,}s\s(?:the|an?|no|nothing|its?|them|one|two|both|all|each|any|out|less|more)(?!\p{L})
  `,
  flags: 'u',
});
/** "The sum differs by exactly one invoice", "late fees apply from the fifth day": verbs that need no object, where none is a noun. */
const standsAlone = readied({
  source: inLines`
    \s(?:
      (?:differ|depend|belong|exist|occur|happen|appear|seem|refer|consist|agree|begin|remain|rel(?:y|ie)|var(?:y|ie)|appl(?:y|ie)|arrive|expire)s?|
      lies?
    )(?!\p{L})|
    ^(?:the|an?|this|that|every|each|any|no|one|its|their)\s(?:(?!(?:of|for|in|on|at|with|by|from|to|and|or)\s)[\p{L}\p{N}'’-]+\s){1,3}?
      (?!(?:results|tests|notes|files|rows|lines|names|values|counts|numbers|options|checks|records|lists|calls|steps|its|this)\b)
      \p{Ll}{2,}(?<!ss|us|is)s(?:\s(?:in|on|at|by|with|from|to|for|off|out|under|over|after|before|at)\s|\W*$)
  `,
  flags: 'iu',
});
/** What ties clauses together; a noun such as "option" or "limit" in a phrase does not. */
const connective = readied({
  source: inLines`
    \b(?:
      because|since|so|hence|therefore|thus|otherwise|rather|instead|unless|until|although|though|even|but|
      cannot|before|after|if|whether|than|avoid\w*|ensur\w*|prevent\w*|first|weil|denn|damit|sonst|bevor|parce|
      afin|avant|porque|antes
    )\b
  `,
  flags: 'iu',
});
const groundInHan = /因|由|以|为|而|但|却|避|否则|才|先|这样|只|可能|需|ため|ので|から/u;
/** The aim of the action is the action. */
const aimIsAction = /^(?:\p{L}+\s){0,12}?\b(?:to|in order to|by)\s/iu;
const stop = new Set(
  `
    the a an of in on at to for from by with and or is are was were be it its that this these those them they he
    she i we as into over so have has had do does done get got order find see know made make making being again
    whether because now all each both what which one should must needs needed
  `
    .trim()
    .split(/\s+/),
);

/** What makes a reasoning look as if it gave no reason; undefined where it may well give one. */
export function withoutReason(reasoning: string, step: ForsyStep): Doubt | undefined {
  const text = reasoning.trim();
  const whole = [reasoning.indexOf(text), reasoning.indexOf(text) + text.length] as const;
  if (text === step.input?.trim()) return { range: whole, because: 'the input said again' };
  const words = wordsAsRead(text);
  // Whoever writes more than a line or two gives a reason somewhere.
  if (words > 45 || text.startsWith('[') || sentencesAsRead(text) > 2) return undefined;
  const because =
    doubtOf(text, words, step) ??
    (!saysOfTheAction(text) && reasoningLeans(text, step) ? 'the action or its result, without a reason' : undefined);
  return because === undefined ? undefined : { range: whole, because };
}

function doubtOf(text: string, words: number, step: ForsyStep): string | undefined {
  const request = asAsked.exec(text);
  if (request && !ground.test(remainder(text, request))) return 'the request said again, without a reason';
  if (habit(text) !== null && !connective.test(text)) return 'no reason for this choice';
  if (words <= 16 && ofTheStep.test(text) && !ground.test(text) && sentencesAsRead(text) === 1)
    return 'the action said again, without a reason';
  if (simple(text) !== null && !ground.test(text.replace(/\b(?:not|no|just|only|what|too)\b/gi, '')))
    return 'no reason for this choice';
  if (simpleChoice.test(text) && !/\b(?:because|since|otherwise|rather than|instead)\b/i.test(text))
    return 'no reason for this choice';
  if (words <= 24 && circular(text)) return 'the action as its own reason';
  if (/^\W*to \p{L}+(?: the \p{L}+)?\.?$/iu.test(text)) return 'the action said again, without a reason';
  if (words <= 10 && toolDoes(text, step)) return 'the action said again, without a reason';
  if (words <= 16 && aimIsTheStep(text, step)) return 'the action as its own reason';
  if (asksAndGets(text)) return 'the request said again, without a reason';
  if (words <= 10 && report.test(text) && !ground.test(text.replace(weakGround, ' ').replace(/\bmissing\b/gi, ' ')))
    return 'the action said again, without a reason';
  if (isBare(text)) return 'the action said again, without a reason';
  if (words <= 10 && isOrderAlone(text)) return 'the action said again, without a reason';
  if (words <= 22 && !ground.test(text)) {
    if (
      (gerund.test(text) && !isSubject(text)) ||
      order.test(text) ||
      report.test(text) ||
      /^(?:i|we)\s\p{L}+(?:ed|t|n)?\b/iu.test(text)
    )
      return 'the action said again, without a reason';
    if (resultOnly(text, step)) return 'the action or its result, without a reason';
  }
  if (
    /^(?:this|the) (?:step|action|edit|change)\b[^.]*\b(?:resulted in|produced|led to|created|yields|gave)\b/i.test(
      text,
    )
  )
    return 'the result, without a reason';
  return goneNow.test(text) && !expected.test(text) ? 'the result, without a reason' : undefined;
}

function isSubject(text: string): boolean {
  return gerundAsSubject.test(text) || gerundGoverns.test(text);
}

/** "Committing kept a copy", "running it was the only proof": the action is the subject, and what is said of it may be the reason. */
function saysOfTheAction(text: string): boolean {
  return anyGerund.test(text) && (isSubject(text) || /\s(?:is|was|are|were)\s/.test(text));
}

/** An order of a few words, whatever nouns it holds: "Update the memory limit in the manifest." */
function isOrderAlone(text: string): boolean {
  if (sentencesAsRead(text) > 1 || /[,:;–—(]/.test(text)) return false;
  if (connective.test(text) || aim.test(text) || /\b(?:not|no|without|only|while|once)\b/iu.test(text)) return false;
  return (
    order.test(text) &&
    !/^\W*\S+(?:\s\S+){0,5}?\s(?:is|are|was|were|has|have|had|can|could|would|will|may|might|must|shows?|tells?|gives?|takes?|costs?|keeps?|makes?|needs?)\b/iu.test(
      text,
    )
  );
}

/** A phrase, a gerund or a duty that is told in a few words, with nothing beside it that could be a ground. */
function isBare(text: string): boolean {
  if (isInHanOrKana(text)) return text.length <= 12 && !groundInHan.test(text) && !/[，,]/.test(text);
  if (/[\d,:;–—]/.test(text) || hasMoreWords(text, 14)) return false;
  const form = formOfWords(text);
  if (form === undefined || form.tokens > 14 || form.literal > 0) return false;
  if (
    form.isVerbless &&
    form.tokens <= 8 &&
    namesAnAct(text) &&
    !isSubject(text) &&
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
    !standsAlone.test(text) &&
    /^\p{Lu}/u.test(text) &&
    ((form.tokens <= 4 && !foreignArticle.test(text)) || (form.tokens <= 8 && nounAndMore.test(text)))
  )
    return true;
  return isDone.test(text) && form.tokens <= 12 && !ground.test(text) && !ofAnyOne.test(text.replace(atThisPoint, ''));
}

/** "grep searches the ledger": the command is the subject, and what it does is all that is said. */
function toolDoes(text: string, step: ForsyStep): boolean {
  const [, name, rest] = /^\W?([\w.-]{2,})\s(\p{Ll}{2,}s\s(?:the|a|an|all|each|every|both)\s.*)$/su.exec(text) ?? [];
  if (name === undefined || ground.test(rest!)) return false;
  return name === /^\s*(?:\$\s)?([\w.-]+)/.exec(step.input ?? '')?.[1] || name === step.tool;
}

/** "To search the marriages in Ladbergen": an aim in no other words than those of the step. */
function aimIsTheStep(text: string, step: ForsyStep): boolean {
  const aimed = /^\W*(?:in order )?to\s([^,;:.]{4,120})\.?$/iu.exec(text)?.[1];
  if (aimed === undefined) return false;
  const said = stems(aimed);
  const own = new Set([...stems(step.input ?? ''), ...stems(step.operation ?? ''), ...stems(step.tool ?? '')]);
  return said.length > 1 && said.filter((stem) => own.has(stem)).length / said.length >= 0.7;
}

/** "The user wants a letter, so a letter is written": the request and the action in one sentence. */
function asksAndGets(text: string): boolean {
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
function circular(text: string): boolean {
  if (!aimIsAction.test(text) && !/\bbecause\b/i.test(text)) return false;
  const parts = /^(.*?)\b(?:in order to|because|so that|to (?=\p{L}+)|by (?=\p{L}+ing))(.*)$/isu.exec(text);
  if (!parts) return false;
  const action = stems(parts[1]!);
  const aim = stems(parts[2]!);
  if (action.length === 0 || aim.length === 0) return false;
  const common = aim.filter((stem) => action.includes(stem)).length;
  return common / aim.length >= 0.5 && common >= 1;
}

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

function remainder(text: string, request: RegExpExecArray): string {
  return `${text.slice(0, request.index)} ${text.slice(request.index + request[0].length)}`.replace(
    /\b(?:so|just|directly|was|done|since|since the user|therefore|what|an answer|that)\b/gi,
    ' ',
  );
}

/** A noun for the action, or a sentence on what came out of it, in the words of the step. */
function resultOnly(text: string, step: ForsyStep): boolean {
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
    (nominal || passive.test(text) || (isDone.test(text) && !/\sand\s/.test(text)) || /\bnow\b/i.test(text))
  )
    return true;
  return passive.test(text) && /\b(?:with|by) \p{L}+/iu.test(text) && wordsOf(text).length <= 12;
}
