import { inAnyCase, inGivenCase, inLines } from '../../in-lines.ts';
import { type Readied, readied } from '../../sieve/readied.ts';
import { sifted } from '../../sieve/sieve.ts';
import { isAccount, isAddressed, isConcrete, sentencesIn } from '../../wording/prose.ts';

/** "Task completed.": that it is over, and nothing else. */
export const onlyDone: Readied = sifted(inAnyCase`
  ^\W*(?:
    (?:the )?(?:
      task|workflow|work|job|request|everything|all (?:steps|tasks|work)|session|project|process|goal|
      objective|trace
    )\s+(?:(?:is|are|was|were|has been|have been)\s+)?(?:(?:now|successfully|fully|all)\s+)?(?:
      complete[d]?|done|finished|achieved|executed|closed|met|successful|fulfilled
    )(?:\s+(?:successfully|as requested|without (?:errors|issues)))?|
    done|completed|finished|success
  )\W*$|
  ^\W*the (?:[\p{L}-]+ )?\p{L}+(?:tion|sion|ment|ysis|view|ing|check|search) (?:is|was|has been) (?:now |fully |successfully )?(?:finished|completed?|done|concluded)\b|
  ^\W*(?:goal|task|objective|request) (?:achieved|completed?|fulfilled|met|done)\s*[:.,–-]
`);

/** "Done! Let me know if you'd like any changes.": a farewell, with or without the word that it is over, and nothing between. */
export const onlyCourtesy: Readied = sifted(inAnyCase`
  ^\W*(?:
    (?:(?:all\s)?(?:done|set|finished|ready)|(?:here|there) you go|that['’]s it|sure|of course|great|perfect)\s?[!.,:–—-]+\s*|
    (?:please\s)?(?:feel free to|do not hesitate to|don['’]t hesitate to)\s[^.!?"“:\n]{2,120}[.!]\s*|
    (?:(?:just|please)\s){0,2}let me know\s(?:if|whether|when|what|how|should)\s[^.!?"“:\n]{2,120}[.!]\s*|
    (?:i['’]m\s|i am\s)?happy to\s(?:help|adjust|change|revise|make|explain|answer|do)\s?[^.!?"“:\n]{0,120}[.!]\s*|
    (?:i\s)?hope (?:this|that|it) helps[^.!?"“:\n]{0,60}[.!]\s*|
    (?:is there\s)?anything else(?:\s[^.!?"“:\n]{0,80})?\?\s*
  ){1,4}$
`);

/** Work that was done, told without anybody who did it. */
export const participle: Readied = readied(inGivenCase`
  ^\W{0,3}(?:\p{Lu}|\d)(?!
    [^.!?\n]*\b(?:
      is|are|was|were|has|have|had|can|could|will|would|must|should|may|might|do|does|did|costs?|needs?|
      takes?|makes?|gives?|means?|comes?|goes|says
    )\b
  )(?:[^.!?\n:;"“]|\.(?=\d)){3,110}?\b(?<!\bas |,\s(?:\p{L}{1,12}ly\s)?)(?:
    \p{L}{3,}(?<!ne|fe|spe|see|inde|need|requir)ed|
    (?:re)?written|(?:re)?drawn|(?:re)?built|(?:re)?done|put together|set up|behoben|ergänzt|erstellt|
    korrigiert|angepasst|überarbeitet
  )(?:\s(?:with|without|to|at|from|into|in|on|by|for|and|successfully|after|before|per|using|so)\b[^.!?\n]*)?
    [.,;](?=\s|$)
`);

/** A note that the work is over, and what was done in it. */
const overAndDone = readied(inAnyCase`
  ^\W{0,3}(?:
    (?:the\s)?(?:\p{L}+\s){0,3}(?:
      work|task|job|migration|clean-?up|set-?up|deployment|refactoring|conversion|translation|review|analysis|
      implementation|fix|update|import|export|calibration
    )\s(?:is\s)?(?:now\s)?(?:done|finished|complete[d]?)|
    (?:the\s)?(?:(?!was|were|had|not|nearly|almost|never)[\p{L}\d-]+\s){1,4}?(?:is\s)?(?:(?:now|fully)\s)?
      (?:complete|up and running)(?=\.)|
    done|finished|all done
  )\s*[.:;–-]\s+\S
`);

