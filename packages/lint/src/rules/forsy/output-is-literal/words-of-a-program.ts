import type { ForsyStep } from '@trace-formats/schema';
import { inAnyCase, inLines } from '../../in-lines.ts';
import { type Readied, readied } from '../../sieve/readied.ts';
import { sifted } from '../../sieve/sieve.ts';
import { kindOfTool } from '../../traces/kind-of-tool.ts';
import { isAddressed, isConcrete, sentencesIn, wordsOf } from '../../wording/prose.ts';
import { looksUpProse } from './looks-up-prose.ts';

/** What programs say when something fails, in sentences too. */
export const errorLike: Readied = sifted({
  source: inLines`
    \b(?:
      error|denied|not found|cannot|can['’]t|unable|no such|unknown|invalid|usage|warning|exception|refused|
      timed out|closed by|permission|deprecated|could not be|must be|is required|are required|expected|
      is not (?:an? )?(?:valid|recogni[sz]ed|supported|permitted|allowed)|does not exist|do not exist
    )\b
  `,
  flags: 'i',
});

/** The same in other languages, in the one short sentence that a program has for it. */
const failedAbroad = readied(inAnyCase`
  ^(?!(?:\p{L}+[\s'’])?(?:agente?|assisten\p{L}+|skript|script|suche|abfrage|recherche|requête|búsqueda|consulta|pesquisa|ricerca|агент|скрипт)(?!\p{L}))[^.!?,;\n]{0,80}(?:
    (?<!\p{L})(?:
      a échoué|ont échoué|ne (?:répond|répondent) pas|n['’]existe pas|n['’]a pas pu|introuvables?|impossible de|refusée?s?|invalides?|
      nicht (?:\p{L}+\s)?(?:gefunden|geantwortet|geöffnet|erreicht|erreichbar|möglich|vorhanden|verfügbar|gelesen)|existiert nicht|
      antwortet nicht|fehlgeschlagen|verweigert|abgelehnt|ungültig|
      no se (?:pudo|pudieron|puede|encontró)|no existen?|no responden?|falló|denegad[oa]|inválid[oa]|rechazad[oa]|
      não (?:foi possível|existem?|respondem?)|falhou|negad[oa]|recusad[oa]|
      impossibile|non (?:esist|rispond|è stato possibile|trovat)\p{Ll}*|negato|rifiutat[oa]|non valid[oa]|
      (?:kan|kon|kunnen) niet|bestaat niet|niet gevonden|mislukt|geweigerd|ongeldig|
      nie (?:można|udało się|istnieje|znaleziono|odpowiada)|odmowa|
      не удалось|не найден[оаы]?|не существует|не отвечает|отказано
    )(?!\p{L})|
    失败|无法|不存在|未找到|被拒绝|できません|失敗しました|見つかりません
  )[^.!?,;\n]{0,60}[.!。]?$
`);

/** Tools that give back lines of places and nothing else. */
export const lists: RegExp = /(?:^|[_./:-])(?:grep|rg|ripgrep|glob|ls|find|list_?dir\w*)$/i;

/** What tools themselves say of a write. */
const acknowledgement = readied({
  source: inLines`
    ^(?:the )?(?:file|files|todos?|note|notes|plan|cell|notebook|patch|changes?|page|memory|task)\b[^\n]{0,200}
      \b(?:created|updated|modified|written|saved|applied|edited|deleted)\b|
    ^(?:document|workbook|spreadsheet|sheet|presentation|slides?|event|draft|record|entry)\s(?:created|updated|modified|saved|edited|deleted)\b|
    ^(?:installed|upgraded|downgraded|linked|pinned|resolved)\s(?:\S+\s){0,3}?v?\d+\.\d\S*$|
    ^(?:success(?:fully)?|ok|done)\b|^the (?:operation|command) completed successfully\.?$|
    ^(?:saved|sent|exported|imported|updated|created|deleted|uploaded|written|queued|accepted|applied|scheduled|published)[.!]?$|
    ^(?:
      wrote|updated|created|saved|deleted|replaced|applied|added|removed|moved|copied|uploaded|inserted|edited|
      patched|modified|renamed|formatted
    ) (?:\d|(?:\S+ ){0,3}\S*[./_]\S)|
    ^(?:文件\s?)?[\w./-]*\.\w{1,8}\s?(?:已|を|に|을|를)\s?(?:成功)?(?:
      写入|创建|保存|更新|修改|删除|書き込みました|作成しました|更新しました|저장했습니다|작성했습니다
    )
  `,
  flags: 'i',
});

