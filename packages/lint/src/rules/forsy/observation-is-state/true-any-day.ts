import { inAnyCase } from '../../in-lines.ts';
import { type Readied, readied } from '../../sieve/readied.ts';
import { sifted } from '../../sieve/sieve.ts';

/** Nothing at all. */
export const boilerplate: readonly Pick<Readied, 'exec'>[] = [
  sifted(inAnyCase`
    ^(?:all |the |any |some )?(?:
      (?:of the )?(?:required|necessary|needed|relevant|prior|previous|earlier|available|existing|preceding)\s
    )?(?:\p{L}+\s){0,2}?(?:
      information|context|prerequisites?|preparations?|inputs?|conditions|requirements|background|data|
      details|steps?|results?|materials?|history|conversation
    )\b[^.]{0,80}?\b(?:
      reviewed|considered|gathered|met|complete[d]?|available|ready|collected|understood|noted|known|
      taken into account|in place|established|clear|provided|prepared|loaded|satisfied
    )\b[^.\d]{0,80}\.?$
  `),
  readied(inAnyCase`
    ^(?:
      ready|proceeding|continuing|starting|same as (?:above|before)|as above|as before|see above|n/a|none|
      nothing (?:special|new|to report)|
      normal|ok|okay|no observations?
    )\b[^\d"“]{0,40}\.?$
  `),
  readied(inAnyCase`
    ^(?:everything|all|the stage|the scene)(?: (?:is|was|has been|looks?|seems?))?(?: now| all)? (?:
      prepared|ready|set|set up|in place|in order|good|fine|done|clear
    )\b[^\d"“]{0,60}\.?$
  `),
  sifted(/^context (?:from|of|gathered)\b[^\d"“]{0,60}$/iu),
];

/** A rule of thumb or a verdict: true on any day, so no state. */
export const general: Readied = sifted(inAnyCase`
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
    \b(?:(?:matters?|pays? off) in|(?:matters?|pays? off|counts?) (?:here|a lot|most|more(?=\W*$|\sthan\b)))\b|
    (?:is|are|was|were) of (?:\p{L}+ )?(?:importance|relevance|essence|help|use|value)|
    \b(?:matters|helps|pays off|suffices)\W*$|
    ^(?:user |client |customer )?(?:
      expectations|requirements|quality|accuracy|reliability|consistency|clarity|speed|safety|precision
    )\s(?:is|are|matters?)\b|
    as everyone knows|
    (?:is|are) (?:much |far )?(?:easier|harder|cheaper|faster|simpler|safer|better) to \p{L}+|
    (?:is|are) the (?:\p{L}+ )?(?:follow-up|place to (?:look|start|begin)|thing to do|way (?:to go|forward))|
    \bdepends? on (?:how|whether|what|which|when|where)\b|
    ^(?:better|rather) (?:to )?\p{Ll}+ .*\bthan\b|
    ^(?!(?:der|die|das|den|ein|eine|dieser|diese|unsere?|alle|kein|keine)\s)\p{L}+(?:\s[\p{L}-]+){0,3}\s
      (?:vermeidet|vermeiden|verhindert|schützt|schont|erspart|spart|stärkt|belastet|belasten|erleichtert|schafft)\s|
    \b(?:es|das) ist (?:sinnvoll|ratsam|nötig|wichtig|besser|üblich)\b|
    ^(?!(?:the|this|that|these|those|an?|our|their|its|user|all|both|no|we|i|it|they|he|she|you)\s)[\p{L}-]+
      (?:\s[\p{L}-]+){0,4}\s(?:
        avoids?|leads? to|prevents?|ensures?|improves?|reduces?|increases?|disturbs?|spoils?|invites?|saves?|
        pays?|breeds?|drives?|deserves?|benefits? from|complicates?|frustrates?|undermines?|erodes?|strengthens?|
        (?:is|are) (?:known to|prone to|bound to|questionable|frustrating|irreversible|desirable|welcome|called for|at (?:the|its) heart)|
        takes? (?:time|care|practice|patience)
      )\s|
    sooner or later|
    ^an? (?:good|bad|clear|poor|clean|well-\p{L}+) [\p{L}-]+ (?!(?:has|is|was|had|came|went)\b)\p{L}+s\b|
    (?:varies|vary) (?:from \p{L}+ to \p{L}+|widely|a lot|greatly|with (?:the )?(?:time|season|weather|day|region))|stands? (?:or|and) falls? with|
    makes? (?:no|little|more|perfect|good) sense\b|(?:is|are) (?:always |inherently |notoriously |by nature )?(?:difficult|tricky|complicated|delicate|subjective|error prone|notorious|an art)|
    (?:est|sont|es|son|ist|sind|é|são) (?:très |muy |muito |sehr )?(?:difficiles?|délicate?s?|complexes?|difíci(?:l|les|eis)|delicad[oa]s?|schwierig|heikel)|
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
`);

/** What is so as a rule says nothing of today, whatever it names. */
export const ruleOfThumb: Readied = sifted(
  /\b(?:usually|commonly|typically|generally|as a rule|normally|in general)\b/iu,
);

/** How well the work went: said of it by whoever did it, and no state of anything. */
export const praise: Readied = sifted(inAnyCase`
  \b(?:is|are|was|were|remains?|looks?|reads?|sounds?|seems?|has become)\s
    (?:now |both |very |quite |already |thus |even ){0,2}(?:(?:far |much |significantly )?(?:more|less) )?(?:
      accurate|coherent|comprehensive|plausible|convincing|professional|engaging|polished|satisfactory|adequate|
      appropriate|suitable|robust|secure|healthy|balanced|beautiful|catchy|concise|readable|harmonious|reliable|
      effective|efficient|satisfied|happy|maintainable|user-friendly|outdated|clumsy|sloppy|messy|chaotic|shabby|awkward|careless|lousy|
      well(?:[- ]\p{L}+)?
    )(?=\W*$|, and | (?:and|now|for|to|in|with) )|
  ^[^,;:]{3,60}\b(?:works?|behaves?|functions?|runs?) (?:now )?(?:as (?:expected|intended|desired)|perfectly|smoothly)\W*$|
  \b(?:meets?|fulfil(?:l?s)?|satisf(?:y|ies)|compl(?:y|ies) with) (?:all |both |every )?(?:of )?(?:the |\p{L}+['’]s )?(?:\p{Ll}+ )?(?:
    requirements?|criteria|needs?|requests?|expectations?|constraints?|wishes
  )\b|
  \b(?:problems?|issues?|bugs?|questions?|tasks?|goals?|objectives?|requests?|incidents?) (?:is|are|was|were|has been|have been) (?:now |fully |successfully |thus )?(?:
    solved|resolved|answered|achieved|reached|fulfilled|accomplished|contained|settled
  )\b|
  ^(?:all|every|each) [^,;:]{3,50}\b(?:is|are|was|were|has been|have been) (?:now )?(?:
    addressed|considered|incorporated|accounted for|taken into account
  )\b|
  ^(?:all|every|each) (?:of )?(?:the )?(?:\p{Ll}+ )?(?:aspects?|points?|requirements?|criteria|wishes|needs|conditions|constraints|topics)\s
    [^,;:]{0,30}\b(?:covered|met|fulfilled|respected|satisfied)\b|
  ^at this (?:point|stage),?\s|
  ^(?:good|great|steady|solid|real|excellent) progress\b|\bin an? (?:poor|sorry|terrible|sad|lamentable|excellent) (?:state|shape|condition)\W*$|
  ^(?:most|many|few|none|some) of (?:them|it|these|those|this) (?:(?:do|does)(?: not|n['’]t) )?(?:matters?|counts?)\W*$|
  (?<!\p{L})(?:
    (?:entspricht|entsprechen|erfüllt|erfüllen) (?:nun )?(?:de[nrm]|die|das|alle[nr]?|sämtliche[nr]?) (?:\p{Ll}+ )?
      (?:vorgaben|anforderungen|erwartungen|wünschen?|kriterien)|
    alle \p{L}+ [^.]{0,60}\bberücksichtigt\b|
    problem (?:ist|wurde) (?:nun |damit |jetzt )?(?:gelöst|behoben)|
    problème (?:est|a été) (?:maintenant )?résolu|
    (?:respecte|répond à|satisfait) (?:toutes? |tous )?les (?:exigences|contraintes|critères|attentes)|
    cumplen? (?:con )?(?:todos )?los (?:requisitos|criterios)|
    (?:quedó|quedaron|ficou|ficaram) (?:muy |bem |bien |mais |muito )?
      (?:bien|bem|clar[oa]|complet[oa]|satisfech[oa]|satisfeit[oa]|estructurad[oa]|estruturad[oa]|emocionante|perfect[oa]|perfeit[oa])|
    cumpre (?:todos )?os requisitos|
    problema (?:está|foi|fue|ha sido|quedó) (?:ya |agora )?(?:resuelto|resolvido|solucionado)
  )|
  (?:问题|任务|工作|内容|文案|结果|代码)[^。，]{0,12}(?:已经?(?:全部)?(?:解决|完成|修复|生成)|完整|清晰)
`);