/** "Final deliverable: a dashboard showing ...": a heading, and the name of a thing instead of the thing. */
const headedName = readied(inAnyCase`
  ^\W{0,3}(?:(?:the\s)?(?:final|main)\s)?(?:deliverable|result|output|product)s?\s*:\s+
    (?:an?|the|one|two|three|\d+)\s[^\n]{10,240}\b(?:
      with|showing|covering|including|containing|that|which|for|of
    )\b[^\n]*$
`);

/** "I cleaned the file by ...": who delivers it says what it is, not how it came about. */
const ownReport = readied(inAnyCase`
  ^\W{0,3}(?:i|we)(?:['’]ve|\shave)?\s(?:(?:also|now|successfully|carefully)\s)?\p{L}{2,}
    (?:ed|wrote|built|made|ran|set up|put together)\s(?:the|all|your|a|an|both|each|\d+|every)\b
`);

/** "I have created a script that ...": who hands the script over shows it. */
export const ownWork: Readied = readied(inAnyCase`
  ^\W{0,3}(?:i|we)(?:['’]ve|\shave)?\s(?:(?:also|now|just|already)\s|\p{L}+ly\s)?(?:
    created|built|written|wrote|made|drafted|prepared|designed|implemented|generated|produced|developed|
    refactored|migrated|translated|converted|put together|set up|composed|coded|compiled|delivered|provided|
    finished|completed
  )\s(?:the|your|a|an|both|all|this|\d+|two|three|four|five)\s|
  ^\W{0,3}(?:i|we)(?:['’]ve|\shave)?\s(?:(?:also|now|just|already)\s)?(?:
    added|fixed|replaced|removed|renamed|rewrote|updated|refactored|adjusted|extended
  )\s(?:[\p{L}\d_.-]+\s){1,5}?(?:to|in|of|from)\s(?:the|your|all|both|each)\s
`);

/** "Over two turns the agent compared ...": who did the work has no place in what was made. */
export const agentDid: Readied = readied(inAnyCase`
  ^\W{0,3}(?:[^.!?:;"“\n]{0,50}\s)?(?:the )?(?:agent|assistant)\s(?:then |also |first |\p{L}+ly )?
    (?:\p{Ll}{2,}ed|found|wrote|made|ran|gave|built|took|chose)\s|
  ^\W{0,3}(?:代理|助手|智能体)(?:已经?|先|又|还)?\p{Script=Han}{1,6}了|
  ^\W{0,3}エージェント(?:は|が)[^？]{2,120}た。?$|
  ^\W{0,3}에이전트(?:가|는)\s[^.?]{2,80}(?:했다|했습니다)
`);

/** "Root cause found and fixed: ...": a heading that says that something was done. */
export const headedDone: Readied = readied(inGivenCase`
  ^\W{0,3}\p{Lu}(?![^:\n]*\b(?:is|are|was|were|has|have|had|can|will)\b)(?:[\p{L}\d'’-]+\s){1,5}(?:and\s)?(?:
    fixed|done|written|built|created|solved|resolved|implemented|added|updated|drafted|prepared|delivered|
    deployed|translated|migrated|refactored|ported|in place|optimi[sz]ed|rewritten|redesigned
  )(?:\s(?:to|from|into|on|with)\s[^:.\n]{1,50})?\s*:\s
`);

/** "Ran 120 trials; ...": how often something was done to get there. */
export const soManyDone: Readied = readied(inAnyCase`
  ^\W{0,3}(?:
    ran|did|made|wrote|trained|tested|evaluated|compared|analy[sz]ed|simulated|reviewed|checked|processed|generated|
    created|added|fixed
  )\s(?:about\s|all\s)?\d[\d.,]*\s\p{L}
`);