/** "Die Datei wurde gespeichert.", "El pedido se ha guardado.": the same in other languages, and no word about how or why. */
const acknowledgedAbroad = readied(inAnyCase`
  ^(?:\P{L}*\p{L}\S*\s){0,3}?(?:\P{L}*\s)?(?:
    (?:(?:wurden?|ist|sind)\s)?(?:erfolgreich\s)?(?:gespeichert|erstellt|aktualisiert|gelöscht|geschrieben|gesendet|angelegt|hochgeladen)|
    (?:(?:est|sont|a été|ont été)\s)?(?:enregistré|créé|mis à jour|supprimé|envoyé|sauvegardé)e?s?|
    (?:(?:se han?|ha sido|fue|fueron|foi|foram|è stat[oa]|sono stat[ie])\s)?
      (?:guardad|cread|actualizad|eliminad|enviad|criad|atualizad|gravad|removid|salvat|creat|aggiornat|inviat|eliminat)[oaie]s?|
    (?:(?:is|zijn|werd)\s)?(?:opgeslagen|aangemaakt|bijgewerkt|verwijderd|verzonden)|
    (?:został[aoy]?\s)?(?:zapisan|utworzon|usunięt|wysłan|zaktualizowan)[yaeo]|
    (?:успешно\s)?(?:сохран[её]н|создан|обновл[её]н|удал[её]н|отправлен|записан)[аоы]?
  )[.!]?$|
  ^(?:zapisano|utworzono|usunięto|wysłano|zaktualizowano)\s\S+(?:\s\S+)?[.!]?$|
  ^\p{Script=Han}{0,6}已(?:成功)?(?:保存|创建|更新|删除|发送|提交)。?$|
  ^(?:[\p{L}ー]{0,10}(?:を|は|が))?(?:保存|作成|更新|削除|送信|登録|予約|追加|変更)(?:し|され)ました。?$|
  ^\d+件(?:の[\p{L}ー]{1,8}が)?(?:見つかりました|ヒットしました|該当しました)。?$
`);

/** What programs print where there is nothing: "No resources found in default namespace." */
export const nothingThere: Readied = readied(inAnyCase`
  ^(?:[\p{L}\d-]+\s){1,4}(?:is\s|are\s)?(?:not|no longer|(?:currently|temporarily) un)\s?(?:available|accessible|online|in stock)\.(?:\s(?:this|the|it|please|try)\b[^;]{3,140})?$|
  ^not (?:in|on|listed in|found in) (?:the )?\p{L}+\.?$|
  ^no \p{L}+(?: \p{L}+)? (?:found|available|selected|matched|matching|to \p{L}+)\b[^,;:.]{0,60}
    (?:$|, (?:exiting|skipping|aborting|using|falling back)\b[^,;:.]{0,40}\.?$|\.$|\. (?:try|please|check|use|adjust|change|did you)\b[^,;:]{0,60}$)|
  ^(?:
    keine?\s[\p{L} -]{2,40}\s(?:gefunden|vorhanden|verfügbar)|
    aucune?\s[\p{L} -]{2,40}|(?:non|nenhuma?|nessuna?)\s[\p{L} -]{2,40}\s(?:encontrad[oa]s?|trovat[oai])|
    no se (?:encontró|encontraron|hallaron)\s[\p{L} -]{2,40}|(?:ничего|совпадений|результатов)?\s?не найден[оаы]?
  )\.?$
`);

/**
 * Counts in a row or in brackets at the end, a time to the millisecond, the cheer of a program, a mark or a time before its words,
 * what it tells its reader to do, and the sentences of compilers, package managers and git.
 */
