import { inAnyCase, inGivenCase } from '../in-lines.ts';
import { readied } from '../sieve/readied.ts';

/** Longer texts are no single order or report. */
const longest = 240;

/**
 * True for a text that begins or ends as orders and reports without a subject do in German, the Romance languages, Russian,
 * Chinese, Japanese and Korean: with an infinitive, a participle, or a verb and what it governs.
 */
export function isActAbroad(text: string): boolean {
  if (text.length > longest || text.includes('\n')) return false;
  if (/^\W*[\u0400-\u04ff]/u.test(text)) return inRussian.test(text) && !finiteRussian.test(text);
  if (/[\uac00-\ud7af]/u.test(text)) return inKorean.test(text);
  if (finite.test(text)) return false;
  return (
    inGerman.test(text) ||
    inRomance.test(text) ||
    inPolish.test(text) ||
    inTurkish.test(text) ||
    inChinese.test(text) ||
    inJapanese.test(text)
  );
}

/** Who can, must or will do something speaks in sentences, and their infinitives govern nothing. */
const finite = readied(inAnyCase`
  (?<!\p{L})(?:
    ließ\p{L}*|lässt|lernt\p{L}*|halfe?n?|sah|sahen|
    kann|können|könnte\p{L}*|muss|müssen|soll\p{L}*|darf|dürfen|will|wollen|möchte\p{L}*|wird|werden|wurden?|
    ist|sind|hat|haben|puede|debe|peut|doit|pode|deve|sie|wir|ich|usted|vous|nous
  )(?!\p{L})
`);
const inGerman = readied(inGivenCase`
  ^(?:\p{Lu}\P{Lu}|\S+\.\w+).*?\s(?:
    \p{Ll}*(?:
      lesen|lassen|schreiben|legen|stellen|suchen|setzen|führen|laden|rechnen|geben|nehmen|öffnen|starten|testen|
      fragen|nennen|zeigen|bauen|fügen|holen|sehen|halten|bringen|machen|ziehen|fassen|teilen|schicken|senden|
      ordnen|richten|speichern|liefern|weisen|mitteln|passen|\p{Ll}ieren|[äöü]\p{Ll}{1,5}e?r?n
    )|
    \p{Ll}*ge(?!ment)\p{Ll}{2,}(?:t|en)|\p{Ll}{3,}iert|
    (?!bekannt|verschieden|berechtigt|beliebt|verwandt|entfernt|bereit)
      \p{Ll}{0,4}(?:be|er|ver|zer|ent|über|unter|wieder)\p{Ll}{3,}(?<!s)t|
    (?<!\szu\s)(?!beginn|besteh|erschein|entsteh|versteh|erfolg|verschwind|verfall|entfall|überwieg)
      (?:\p{Ll}{2,4})?(?:be|er|ver|zer|ent|emp|unter|über)\p{Ll}{3,}en
  )[.!]?(?=$|,\s)
`);
const inRomance = readied(inAnyCase`
  ^\W{0,3}(?:se\s\p{L}+(?:ó|aron|ieron)(?!\p{L})|
    \p{L}{2,}(?:ar|er|[^aeiou]ir|[dt]re)\s(?:
      el|la|los|las|un|una|unos|le|les|une|des|du|um|uma|os?|as?|aux?|al|si|que|qué|por|pour|para|con|com|avec|de|del|do|da
    )\s\p{L}|
    \p{L}{2,}(?:er|ir|re)\s[ld]['’]|
    \p{L}{2,}(?:ato|ito|uto|etto|erto|iesto)\s(?:il|lo|la|i|gli|le|l['’]|una?|uno)(?!\p{L})|
    \p{L}{2,}[ai]do\s(?:el|los|las|una?|os|um|uma)\s\p{L}|
    (?:\p{L}{2,}[éi]|ouvert|lu|écrit|mis|fait|lancé)\s(?:le|la|les|l['’]|une?|des)\s?\p{L}{2}|
    (?:\p{L}{2,}ei|abri|li|vi|fiz|escrevi|corrigi|inseri|defini|conferi|reuni)\s(?:os?|as?|uma?|de|no|na|em|com)\s\p{L}
  )
`);
/** "Uruchomić testy", "Uruchomiono testy": an infinitive or the form without a person, and what it governs. */
const inPolish =
  /^\W{0,3}(?:(?:Odczyt|Zapis|Przegląd|Pobranie|Wyszukanie|Uruchomienie|Sprawdzenie|Utworzenie|Aktualizacja|Wysłanie)(?=\s\p{Ll}{4,}(?:u|y|i|a|ów|ej|ich|ych)(?!\p{L}))|\p{Lu}\p{Ll}{2,}(?:[aeiy]ć|ść|źć)|(?!Dlatego|Rano|Mono)\p{Lu}\p{Ll}{4,}(?:iono|ano|ęto)|(?!Zielono|Czerwono)\p{Lu}\p{Ll}{3,}(?:cz|rz|sz|dz|ż|l|n)ono)\s\p{Ll}{3,}/u;
