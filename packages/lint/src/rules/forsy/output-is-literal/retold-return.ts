import type { ForsyStep } from '@trace-formats/schema';
import { inAnyCase, inLines } from '../../in-lines.ts';
import { returnedLeans } from '../../leaning/fields.ts';
import { readied } from '../../sieve/readied.ts';
import { kindOfTool, type ToolKind } from '../../traces/kind-of-tool.ts';
import { isActAbroad } from '../../wording/abroad.ts';
import { formOfWords, isPhrase, isStatement } from '../../wording/form-of-words.ts';
import { laysDown } from '../../wording/lays-down.ts';
import { isAccount, isAddressed, isPlainProse, sentencesIn, wordsOf } from '../../wording/prose.ts';
import type { Range } from '../../wording/range.ts';
import { passive, passiveAbroad, report } from '../../wording/verbs.ts';
import { isQuery } from '../input-is-literal/what-tools-take.ts';
import { isDescribed } from './is-described.ts';
import { looksUpProse } from './looks-up-prose.ts';
import { toSentenceEnd } from './to-sentence-end.ts';
import {
  errorLike,
  holdsNoProse,
  isAcknowledged,
  isOfNoPage,
  isSaidByAProgramAbroad,
  lists,
  nothingThere,
  summedUp,
} from './words-of-a-program.ts';
import {
  about,
  agentSaid,
  appraised,
  doneByAPage,
  foundAbroad,
  fromSources,
  inShort,
  narrated,
  nearly,
  nowAbroad,
  ofAHelper,
  onlyRead,
  saidInALetter,
  saidOfAProgram,
  shown,
  toldAbroad,
  vagueIn,
  weighed,
} from './words-of-a-witness.ts';

