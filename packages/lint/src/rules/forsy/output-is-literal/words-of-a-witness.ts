import { inAnyCase, inGivenCase } from '../../in-lines.ts';
import { type Readied, readied } from '../../sieve/readied.ts';
import { sifted } from '../../sieve/sieve.ts';
import type { Range } from '../../wording/range.ts';

/** The response as the subject of a sentence: who quotes it does not talk about it. */
export const about: Readied = sifted(inAnyCase`
  ^(?:the|this|that|both|all|each|most|several|some|first|second|a|an|no)?\s*(?:[\p{L}\d][\p{L}\d.'’-]*\s){0,3}?(?:
    query|search|script|journal|breakdown|test|tests|results?|output|response|search results?|returned \p{L}+|
    log|logs|subagent|agent|tool|command|page|pages|article|articles|paper|papers|sources?|documentation|
    document|report|table|file|files|file list|abstract|chapter|section|clause|e-?mail|thread|memo|manual|syllabus|protocol|registers?|plot|figure|chart|screen|site|website|analysis|
    check|comparison|decomposition|calculation|simulation|benchmark|build|run|review|data|model|api|server|
    customer|caller|supplier|invoice|bill|letter|contract|readme|package|docs|archive|database|catalogue|transcript|
    minutes|ruling|judge?ment|lease|statute|by-?laws|leaflet|regulation|guidelines?|notice|agenda|schedule|receipt|deed|
    ticket|config\p{L}*|profile|pubmed|google|wikipedia|kommentierung|suche
  )\s+(?:\w+ly\s)?(?:
    included?s?|returned|returns|shows|showed|confirms?|confirmed|delivered|delivers|reports|reported|says|
    said|states|stated|contains?|contained|lists|listed|explains|explained|reveals|revealed|indicates?|
    indicated|describes?|described|suggests?|suggested|makes it clear|made it clear|found|finds|agreed|agrees|
    provided|provides|gave|gives|yielded|yields|identified|identifies|follows|covers|pointed|points to|turned up|
    mentions?|mentioned|
    uses|has|sagt|zeigt|ergab|ergibt
  )\b|
  ^(?:la|el|a|o|die|das|der)\s(?:búsqueda|consulta|pesquisa|busca|recherche|requête|ricerca|suche|abfrage|anfrage)\s(?:\p{L}+\s){0,2}?
    (?:\p{L}{3,}(?:ó|ou|eu|iu|é|te|aron)|ergab|gab|fand|brachte|ergibt|zeigt|muestra|mostra)(?!\p{L})|
  ^(?:les|los|las|os|as|le|la|el|o|a)\s(?:
      résultats|pages?|sites?|sources?|documents?|rapport|contrat|resultados|páginas?|sitios?|fuentes|artículos?|
      documento|informe|contrato|artigos?|fontes|relatório|rapporto|risultati|pagine|
      archivo|fichero|temario|tabla|correo|fichier|courriel|tableau|arquivo|tabela|contratto|articolo|tabella
    )\s(?:\p{L}+\s){0,2}?(?:
      mentionne|indique|montre|confirme|décri|explique|contien|indica|muestra|confirma|señala|menciona|describe|explica|
      informa|mostra|diz|descreve|tiene|tem|trata|mostrano|indicano|contém|tratta|dice|descrive
    )\p{Ll}{0,3}\s|
  ^(?:der|die|das)\s(?:[\p{L}-]+\s)?(?:
      Ergebnisse?|Seiten?|Datei|Dokument|Bericht|Gutachten|Vertrag|Tabelle|Protokoll|Treffer|Suchergebnisse|Quellen?|
      Artikel|Dokumentation|Mietspiegel|Datenblatt|Ausgabe|Auswertung
    )\s(?:nenn|zeig|enthäl|enthalt|beschreib|liste|bestätig|ergib|weis|beleg|verweis|deute|erklär|sag|besag|führ)\p{Ll}{0,3}\s|
  ^(?:im|in der|in dem|in den|auf der|auf dem)\s(?:[\p{L}-]+\s)?[\p{L}-]+\s(?:fand(?:en)?|findet|finden|steht|stehen|stand(?:en)?)\s(?:sich\s)?(?:der|die|das|ein|eine|kein|keine|dass)\s|
  ^(?:en|dans)\s(?:el|la|los|le|l['’]|les)\s?[\p{L}-]+\s(?:se (?:encuentra|encontró|menciona|indica|trouve|trouvait)|figure|figurait|consta|constaba)\s|
  ^(?:dokument|umowa|plik|strona|artykuł|raport|tabela)\s(?:\p{L}+\s)?(?:zawiera|opisuje|mówi|dotyczy|wymienia|podaje|określa)\s|
  ^(?:官网|网页|页面|搜索结果|检索结果|结果|文档|文件|图|表|日志|报告|资料|多篇文献)[中里上]?(?:显示|表明|说明|指出|提到|可以看出|包含|列出|给出)|
  ^pages?\s\d+(?:\s?(?:to|and|through|-|–)\s?\d+)?\s(?:describe|cover|contain|deal|list|show|explain|discuss|hold|give)s?\b|
  ^[\w/-]+\.[a-z]{1,5}\s(?:now\s)?(?:contains|defines|holds|exports|handles|implements|lists|describes|shows|covers|has)\s|
  ^(?:the|this)\s(?:[\p{L}-]+\s)?(?:command|script|query|tool|call|search|request|operation|function|(?:sub-?)?agent|check)\s(?:\p{L}+ly\s)?
    (?:ran|succeeded|completed|worked|executed|finished|passed|wrote|went|was|did|has)\b
`);

