import { inAnyCase, inLines } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';
import { limitInOneBreath } from './in-one-breath.ts';
import { praises, praisesAndFindings } from './praises.ts';
import { restsOn } from './rests-on.ts';
import { isInPlainEnglish, tellsOfTheWork } from './tells-of-the-work.ts';

/** What came of the work, counted. */
const countedYield = String.raw`(?:two|three|four|five|six|seven|[2-7])\s(?:[\p{L}-]+\s)?(?:candidates|options|variants|suggestions|recommendations|answers|results|findings|proposals|fixes|causes|ideas|tips|versions)\b`;

/** "Three candidates", "two variants", "three days in the hills": numbers of what came of the work, and how long something takes. */
const ofWhatCameOut = inLines`
  (?:${countedYield}|
    (?:one|two|three|four|five|six|seven|[1-7])\s(?:days?|weeks?|nights?|months?|years?|hours?)\s(?:in|at|on|ahead|along|through|around|of\s(?:work|talk|debugging|searching|reading|planning|writing))\b)
`;

/**
 * The forms in which people state a limit: a negation, a restriction, something withheld or masked, doubt about values, or
 * a small number that stands alone ("One host."). Read generously: who says any of it has thought of the limits.
 */
const limits = [
  readied(inAnyCase`
    \b(?:
      not?|none|nothing|nobody|never|neither|nor|cannot|without|lack(?:s|ing)?|absent|
      un(?:known|tested|checked|reviewed|verified|available|clear|certain|seen|heard|proven|read|rehearsed)
    )\b|
    n['’]t\b
  `),
  readied(inAnyCase`
    \b(?:
      only|solely|alone|just|merely|limit(?:s|ed|ations?)?|restrict(?:s|ed|ions?)?|single|except|excluding|
      partial(?:ly)?|incomplete|narrow|small|simple|trivial|elementary|modest|toy|synthetic|simulated|textbook|
      rough(?:ly)?|superficial(?:ly)?|caveats?|known (?:gaps?|issues?)|at most|beyond (?:the )?scope|
      out of scope|instead of
    )\b
  `),
  readied(inAnyCase`
    \b(?:
      mask(?:ed|s)?|redact(?:ed|s)?|anonymi[sz]ed|pseudonymi[sz]ed|private|confidential|proprietary|
      exclud(?:e|es|ed)|omit(?:s|ted)?|withheld|removed|stripped|missing|lost|illegible|truncated|shortened|
      ignor(?:ed|es)|skipped|outdated|left (?:out|open)
    )\b
  `),
  readied(inAnyCase`
    \b(?:
      approximat(?:e|es|ed|ely|ions?)|
      estimat(?:e|es|ed)|assum(?:ed|ptions?)|retraced|reconstruct(?:ed|ions?)|(?:retold|rebuilt|restored|recovered|(?:pieced|put) together|assembled) from|
      written (?:down|up) (?:afterwards|later)|
      after the fact|afterwards|
      (?:ends?|stops?) (?:at|with|before|when)|
      (?:was|were|is|are) cut|from memory|placeholders?|invented|depends?|judged by eye|by eye|
      may (?:be|differ|have|not)
    )\b
  `),
  readied(inAnyCase`
    (?:^|[.;:,]\s+)(?<!\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|\d\d?)\s[^.;:,]{1,40},\s)(?!${ofWhatCameOut})(?:the |a )?(?:one|two|three|four|five|six|seven|a few|few|some|1|2|3|4|5)\s+[^.;,!?]{1,40}
      (?=[.;,]|$)(?<!
        \b(?:is|are|was|were|found|follow|follows|chose|ask|asks|asked|run|ran|use|uses|used|be)\b[^.;,]*
      )
  `),
  // Provisional or invented matter, a part instead of the whole, a state that has passed, and words that stand for less.
  readied(inAnyCase`
    \b(?:
      hypothetical|fictional|fictitious|made[- ]up|mock(?:ed|s)?|dummy|demo|sandbox(?:ed)?|offline|local|
      test data|sample(?:s|d)?|subset|parts? of(?! (?:it|the (?:work|trace|session|task))\b)|half(?!-)|excerpt(?:s|ed)?|slivers?|fragments?|glimpse|scraps?|(?:of|from) (?:an?|the) (?:much )?(?:longer|larger|bigger|wider)|snippets?|selected|condensed|abbreviated|
      paraphrased|summari[sz]ed|drafts?|preliminary|provisional|early|prototype|pilot|trial|pending|still|
      open questions?|unresolved|future|later|as of|up to|until|so far|thus far|subjective|opinion|judgement|self-reported|
      (?:html|outputs?|logs?|text|json|repl(?:y|ies)|results?|transcripts?|listings?)\s(?:(?:is|are|was|were)\s)?(?:reduced|trimmed|cropped|thinned)|
      hidden|blurred|secret|internal|kept (?:out|back|private)|non-(?!disclosure|profit|zero|null|binary|stop|fiction|linear)\p{L}+|
      un(?!(?:us|expect|paid|balanc|handl|defin|pack|load|subscrib|lock|block|install|limit|nam|escap|cach|index|plann|want|stabl)\p{L}*)\p{L}{3,}(?:ed|able)|
      in(?:complete|accurate|exact|conclusive)|
      rather than|less than|fewer|weak(?:ness)?|uncertain\p{L}*|varies|vary|old(?:er)?|stale|stopped|abandoned|
      timed out|too \p{L}+|but|however|though|although|yet
    )\b
  `),
  /\b(?:of|on|from|for|with|in)\s(?:one|a single)\s[\p{L}-]+(?:\s(?:of|in|at)\s(?:one|a single)\s[\p{L}-]+)?\W*$/iu,
  readied(inAnyCase`
    \b(?:
      nur|nicht|keine?[nmrs]?|einzig\p{Ll}{0,3}|ohne|ne|pas|sans|seulement|seule?|aucune?|rien|sin|solo|sólo|ningun\p{L}*|sem|
      apenas|não|senza|non(?!-)|geen|niet|alleen|tylko|bez|nie|только|без|не
    )\b|
    仅|只|没有|未|のみ|なし|ない
  `),
];