/** What was done, in languages whose passives name what the work was: "wurden übersetzt und geprüft", "fueron corregidos". */
export const workAbroad: Readied = readied(inAnyCase`
  (?<!\p{L})(?:wurden?|worden)\s[^.]{0,100}(?:
    übersetzt|geprüft|erstellt|ergänzt|korrigiert|überarbeitet|behoben|berechnet|analysiert|recherchiert|formuliert|
    entworfen|verfasst|geschrieben|angepasst|umgesetzt|implementiert|eingerichtet|getestet|verglichen|ausgewertet|
    zusammengefasst|eingecheckt|übergeben|geliefert|beantwortet|erklärt
  )(?!\p{L})|
  (?<!\p{L})(?:a|ont) été (?:\p{L}+ment )?(?:
    traduit|vérifi|créé|corrig|complét|calcul|analys|rédig|adapt|test|compar|résum|livr|remis|expliqu|prépar
  )\p{L}*|
  (?<!\p{L})(?:foi|foram|fue|fueron|han? sido|se han?)\s(?:
    traduz|traduc|verific|criad|cread|corri[gj]|calcul|analis|analiz|redig|redact|adapt|test|compar|resum|entreg|
    explic|prepar|elabor
  )\p{L}*|
  ^se\s(?:
    tradu|verific|cre|corrig|calcul|analiz|redact|adapt|prob|compar|resum|entreg|explic|prepar|elabor|revis
  )\p{L}*(?:ó|aron|ieron)(?!\p{L})
`);

/** The same in Russian, Korean, Japanese, Dutch, Polish, Swedish, Turkish and Arabic, of a text that is nothing but that; who was asked something or for a text may have to say just that. */
export function workAbroadInShort(text: string, task: string): RegExpExecArray | null {
  const told = workInShort.exec(text);
  return told === null || (askedAbroad.test(task) && !asRequested.test(text)) ? null : told;
}

/** Whatever was asked, "as was asked" at the end speaks of the work. */
const asRequested =
  /\s(?:zgodnie z (?:prośbą|poleceniem|życzeniem|zapytaniem)|(?:согласно|по) (?:запросу|просьбе)|как (?:просили|и просили)|enligt (?:önskemål|begäran)|istendiği gibi)\.?$/iu;

const workInShort: Readied = sifted(inGivenCase`
  ^\W{0,3}(?!(?:[Вв]аш|[Вв]ам|[Вв]ы|[Тт]ы|[Тт]во)\p{L}*\s)\p{Lu}[^.!?\n:"«]{3,160}?\s(?:был[аои]?\s)?(?:
    исправ|добав|создан|обновл|измен|увелич|уменьш|удал|настро|провер|подготовл|написан|составл|перевед|рассчитан|
    проанализирован|выполнен|разв[её]рнут|сгенерирован|протестирован|доработан|замен|оформл|перезагружен|перезапущен|реализован
  )\p{Ll}{0,4}?(?<=[ае]н|ён|ут|[ае]н[аоы]|ён[аоы]|ут[аоы])(?!\p{L})[^.!?\n:"«]*[.!]?$|
  ^\W{0,3}[^.!?\n:"]{2,120}[을를]\s(?:[^.!?\n:"]{1,60}\s)?(?:결과를\s)?(?:
    작성|수정|추가|생성|구현|삭제|변경|분석|번역|정리|전달|제공|완료|실행|배포|설정|비교|계산|요약|검토|보고|완성
  )(?:을\s)?(?:했다|하였다|했습니다|하였습니다|됐다|되었다|되었습니다|함|했음)[.!]?$|
  ^[^。\n：:「]{2,80}(?:ユーザー|利用者|依頼者)に(?:渡|伝え|説明|提示|報告|提供|送|返)[^。\n]{0,6}(?:た|ました)。?$|
  ^\p{Lu}[^.!?\n:"„]{3,140}\saan de (?:gebruiker|klant)\s(?:gegeven|geleverd|overhandigd|uitgelegd|gestuurd|overgedragen)[.!]?$|
  ^(?:Agent|Asystent)\s\p{Ll}{2,}ła?\s[^.!?\n:"„]{3,140}[.!]?$|
  ^\p{Lu}[^.!?\n:"„]{3,140}\s(?:przekazan|dostarczon|wysłan|przedstawion)[yaoe]\s(?:użytkownikowi|użytkowniczce|klientowi|klientce)[.!]?$|
  ^\p{Lu}[^.!?\n:"„]{3,140}\szostał[aoy]?\s(?:przygotowan|napisan|utworzon|zaktualizowan|poprawion|sprawdzon|dodan|zmienion|przetłumaczon|wygenerowan)[yaoe]?(?!\p{L})[^.!?\n:"„]*[.!]?$|
  ^(?:Przygotowano|Napisano|Utworzono|Zaktualizowano|Poprawiono|Sprawdzono|Dodano|Przetłumaczono|Wygenerowano|Obliczono|Policzono|Przeanalizowano|Podsumowano|Opracowano)\s(?!że\s)[^.!?\n:"„,\d]{3,140}[.!]?$|
  ^\p{Lu}[^.!?\n:"”]{2,140}\s(?:skrevs|skapades|uppdaterades|rättades|ändrades|översattes|togs fram|har (?:skrivits|skapats|uppdaterats|rättats|ändrats|översatts|tagits fram))(?!\p{L})[^.!?\n:"”]*[.!]?$|
  ^\p{Lu}[^.!?\n:"“]{3,140}\s(?:hazırlandı|yazıldı|oluşturuldu|güncellendi|düzeltildi|eklendi|değiştirildi|tamamlandı|çevrildi|düzenlendi)(?:\sve\s[^.!?\n:"“]{2,60}d[ıiuü])?[.!]?$|
  ^تمت?\s(?:كتابة|إعداد|إنشاء|تحديث|تصحيح|إضافة|حذف|تعديل|ترجمة|تحليل)\s[^.!?\n:«"]{3,140}[.!]?$
`);