/** A helper answers; "Helper finished its folder and returned one string." is said of it. */
export const ofAHelper: Readied = readied(inAnyCase`
  ^\W{0,3}(?:(?:the|each|both|every|all|one|this|an?)\s)?(?:[\p{L}\d-]+\s){0,2}?(?:helper|sub-?agent|worker|delegate|agent|reviewer)s?(?:\s[A-Z\d]{1,2})?\s
    (?:\p{L}+ly\s|then\s|also\s|has\s|have\s)?(?:
      finished|completed|returned|reported|found|came back|answered|listed|gave|delivered|sent|handed|wrote|did|checked|read|
      ran|searched|confirmed|identified|produced|gave up|\p{Ll}{3,}ed
    )\b|
  ^(?:the|this)\s(?:picture|image|photo|screenshot|scan|file|document|text|page)\s(?:was|has been)\s
    (?:analy[sz]ed|examined|described|processed|looked at|captioned|transcribed|summari[sz]ed)\b
`);

/** How somebody speaks who looked at what came back, or had it told: no program says how something turned out. */
export const narrated: Readied = sifted(inAnyCase`
  \b(?:
    turned out|proved to be|ran (?:to completion|without|cleanly)|went (?:through|well|fine|smoothly|(?:in|up|out|over) (?:cleanly|well|fine|smoothly))|as expected|,\sas (?:suspected|hoped|feared|assumed|anticipated|guessed|predicted)|
    without (?:complaint|conflicts|trouble|any problems?)|up and running|went out (?:to|as|by)|
    (?:runs?|works?|behaves?) (?:again|fine|smoothly|as (?:it should|before))|could be (?:established|reached|opened|found|confirmed|reproduced|located|determined|identified|verified|retrieved)|
    with (?:only |just )?(?:an? )?(?:slight|minor|hardly any|barely any|little)\s(?!endian)\p{Ll}+
  )\b|
  ,\s(?:most|some|many|all|none|few|one|two) of (?:which|whom|them)\b|,\sall (?:because of|due to|caused by)\b|,\samong (?:them|others|other things)\b|
  ^no output[,;]\s|
  ^(?:run|build|recording|training|installation|migration|backup|job|scan|deployment|simulation)\s(?:completed|finished|succeeded),\s
    (?!no\b|with\b|took\b|exit|\d)(?:[^\s:=]+\s)+[^\s:=]+$|
  ^I (?:have |then |also |only )?(?:\p{L}{2,}ed|found|took|ran|read|saw|chose|kept|made|wrote|went)\s|
  ^(?:it|they)\s(?:\p{Ll}{3,}ed\b|found|showed|returned|printed|gave|listed|revealed|reported|came back|turned up)\s|
  ^(?:shows|showed|reveals|revealed|confirms|indicates|indicated) that\s|
  ^no (?:problems?|issues?|errors?|surprises?) (?:there|here|with (?:it|this|that|them|the \p{L}+))\.?$|
  ^(?:the )?(?:others?|rest) (?:is|are|was|were|looks?|looked) (?:fine|good|correct|right|in order|okay|ok|normal)\.?$|
  ^(?:an?|the|another)\s(?:[\p{L}-]+\s){0,2}?(?:error|exception|warning|failure|dialog|message|page)s?\s(?:about\s[^.]{1,40}\s)?
    (?:came up|popped up|showed up|came back)\b|
  \b(?:still|all|everything) fine\.?$|
  \b(?:fail(?:s|ed)|abort(?:s|ed)|crash(?:es|ed)|stop(?:s|ped)|exit(?:s|ed)|die[sd])\s(?:with|because of|due to)\san?\s(?!fatal|internal|unexpected|unknown|critical|serious|unhandled)
    (?:[\p{L}-]+\s){1,4}(?:error|exception|failure|problem|complaint|panic)\b|
  ^(?:about|around|roughly|circa|(?:just|a little|slightly|well) (?:under|over|below|above)|close to|etwa|ungefähr|knapp|environ|aproximadamente)\s(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|a|half)\s)|
  ,\s(?:about|around|roughly)\s(?:\d|half\b|a\s)[^:=\n]{0,30}$|
  \b(?:page|dialog|message|banner|pop-?up|modal|toast) (?:appears|appeared|pops up|popped up|shows up|is shown|is displayed)\.?$|
  \b(?:confirmed|forwarded|communicated|explained|reported|passed on) to (?:the|a|our) (?:guest|customer|client|user|team|owner|boss)\.?$|
  ^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|both|several)\s(?:[\p{L}-]+\s){1,3}(?:(?:came|turned|popped|showed) up|(?:was|were)\s(?:
    found|returned|shown|displayed|listed|identified|detected|retrieved|located
  ))\b
`);