/** A closing remark of a few words says under what conditions all this held. */
const closingRemark = /[.!?;]\s+\p{Lu}?[^\s.;!?]+(?:\s[^\s.;!?]+){0,3}[.!]?\s*$/u;

/** The same behind the only comma, unless it goes on with what belongs to the work, or with what became of it. */
const remarkBehindAComma = new RegExp(
  String.raw`^[^,]{8,},\s(?!${countedYield})(?!(?:was|wer|wie|wo|dass|ob|who|what|how|why|where|which|que|qué|quoi|with|without|and|or|then|from|by|via|using|including|covering|in|to|of|plus|as|avec|con|com|mit|und|et|y|e|${praisesAndFindings})\s)(?![^,]*\b(?:re)?(?:fail|pass|solv|fix|answer|correct|complet|propos|explain|test|document|deliver|end|found|mend|repair|diagnos|list|sort|count|compar|verif)\p{Ll}*\W*$)(?:(?!(?:to|by|and|from|of|with|a|an|the)\s)[\p{L}'’-]+\s){0,2}[\p{L}'’-]{3,}[.!]?\s*$`,
  'u',
);

/** Words with which a clause goes on with the work, says how it was done, or praises it. */
const goesOnBehindAComma = inLines`
  (?:was|wer|wie|wo|dass|ob|who|what|how|why|where|which|que|qué|quoi|with|without|and|or|then|from|by|via|using|including|covering|in|to|of|plus|
    avec|con|com|mit|und|et|y|e|step|each|every|all|both|eine?|une?|una|through|because|since|so that|thanks|weil|parce|porque|${praisesAndFindings})\s
`;
const oneOfTheDeeds = inLines`
  \b(?:\p{L}{3,}(?:ed|ing)|ge\p{L}{2,}t|\p{L}+(?:iert|ado|ada|ados|adas|ée?s?)|taken|drawn|made|written|read|done|built|put|sent|given|shown|proven|found|
    useful|helpful|perfect\p{L}*|and|und|et|y|then|to|bis|by)(?!\p{L})
`;

/** "Log reading, first hour of the outage", "Vertrag gelesen, Laienmeinung": a thing named behind the only comma, which tells of no deed. */
const namedBehindAComma = new RegExp(
  String.raw`^[^,]{8,},\s(?:as\s(?!well\b|an?\b|requested|asked|needed)[^,]{3,60}|(?!${countedYield}|${goesOnBehindAComma})(?![^,]*${oneOfTheDeeds})(?:[\p{L}\d'’-]+\s){0,6}[\p{L}\d'’-]+)\.?$`,
  'iu',
);