/** "Fatura okundu": what was done, in the passive at the end of all that it was done to. */
const inTurkish = /^\p{Lu}[^.:;=<>{}\n]{6,120}\s\p{L}{1,12}(?:n|l|r?[ıiuü][nl])d[ıiuü]\.?$/u;
const inChinese = readied(inGivenCase`
  ^(?:
    [把将按用对向给]|根据|告[诉知]|回答|[说阐]明|解释|介绍|[总汇]|统计|计算|[阅读]|打开|[查搜检]|[运执]行|启动|
    [新创]建|[生写][成入]|[编撰]写|起草|[修更]|删除|添加|确[认定]|整理|列出|[比对]较?|分析|翻译|调用|发送|提[交供]|保存|
    导出|下载|安装|训练|[请询]|展示|交付|核对|部署|补全|转换|[写做画改看读找查填算列拍译]\p{Script=Han}?了\p{Script=Han}
  )
`);
const inJapanese = readied(inGivenCase`
  [\p{Script=Hiragana}\p{Script=Katakana}].*[をにへ][^。、]{0,12}[うくすつぬむるぐぶただ]。?$|
  \S\s?を[^。、]{1,12}(?:する|した|しました)。?$|
  \S\s?を(?:実行|確認|作成|検索|更新|修正|報告|説明|比較|集計|分析|保存|取得|調査|提示|生成|追加|削除|送信|翻訳)。?$
`);
const inRussian = readied(inAnyCase`
  ^\W{0,3}(?:(?:затем|сначала|потом|также|теперь|я|агент)\s)?(?:
    (?:по)?иска|поиск|провер|откры|прочит|прочё|прочла|запус[кт]|измен|добав|отправ|созда|напис|выполн|сравн|наш[её]?л|
    (?:по|под)счит|обнов|исправ|замен|удал|сохран|установ|настро|получ|загру[жз]|скача|проанализир|изуч|п[ро]{0,2}смотр|
    состав|подготов|сформир|вывел|вычисл|рассчит|ответи|объясн|сообщи|собра|извл[её]к|перепис|пере(?:запус|загруз)|
    протестир|убеди|уточн|запро[сш]|перев[её]л|разобра|описа|предлож|обработ|опубликов|отредактир|дополн|сдела|пров[её]л
  |(?:запуск|поиск|анализ|проверка|чтение|создание|обновление|удаление|загрузка|выполнение|просмотр|подсч[её]т|сравнение|установка)(?=\s\p{Ll}{4,}))\p{Ll}{0,8}?(?<=запуск|поиск|анализ|ние|ка|смотр|ч[её]т|л|ла|ли|ло|лся|лась|лись|ть|ться|ти|ю|юсь|ем|им|но|на|ны|ен|ён)\s\p{L}
`);
/** What can, must or may be done is said of something, and whoever it is said to has a word of their own. */
const finiteRussian =
  /(?<!\p{L})(?:нужно|надо|можно|нельзя|следует|стоит|бы|мы|вы|вам|вас|ваш\p{Ll}*|есть|является|это)(?!\p{L})/iu;
/** The object with its particle, and the verb at the end: "쿼리를 실행함". */
const inKorean =
  /[을를]\s(?:[^.。\n]{0,60}\s)?[\uac00-\ud7af]{0,8}(?:했다|하였다|했습니다|하였습니다|함|했음|하였음|하기|한다|합니다|(?<!있|없)[었았]다|[었았]음)\.?$/u;