/**
 * How somebody speaks who sums a response up without a figure of it. Programs print no "clearly", no "otherwise fine", and no cause
 * that "surfaced"; what people and pages say is another matter.
 */
export const appraised: Readied = sifted(inAnyCase`
  \b(?:
    clearly|evidently|obviously|comfortably|noticeably|by far|far (?:ahead|behind|above|below)|otherwise (?:fine|too|all|clean|good|normal|nothing|unremarkable)|
    for the most part|save for|apart from (?:a|one|two|the)|besides the (?:usual|normal|known|expected)|on the whole|more or less|to be had|
    as the (?:prime|main|likely|likeliest|probable|most likely) (?:suspect|cause|culprit|reason|explanation)|
    (?:did|does) not (?:succeed|work out|help|go through)|could (?:not|only) be (?:placed|resolved|found|reached|read|assigned|matched)|
    (?:no|without) \p{Ll}+ (?:reply|answer|response|reaction|action|sign|trace) (?:so far|yet|to date)
  )\b|
  \b(?:root cause|cause|problem|issue|fault|explanation|culprit|pattern|picture|ranking|regression)\s(?:\p{L}+\s){0,4}?(?:surfaced|emerged|became clear|stood out|came to light|narrowed down)\b|
  ^[^:=]{3,60}\b(?:fine|ok|okay|good|best|worst|gone|recognised|recognized|on top|in order),\s(?:but\s)?[^:=,]{3,60}(?:$|,)|
  ^(?:most|all|both|almost all|nearly all)\s[\p{L}-]+(?:\s[\p{L}-]+){0,3}\s(?:lie|fall|stay|remain|agree|overlap|differ)s?\b|
  ^(?:nearly|almost|about|just (?:over|under)|slightly (?:more|less|over|under)|well (?:over|under))\s(?:than\s)?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b|
  ,\s(?:one|two|some)\s\p{L}+,\s(?:one|two|some|the other)\s\p{L}+\.?$
`);

/**
 * How somebody speaks who weighs what came back. A program compares nothing with what was expected, tells no trend, draws no
 * conclusion, and counts in figures; a text that was written may well.
 */
