import { inAnyCase, inGivenCase, inLines } from '../in-lines.ts';
import { readied } from '../sieve/readied.ts';
import { firstPages } from './first-pages.ts';

/** A key under which somebody says that, or by whom, a trace was reviewed. */
export const reviewKey: RegExp = /review|annotat|validated|approv|audit|judge|verified|checked/i;

/** True for a text with a sentence that says who, or which model, reviewed; one that denies it, or names the agent itself, does not. */
export function saysWhoReviewed(text: string): boolean {
  return sentencesOf(text).some(({ words }) => isAboutReviewers(words));
}

/** True for a place in a text whose sentence says who reviewed: a name there is stated on purpose. */
export function isOfAReviewer(text: string, place: readonly [start: number, end: number]): boolean {
  return sentencesOf(text).some(
    ({ words, start }) => start <= place[0] && place[1] <= start + words.length && isAboutReviewers(words),
  );
}

/** True for a README that says so in a paragraph, a point of a list or a row of a table, and means more than who made the trace. */
export function readmeSaysWhoReviewed(readme: string): boolean {
  return firstPages(readme)
    .split(/\n\s*\n|\n(?=\s*(?:[-*+#|>]|\d+[.)])\s?)/)
    .map(asASentence)
    .some((text) => /\S/.test(text) && saysWhoReviewed(text.replace(byTheAgent, '')));
}

/** "| **Reviewed by** | A. Person |" as somebody would say it. */
function asASentence(block: string): string {
  return block
    .replace(/\s+/g, ' ')
    .replace(/[*`]|__/g, '')
    .replace(/^[\s|>#+-]+|[\s|]+$/g, '')
    .replace(/\bby\s?[:|]\s?/gi, 'by ')
    .replace(/\s\|\s/g, ': ');
}

/** "Annotated by the tracing agent", which every README says of a trace that nobody else looked at. */
const byTheAgent =
  /\b(?:by|from)\s(?:(?:the|an?|its|this)\s)?(?:(?!second|other|another|different)\p{L}+\s)?(?:agent|assistant|tracer|script|tool|converter)(?:\s(?:itself|alone|only))?(?!\p{L})/giu;

function isAboutReviewers(sentence: string): boolean {
  if (denied.test(sentence)) return false;
  const doer = someoneDid.exec(sentence)?.[1];
  return (
    (doer !== undefined && !notAReviewer.test(doer)) || [...told, ...toldAbroad].some((form) => form.test(sentence))
  );
}

/** The sentences of a text; a title and an initial end none. */
function sentencesOf(text: string): { readonly words: string; readonly start: number }[] {
  const ends = /(?<!(?:^|[^\p{L}])(?:\p{Lu}|Dr|Prof|Mr|Mrs|Ms|Mx|St|Dipl|Ing)\.)(?<=[.!?;])\s+|(?<=[。；！？])/gu;
  let start = 0;
  return text.split(ends).map((words) => {
    const at = text.indexOf(words, start);
    start = at + words.length;
    return { words, start: at };
  });
}

/** What reviewers do to a trace. */
const reviewed = inLines`
  (?:
    (?:re-?|double-?|cross-?|spot-?)?(?:review|check|verif|validat|audit|judg|grad|annotat|inspect|assess|evaluat|vett|label|scor|rat|examin)(?:l?ed|ied|ted)|
    approved|accepted|confirmed|corrected|read|re-?read|proofread|signed(?: off)?|went (?:through|over)|
    looked (?:at|over|through)|compared
  )
`;

/** "A second model reviewed each step", "Two annotators went through the labels", and who that was. */
const someoneDid = readied(inGivenCase`
  (?:^|[,:(]\s*|\b(?:and|that|which|then)\s)
  ((?:(?:[Aa]n?|[Tt]he|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Aa]nother|[Bb]oth|[Ss]everal|[Oo]ur|\d+)\s|\p{Lu})(?:[^.,;:!?]|(?<=(?<!\p{L})(?:Dr|Prof|Mr|Mrs|Ms|Mx|St|\p{Lu}))\.){1,60}?)
  (?:,\s[^.,;:!?]{1,60},)?\s
  (?:(?:has|have|had|also|then|each|both|later|independently|separately)\s){0,2}
  (?:${reviewed}\s(?:and|then)\s)?${reviewed}\s(?:the|each|every|all|its|both|these|them|it|this|any|their|\d+|ten|five|twenty|steps|labels|directives)\b
`);
/** The agent itself, who asked for the work, and what is no judge of a trace. */
const notAReviewer = readied(inAnyCase`
  ^(?:no|nobody|none|neither|nothing|it|we|i|they|you|he|she|this|these|there|what|who|which|after|before|when|
    (?:(?:the|an?)\s)?(?:(?!second|other)\p{L}+\s)?(?:
      agent|assistant|user|script|tool|test|trace|task|step|program|run|session|linter|validator|ci
    )s?)(?!\p{L})
`);

/** What runs by itself, and the agent of the trace, review nothing. */
const machine = inLines`
  (?:unit|integration|regression|automated|automatic|ci|test|lint|type)[- ]?(?:tests?|checks?|suites?|pipelines?)(?!\p{L})|
  (?:linters?|linting|compilers?|validators?|ci|tests?|scripts?|schemas?|pipelines?|hooks?|builds?|checksums?|assertions?|hash(?:es)?)(?![\p{L}'’])|
  (?<=\b(?:by|from)\s(?:an?|the|its|this|same|tracing|recording)\s(?:tracing\s|recording\s|same\s)?)agent(?!\p{L})|
  (?:testsuite|testlauf|pruebas|suite de|tests unitaires|skript|compilador|compilateur|linter)
`;

const told = [
  // Reviewed by somebody, but not line by line.
  readied(inAnyCase`
    \b(?:
      (?:review|check|validat|verif|approv|accept|audit|judg|grad|annotat|confirm|inspect|sign|assess|evaluat|prüf|geprüft|relu|relid|releíd|revis|conferid|comprobad|contrôl|controll?at)\p{L}*|
      (?:re-?|proof-?)?read(?!\p{L})
    )\b[^.!?]{0,80}?\b(?:by|from|von|durch|par|por)\s+
      (?!(?:lines?|steps?|hand|eye|rows?|items?|pages?|turns?|words?|itself|cell)\b)
      (?!(?:[\p{L}-]+['’\s]\s?){0,2}?(?:${machine}))\p{L}
  `),
  readied({
    source: String.raw`\b${reviewed}\b[^.!?]{0,60}?\bwith (?:an?|another|two|the help of)\s(?!(?:\p{L}+\s)?(?:script|tool|test|program|query|command|linter|validator|checksum|diff|tolerance)s?\b)\p{L}`,
    flags: 'iu',
  }),
  /\[PERSON_\d+\]/,
  /\b(?:review|judg|check|assess|evaluat|grad|scor|rat)\w*\b[^.!?]{0,60}\b(?:model|llm|judge)\b/i,
  readied({
    source: String.raw`\b${reviewed}\b[^.!?]{0,60}?\b(?:with|using|via|through)\s+(?:\p{Lu}[\p{L}-]*[\s-]?\d|GPT|Claude|Gemini|Llama|Mistral|Qwen|DeepSeek)`,
    flags: 'u',
  }),
  // "Reviewer: A. Person".
  readied(inAnyCase`
    \b(?:reviewer|annotator|validator|auditor|grader|rater|approver|labell?er|reviewed|annotated|checked|judge)s?
    (?:\s\([^()]{1,40}\))?\s?(?::|=|\s[–—-]\s|\s(?:is|are|was|were)\s)\s?
    (?!(?:no|none|nobody|n/a|not|pending|open|yes|true|false|unknown|to|the agent|agent)\b)\p{L}
  `),
];

const someTool = inLines`
  (?:
    agent|assist|asist|modell?o?\s*selbst|script|skript|guion|tool|werkzeug|programm?a?|outil|test|linter|validat|compil|nutzer|user|
    utilisat|suite|skrypt|narzędzi|strument|usuari|usuári|utente|użytkownik|selbst
  )
`;
/** No reader, but how or where something was read: by hand, from the beginning, line by line. */
const noReader = inLines`
  (?:
    anfang|hand|zeile|seite|spalte|vergleich|stichprobe|augenschein|beginn|vorn|oben|unten|
    lignes?|lots?|étapes?|pages?|exemple|rapport|défaut|comparaison|calcul|sondage|
    líneas?|linhas?|lotes?|pasos?|passos?|partes|páginas?|separado|ejemplo|exemplo|defecto|compara\p{L}+|cálculo|completo|encima
  )[ns]?(?!\p{L})
`;
/** One person or several, in the languages in which the verb says who it was. */
const someone =
  '(?:un[ae]?|uma?|eine?|een|el|la|le|il|o|a|der|die|de|dos|dois|duas|deux|due|zwei|twee|drug[ai]|dwie|dwoje|jedna)';
/** What a trace is made of. */
const partOfTrace = inLines`
  (?:labels?|etiquet|étiquet|etichett|etiket|etykiet|rótul|anotaç|anotaci|annota|oznacze|schritt|étape|etapa|passos|passi|passaggi|pasos?|
    stappen|krok|beschriftung|bewertung|(?:la|the|a|o)\s(?:trace|traza|traccia))
`;
/** Where the reviewer stands before what was done, or the languages have words of their own for both. */
const toldAbroad = [
  readied(inAnyCase`
    (?<!\p{L})(?:von|vom|durch)\s(?!(?:\p{L}+\s)?${someTool})(?:[^.!?;]|(?<=\s\p{L})\.){1,60}?\s(?:
      geprüft|gelesen|gegengelesen|begutachtet|kontrolliert|abgenommen|freigegeben|durchgesehen|bewertet|bestätigt
    )(?!\p{L})|
    (?<!\p{L})(?:sprawdzon|zweryfikowan|przejrzan|zatwierdzon|ocenion|przeczytan)[aeyo]\s[^.!?;]{0,40}?przez\s
      (?!(?:\p{L}+\s)?${someTool})\p{L}|
    (?<!\p{L})(?:revisionat|verificat|controllat|approvat|rivist|rilett|lett)[oaie]\s[^.!?;]{0,40}?da(?:l|lla|lle|i|gli)?\s
      (?!(?:\p{L}+\s)?${someTool})\p{L}|
    (?<!\p{L})(?:gecontroleerd|beoordeeld|nagekeken|goedgekeurd|gelezen)\s[^.!?;]{0,40}?door\s
      (?!(?:\p{L}+\s)?${someTool})\p{L}|
    (?<!\p{L})(?:провере|рецензирова|одобре|просмотре)н[аоы]?\s(?:\p{L}+\s){0,2}?(?!агент|скрипт|тест)\p{L}+(?:[оеиы]м|[оеё]й|[ая]ми)(?!\p{L})|
    (?<!\p{L})(?:проверил|просмотрел|одобрил|оценил)[аи]?\s(?:второй|друг|эксперт|коллег|редактор|специалист|человек|юрист|врач|инженер)
  `),
  // "Durchgesehen von A. Beispiel", "validé par deux juristes": the reviewer stands behind what was done.
  readied(inAnyCase`
    (?<!\p{L})(?<!(?<!\p{L})(?:nicht|noch|pas|jamais|sans|no|nunca|sin|não|sem)\s(?:\p{L}+\s){0,2})(?:
      (?:durchgesehen|gelesen|gegengelesen|begutachtet|kontrolliert|freigegeben|abgenommen|abgezeichnet|bewertet|bestätigt)\s(?:von|vom|durch)|
      (?:validé|vérifié|approuvé|corrigé|examiné|évalué|annoté|lu)e?s?\spar|
      (?:examinad|evaluad|avaliad|aprobad|aprovad|validad|verificad|corregid|corrigid|anotad|leíd|lid)[oa]s?\s(?:por|pel[oa]s?)
    )\s
    (?!(?:\p{L}+['’\s])?(?:${someTool}|${noReader})|\p{L}+\s\d)\p{L}
  `),
  // "A reader checked the labels", where the verb tells who did; what was read is the trace and not what the work was on.
  readied(inAnyCase`
    (?<!\p{L})${someone}\s(?!(?:\p{L}+\s)?${someTool})\p{L}[^.!?;,]{1,60}?\s(?:
      (?:
        (?:ha|han|hanno|a|ont|foi)\s(?:\p{L}+\s)?(?:riv|rev)(?:isto|isado|u)|
        (?:ha|han|hanno|a|ont)\s(?:\p{L}+\s)?(?:riletto|controllato|verificato|approvato|comprobado|verificado|relu|vérifié|contrôlé|validé)|
        conferi(?:u|ram)|revis(?:ou|aram|ó|aron)|verific(?:ou|aram|ó|aron)|valid(?:ou|aram|ó|aron)|aprov(?:ou|aram)|
        comprob(?:ó|aron)|(?:sprawdził|zweryfikował|przejrzał|ocenił)[ai]?
      )\s(?:[^.!?;]{0,30}?[\s'’])?${partOfTrace}|
      (?:hat|haben|heeft|hebben)\s(?:[^.!?;]{0,30}?\s)?${partOfTrace}[^.!?;]{0,20}\s(?:
        geprüft|gegengelesen|durchgesehen|kontrolliert|begutachtet|bestätigt|abgenommen|nagekeken|gecontroleerd|beoordeeld|gelezen
      )(?!\p{L})
    )|
    (?<!(?:агент|скрипт|тест|пользовател)\p{L}{0,3}\s(?:\p{L}+\s)?)(?<!\p{L})(?:проверил|просмотрел|одобрил|оценил)[аи]?\s(?:\p{L}+\s)?
      (?:разметк|метк|меток|шаг|трасс)
  `),
  /[一两三]?[位名个](?!代理|助手|智能体|脚本|程序|用户)[^，。；]{1,10}(?:复核|审核|审阅|校对|检查|评审)了?[^，。；]{0,6}(?:标签|标注|步骤|轨迹|记录)/u,
  /由(?!代理|助手|智能体|脚本|程序|测试|用户)[^。，；由]{1,20}(?:复核|审核|审阅|校对|检查|评审|审查|验收|复查)/u,
  /(?<!エージェント|ツール|スクリプト|テスト|利用者)(?:が|による|により|に)[^。、がに]{0,10}(?:確認|検証|レビュー|査読|校閲|点検|監修)/u,
  /(?<!에이전트|도구|스크립트|사용자)(?:가|이|에 의해)\s?[^.]{0,10}(?:검토|확인|검수|검증)/u,
];

const denied = readied(inAnyCase`
  (?:\b(?:no|not|never|nobody|without)[\s-]|\bun-?)(?:\p{L}+\s){0,2}?
    (?:review|annotat|validat|check|verif|assess|audit|approv)\p{L}*|
  \bnicht (?:\p{L}+\s)?geprüft\b|
  \b(?:only|solely) by (?:the )?(?:agent|itself)\b|\bonly the (?:author|agent|assistant|writer|tracer)\b|
  (?<!\p{L})(?:nie|niemand|keine?[mnrs]?|nikt|nessuno|niet|non|personne|nadie|ninguém|никто|не)(?!\p{L})|
  没有|未经|[未无不]|ない|なし|ません|않|없
`);