/**
 * A limit is nearly always an afterthought: a second sentence, or a clause behind a semicolon, a dash or brackets. Ways to put it
 * are endless, so that what stands there is taken for one; only a description in a single breath is said to name none.
 */
const hasASecondThought = /[.!?।॥؟۔]\s+\S|[;؛。；]\s*\S|\s[–—]\s|[([]|\n/u;

/** Behind it a thought begins. */
const endOfAThought = /(?<=[.!?;])\s+/u;

/** "The user corrected one sentence and approved it", "It covers intake and research", "Suitable for training": how the work went, or what the trace is good for. */
const goesOn = readied(inAnyCase`
  ^\W*(?:
    (?:then\s|first\s|finally\s|next\s)?
      (?:(?:the|this|an?|its)\s)?(?:(?:trace|session|workflow|record|example|agent|assistant|user|person|client|customer|owner)\s|it\s|she\s|he\s|they\s)
      (?:then\s|also\s|first\s|finally\s)?
      (?:ask|search|find|draft|correct|approv|read|writ|compar|explain|tell|cover|show|contain|includ|document|demonstrat|illustrat|follow|
        lead|identif|recommend|produc|deliver|return|check|choos|pick|want|request|accept|confirm|describ|discuss|captur|provid|present|
        summari[sz]|calculat|analy[sz]|propos|suggest)(?:e?s|e?d|ied|ies|ting|ten)?\s|
    (?:(?:(?:the|an?|its)\s)?(?:agent|assistant|user|person|client|customer)|it)\s(?:then\s|also\s|first\s)?
      (?!(?:is|has|was|does|lacks|needs|relies|rests|depends|misses|guesses|assumes|remains|seems|works|uses|knows|thinks|believes|says|
        stems|comes|holds|shows|leaves|omits|skips|follows|applies|varies|differs|stands|hangs|helps|breaks|fails)\b)\p{Ll}{2,}s[,\s]|
    (?:every|each)\s\p{L}+\s(?:gets|becomes|receives|turns|moves|leads|ends\sin)\s|
    (?:asked|found|wrote|drew|chose|told|gave|sent|took)\s|
    (?:(?:short|real|realistic|clear|clean|compact|concise|rich|authentic|dense|varied|practical)(?:,\s(?:and\s)?|\sand\s|\s)){1,4}
      (?:in|with|enough|examples?|vocabulary)\s?[^.;]{0,60}$|
    [^.;:]{3,60}\s(?:is|are|was|were)\s(?:then\s|first\s|also\s)?(?:
      found|listed|explained|resolved|solved|compared|computed|calculated|sorted|ranked|drafted|written|rewritten|delivered|proposed|fixed|counted|
      measured|identified|located|merged|rebuilt|replaced|answered|traced|diagnosed
    )(?:\s(?:by\s(?!hand|eye)|in|with|from|and|step by step|one (?:after|by) (?:another|one|the other)|to the (?:user|customer|client|reader))(?!\p{L})|[,.]|\W*$)|
    (?:(?:it|this|the trace)\sis\s)?(?:suitable|ideal|useful|perfect|well suited|valuable|great|excellent)\s(?:for|as|to)\s|
    (?:contains?|covers?|shows?|includes?|demonstrates?|documents?|illustrates?)\s|
    (?:every|each)\s(?:step|action|decision|answer|claim)\s(?:is|has|builds?|follows?|carries|comes|was)\s|
    (?:(?:fully|well|thoroughly)\s)?(?:reproducible|documented|verified(?:\send to end)?|end to end)\W*$|
    (?:a\s)?(?:(?:real|true|very|absolute|instant|timeless)\s)?(?:classic|great|nice|perfect|excellent|impressive|brilliant|elegant|enjoy|must-see|recommended|chapeau|done)\W*$|
    (?:all|\d+)\s(?:[\p{L}-]+\s)?(?:all\s)?(?:green|passing|passed|pass|correct|successful)\W*$|
    [^.;]{3,80}\s(?:leads?|led|points?|pointed)\sto\s(?:the|an?)\s|
    (?:(?:the|this|our|its|an?|truly|simply|what)\s){0,3}(?:[\p{L}-]+\s)?(?:great|perfect|excellent|prime|outstanding|superb|exemplary|flawless|impressive|remarkable|masterful|brilliant|gold[- ]standard|first-class|world-class|expert-level|textbook)\s
      (?:examples?|demonstrations?|showcase|case|cases|work|display|execution|quality|results?|performance|trace|session|piece)\b|
    (?:zero|no|without(?: any)?)\s(?:downtime|errors?|bugs?|issues?|problems?|regressions?|mistakes?|data loss|hallucinations?)\W*$|
    (?:[\p{L}-]+\s){1,4}(?:will|can)\snever\s(?:fail|break|crash|happen)\b|
    (?:[\p{L}-]+\s){1,3}(?:loved|adored|praised|celebrated|raved|(?:was|were|is|are)\s(?:\p{L}+ly\s)?(?:delighted|thrilled|impressed|amazed|very happy|very satisfied|fully satisfied|blown away))\b|
    (?:the\s)?(?:agent|assistant|model)\s(?:\p{L}+ly\s)(?!only\b)\p{Ll}+s\s|
    (?:everything|all)\s(?:is|was|works?|worked|runs?|ran|went)\s(?:guaranteed|perfect(?:ly)?|flawless(?:ly)?|great|correct(?:ly)?|as (?:expected|intended|planned)|fine|well|smoothly|to work)\b|
    [^.;]{3,60}\s(?:sounds?|looks?|feels?)\s(?:professional|perfect|great|excellent|amazing|fantastic|polished|stunning|beautiful)\W*$|
    (?:l['’]agent|l['’]assistant|el agente|o agente|der agent|die agentin)\s\p{L}
  )
`);

/** True where every thought behind the first only goes on telling of the work. */
function onlyGoesOn(description: string): boolean {
  const [first, ...others] = description.trim().split(endOfAThought);
  if (others.length === 0 || asides.test(description)) return false;
  if (first!.endsWith('?') && others.length === 1) return isAnAnswer.test(others[0]!);
  return (
    others.every((thought) => goesOn.test(thought) || praises(thought)) ||
    (isInPlainEnglish(description) && others.every(tellsOfTheWork))
  );
}

/** "Which white for the kitchen? Five paints compared.": what the work was on, put as a question, and how it was done. */
const isAnAnswer = readied(inAnyCase`
  ^\W*(?:the\s|an?\s|\p{L}+\s|\d+\s)?(?:[\p{L}-]+\s){0,4}?(?:compared|answered|decides?|tells?|knows?|shows?|solves?|explains?|calculated|weighed|ranked|tested|found|explained|(?:sql|python|excel|r)\s\p{L}+)\b[^.]{0,60}\.?$|
  ^\W*(?:zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco)\s\p{L}+,\s(?:eine|une|una)\s\p{L}+\.?$
`);

/** A clause in brackets, behind a dash or in a line of its own may be a limit, whatever it begins with; a line may break anywhere. */
const asides = /\s[–—]\s|[([]|(?<=[.!?:;])\s{0,3}\n|\n\s{0,3}\n|[。；؛।॥؟۔]/u;

/** That nothing went wrong or is missing is a denial, but the opposite of a limit; so is a draft that something began as. */
const praise = new RegExp(
  inLines`
    \b(?:without|no|zero|free of|free from)\s(?:[\p{L}-]+\s){0,2}?(?:
      gaps?|errors?|failures?|problems?|mistakes?|issues?|downtime|bugs?|regressions?|discrepanc(?:y|ies)|data loss|retries|surprises|hitch(?:es)?|corrections?|limitations?|
      caveats?|flaws?|detours?
    )\b|
    \b(?:somebody|someone|anybody|people|\p{L}+(?:er|or|ist|ent|ant)s?|user|man|woman|person|owner|beginner) (?:
      with (?:no|little|hardly any)|without(?: any)?|who (?:has|had|have) (?:no|never)
    ) (?:[\p{L}-]+ ){0,2}(?:knowledge|experience|idea|training|background|skills?|education|degree|time|patience)\b|
    (?<!\p{L})(?:sin|sans|senza|sem|ohne|zonder|bez)\s(?:(?:ningún|aucune?|alcun|nenhum|jede[nr]?|un solo)\s)?(?:error(?:es)?|erreurs?|errori|erros?|fehler|probleme?s?|problemas?|problemi|fallos?|fallas|lücken|lagunes|lagunas|lacunes|fouten|błędów)(?!\p{L})|
    \buntil (?:the |it |they |all |every |each |everything )(?:[\p{L}-]+ ){0,4}?(?:is|are|was|were|fits?|feels?|works?|passes|balances?|runs?|sounds?|looks?|holds?|matches|matched|worked|passed)\b|
    \btextbook (?:examples?|cases?)\b|
    \b(?:will|can) never (?:fail|break|crash|happen)\b|
    \bno longer (?:fail|crash|complain|hang|flicker|drift|leak|block|warn|loop|stall|break|time)\p{Ll}*|
    (?<!\p{L})ya no (?:falla|protesta|se queja|da error|se cuelga|bloquea)\p{Ll}*|
    \bno-go\b|\bnot only\b|\bnothing (?:is |was )?(?:missing|left out|omitted)\b|\bfrom (?:[\p{L}-]+ )?draft to\b
  `,
  'giu',
);

/** What was checked or kept back: a clause with one of these words may well be a limit. */
const ofTheEvidence = inLines`
  (?:only|tested|checked|verified|validated|reviewed|approved|confirmed|seen|read|included|shown|recorded|covered|measured|tried|masked|redacted|
    withheld|omitted|left out|outputs|timestamps|recordings?|synthetic|made[- ]up|invented|fictional|mock|limited|replaces?|may|might|stops?|ends?|depends?|
    geprüft|getestet|nur|probad[oa]s?|sol[oa]|testée?s?|seulement)
`;

/**
 * What the work was on, in the words of a limit: "a script that does not start", "the missing invoice", "the agent removes old
 * logs", "draft of a letter".
 */
const subjectOfTheWork = new RegExp(
  inLines`
    (?<!\bof\s)\b(?:that|which|who|why|whether|when)\s(?![^.,;]*\b${ofTheEvidence}\b)[^.,;]*|
    (?:,\s(?:der|die|das)|(?<!\p{L})(?:que|qui|pourquoi|warum|weshalb|por qué))\s(?![^.,;]*(?<!\p{L})${ofTheEvidence}(?!\p{L}))[^.,;]*?(?<!\p{L})(?:nicht|no|ne|n['’])(?!\p{L})[^.,;]*|
    \b(?:an?|the|his|her|its|their|our|of|for|from|about|in|to|with|and|any|some|all|finds?|removes?|^\W*\p{L}+ing)\s(?:
      missing|lost|private|confidential|proprietary|internal|local|hidden|secret|old(?:er)?|early|stale|outdated|truncated|rough|
      approximate|trial|pilot|future|later|un(?:dated|signed|paid|read|answered|named|labelled|sorted|opened|solved|matched|assigned)
    )\s(?!(?:data|parts?|names?|values?|figures|records)\b)(?=\p{L})|
    (?:^\W*|\b(?:agent|assistant|bot|script|program|tool|it)\s)(?:then\s)?(?:
      remov|mask|redact|anonymi[sz]|omit|exclud|skip|draft|strip|sampl|estimat|approximat|summari[sz]|paraphras|condens|shorten|restrict|
      limit|hid|reconstruct
    )(?:t?e?d|(?:t|p)?ing|e?s|ions?(?=\sof)|e?)\s(?!(?:to|data|from|by|with)\b)(?=\p{L})|
    ,\s(?:limits|removes|skips|restricts|omits|drops|masks|hides|excludes|strips)\s(?!(?:the\s)?(?:data|names?|values?)\b)(?=\p{L})|
    ^\W*(?:rough|old|early|missing|lost|private|internal|small|simple)\s\p{L}+\s(?:becomes?|turns?|gets?|grows?)\s|
    (?<!\b${ofTheEvidence}\b[^.;,]{0,60})\band not\s(?:by|on|with|for|from|in|at|the|an?)\s[^.;,]*|
    ^\W*(?:(?:an?|the|cost|time|first)\s)?(?:drafts?|estimates?|prototypes?|opinions?|redaction|masking|excerpt|rough cut)\s(?:of|for|on|about)\b
  `,
  'giu',
);

/** True where a description says anything of what the trace does not show or where it does not reach. */
export function namesALimitation(description: string): boolean {
  const goes = onlyGoesOn(description);
  if (!goes && hasASecondThought.test(description.trim())) return true;
  const unpraised = description.replace(praise, ' ');
  const sober = unpraised.replace(subjectOfTheWork, ' ');
  return (
    limits.some((limit) => limit.test(sober)) ||
    restsOn.test(sober) ||
    limitInOneBreath.test(description) ||
    (!goes && (closingRemark.test(sober) || remarkBehindAComma.test(unpraised) || namedBehindAComma.test(unpraised)))
  );
}