export const weighed: Readied = sifted(inAnyCase`
  \b(?:
    compared (?:with|to)|than expected|level(?:s|led) off|
    (?:slightly|somewhat|a (?:little|bit)|well|far|much) (?:
      above|below|within|over|under|higher|lower|better|worse|faster|slower|more|less
    )|
    the (?:rest|others?|(?:first|second|third|last|latter|former) one)|
    (?:looks?|appears?|seems?) (?:plausible|fine|good|okay|correct|right|normal|reasonable|clean|smooth|consistent|healthy|complete|solid|sane|promising|like)|
    (?:went|dropped|fell|rose|climbed|grew|shrank|improved|increased|decreased) (?:steadily|slightly|sharply|up|down|from|to|by)
  )\b|
  ,\sso\s(?:the\s|that\s|it\s|they\s)?[\p{L}-]+\s(?:can|could|must|should|may|seems?)\b|
  \b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s\p{Ll}{3,}[^:;]*\.$|
  ^only (?:one|two|three|four|the|\d+)\s|\b\d+ of the \d+\b|
  ^[a-z][\w.-]{1,20}\s(?:reported|found|flagged|complained|showed|listed|returned|confirmed|warned|passed|succeeded|took)\s[^:]*\.$
`);

/** "ESLint reports one warning about a hook.": of a program, by its name, in the third person, what it has to say. */
export const saidOfAProgram: Readied = readied(inGivenCase`
  ^(?!The\s|This\s|It\s)\p{L}[\p{L}\d.+-]{1,20}(?:\s\d[\d.]*)?\s(?:now\s|still\s|also\s)?(?:reports|complains|shows|flags|warns|prints|lists|returns|confirms|reveals|reproduces|agrees|points out)\s
    (?:that|about|of|only|just|no|an?|one|two|three|four|five|six|seven|eight|nine|ten|several|many|some|both|all|the|\d+)\s[^:="'\x60\n]{2,120}\.?$
`);

/** How things are since they were changed, in other languages: "Die Steuer steht jetzt in Spalte D." */
export const nowAbroad: Readied = readied(inAnyCase`
  ^(?!(?:ihr?e?|dein?e?|sie|du|votre|vos|vous|tu|su|sus|usted|tuo?|sua?|você|uw|je)\s)(?:\p{L}[\p{L}\d.,'’-]*\s){1,6}(?:
    (?:ist|sind|steht|stehen|liegt|liegen|enthält|enthalten|hat|haben|zeigt|zeigen|läuft|laufen)\s(?:jetzt|nun)|
    (?:est|sont|figure(?:nt)?|contient|contiennent|indique(?:nt)?|affiche(?:nt)?|tourne(?:nt)?)\s(?:maintenant|désormais|à présent)|
    (?:ya|ahora)\s(?:está|están|es|son|figuran?|tienen?|aparecen?|muestran?|funcionan?)|(?:está|están|figuran?|aparecen?)\s(?:ya|ahora)|
    (?:ora|adesso|già)\s(?:è|sono|contiene|mostra|funziona)|(?:è|sono)\s(?:ora|adesso)|
    (?:está|estão|fica|ficam)\s(?:agora|já)|(?:agora|já)\s(?:está|estão)|
    (?:staat|staan|is|zijn)\snu|(?:jest|są)\steraz|теперь
  )\s[^:=\n]{2,120}\.?$
`);

