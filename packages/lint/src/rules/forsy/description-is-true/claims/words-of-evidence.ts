import { inLines } from '../../../in-lines.ts';

/** What shows or sounds like the work, and what was measured of it. */
export const media: string = inLines`
  (?:
    screen[- ]?(?:shots?|recordings?|captures?|casts?)|
    (?:video|audio|voice|camera|screen)[- ](?:recordings?|captures?|footage|files?|logs?)|
    (?:session|network|packet|traffic|window|desktop) (?:captures?|recordings?|replays?|traces?)|
    recordings?|footage|videos?|photos?|photographs?|pictures?|images?|telemetry|sensor (?:data|streams?|readings?)|key ?strokes?|
    mouse (?:movements?|data)|(?:eye|gaze)[- ]tracking|audio|dashboards?|
    (?:biometric|physiological|heart[- ]rate|gaze|motion) data
  )(?!
    \s(?:
      models?|generators?|editors?|processing|recognition|classif\p{L}+|modules?|formats?|players?|apps?|
      tools?
    )
  )
`;
/** How such evidence is said to serve. */
export const bearsOut: string = '(?:document|show|capture|prove|back|support|follow|illustrate)s?';
/** How something is said to come with the trace. */
export const given: string = inLines`
  (?:
    with|includ(?:es|ed|ing)|contain(?:s|ing)|attached|attach(?:es)?|accompanied by|complete with|full|
    synchroni[sz]ed|recorded|comes? with|provides?|featur(?:es|ing)|plus|together with
  )
`;
/** The same in other languages. */
export const givenAbroad: string = '(?:mit|inklusive|samt|avec|con|com|incluye|inclui|contient|enthält)';
/** What shows or sounds like the work, in other languages. */
export const mediaAbroad: string = inLines`
  (?:
    screenshots?|bildschirm(?:fotos?|aufnahmen?|aufzeichnungen?)|(?:video|ton)(?:aufnahmen?|aufzeichnungen?|mitschnitte?n?)|
    fotos?|photos?|videos?|vidéos?|vídeos? d[aeo] (?:tela|ecrã|pantalla|sess?ão|sesión)|captures? d['’]écran|enregistrements?|capturas? de (?:pantalla|tela|ecrã)|
    grabaci(?:ón|ones)|grava(?:ção|ções)
  )
`;
/** The same in Chinese and in Japanese. */
export const mediaInHanOrKana: string = '(?:写真|動画|録画|録音|スクリーンショット|截图|截屏|录屏|录像|录音|照片|视频)';
/** People of a trade who looked at it, in the languages that traces come in. */
export const judgedAbroad: string = inLines`
  (?<!\p{L})(?:relu|vérifié|validé|approuvé|contrôlé|corrigé|annoté|évalué|noté|observé)e?s?\spar\s(?:une?|des|les?|la|deux|trois)\s
    (?!(?:agent|assistant|modèle|script|programme|outil|utilisat|test|calcul)\p{L}*)\p{L}+|
  (?<!\p{L})(?:revisad|verificad|validad|aprobad|aprovad|corregid|corrigid|conferid|anotad|evaluad|avaliad|calificad|observad)[oa]s?\s(?:por|pel[oa]s?)\s
    (?!(?:(?:el|la|los|las|una?|uma?|o|a)\s)?(?:(?:propi|própri|mism|mesm)[oa]s?\s)?(?:agente|asistente|assistente|modelo|script|programa|herramienta|ferramenta|usuari|usuári|utilizador|test|teste)\p{L}*)\p{L}+|
  (?<!\p{L})(?:von|durch)\s(?:eine[mnr]?|zwei|drei|mehreren)\s
    (?!(?:agent|assistent|modell|skript|programm|werkzeug|nutzer|benutzer|test|rechn)\p{L}*)[\p{L}-]+(?:\s[\p{L}-]+)?\s
    (?:geprüft|bestätigt|abgenommen|begutachtet|freigegeben|gegengelesen|validiert|bewertet|annotiert|benotet)(?!\p{L})
`;
/** What somebody did who looked at the work. */
export const judged: string = inLines`
  (?:
    review|verif|validat|confirm|annotat|adjudicat|label|approv|accept|certif|endors|sign|audit|check|prais|
    vett|assess|rat|grad
  )(?:ed|led|ied|ted)(?:\s(?:off|and\s\w+))?
`;
/** Whoever is none of those that take part in a trace by themselves: agents, users, programs and tests. */
export const outsider: string = inLines`
  (?!
    (?:the |an? |its |one |two |another )?(?:[\w-]+ )?(?:
      nobody|no one|noone|agents?|assistants?|models?|scripts?|tests?|tools?|programs?|users?|hand|eye|itself|rules?|rubrics?|
      systems?|checksums?|ci|linters?|validators?|hashe?s?|subagents?|schema|us|compilers?|build|type|lines?|
      rows?|pages?|steps?|engines?|solvers?|calculators?|simulat(?:ors?|ions?)|(?:multi)?meters?|profilers?|debuggers?|
      (?:spell-?)?checkers?|formulas?|commands?|quer(?:y|ies)|searche?s?|benchmarks?|dry[- ]runs?|runs?|comparison|calculation|induction|
      \p{L}+ing(?!\s(?:\p{L}+\s)?(?:solicitor|barrister|lawyer|attorney|notary|doctor|physician|surgeon|nurse|vet|psychologist|engineer|
        architect|teacher|scientist|researcher|accountant|auditor|editor|journalist|translator|specialist|expert|consultant|professor|
        professional|team|body|committee)s?\b)
    )\b
  )\p{L}
`;

