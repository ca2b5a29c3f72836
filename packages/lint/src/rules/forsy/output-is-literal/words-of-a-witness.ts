import { inAnyCase } from '../../in-lines.ts';
import type { Readied } from '../../sieve/readied.ts';
import { sifted } from '../../sieve/sieve.ts';

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
