import type { ForsyStep } from '@trace-formats/schema';
import { inAnyCase } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';
import type { ToolKind } from '../../traces/kind-of-tool.ts';
import { isActAbroad } from '../../wording/abroad.ts';
import { formOfWords, isInHanOrKana, isPhrase, namesAnAct, opensLikeASentence } from '../../wording/form-of-words.ts';
import { isAddressed } from '../../wording/prose.ts';
import { gerund, passiveAbroad } from '../../wording/verbs.ts';
import { looksUpProse } from '../output-is-literal/looks-up-prose.ts';
import { isForADevice } from './meant-for.ts';
import { isQuery } from './what-tools-take.ts';
import { isChangeByItsName, isInWordsAlone } from './words-alone.ts';

/**
 * What a tool takes is not put in articles and prepositions. Where a tool takes code, any such line is an account; where it may
 * take words, only a phrase that says nothing to anybody is.
 */
export function isPhraseForATool(text: string, kind: ToolKind, step: ForsyStep): boolean {
  if (kind !== 'reader' && kind !== 'wordsmith' && letterThatSays.test(text)) return !isAddressed(text);
  if (kind === 'messenger') return letters.test(text) && isPhrase(text) && !isAddressed(text);
  if (kind === 'wordsmith') return false;
  if (
    (kind === 'reader' && !takesFormulas.test(step.tool ?? '')) ||
    (kind === 'other' && takesAPath.test(step.tool ?? ''))
  )
    return isPhraseForAReader(text, step);
  if (kind === 'other' && looksUpProse(step.tool) && title.test(text)) return false;
  // What a query looks for may be in any script.
  if (isInHanOrKana(text)) return kind !== 'editor' && !isQuery(text);
  if (kind === 'shell') {
    const call = text.replace(whatItGave, '');
    if ((programInAPhrase.test(call) || settingsUnsaid.test(call)) && !/["'=|<>$\\#]|\s-/.test(call)) return true;
    if (isProgramInWords(call)) return true;
    if (!takesText.has(text.split(/\s/, 1)[0]!) && isInWordsAlone(text)) return true;
  }
  if (kind === 'editor' && isChangeByItsName(text)) return true;
  // Words alone are neither a program nor a query, in small letters either.
  if (
    (kind === 'code' || takesCode.test(step.tool ?? '')) &&
    !/[()=[\]:;'"%]/.test(text) &&
    !isQuery(text) &&
    !importsIt.test(text)
  ) {
    const form = formOfWords(text);
    // Three words may be an expression as well: "name in names".
    const least = /\s(?:of|the|for|with|from|on|between)\s/.test(text) ? 3 : 4;
    return form !== undefined && form.tokens >= least && form.literal === 0 && form.little > 0;
  }
  const form = opensLikeASentence(text) ? formOfWords(text) : undefined;
  if (form === undefined || form.tokens < 3 || form.little === 0) return false;
  if (kind === 'shell' || kind === 'code') return form.literal <= 0.25 && form.little >= 0.1 && !isQuery(text);
  // "12 minutes for the eggs": a measure is what such a tool takes, whatever it is for.
  return (
    isPhrase(text) &&
    !isQuery(text) &&
    !ofOperands.test(text) &&
    !isForADevice(text, kind, step) &&
    !(kind === 'other' && measure.test(text))
  );
}

/** '([From] CONTAINS "x") AND ([Date] >= "2023")', '"in anticipation" w/10 lease': operands and what joins them, in the language of a search. */
const ofOperands = /["\])]\s(?:AND|OR|NOT|(?:w|W|NEAR|near|pre)\/\d{1,3})\s\S/;

/** What such tools take has a grammar of its own, whatever the tool is called besides. */
const takesCode =
  /(?:^|[_./:-])(?:https?|api|rest|graphql|excel|spreadsheets?|sheets?|calculator|db|database|lldb|ros2?|serial|gcode)(?:_?(?:query|request|call|run|exec(?:ute)?))?$/i;

/** Whatever it is used for, such a tool takes formulas. */
const takesFormulas = /(?:^|[_./:-])(?:excel|spreadsheets?|calculator)$/i;

/** "Battle of Hastings": what is looked up by its title. */
const title =
  /^\p{Lu}[\p{L}'’-]*(?:\s(?:of|the|and|in|at|on|de|von|der|la)){0,2}\s\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)*$/u;

const measure = /^(?:\d+|both|no|one|two|three|four|five|six)\s\p{Ll}+(?:,\s|\sfor\s|\sof\s[^,]*,\s)/u;

/** "from os import path": words alone, and yet code. */
const importsIt = /^(?:from\s[\w.]+\simport|import\s[\w.]+\sas)\s/;

/** A search may be for an act, and a message is one to its reader. */
export function isSaidAbroad(text: string, kind: ToolKind, step: ForsyStep): boolean {
  if (kind === 'messenger' || kind === 'wordsmith') return false;
  if (soughtAbroad.test(text) || didInJapanese.test(text)) return true;
  if ((kind === 'shell' || kind === 'code') && calledByItsKind.test(text)) return true;
  // Nobody ends a search with a full stop; what is searched with a command is no search for words.
  if (isSearch(step) && kind !== 'shell' && kind !== 'code') return /[.。]$/.test(text) && isActAbroad(text);
  return (
    isActAbroad(text) || (text.length < 200 && passiveAbroad.test(text) && kind !== 'editor' && kind !== 'delegate')
  );
}

/** "Nach Preisen gesucht", "Se buscaron los precios": that something was looked for. Who looks for a flat writes "Wohnung gesucht". */
const soughtAbroad = readied(inAnyCase`
  ^\W{0,3}(?:nach|im (?:web|netz|internet|archiv|ordner|verzeichnis|code|projekt)|in (?:der|den|dem|allen) \p{L}+)\s[^.?!\n]{2,140}\s(?:
    gesucht|recherchiert|geschaut|gefragt|abgefragt|gegoogelt|nachgesehen|nachgeschlagen
  )\.?$|
  ^\W{0,3}(?:(?:j['’]ai\s)?(?:re)?cherché|busqué|se (?:buscó|buscaron|consultó|consultaron|revisó|revisaron|leyó|abrió)|on a (?:cherché|consulté|interrogé)|pesquisei|procurei|ho cercato|cercat[oaie])\s
    (?:les?|l['’]|des?|du|un[ea]?|el|los?|las?|i|gli|il|os?|as?|por|sobre|dans|en|em|nel\p{L}*)(?:\s|(?<=['’]))[^?\n]{2,140}$
`);

/** "空き時間を検索した": a deed in the past, which no tool is sent. */
const didInJapanese =
  /^[^\n「」"]{3,120}を(?:検索|確認|取得|調査|実行|照会|参照|集計|計算|作成|更新)(?:した|しました)。?$/u;

/** "SQL-запрос на поиск", "consulta para contar": what was sent to a program, called by what it is. */
const calledByItsKind = readied(inAnyCase`
  ^\W{0,3}(?:\p{L}+[-\s])?(?:
    запрос|команда|скрипт|вызов|патч|zapytanie|polecenie|skrypt|abfrage|befehl|skript|aufruf|requête|commande|script|consulta|
    comando|query|opdracht|sorgu(?:su)?|komut|dotaz|příkaz
  )(?:\s\p{L}{1,12})?(?:,\s(?:котор(?:ый|ая|ое|ые)|któr[yae]|das|der|die|welche[rs]?|qui|que|che|dat)|\s(?:на|для|с|со|по|do|dla|zum|zur|für|nach|pour|qui|para|que|per|che|voor|om|için|pro|na))\s[^=<>{}|;"'\x60$\n]{4,160}$
`);

function isSearch({ tool, operation }: ForsyStep): boolean {
  return operation === 'search' || /search|scholar|google|pubmed|wikipedia/i.test(tool ?? '');
}

/** What is looked for may be put in words, but no search begins by calling itself one; a file is opened by its name. */
function isPhraseForAReader(text: string, step: ForsyStep): boolean {
  if (takesAPath.test(step.tool ?? '') && (isPhrase(text) || placeInWords.test(text))) return true;
  if (takesAnAddress.test(step.tool ?? '') && isInWordsForAnAddress(text)) return true;
  if (isSearch(step) && /\.$/.test(text) && gerund.test(text) && /\s(?:the|an?|for)\s/i.test(text)) return true;
  if (isSearch(step)) return (searches.test(text) || (namesAnAct(text) && /\.$/.test(text))) && isPhrase(text);
  // Half of what a pattern is made of is no article.
  if (/grep|glob|^rg$/i.test(step.tool ?? '')) {
    const form = formOfWords(text);
    return form !== undefined && form.tokens >= 4 && form.literal === 0 && form.little >= 0.3;
  }
  // What takes a path or lists one is given no words.
  if (takesAPath.test(step.tool ?? '')) {
    const words = text.split(/\s+/);
    if (
      words.length >= 3 &&
      words.every((word) => /^\p{L}+$/u.test(word)) &&
      words.some((word) => joins.has(word) || word === 'to')
    )
      return true;
  }
  if (namesAnAct(text) && isPhrase(text)) return true;
  // "History of the potato": such pages are opened by their titles.
  if (/wiki|encyclop/i.test(step.tool ?? '')) return false;
  return isPhrase(text) && /(?<!\p{L})(?:the|an?|de[rsnm]?|die|das|l[ea]s?|el|los)\s/iu.test(text);
}

/** "inv.lua near the crash": a file, and in words which part of it. */
const placeInWords =
  /^[\w./-]+\.\p{L}{1,5},?\s(?:near|around|about|close to|before|after|behind|until|from|at)\s(?:the|its|where|line of)\s\p{L}/u;

/** What fetches a page is given the address of one. */
const takesAnAddress = /(?:^|[_./:-])(?:web_?fetch|fetch_?(?:url|page)|open_?url)$/i;

function isInWordsForAnAddress(text: string): boolean {
  const words = text.split(/\s+/);
  return words.length >= 3 && !/[/@]|\w\.\w|["']/.test(text) && words.some((word) => joins.has(word));
}

const takesAPath =
  /(?:^|[_./:-])(?:read_?files?|list_?(?:files?|dir\w*|folders?)|view_?files?|open_?files?|cat|ls|tree)$|^(?:Read|LS|View)$/;

/** "ffmpeg to convert the video", "pytest on the new module": what a program is for, in the place of its arguments. */
const programInAPhrase =
  /^(?!echo|printf|say|espeak|touch|mkdir|git)[a-z][\w.-]*\s(?:to\s\p{Ll}+|on|for|over|with|of|in)\s(?:the|an?|all|both|every|each|its)\s\p{L}/u;

/** "valgrind with full leak check": a command of nothing but words, and one among them that only joins words. */
function isProgramInWords(text: string): boolean {
  const words = text.replace(/[.,]$/, '').split(/\s+/);
  return (
    words.length >= 3 &&
    words.length <= 14 &&
    /^[a-z][\w.+-]*$/.test(words[0]!) &&
    !takesText.has(words[0]!) &&
    words.every((word) => /^[\p{L}\d][\p{L}\d._-]*,?$/u.test(word)) &&
    words.some((word, at) => at > 0 && at + 1 < words.length && joins.has(word))
  );
}

/** "jq for both axes -> all in range": a result behind an arrow is no part of a call. */
const whatItGave = /\s(?:->|=>|→)\s[\p{L}\d][\p{L}\d ,.%-]*$/u;

const joins: ReadonlySet<string> = new Set(
  (
    'on with of for from between against over and the its both that which into about without via using ' +
    'und oder mit der die das für nach et avec pour dans les des y con para los las'
  ).split(' '),
);

/** What these are given is words, whatever they are, or the words of a language. */
const takesText: ReadonlySet<string> = new Set(
  (
    'echo printf say espeak figlet cowsay banner wall logger notify-send touch mkdir grep egrep rg ag ack look apropos man tldr whatis ' +
    'dict howdoi llm ollama sgpt aider task todo note notes remind at date for if while until case select test read type'
  ).split(' '),
);

/** "grep for the names of weeks", "primer3 with the usual settings": no program takes such words. */
const settingsUnsaid =
  /^(?:grep|e?grep|rg|ag|ack)\sfor\s\p{L}+\s\p{L}|^(?!echo|printf|say|espeak|git)[^\n]*\swith (?:(?:the|its|all|my|our)\s)?(?:usual|default|same|standard|recommended|right|appropriate|necessary|required)\s(?:settings|options|flags|switches|parameters|params|arguments|args)(?!\p{L})/u;

/** What a message would be called that is to be sent. */
const letters =
  /^(?:(?:the|an?|\p{L}+)\s){0,2}?(?:e-?mail|mail|message|reply|letter|note|reminder|request|question|update|answer|apology|confirmation)\s(?:to|for|about|asking|with|that|on|from)\s/iu;

/** "Polite reply that apologises and states the time": a letter, by what it does to its reader. */
const letterThatSays =
  /^(?:(?:the|an?)\s)?(?:[\p{L}-]+\s){0,2}?(?:e-?mail|mail|message|reply|letter|note|reminder|update|answer|comment)\s(?:that|which)\s(?:politely\s)?(?:apologi[sz]es|confirms|explains|states|asks|informs|tells|thanks|offers|says|lists|reminds|announces)(?!\p{L})/iu;

/** A noun for looking something up, and what is looked up. */
const searches = readied(inAnyCase`
  ^\W{0,3}(?:(?:the|an?)\s)?(?:[\p{L}\d-]+\s){0,2}?(?:
    search(?:es)?|look-?ups?|quer(?:y|ies)|request|retrieval|download|suche|recherche|abfrage|consulta|búsqueda
  )\s(?:of|for|in|on|over|by|nach|zu|zur|von|im|des?|du|del|dans|sur|en)\s|
  ^\W{0,3}(?:recherches?|consulta|búsqueda|pesquisa|busca|ricerca)\s(?:\p{L}+\s)?(?:du|d[aoe]s?|del|sur|sobre|dans|en|em|por|para|pour|su)\s[^.]*\.$
`);
