import { inAnyCase, inGivenCase } from '../../in-lines.ts';
import { type Readied, readied } from '../../sieve/readied.ts';

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

/** That something was found, where a program would say how many in figures. */
export const foundAbroad: Readied = readied(inGivenCase`
  ^[Ff]ound (?:several|various|many|some|numerous|plenty|lots|a (?:few|number|couple|handful))\s|
  ^(?:查|找|搜|得|了解|搜索)到了?|(?:見つか|分か|得られ|確認でき|見つけ|を(?:発見|特定|取得|確認)し)\p{L}*た。?$|[을를]\s(?:찾았다|발견했다)\.?$|
  ^(?:Найден[оаы]?|Znaleziono|Sono stat[ie] trovat[ie]|Er zijn)\s(?:
    дв[ае]|три|четыре|пять|несколько|dwa|dwie|trzy|cztery|pięć|kilka|due|tre|quattro|cinque|alcun[ie]|twee|drie|vier|vijf|enkele
  )\s
`);
