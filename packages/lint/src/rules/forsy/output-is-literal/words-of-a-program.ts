import type { ForsyStep } from '@trace-formats/schema';
import { inLines } from '../../in-lines.ts';
import { type Readied, readied } from '../../sieve/readied.ts';
import { sifted } from '../../sieve/sieve.ts';
import { kindOfTool } from '../kind-of-tool.ts';
import { isAddressed, isConcrete, sentencesIn, wordsOf } from '../prose.ts';

/** What programs say when something fails, in sentences too. */
export const errorLike: Readied = sifted({
  source: inLines`
    \b(?:
      error|denied|not found|cannot|can['’]t|unable|no such|unknown|invalid|usage|warning|exception|refused|
      timed out|permission|deprecated|must be|is required|are required|expected
    )\b
  `,
  flags: 'i',
});

/** Tools that give back lines of places and nothing else. */
export const lists: RegExp = /(?:^|[_./:-])(?:grep|rg|ripgrep|glob|ls|find|list_?dir\w*)$/i;

/** What tools themselves say of a write. */
const acknowledgement = readied({
  source: inLines`
    ^(?:the )?(?:file|files|todos?|note|notes|plan|cell|notebook|patch|changes?|page|memory|task)\b[^\n]{0,200}
      \b(?:created|updated|modified|written|saved|applied|edited|deleted)\b|
    ^(?:success(?:fully)?|ok|done)\b|
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

/** What programs print where there is nothing: "No resources found in default namespace." */
export const nothingThere: RegExp = new RegExp(
  inLines`
    ^no \p{L}+(?: \p{L}+)? (?:found|available|selected|matched|matching|to \p{L}+)\b[^,;:.]{0,60}
      (?:$|\.$|\. (?:try|please|check|use|adjust|change|did you)\b[^,;:]{0,60}$)|
    ^(?:
      keine?\s[\p{L} -]{2,40}\s(?:gefunden|vorhanden|verfügbar)|
      aucune?\s[\p{L} -]{2,40}|(?:non|nenhuma?|nessuna?|nessun)\s[\p{L} -]{2,40}\s(?:encontrad[oa]s?|trovat[oai])|
      no se (?:encontró|encontraron|hallaron)\s[\p{L} -]{2,40}|(?:ничего|совпадений|результатов)?\s?не найден[оаы]?
    )\.?$
  `,
  'iu',
);

/** Counts in a row or in brackets at the end, the cheer of a program, a mark or a time before its words, and what it tells its reader to do. */
export const summedUp: RegExp = new RegExp(
  inLines`
    ^\d+\s\p{Ll}[\p{Ll} ]{1,24},\s(?:and\s)?\d+\s[^;]*$|
    ^[\p{L} ]{2,30}!(?=\s|$)|
    ^[✓✔✗✘√▶●⚠]|
    ^[^.;]{3,80}\s\(\d+\s\p{Ll}+(?:,\s\d+\s\p{Ll}+){0,3}\)\.?$|
    ^\d{4}-\d{2}-\d{2}[T ]\d{2}:|
    ^(?:already|nothing to|everything up-to-date)\b|
    [;.]\s(?:fix|use|run|try|see|please|consider|retry)\s[^.;]{1,80}\.?$
  `,
  'iu',
);

/** Records and files of data or code hold no sentences; pages and letters do. */
export function holdsNoProse({ tool, input }: ForsyStep): boolean {
  return dataFile.test(input ?? '') || (/^\s*\{/.test(input ?? '') && !pages.test(tool ?? ''));
}

const dataFile =
  /\.(?:jsonl?|ya?ml|toml|ini|cfg|conf|env|lock|[ct]sv|xlsx?|ods|[cm]?[jt]sx?|py|rb|go|rs|java|cs|cpp|php|sh|sql|css|xml|ics|tf)(?![\w.])/i;

const pages = /web|fetch|brows|pdf|doc|wiki|page|mail|note/i;

/** Pages and files hold sentences; registers, sheets and the like, known as readers only by the operation, hold values. */
export function isOfNoPage(text: string, step: ForsyStep): boolean {
  return kindOfTool(step.tool, null) === 'other' && sentencesIn(text) === 1 && !isConcrete(text) && !isAddressed(text);
}

/** What tools that move a pointer and press keys say: "Clicked at (402, 233).", "Typed 113 characters." */
const handled = new RegExp(
  inLines`
    ^(?:(?:double|right|left|middle|triple)[- ]?)?(?:
      clicked|typed|pressed|scrolled|dragged|moved|tapped|hovered|swiped|navigated|waited
    )\b[^,;]{0,40}?(?:\(\s?\d+,\s?\d+\s?\)|\d|https?:|"|')[^;]{0,60}$
  `,
  'iu',
);

/** A tool's own word comes first. */
export function isAcknowledged(text: string): boolean {
  const first = text.slice(0, /(?<=\.)\s/.exec(text)?.index);
  if (handled.test(text) && wordsOf(text).length <= 12) return true;
  return acknowledgement.test(first) && (/^(?:the )?file /i.test(first) || wordsOf(text).length <= 12);
}