const askedAbroad =
  /\?|(?<!\p{L})(?:почему|сколько|когда|кто|зачем|где|как(?:ой|ая|ие|ую)|узна|выясн|напиши|переведи|состав|сообщи|ответ)|왜|언제|몇|누가|어디|무엇|뭐|알려|써\s?줘|작성해|번역|답장|sammanfatt|protokoll|nyhet|özet|rapor|tutanak|haber|streszcz|protokół|raport|notatk|لخص|تقرير|خبر/iu;

/** The deliverable is somewhere else. */
export const attached: Readied = readied(inAnyCase`
  ^\W*(?:please\s)?(?:see|find)\s(?:the\s)?(?:
    attached|enclosed|accompanying|diff|patch|changes|artifacts?|pull request|pr|branch|commit|
    repo(?:sitory)?|file|folder|attachment|notebook|document|link
  )\b[^.\n]{0,60}\.?\s*$
`);

/** "See src/player.gd.": nothing but where to look. Whoever asked where something is was answered. */
export const pathAlone: Readied = readied(inAnyCase`
  ^\W*(?:please\s)?(?:see|open|refer to|look (?:at|in|into)|check|find it in|(?:it|that|(?:the|all|both)(?: \p{L}+){1,2})(?:['’]s| is| are| can be found| stands?| lies?) in)\s(?:the\s(?:file|folder)\s)?
    ["'\x60]?(?:[\w@.-]{1,60}\/){0,8}[\w@-]{1,80}(?:\.[a-z][a-z0-9]{0,7}|\/)["'\x60]?(?:\sfor\s[^.!?:\n]{1,80})?\.?$
`);

/** An account that opens by saying that the work is over, or that somebody did it, and delivers nothing after that. */
export function endOfWork(text: string): RegExpExecArray | null {
  if (text.length > 500 || /```|\n|["“]|\?/.test(text)) return null;
  const told = overAndDone.exec(text) ?? headedName.exec(text);
  if (told !== null) return isAddressed(text) ? null : told;
  return /\b(?:result|file|output|version|report)s?\s(?:is|are|can be found|was saved|is saved)\s(?:in|at|under)\b/iu.test(
    text,
  )
    ? ownReport.exec(text)
    : null;
}

const workDone = readied({
  source: inLines`
    \b(?:
      implement|creat|add|design|check|redraw|export|merg|dedupl|writ|draft|deliver|flash|verif|replac|upload|
      fix|updat|enlarg|reduc|ask|answer|trac|execut|put together|analy|identif|complet|extract|format|generat|
      build|built|test|convert|migrat|refactor|review|compil|prepar|produc|develop|resolv|improv|optimi|correct|
      translat|summari|calibrat|calculat|comput|simulat|compar|confirm|fact-check|set up|install|configur|
      deploy|publish|sent|\bput\b|submit|schedul|clean|restor|document|validat|remov|rewritten|redrawn|redone|
      written|rais|recommend|suggest|hand|roll|investigat|diagnos|found
    )
  `,
  flags: 'i',
});

/** Things happen to ships and orders too; what is made, checked and handed over is the work. */
export function isAccountOfWork(text: string, first: string, done: RegExpExecArray): boolean {
  if (/["“]/.test(first) || sentencesIn(text) > 8) return false;
  const sentences = sentencesIn(text);
  return (
    (workDone.test(done[0]) && (isAccount(text) || sentences <= 3)) ||
    (sentences === 1 && !isConcrete(text) && text.length < 300)
  );
}