export const summedUp: Readied = readied(inAnyCase`
  ^\d+\s\p{Ll}[\p{Ll} ]{1,24},\s(?:and\s)?\d+\s[^;]*$|
  ^[\p{L} ]{2,30}!(?=\s|$)|
  ^[^.!?:]{2,90}!$|
  \(\d[\d.]*\s?(?:s|ms|µs|sec)\b[^()]{0,20}\)\.?$|
  ^(?:epoch|iter(?:ation)?|step|round|batch|fold)\s\d+\b|
  ^(?:[\p{L}'’./-]+\s){1,3}(?:is|are) (?:already )?(?:up[- ]to[- ]date|unchanged|the (?:newest|latest) version)(?:\s(?:for|with)\s\S+)?\.?$|
  ^no changes\.|^found 0 \p{L}+|^all files pass linting|\bcheck complete, no \p{L}+ found\.?$|
  ^(?:merge made by|saved working directory and index state|the previous cherry-pick is|branch '[^']+' set up to track|did not find any relation)\b|
  ^[✓✔✗✘√▶●⚠]|
  ^[^.;]{3,80}\s\(\d+\s\p{Ll}+(?:,\s\d+\s\p{Ll}+){0,3}\)\.?$|
  ^\d{4}-\d{2}-\d{2}[T ]\d{2}:|
  ^(?:[\[(]|\p{Lu}\p{Ll}{2}\s{1,2}\d{1,2}\s)?\d{2}:\d{2}:\d{2}(?:[.,]\d{1,6})?[\])]?\s|^hunk #\d+\s|
  ^(?:already|nothing to|everything up-to-date)\b|
  [;.]\s(?:fix|use|run|try|see|please|consider|retry)\s[^.;]{1,80}\.?$
`);

/** Records and files of data or code hold no sentences; pages and letters do. */
export function holdsNoProse({ tool, input }: ForsyStep): boolean {
  return dataFile.test(input ?? '') || (/^\s*\{/.test(input ?? '') && !pages.test(tool ?? ''));
}

const dataFile =
  /\.(?:jsonl?|ya?ml|toml|ini|cfg|conf|env|lock|[ct]sv|xlsx?|ods|[cm]?[jt]sx?|py|rb|go|rs|java|cs|cpp|php|sh|sql|css|xml|ics|tf)(?![\w.])/i;

const pages = /web|fetch|brows|pdf|doc|wiki|page|mail|note/i;

/** Pages and files hold sentences; registers, sheets and the like, known as readers only by the operation, hold values. */
export function isOfNoPage(text: string, step: ForsyStep): boolean {
  if (looksUpProse(step.tool)) return false;
  return kindOfTool(step.tool, null) === 'other' && sentencesIn(text) === 1 && !isConcrete(text) && !isAddressed(text);
}

/** What tools say that move a pointer, press keys or steer devices: "Clicked at (402, 233).", "Typed 113 characters.", "Temperature set to 21 degrees." */
const handled = readied(inAnyCase`
  ^(?:\p{L}+\s){1,3}set to \d[\d.,]*[^,;.]{0,20}\.?$|^arrived at \S+(?:\s\S+)?\.?$|
  ^the (?:lights?|lamps?|doors?|blinds?|windows?|valves?|pumps?|heating|tv|radio|alarm)(?: (?:in|of|at) the \p{L}+)? (?:is|are) (?:now )?(?:on|off|open|closed|locked|unlocked|armed)\.?$|
  ^(?:(?:double|right|left|middle|triple)[- ]?)?(?:
    clicked|typed|pressed|scrolled|dragged|moved|tapped|hovered|swiped|navigated|waited
  )\b[^,;]{0,40}?(?:\(\s?\d+,\s?\d+\s?\)|\d|https?:|"|')[^;]{0,60}$
`);

/** True for a failure or a finished write in the few words that programs have for it outside of English. */
export function isSaidByAProgramAbroad(text: string): boolean {
  return text.length < 140 && (failedAbroad.test(text) || acknowledgedAbroad.test(text));
}

/** A tool's own word comes first. */
export function isAcknowledged(text: string): boolean {
  const first = text.slice(0, /(?<=\.)\s/.exec(text)?.index);
  if (handled.test(text) && wordsOf(text).length <= 12) return true;
  return acknowledgement.test(first) && (/^(?:the )?file /i.test(first) || wordsOf(text).length <= 12);
}