/** "Build now passes.", "found it in three places", "2 tests failing, both about rounding": what a terminal showed, in short. */
export const inShort: Readied = readied(inAnyCase`
  ^(?:the\s)?(?:build|tests?|suite|compilation|linter|pipeline|rollout|deploy(?:ment)?|migration|import|script|everything|all)\s(?:now|again|finally)\s
    (?:pass(?:es)?|works?|succeeds?|compiles?|runs?|completes?)\b[^:\n]{0,40}$|
  ^[\p{L}-]+(?:\s[\p{L}-]+)?\s(?:ok|okay|fine|clean|good|green|fails|failed),\s\p{Ll}[^:=\d\n]{3,80}$|
  ^(?:everything|all)\s(?:passed|passes|works?|worked|ran|compiles|(?:is|was|looks) (?:green|fine|good|ok|okay|clean|in order))\b[^:=\n]{0,40}$|
  ^(?:all\s)?(?:green|good|fine)\.?$|^(?:ran|worked|went)\s(?:fine|well|ok|okay|without \p{L}+)\.?$|
  ^(?:the\s(?:script|query|program|call|request|run)|(?:the\s)?command)\s(?:succeeded|worked|was successful|went through)\.?$|
  ^(?:found|got|ran|saw)\s(?:it|them|nothing|everything|something)\b[^:=\n]{0,60}$|
  ^[^:=\n(]{3,80}\b(?:around|roughly|about)\s\d[\d.,]*%?\.?$|
  \b(?:after|in|with|for)\ssome\s\d|
  ^(?:a|half a) (?:dozen|handful|couple|few)\s|
  ^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several)\s[^:=,\n]{3,60},\s
    (?:both|mostly|mainly|all (?:by|from|of|in|at|on|with) (?:the|one)|(?:most|all|one|none|some) of (?:them|which))\s|
  ,\sa (?:few|couple of|little) \p{L}+ (?:after|before|later|earlier|off|short|above|below|late|ahead|behind)\b[^:=\d\n]{0,40}$|
  ^(?:[\p{L}\d.%-]+\s){1,6}[\p{L}\d.%-]+,\s(?:some|a few|several|many|mostly|mainly|hardly any)\s\p{L}[^:="'\x60\n]{2,60}\.$|
  ^(?:\p{L}+\s){0,2}(?:compiles|builds|runs|passes|works|succeeds|imports|starts|parses|validates)(?:\s(?:without|with no|cleanly|fine|now|again|ok)\b[^:="'\x60\n]{0,40})?(?:,\s[^:="'\x60\n]{2,40})?\.$|
  ^both\s\p{L}+\s(?:up|down|updated|running|deleted|changed|created|removed|restarted|healthy|ok|fine|there|gone)\.$|
  ^(?:\p{L}+\s){2,6}(?:(?:since|until|from) (?:yesterday|this morning|last \p{L}+)|(?:next|last) (?:week|month|year|night))\.$|
  ^(?:\p{L}+\s){1,2}(?:answers|responds|replies)\s(?:with|by)\s(?:an?|the|no|its)\s[^:="'\x60\n]{2,80}\.$|
  ^(?:one|two|three|four|five|six|seven|eight|nine|ten|several)\s\p{L}+(?:\s\p{L}+)?:\s(?:an?|the|one|two|both)\s\p{Ll}[^:="'\x60\n]{4,120}$|
  \bworked (?:on|at) the (?:first|second|third|next|last) (?:attempt|try|go)\b|
  ^(?:the\s)?(?:bug|issue|problem|error|crash|typo|leak|fault)s?\s(?:(?:is|was|are|has been)\s)?(?:now\s)?(?:fixed|resolved|solved|gone|mended)\.?$|
  ^(?:the\s)?[\p{L}-]+(?:\s[\p{L}-]+)?\s(?:is|are) now (?:complete|correct|consistent|clean|fixed|in place|readable|valid|done)\.?$|
  ^(?:[\p{L}-]+\s){1,4}(?:inspected|examined|reviewed|analy[sz]ed|explored|looked at|retrieved|identified|captured|profiled):\s(?!\d[\d.,]*(?:\s|$))(?:[^\s:=]+\s){2,}
`);

/** "Somebody asks whether a toaster can be brought": of a letter, who reads it out in words of their own. */
export const saidInALetter: Readied = readied(inAnyCase`
  ^(?:
    somebody|someone|he|she|they|
    an?\s(?:customer|client|user|person|man|woman|reader|visitor|member|neighbou?r|guest|student|colleague)|
    the\s(?:sender|customer|client|writer|author|caller|user|person)
  )\s(?:
    asks?|asked|wants?|wanted|wrote|writes|offers?|offered|complains?|complained|says?|said|wishes|requests?|requested|
    reports?|reported|inquires?|enquires?
  )\s(?:whether|if|that|to|for|about|how|when|why|which|what|who|where)\s[^"“:\n]{3,160}$
`);

/** "Explains how to prune roses in spring.": a page, by what it does. */
export const doneByAPage: Readied = readied(inAnyCase`
  ^(?:explains|describes|discusses|covers|mentions|recommends|argues|warns|outlines|states|says|deals with|advises|suggests|compares)\s
    (?:how|what|why|that|which|when|where|whether|against|the|an?|both|several|two|three|its|\p{Ll}+s?\s)[^:="“\x60\n]{4,160}$
`);