/** People by what they do, told by the end of the word; what runs by itself ends so too. */
export const ofATrade: string = inLines`
  (?!(?:
    (?:\p{L}+-)?(?:lint|compil|pars|schedul|load|serv|comput|contain|work|check|read|driv|numb|lett|ord|filt|pap|layer|test|build|runn|
      track|profil|debugg|print|scann|crawl|convert|formatt|render|us|read)ers|
    (?:err|sens|vect|monit|validat|simulat|generat|act|calculat|process|detect|fact|conditi|operat|selec?t|col)ors|
    (?:component|document|argument|statement|comment|event|client|assistant|agent|subagent|variant|constant|element|experiment|
      assignment|deployment|environment|segment|increment|requirement|improvement|percent|patient)s|
    users|lists
  )\b)(?:
    \p{L}{2,}(?:ers|ors|ists|ants|ians|ents|eons|yers)|nurses|colleagues|peers|people|humans|staff
  )
`;
/** What such people would have judged, for it to count as evidence. */
export const partOfTheTrace: string = inLines`
  (?:of\s)?(?:(?:the|each|every|all|its|both|these|his|her|their|one|any)\s)?(?:of\s)?(?:(?:the|its|these)\s)?(?:agent['’]s\s)?(?:of\s)?(?:the\s)?
  (?:steps?|answers?|outputs?|traces?|labels?|evals?|evaluations?|reasonings?|actions?|responses?|decisions?|outcomes?|tool calls?)\b
`;
/** What such people leave. */
export const judgements: string =
  '(?:ratings?|labels?|annotations?|scores?|grades?|judge?ments?|verdicts?|assessments?|marks)';

/**
 * "Heart-rate data accompany each step": whatever is said to come with the steps, besides what the format has a field for, is
 * evidence that the trace would have to hold.
 */
export const besideTheSteps: string = inLines`
  (?:^|[.;,:]\s+|\band\s)
  (?![^.;!?]{0,60}?\b(?:
    reason(?:s|ings?)?|observations?|evals?|evaluations?|times?|timestamps?|inputs?|outputs?|directives?|notes?|feedback|files?|artifacts?|
    scripts?|readme|manifest|code|commands?|messages?|causes?|links?|labels?|diffs?|patch(?:es)?|results?|answers?|calls?|summary|
    comments?|explanations?|verdicts?|prompts?|report|review|test|tests|user|agent|it|they|which|that
  )\b[^.;!?]{0,60}?\b(?:accompan|come|log|record|captur|back|support|underpin|part of))
  [^.;!?,]{3,60}?\s(?:
    (?:accompan(?:y|ies)|comes? (?:along )?with|(?:back|support|underpin|document|prove)s?)\s(?:the|each|every|all)\s(?:of the\s)?(?:its\s)?
      (?:steps?|traces?|answers?|session)|
    (?:is|are|was|were)\s(?:also\s)?(?:logged|recorded|captured|sampled|stored|kept)\s(?:(?:along|alongside|together|throughout|in parallel)\s?)?(?:with|at|for)?\s?
      (?:the|each|every|all)\s(?:of the\s)?(?:steps?|traces?)|
    (?:is|are)\s(?:a\s)?part of (?:the|this) (?:data(?:set)?|set|trace|release|record)(?!\s(?:notes?|of|for|that)\b)
  )\b
`;