/** Where what a tool gave back is told by somebody who saw it; undefined where the tool may have said it itself. */
export function retoldReturn(text: string, step: ForsyStep): Range | undefined {
  // A retelling is one paragraph; what has lines was printed.
  if (text.includes('\n')) return undefined;
  if (spokenOver.test(step.tool ?? '') && !ofTheSpeaker.test(text)) return undefined;
  const kind = kindOfResponse(step);
  if ((kind === 'reader' || kind === 'shell') && onlyRead.test(text)) return toSentenceEnd(text, 0);
  if (kind === 'shell' && testsPass.test(text)) return toSentenceEnd(text, 0);
  if ((kind === 'shell' || kind === 'code') && saidOfAFile.test(text)) return toSentenceEnd(text, 0);
  if (
    /^(?:shell|code|editor)$/.test(kind) &&
    inShort.test(text) &&
    !printed.test(step.input ?? '') &&
    !summedUp.test(text)
  )
    return toSentenceEnd(text, 0);
  const isKept = looksUpProse(step.tool);
  if ((isOfLetters(step) || isKept) && sentencesIn(text) === 1 && saidInALetter.test(text))
    return toSentenceEnd(text, 0);
  if (isKept && (saidOfAClause.test(text) || (sentencesIn(text) === 1 && narrated.test(text))))
    return toSentenceEnd(text, 0);
  const agent = agentSaid.exec(text);
  if (agent) return [agent.index, agent.index + agent[0].length];
  if (label.test(text) && !says.test(text)) {
    if (kind !== 'reader' && kind !== 'delegate' && restIsFine.test(text)) return toSentenceEnd(text, 0);
    return kind === 'shell' || kind === 'code' ? vagueIn(text) : undefined;
  }
  if (isAcknowledged(text) || isSaidByAProgramAbroad(text) || (isSearch(step) && titled.test(text))) return undefined;
  if (callsOnItsUser.test(text) && kind !== 'delegate') return undefined;
  if (kind !== 'editor' && (clause.test(text) || greeting.test(text) || laysDown(text))) return undefined;
  if (kind === 'reader' && sentencesIn(text) === 1 && doneByAPage.test(text)) return toSentenceEnd(text, 0);
  if (lists.test(step.tool ?? '') && lineOfNoFile.test(text)) return toSentenceEnd(text, 0);
  if (nothingThere.test(text) || ((kind === 'shell' || kind === 'code') && summedUp.test(text))) return undefined;
  if (timed.test(text) || (rowOfValues.test(text) && !report.test(text))) return undefined;
  const told = errorLike.test(text.slice(0, 80)) || text.includes('[') ? null : report.exec(text);
  if (told && (/[.!;]$/.test(text) || wordsOf(text).length >= 6)) return toSentenceEnd(text, 0);
  // A subagent and a chat answer in sentences, and so does a page that was read.
  const speaks = about.exec(text);
  if (speaks && !/["“]/.test(text) && wordsOf(text).length >= 5) return [speaks.index, speaks.index + speaks[0].length];
  if (kind === 'delegate' && ofAHelper.test(text)) return toSentenceEnd(text, 0);
  if (kind === 'delegate' || (kind === 'wordsmith' && !isDescribed(step))) return undefined;
  const isPage = kind === 'reader' && !holdsNoProse(step);
  const seen =
    (isPage ? null : (narrated.exec(text) ?? (kind === 'editor' ? null : weighed.exec(text)))) ?? shown.exec(text);
  if (
    (seen && !/["“”«»]/.test(text)) ||
    (!isPage && text.length < 160 && (toldAbroad.test(text) || (nowAbroad.test(text) && wordsOf(text).length >= 5))) ||
    ((kind === 'shell' || kind === 'code') && saidOfAProgram.test(text)) ||
    (isSearch(step) && (foundAbroad.test(text) || fromSources.test(text))) ||
    (kindOfTool(step.tool, null) === 'other' && counted.test(text) && isPhrase(text))
  )
    return toSentenceEnd(text, 0);
  if (
    text.length < 200 &&
    ((passiveAbroad.test(text) && (!isPage || isOfACall(text, step))) || (isActAbroad(text) && isDescribed(step)))
  )
    return toSentenceEnd(text, 0);
  if (isSentenceOrLess(text) && !errorLike.test(text) && isDescribed(step)) return toSentenceEnd(text, 0);
  if (
    isStatement(text) &&
    !errorLike.test(text) &&
    (lists.test(step.tool ?? '') || (kind === 'reader' && (isPage ? isOfNoPage(text, step) : !isAddressed(text))))
  )
    return toSentenceEnd(text, 0);
  if (!isPlainProse(text)) return proseWithNumbers(text, kind) ?? (isInOwnWords() ? toSentenceEnd(text, 0) : undefined);
  if (kind === 'reader') {
    if (!isPage || isSearch(step)) return toSentenceEnd(text, 0);
    return isOfACall(text, step) ? (vagueIn(text) ?? passiveIn(text)) : undefined;
  }
  if (errorLike.test(text) && !passive.test(text)) return undefined;
  if (kind === 'editor') return passiveIn(text) ?? (/\bnow\b/i.test(text) ? toSentenceEnd(text, 0) : undefined);
  return toSentenceEnd(text, 0);

  /** What stands on a page may be said in any words; what else came back, without the full stop of a sentence too, not. */
  function isInOwnWords(): boolean {
    if (errorLike.test(text) || (isPage && (kindOfTool(step.tool, null) !== 'other' || looksUpProse(step.tool))))
      return false;
    if (/search|docs/i.test(step.tool ?? '') || isARow(text)) return false;
    if (
      !isPage &&
      !mark.test(text) &&
      wordsOf(text).length >= 4 &&
      appraised.test(text) &&
      !printed.test(step.input ?? '')
    )
      return true;
    return returnedLeans(text, step) || (kind === 'code' && isNoValue(text, step)) || (!isPage && isVague(text, step));
  }
}

/** "Test fails: layers not assigned, everything else is fine." */
const restIsFine =
  /,\s(?:and\s)?(?:(?:the\s)?rest|(?:all\s|the\s)?others|everything else|all else|nothing else)\b[^:=\d\n]{0,60}$/iu;

/** What a summing up has none of. */
const mark = /[:=|"“”«»{}[\]<>\\]|\d{3}/;

/** "week  0.0412  se 0.0093  p=0.00004": names and their figures in turn. */
function isARow(text: string): boolean {
  const figures = text.match(/(?<![\p{L}\d.])[-+]?\d[\d.,]*\d(?!\p{L})/gu)?.length ?? 0;
  return figures >= 3 && !/[.!?]$/.test(text) && figures * 2 >= (text.match(/\p{L}{2,}/gu)?.length ?? 0);
}

/** A database gives rows and an interpreter values: a line of words is somebody's, unless the program itself was told to print it. */
function isNoValue(text: string, { input }: ForsyStep): boolean {
  const words = wordsOf(text);
  const form = formOfWords(text);
  if (form === undefined || words.length < 4 || form.literal > 0.2 || ofItself.test(text)) return false;
  const told =
    input
      ?.slice(0, 4000)
      .match(/(["'`])(?:(?!\1).)*\1/gs)
      ?.join(' ') ?? '';
  return (form.little > 0 || !form.isVerbless) && !words.some((word) => word.length > 3 && told.includes(word));
}

/** "The connection to the server was lost.": what such a program says of itself. */
const ofItself = /^(?:the )?(?:connection|kernel|session|server|database|transaction|runtime|process|cell)\b/i;

/** "Only used in client.py.": a list of places has them at the beginning of its lines. */
const lineOfNoFile =
  /^(?!No\s|Nothing\s|Found\s|Results?\s|Showing\s|Path\s|Pattern\s|File\s|Please\s|The\s(?:path|pattern|file|folder|directory)\s)\p{Lu}\p{Ll}+\s(?=[^:\n]*\p{Ll}\s\p{Ll})[^:\n]{6,120}\.$/u;

/** An amount in words that a program would have counted; what stands in a table may be put like that. */
function isVague(text: string, { input }: ForsyStep): boolean {
  if (/[:;|"]/.test(text) || wordsOf(text).length < (isQuery(input ?? '') ? 4 : 3)) return false;
  return vagueIn(text) !== undefined || (text.endsWith('.') && nearly.test(text));
}

/** "Status: 3 of 4 online" is a field of a form; "The result is robust: ..." is a sentence. */
const label = /^\p{L}[\p{L} ]{0,30}:\s/u;
const says = /^[^:]*\s(?:is|are|was|were|has|have|had|ist|sind|war|est|es|é)\s[^:]*:/iu;

/** "21.2 The beneficiary may ...", "§ 4 (1) Der Mieter ...": who gives a clause with its number copied it; an account names it in its sentence. */
const clause =
  /^(?:(?:§{1,2}|[Aa]rt(?:icle|ikel|ículo|igo|icolo|\.)?|[Cc]lause|[Ss]ection|[Rr]ule|Ziffer|[Cc]láusula)\s?\d{1,4}(?:\.\d{1,3}){0,4}[a-z]?|\d{1,3}(?:\.\d{1,3}){1,4})(?:\.|:)?\s(?:\(\w{1,3}\)\s)?\p{Lu}/u;

/** What answers over these is a voice, of somebody or of a screen: "Passed the signal at caution, nothing found on the line." */
const spokenOver =
  /(?:^|[_./:-])(?:radio|vhf|uhf|walkie_?talkie|intercom|nvda|voice_?over|jaws|talkback|orca|narrator|screen_?reader)(?:$|[_./:-])/i;
/** Who retells it begins with who spoke, or with what was spoken of. */
const ofTheSpeaker =
  /^(?:the|an?|both|all|no|der|die|das|le|la|les|el|los|las|il|lo)\s|^\p{L}+\s(?:(?:was|were|has|had)\s)?(?:confirmed|answered|replied|agreed|reported|said|told|acknowledged|asked|announced|spoken|read out)(?!\p{L})/iu;

/** "Spoke 2 words in 0.8 s.": what was done, how often and how fast, as a program says it. */
const timed =
  /^\p{Lu}\p{Ll}+ \d[\d,.]* \p{Ll}[\p{Ll} -]{1,24} in \d[\d.,]*\s?(?:ms|s|secs?|seconds?|min|minutes?)\.?$/u;

/** "Your message has been sent.", "Please fill in all required fields.": who retells a response to others speaks to nobody in it. */
const callsOnItsUser =
  /^(?:correct|incorrect|right|wrong|almost|not quite|well done|good job|nicely done|try again)[.!,:]\s[^;]{0,80}\byou(?:rs?)?\b|^(?:(?:all right|alright|okay|ok|sure|got it|done|certainly)[,.!]\s)?I(?:['’](?:ll|ve|m)| will| have| can)\s[^.]{0,60}\byou(?:rs?)?\b|^(?:please|thank you|thanks|your|you(?:['’]re| are| have)|votre|vos|ihre?|deine?|bitte|seu|sua|uw|vostr[oa]|ваш\p{Ll}{0,2}|(?:il|la) tu[oa])(?!\p{L})|\b(?:please|contact us|try again|(?:no|none of|all|any of) [^.]{0,40}\syour\s(?!users?\b|customers?\b)\p{Ll}+(?:\s\p{Ll}+)?|you (?:have(?:n['’]t)?|need|must|can|should|may))\b/iu;

const figure = '[^,;]{0,40}\\d[^,;]{0,20}';

/**
 * "High 23 °C, 8 days with rain, sunset 19:05.": figures by their names, as instruments and services give them. Each is read
 * once: any of its digits may be the one, and a row of ids is no place to try all of them.
 */
const rowOfValues = new RegExp(`^(?=(${figure}))\\1(?:,\\s(?=(${figure}))\\2){2,8}\\.?$`, 'u');

/** "The file is 40 lines long", "The script defines one function": what stands in a file, told instead of printed. */
const saidOfAFile =
  /^The (?:file|script|module|function|log|config(?:uration)?|document|listing|diff|output) (?:(?:is|has) (?:about )?\d[\d,.]* (?:lines?|pages?|rows?|entries|columns|characters|words)|(?:defines|imports|consists of|starts with|begins with|ends with|lists|sets|calls)\s(?!["'`]))/u;

/** A runner counts the tests that passed, or says so in the past. */
const testsPass =
  /^(?:(?:all|the|all the)\s)?(?:unit\s)?tests\s(?:(?:now\s|still\s)?(?:pass|are (?:green|passing))|(?:ran|were run)\s(?:and|with)\s[^.;:\d]{0,40}\b(?:pass(?:ed)?|green|no (?:failures|errors)))\.?$/i;

/** On a page things are done to everybody, in more sentences than one. */
function isOfACall(text: string, step: ForsyStep): boolean {
  return isSearch(step) || (sentencesIn(text) === 1 && !/。./u.test(text)) || isDescribed(step);
}

/** Words that end as a sentence does, however they begin: "-16.1 LUFS, no clipping." */
function isSentenceOrLess(text: string): boolean {
  if (!/[\p{L}\d%)`][.。]$/u.test(text) || /["“”«»„]|\.{3}/.test(text)) return false;
  if (isStatement(text)) return true;
  const form = formOfWords(text);
  return (
    form !== undefined &&
    form.tokens >= 4 &&
    form.tokens <= 40 &&
    form.literal <= 0.1 &&
    form.little > 0 &&
    sentencesIn(text) <= 2
  );
}

/** "RSV vaccine - NHS: ...": a hit has a title, and the name of where it stands. */
const titled = /^[^.:\n]{3,80}\s[-–|·]\s[^.:\n]{2,40}(?::|\s[-–|·]|\.)\s/u;

/** "40 rows, six columns, two rows without a date.": a row of counts that ends as a sentence does. */
const counted =
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\s\p{Ll}{3,}[^.;:]{0,120},\s[^.;:]{0,120}\.$/iu;

/** Who prints a text in a shell or opens a letter reads a page. */
function kindOfResponse({ tool, operation, input }: ForsyStep): ToolKind {
  const kind = kindOfTool(tool, operation);
  if (kind === 'shell' && printsAText.test(input ?? '')) return 'reader';
  if ((kind === 'other' || kind === 'wordsmith') && looksUpProse(tool)) return 'reader';
  return kind === 'messenger' && (operation === 'read' || operation === 'search') ? 'reader' : kind;
}

/** "Clause 9 allows termination at short notice.": who gives a clause does not begin with what it does. */
const saidOfAClause =
  /^(?:the\s)?(?:clause|section|article|paragraph|rule|policy|contract|statute|law|entry|note|ticket|§{1,2})\s?(?:\d[\w.]*\s|\([\w ]+\)\s)?(?:allows?|says?|requires?|states?|forbids?|names?|gives?|regulates?|covers?|deals|mentions?|explains?|describes?|concerns?|is about)\b[^"“:\n]{3,160}$/iu;

/** "Dear colleague, we discharged ...": whoever retells a letter greets nobody in it. */
const greeting =
  /^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening|day)|guten (?:tag|morgen|abend)|sehr geehrte\p{Ll}?|liebe[rs]?|hallo|bonjour|bonsoir|madame|monsieur|cher|chère|hola|buen[oa]s|estimad[oa]s?|querid[oa]s?|prezad[oa]s?|olá|caro|cara|gentile|buongiorno)(?!\p{L})[^.!?\n]{0,40}[,!:]/iu;

const printsAText = readied({
  source: inLines`
    ^\s*(?:\$\s)?(?:cat|head|tail|less|more|bat|type|pdftotext|curl(?!\s[^|;&>\n]{0,80}-(?:s?[iI]|-head)\s)|wget|lynx)\s[^|;&>\n]{0,200}
      (?:\.(?:md|txt|rst|html?|pdf|adoc|org|eml|srt)(?:\s[^|;&>\n]{0,80})?|https?:\/\/\S{1,300})$
  `,
  flags: 'i',
});

/** Who writes a letter speaks as "I", and of nobody else in the third person alone. */
function isOfLetters({ tool }: ForsyStep): boolean {
  return kindOfTool(tool, null) === 'messenger';
}

/** Who prints a file in a shell may print any words. */
const printed =
  /^\s*(?:\$\s)?(?:cat|head|tail|less|more|bat|sed|awk|echo|grep|rg|journalctl|docker logs|kubectl logs)\s/;

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
  const sign = passive.exec(text) ?? nowIs.exec(text);
  return sign ? [sign.index, sign.index + sign[0].length] : undefined;
}

/** How things are since they were changed: "The client now accepts both." */
const nowIs = readied(inAnyCase`
  \b(?:now|still) (?:
    uses?|ha(?:s|ve)|shows?|pass(?:es)?|works?|holds?|returns?|contains?|runs?|expects?|accepts?|reads?|writes?|points?|
    handles?|supports?|takes?|includes?|checks?
  )\b|
  ^\S+ (?:updated|created|changed|rewritten|extended|fixed|adjusted) (?:with|to|so|by|for)\b
`);

function passiveIn(text: string): Range | undefined {
  const found = passive.exec(text);
  return found ? [found.index, found.index + found[0].length] : undefined;
}