/** What another agent said, as somebody else tells it. */
export const agentSaid: RegExp =
  /(?:^|[.:]\s)The (?:sub-?)?agent(?:'s \p{L}+)? (?:also )?(?:\p{L}+ed|said|found|came|gave|thinks|says)\s/u;

/** Of a document, bill or record whoever read it says what it had to show; those of a study were shown by it. */
export const shown: Readied = sifted(inAnyCase`
  ^(?:the|this|its|his|her|their|both|der|die|das)\s(?!
      (?:\p{L}+\s)?(?:stud|trial|experiment|survey|author|result|finding|patient|analys)
    )
    (?:[\p{L}\d-]+\s){1,3}?(?:
      showed|listed|contained|included|mentioned|revealed|
      (?:enthielt|zeigte|ergab|nannte|listete|lieferte|bestätigte|beschrieb|brachte)(?:e?n)?
    )\s
`);

/** The same in languages that programs rarely print sentences in. */
export const toldAbroad: Readied = readied(inGivenCase`
  ^[^:：]{0,12}(?:完成|成功)[,，]|^已(?:经)?\p{Script=Han}{2}[^。]{2,60}。$|^\p{Script=Han}{2}了用户|[全都均](?:部)?(?:通过|成功|正常|完成)|大约|约为|左右|
  ^(?:使用|采用|返回|显示|出现|列出|发现|命中|触发|用到|走)了\p{Script=Han}|
  ^[^:：]{0,6}(?:文件|页面|表格?|文档|日志|结果|报告|账单|合同)[里中]?(?:有|包含|显示|列出)|
  [\p{Script=Hiragana}](?:た|ました)。?$|
  ^[^.:\n]{2,150}[었았했였됐갔왔봤났졌렸켰]다\.?$|
  ^[^.:,\n]{3,60}\sуспешно,\s\p{Ll}|
  ^\p{Lu}(?=(?:\S+\s){5})[^.:\n]{3,120}\s(?:успешно|заметно|корректно|правильно)\s\p{Ll}+л(?:а|о|и|ся|ась|ось|ись)?(?!\p{L})[^.:\n]{0,80}\.$|
  ^(?:Het|De|Dit|Deze)\s[\p{L}-]+\s(?:gaf|gaven|leverde|toonde|vond|vonden|draaide|bevatte|meldde|bevestigde)\s[^:\n]{3,140}\.$|
  ^(?:Il|Lo|La|Le|L['’]|Les|I|Gli|Das|Der|Die)\s?[\p{L}-]+\s(?:ha|hanno|a|ont|hat|haben)\s(?:[^.:\d\n]{0,80}?\s)?(?:
    trovato|restituito|prodotto|fornito|mostrato|confermato|generato|isolato|trouvé|renvoyé|produit|montré|confirmé|généré|isolé|
    gefunden|geliefert|ergeben|gezeigt|bestätigt|erzeugt
  )(?:\s[^:\n]{3,140})?\.$|
  ^(?:Alle|Beide|Todos os|Todas as|Todos los|Todas las|Ambos|Ambas|Tutti i|Entrambi i|Все|Оба|Wszystkie|Oba)\s(?:[Tt]ests?|testes|pruebas|тесты|testy|Prüfungen|проверки)\s\p{Ll}[^:\d\n]{3,60}\.$|
  ^(?:Вывод|Команда|Скрипт|Страница|Проверка|Тест)\s(?:\p{Ll}+\s)?(?:показал|вывел)[аои]?[\s,]|
  ^(?:[OA]s?|El|L[ao]s?|Les?)\s\p{L}+\s\p{L}{2,}(?:ou|iu|eu|aram|eram|iram|ó|aron|ieron)\s
`);

/** Where whoever searched has it from, or one of what was found. */
export const fromSources: Readied = readied(inAnyCase`
  \b(?:according to|confirmed by|as stated (?:by|on|in))\s(?:[\p{L}'’-]+\s){0,3}?
    (?:sites?|pages?|sources?|websites?|documentation|docs|articles?|results?|specification)\b|
  ^(?:one|two|three|four|five|six|several|many)\s(?:[\p{L}-]+\s){1,3}(?:came|turned|popped|showed) up\.?$|
  ^(?:many|most|some|several|few)\s[\p{L}-]+\s(?:think|believe|say|report|agree|recommend|argue|suggest|confuse|assume|describe)\b|
  ^(?:some|several|a few|various|many)\s(?:[\p{L}-]+\s){0,5}?[\p{L}-]+s,\s(?:(?:most|some|many|all) of which\b|e\.g\.|for example|for instance|such as|among them|the (?:most|best) (?:\p{L}+ )?being)\s
`);

/** That something was found, where a program would say how many in figures. */
export const foundAbroad: Readied = readied(inGivenCase`
  ^[Ff]ound (?:several|various|many|some|numerous|plenty|lots|a (?:few|number|couple|handful))\s|
  ^(?:查|找|搜|得|了解|搜索)到了?|(?:見つか|分か|得られ|確認でき|見つけ|を(?:発見|特定|取得|確認)し)\p{L}*た。?$|[을를]\s(?:찾았다|발견했다)\.?$|
  ^(?:Найден[оаы]?|Znaleziono|Sono stat[ie] trovat[ie]|Er zijn)\s(?:
    дв[ае]|три|четыре|пять|несколько|dwa|dwie|trzy|cztery|pięć|kilka|due|tre|quattro|cinque|alcun[ie]|twee|drie|vier|vijf|enkele
  )\s
`);

/** Words for an amount that whoever saw the response could have given exactly. */
export const vague: Readied = sifted(inAnyCase`
  \b(?:
    most of|many of|mainly|(?:a )?majority of|several|
    a (?:large |small |good )?(?:number|handful|range|variety|list|few) of|
    various|numerous|roughly|nearly every|almost all|
    in (?:nearly|almost) (?:every|all)|
    a lot of|some of the|some (?:with|without)\b|
    (?:one|two|three|both) of the|
    commonly|generally|mostly|largely|significant(?:ly)?|considerabl[ey]|
    relevant (?:hits|results|articles|papers|sources)|
    a (?:strong|weak|clear) (?:relation|correlation|trend|link)
  )\b|
  ^most\b|^between\b.*\band\b
`);

/** "Root partition almost full.": a program says how full. A page may well say so. */
export const nearly: Readied = readied(inAnyCase`
  \b(?:almost|nearly) (?:full|empty|identical|the same|no)\b|
  (?<!\p{L})(?:
    (?:fast|beinahe|nahezu) (?:voll|leer|keine?|alle)|presque (?:plein|vide|identique|tou[ts]|plus)|casi (?:llen[oa]|vací[oa]|nada|tod[oa]s)|
    quase (?:chei[oa]|vazi[oa]|nada|tod[oa]s)|quasi (?:pien[oa]|vuot[oa]|nulla|tutt[ie])|bijna (?:vol|leeg|alle|geen)|почти \p{L}+
  )(?!\p{L})
`);

/** "Successfully read the file contents.": of what was read, only that it was. */
export const onlyRead: Readied = sifted(inAnyCase`
  ^(?:(?:i |the )?(?:successfully |agent |tool )?(?:read|loaded|opened|fetched|retrieved|viewed|downloaded|parsed|accessed)
    (?:\ssuccessfully)?\s(?:in\s)?(?:all |both |the |its )|
    (?:the )?(?:full |whole |entire )?(?:files?|documents?|pages?|contents?|data|articles?|text|pdfs?)\s(?:contents?\s)?
      (?:was|were|has been|have been)\s(?:successfully )?(?:read|loaded|opened|fetched|retrieved|viewed)
  )[^\d\n:;,]{0,60}$|
  ^(?:[\p{L}-]+\s){2,4}(?:retrieved|fetched|obtained|viewed|looked up|loaded and read)\.?$|
  ^[\p{L}-]+\s(?:geladen|geöffnet|abgerufen),\s[\p{L}-]+\s(?:gelesen|eingesehen|geprüft)\.?$|
  ^[^.;:\n]{0,60}(?<!\p{L})(?:
    wurden?\s(?:\p{L}+\s)?(?:gelesen|geöffnet|geladen|abgerufen|durchgesehen|eingesehen)|
    (?:a|ont)\sété\s(?:lu|ouvert|consulté|téléchargé)e?s?|(?:foi|foram|fue|fueron)\s(?:lid|leíd|abert|abiert|baixad|consultad)[oa]s?
  )(?=[.;,]|$)
`);

/** "Roster presented with open nights.": that something was told, without what was told. */
export const handedOver: RegExp =
  /^(?:[\p{L}\d-]+\s){0,5}?(?:presented|explained|delivered|described|shared|sent|given|handed|provided|offered|shown|summari[sz]ed)\b/iu;

/** Where a text gives an amount in words. */
export function vagueIn(text: string): Range | undefined {
  const gist = vague.exec(text);
  return gist ? [gist.index, gist.index + gist[0].length] : undefined;
}
