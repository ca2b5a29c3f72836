import type { ForsyStep } from '@trace-formats/schema';
import { inLines } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';
import { sifted } from '../../sieve/sieve.ts';
import { isPhrase, isStatement } from '../form-of-words.ts';
import { describedCall } from '../input-is-literal/described-call.ts';
import { kindOfTool } from '../kind-of-tool.ts';
import { isAccount, isAddressed, isConcrete, isPlainProse, sentencesIn, wordsOf } from '../prose.ts';
import { toldInTheThirdPerson } from '../told-in-the-third-person.ts';
import { passive, passiveAbroad, report, reportOfTelling } from '../verbs.ts';

type Range = [start: number, end: number];

/** The response as the subject of a sentence: who quotes it does not talk about it. */
const about = sifted({
  source: inLines`
    ^(?:the|this|that|both|all|each|most|several|some|first|second|a|an|no)?\s*(?:[\p{L}-]+\s){0,3}?(?:
      query|search|script|journal|breakdown|test|tests|results?|output|response|search results?|returned \p{L}+|
      log|logs|subagent|agent|tool|command|page|pages|article|articles|paper|papers|sources?|documentation|
      document|report|table|file|files|file list|registers?|plot|figure|chart|screen|site|website|analysis|
      check|comparison|decomposition|calculation|simulation|benchmark|build|run|review|data|model|api|server|
      customer|caller|supplier|invoice|bill|letter|contract|readme|package|
      ticket|config\p{L}*|profile|pubmed|google|wikipedia|kommentierung|suche
    )\s+(?:\w+ly\s)?(?:
      included?s?|returned|returns|shows|showed|confirms?|confirmed|delivered|delivers|reports|reported|says|
      said|states|stated|contains?|contained|lists|listed|explains|explained|reveals|revealed|indicates?|
      indicated|describes?|described|suggests?|suggested|makes it clear|made it clear|found|finds|agreed|agrees|
      provided|provides|gave|gives|yielded|yields|identified|identifies|follows|covers|
      uses|has|sagt|zeigt|ergab|ergibt
    )\b|
    ^(?:the|this)\s(?:[\p{L}-]+\s)?(?:command|script|query|tool|call|search|request|operation|function)\s(?:\p{L}+ly\s)?
      (?:ran|succeeded|completed|worked|executed|finished|went|was|did|has)\b
  `,
  flags: 'iu',
});
/** How somebody speaks who looked at what came back, or had it told: no program says how something turned out. */
const narrated = sifted({
  source: inLines`
    \b(?:
      turned out|proved to be|went (?:through|well|fine|smoothly)|as expected|
      without (?:complaint|conflicts|trouble|any problems?)
    )\b|
    ^I (?:have |then |also |only )?(?:\p{L}{2,}ed|found|took|ran|read|saw|chose|kept|made|wrote|went)\s|
    ^(?:about|around|roughly|circa|etwa|ungefähr|environ|aproximadamente)\s\d
  `,
  flags: 'iu',
});
/** What another agent said, as somebody else tells it. */
const agentSaid =
  /(?:^|[.:]\s)The (?:sub-?)?agent(?:'s \p{L}+)? (?:also )?(?:\p{L}+ed|said|found|came|gave|thinks|says)\s/u;
/** Of a document, bill or record whoever read it says what it had to show; those of a study were shown by it. */
const shown = sifted({
  source: inLines`
    ^(?:the|this|its|his|her|their|both|der|die|das)\s(?!
        (?:\p{L}+\s)?(?:stud|trial|experiment|survey|author|result|finding|patient|analys)
      )
      (?:[\p{L}\d-]+\s){1,3}?(?:showed|listed|contained|included|mentioned|revealed|enthielt|zeigte|ergab|nannte|listete)\s
  `,
  flags: 'iu',
});
/** The same in languages that programs rarely print sentences in. */
const toldAbroad = new RegExp(
  inLines`
    ^[^:：]{0,12}(?:完成|成功)[,，]|[全都均](?:部)?(?:通过|成功|正常|完成)|大约|约为|左右|
    ^[^:：]{0,6}(?:文件|页面|表格?|文档|日志|结果|报告|账单|合同)[里中]?(?:有|包含|显示|列出)|
    [\p{Script=Hiragana}](?:た|ました)。?$
  `,
  'u',
);
const foundAbroad = /^(?:查|找|搜|得|了解|搜索)到了?|(?:見つか|分か|得られ|確認でき)\p{L}*た。?$/u;
/** Words for an amount that whoever saw the response could have given exactly. */
const vague = sifted({
  source: inLines`
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
  `,
  flags: 'iu',
});
const errorLike = sifted({
  source: inLines`
    \b(?:
      error|denied|not found|cannot|can['’]t|unable|no such|unknown|invalid|usage|warning|exception|refused|
      timed out|permission|deprecated|must be|is required|are required|expected
    )\b
  `,
  flags: 'i',
});
/** Tools that give back lines of places and nothing else. */
const lists = /(?:^|[_./:-])(?:grep|rg|ripgrep|glob|ls|find|list_?dir\w*)$/i;
/** What tools themselves say of a write. */
const acknowledgement = readied({
  source: inLines`
    ^(?:the )?(?:file|files|todos?|note|notes|plan|cell|notebook|patch|changes?|page|memory|task)\b[^\n]{0,200}
      \b(?:created|updated|modified|written|saved|applied|edited|deleted)\b|
    ^(?:success(?:fully)?|ok|done)\b|
    ^(?:
      wrote|updated|created|saved|deleted|replaced|applied|added|removed|moved|copied|uploaded|inserted|edited|
      patched|modified|renamed|formatted
    ) (?:\d|(?:\S+ ){0,3}\S*[./_]\S)
  `,
  flags: 'i',
});

/** "Successfully read the file contents.": of what was read, only that it was. */
const onlyRead = sifted({
  source: inLines`
    ^(?:(?:i |the )?(?:successfully |agent |tool )?(?:read|loaded|opened|fetched|retrieved|viewed|downloaded|parsed|accessed)
      (?:\ssuccessfully)?\s(?:in\s)?(?:all |both |the |its )|
      (?:the )?(?:full |whole |entire )?(?:files?|documents?|pages?|contents?|data|articles?|text|pdfs?)\s(?:contents?\s)?
        (?:was|were|has been|have been)\s(?:successfully )?(?:read|loaded|opened|fetched|retrieved|viewed)
    )[^\d\n:;,]{0,60}$
  `,
  flags: 'iu',
});
/** What programs print where there is nothing: "No resources found in default namespace." */
const nothingThere = /^no \p{L}+(?: \p{L}+)? (?:found|available|selected|matched|matching|to \p{L}+)\b[^,;:]{0,60}$/iu;

/** Where an output retells the response instead of being it; undefined where it looks literal. */
export function retold(output: string, step: ForsyStep): Range | undefined {
  const text = output.trim();
  // A note in brackets is no sentence of anybody.
  if (text.length > 1500 || text === '' || text.startsWith('[')) return undefined;
  if (step.action === 'output' || (!step.tool && /^(?:|answer|message)$/.test(step.operation ?? '')))
    return retoldAnswer(text, step);
  if (step.operation === 'ask_user') return toldInTheThirdPerson(text);
  if (/\?$/.test(text)) return undefined;
  return step.tool === null ? retoldThought(text, step) : retoldReturn(text, step);
}

function retoldAnswer(text: string, step: ForsyStep): Range | undefined {
  if (text.includes('\n') || sentencesIn(text) > 6) return undefined;
  const told = reportOfTelling.exec(text);
  if (told && !startsWithI(text)) return toSentenceEnd(text, told.index);
  if (passiveAbroad.test(text)) return toSentenceEnd(text, 0);
  if (isAddressed(text)) return undefined;
  const told2 =
    /\b(?:answer|reply|explanation|memo|summary|letter|message|note|recommendation|overview|report|question|draft|response|advice|comparison|list|proof|link|email|e-mail)s?\b[^.]{0,40}?\b(?:was|were|has been|have been)\s\w+/iu.exec(
      text,
    );
  if (told2) return toSentenceEnd(text, told2.index);
  const given = step.input?.trim();
  if (given === undefined || given === text) return undefined;
  // What was delivered stands in both fields; a phrase in place of it only names it.
  return isPhrase(text) || ((passive.test(text) || handedOver.test(text)) && isStatement(text) && isDescribed(step))
    ? toSentenceEnd(text, 0)
    : undefined;
}

/** "Roster presented with open nights.": that something was told, without what was told. */
const handedOver =
  /^(?:[\p{L}\d-]+\s){0,5}?(?:presented|explained|delivered|described|shared|sent|given|handed|provided|offered|shown|summari[sz]ed)\b/iu;

/** Whoever describes the call describes what came back as well, so that less is needed to say so. */
function isDescribed(step: ForsyStep): boolean {
  return step.input !== null && describedCall(step.input, step) !== undefined;
}

/** The conclusions of an analysis are its output; that there was an analysis is not. */
function retoldThought(text: string, step: ForsyStep): Range | undefined {
  if (/^I\s/.test(text) && report.test(text.slice(2))) return toSentenceEnd(text, 0);
  if (isAddressed(text)) return undefined;
  const told = report.exec(text);
  // What follows a colon is what was found.
  if (told && !/^[^.:]{0,60}:\s\S/.test(text)) return toSentenceEnd(text, 0);
  if (sentencesIn(text) > 3) return undefined;
  if (!isConcrete(text) && isPlainProse(text)) {
    const sign = passive.exec(text) ?? vague.exec(text);
    if (sign) return [sign.index, sign.index + sign[0].length];
  }
  return !isConcrete(text) && sentencesIn(text) === 1 && isStatement(text) && isDescribed(step)
    ? toSentenceEnd(text, 0)
    : undefined;
}

function retoldReturn(text: string, step: ForsyStep): Range | undefined {
  // A retelling is one paragraph; what has lines was printed.
  if (text.includes('\n')) return undefined;
  const kind = kindOfTool(step.tool, step.operation);
  if ((kind === 'reader' || kind === 'shell') && onlyRead.test(text)) return toSentenceEnd(text, 0);
  const agent = agentSaid.exec(text);
  if (agent) return [agent.index, agent.index + agent[0].length];
  if (/^\p{L}[\p{L} ]{0,30}:\s/u.test(text)) return kind === 'shell' || kind === 'code' ? vagueIn(text) : undefined;
  if (isAcknowledged(text)) return undefined;
  if (kind === 'shell' && nothingThere.test(text)) return undefined;
  const told = errorLike.test(text.slice(0, 80)) || text.includes('[') ? null : report.exec(text);
  if (told && (/[.!;]$/.test(text) || wordsOf(text).length >= 6)) return toSentenceEnd(text, 0);
  // A subagent and a chat answer in sentences, and so does a page that was read.
  const speaks = about.exec(text);
  if (speaks && !/["“]/.test(text) && wordsOf(text).length >= 5) return [speaks.index, speaks.index + speaks[0].length];
  if (kind === 'delegate' || (kind === 'wordsmith' && !isDescribed(step))) return undefined;
  const isPage = kind === 'reader' && !holdsNoProse(step);
  const seen = (isPage ? null : narrated.exec(text)) ?? shown.exec(text);
  if (
    (seen && !/["“”«»]/.test(text)) ||
    (!isPage && text.length < 160 && toldAbroad.test(text)) ||
    (isSearch(step) && foundAbroad.test(text))
  )
    return toSentenceEnd(text, 0);
  if (text.length < 200 && passiveAbroad.test(text)) return toSentenceEnd(text, 0);
  if (
    isStatement(text) &&
    !errorLike.test(text) &&
    (lists.test(step.tool ?? '') ||
      isDescribed(step) ||
      (kind === 'reader' && (isPage ? isOfNoPage(text, step) : true)))
  )
    return toSentenceEnd(text, 0);
  if (!isPlainProse(text)) return proseWithNumbers(text, kind);
  if (kind === 'reader') {
    if (!isPage || (isSearch(step) && !isConcrete(text))) return toSentenceEnd(text, 0);
    return vagueIn(text) ?? passiveIn(text);
  }
  if (errorLike.test(text) && !passive.test(text)) return undefined;
  if (kind === 'editor') return passiveIn(text) ?? (/\bnow\b/i.test(text) ? toSentenceEnd(text, 0) : undefined);
  return toSentenceEnd(text, 0);
}

function vagueIn(text: string): Range | undefined {
  const gist = vague.exec(text);
  return gist ? [gist.index, gist.index + gist[0].length] : undefined;
}

/** Records and files of data or code hold no sentences; pages and letters do. */
function holdsNoProse({ tool, input }: ForsyStep): boolean {
  return dataFile.test(input ?? '') || (/^\s*\{/.test(input ?? '') && !pages.test(tool ?? ''));
}

const dataFile =
  /\.(?:jsonl?|ya?ml|toml|ini|cfg|conf|env|lock|[ct]sv|xlsx?|ods|[cm]?[jt]sx?|py|rb|go|rs|java|cs|cpp|php|sh|sql|css|xml|ics|tf)(?![\w.])/i;
const pages = /web|fetch|brows|pdf|doc|wiki|page|mail|note/i;

function isSearch({ tool, operation }: ForsyStep): boolean {
  return operation === 'search' || /search/i.test(tool ?? '');
}

/** An account with files and numbers in it is still an account. */
function proseWithNumbers(text: string, kind: string): Range | undefined {
  // An account ends as a sentence does.
  if (kind === 'reader' || !/[.!]$/.test(text)) return undefined;
  if (errorLike.test(text.slice(0, 60)) || isAddressed(text.slice(0, 200))) return undefined;
  if (isAccount(text)) return toSentenceEnd(text, 0);
  if (/["“{}[\]=|]/.test(text) || !/\.$/.test(text) || wordsOf(text).length < 5) return undefined;
  const sign =
    passive.exec(text) ??
    /\b(?:now|still) (?:uses?|has|shows?|passes|works|holds|returns|contains|runs)\b|^\S+ (?:updated|created|changed|rewritten|extended|fixed|adjusted) (?:with|to|so|by|for)\b/iu.exec(
      text,
    );
  return sign ? [sign.index, sign.index + sign[0].length] : undefined;
}

/** Pages and files hold sentences; registers, sheets and the like, known as readers only by the operation, hold values. */
function isOfNoPage(text: string, step: ForsyStep): boolean {
  return kindOfTool(step.tool, null) === 'other' && sentencesIn(text) === 1 && !isConcrete(text) && !isAddressed(text);
}

/** A tool's own word comes first. */
function isAcknowledged(text: string): boolean {
  const first = text.slice(0, /(?<=\.)\s/.exec(text)?.index);
  return acknowledgement.test(first) && (/^(?:the )?file /i.test(first) || wordsOf(text).length <= 12);
}

function passiveIn(text: string): Range | undefined {
  const found = passive.exec(text);
  return found ? [found.index, found.index + found[0].length] : undefined;
}

function startsWithI(text: string): boolean {
  return /^(?:i|we|ich|wir|je|nous)\b/i.test(text);
}

function toSentenceEnd(text: string, start: number): Range {
  const rest = text.slice(start, start + 120);
  return [start, start + (/[.!?](?=\s|$)/.exec(rest)?.index ?? rest.length)];
}
