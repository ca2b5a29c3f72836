import type { ForsyStep } from '@trace-formats/schema';
import { inAnyCase, inGivenCase, inLines } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';
import { kindOfTool, type ToolKind } from '../../traces/kind-of-tool.ts';
import { isActAbroad } from '../../wording/abroad.ts';
import { isPhrase, namesAnAct } from '../../wording/form-of-words.ts';
import { isAddressed, isConcrete, sentencesIn, wordsOf } from '../../wording/prose.ts';
import type { Range } from '../../wording/range.ts';
import { order, orderToTell, passive, report } from '../../wording/verbs.ts';
import {
  isAlsoAnOrder,
  isEntry,
  isForADevice,
  isPlayed,
  isReportedTo,
  isTakenInWords,
  isTranslator,
  quotesTheChange,
  speaksOfBefore,
  speaksOfTheTool,
} from './meant-for.ts';
import { isPhraseForATool, isSaidAbroad } from './phrase-for-a-tool.ts';
import {
  argumentNamed,
  argumentOfDots,
  beginsAsQuery,
  cutAtTheEnd,
  cutInside,
  cutOff,
  cutOnALine,
  elided,
  isRange,
  onlyItsPurpose,
  onlyRemarks,
  quotedDots,
  remarkBehind,
  resultInside,
  seeElsewhere,
} from './shortened.ts';
import { isCall, payload } from './what-tools-take.ts';

/** Texts that an agent writes are sentences and may be orders to their reader. */
const made = readied({
  source: inLines`
    ^\W{0,3}(?:
      write|draft|create|build|make|prepare|compose|translate|generate|produce|design|add|update|rewrite|revise|
      edit|insert|fill|post|send|schedule|record|save|transcribe|summari[sz]e|call|set up|close|finish|wrap up|hand over
    )\b
  `,
  flags: 'i',
});

const situation = /^(?:the )?(?:user|customer|client|requester|reader)(?:['’]s)?\s\p{L}+|\b\p{L}+(?:ed|en)\.$/iu;

const theUser = /\b(?:the|to the|for the) (?:user|customer|client|reader|student|team)\b/i;

const wishToKnow =
  /^\W{0,3}(?:need(?:ed)? to|want(?:ed)? to|trying to|attempt(?:ed)? to|to (?:check|see|verify|find))\s\p{L}/iu;

/** "Word count for each label to make sure that none is too long": what is called is not told what it is called for. */
const forItsEnd =
  /^(?!how\s|what\s|ways?\s|tools?\s)[^.?!"'`:]{6,120}\s(?:(?:in order\s)?to (?:make sure|see (?:if|whether|where|what|how|that)|check (?:if|whether|that)|find out|verify that|confirm that|rule out)|so as to)\s[^?"'`]{3,120}$/iu;

/** "The agent rewrites the reply": nobody delivers that to anybody. */
const ofTheAgent = /^(?:the|an?) (?:agent|assistant)\s(?:then |now )?(?!is\b|has\b|was\b|needs\b)\p{L}+s\s/iu;

/** "The teacher is now waiting for the quiz", "Der Kunde wartet nun auf Antwort": where things stand, and no word to anybody. */
const nowWaits =
  /(?<!\p{L})(?:is now waiting|now (?:waits|expects|awaits)|wartet (?:nun|jetzt)|attend maintenant|espera ahora|aspetta ora)(?!\p{L})/iu;

/** An order to oneself that needs no object: "Answer.", "Report back". */
const bareOrder =
  /^\W{0,3}(?:answer|reply|respond|deliver|conclude|finish|close|wrap up|report|hand|present|inform|summari[sz]e|final answer)(?:\s\p{Ll}+){0,3}\.?$/iu;

/** An order to ask, where the question should stand. */
const asks = readied(inAnyCase`
  ^\W{0,3}(?:ask|check with|confirm with|request|inquire|enquire|clarify|find out|see|verify)\s(?:
    (?:the )?(?:user|customer|client|person)\b|
    for\b|about\b|whether\b|if\b|which\b|how\b|what\b|when\b|permission\b|approval\b|confirmation\b
  )
`);

/** A line of HTTP: a method, and what it is asked of. */
const isRequest = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\s+(?:https?:\/\/|\/)\S/;

/** ".read report.sql", "\\d orders", "%timeit f()": a console takes such commands, and people begin no sentence like that. */
const commandOfAConsole = /^[.\\%!:]\p{Ll}[\w+-]*(?:\s|$)/u;

/** What is said of a call to another agent or model, and not to it. */
const handsOver =
  /^(?:delegated?\b|(?:ask|let|have|tell|spawn|launch|start|dispatch|prompt|use|task|invoke)(?:ed)? (?:[\w-]+ ){1,3}(?:sub-?)?(?:agent|model)\b)/i;

/** "Various queries about trees", "prompt for the first helper": what was sent, counted or called by what it is. */
const sortOfInput = readied(inAnyCase`
  ^\W{0,3}(?:various|several|multiple|a few|some|many|(?:two|three|four|five|\d{1,2})(?:\s(?:more|further|other))?|more|further|a (?:couple|series|number|set|handful) of)\s
    (?:(?!for|on|in|of|to)[\p{L}-]+\s){0,2}?
    (?:queries|searches|search terms|keywords|look-?ups|commands|calls|prompts|questions|messages|edits|patches|scripts|inputs)
    (?:\s(?:about|on|regarding|around|covering|concerning|to (?:find|check|see|get|test|list|read|the)|with different)\s[^\n?]{2,160})?\.?$|
  ^\W{0,3}(?:another|one more|a (?:second|third|further|new))\s(?:[\p{L}-]+\s)?(?:query|search|look-?up|command|call|prompt|request|script)
    (?:,?\s(?:about|on|regarding|for|with|to|without|in|over|this time)\s[^\n?]{2,120})?\.?$|
  ^\W{0,3}(?:the\s)?(?:(?:full|same|detailed|long|short|whole|usual|above)\s)?(?:prompts?|instructions?|briefing|(?:request|query|search|call|api)\s(?:parameters?|arguments?|payload|body|terms?))\s(?:for|to|given to|sent to|handed to)\s
    (?:the|both|all|each|every|its|that|this|an?)\s[^:\n?]{2,120}$
`);

/** "patch to retry.go, 7 lines": a change, called by what it is and where it was made. */
const changeOfAFile =
  /^\W?(?:an?\s|the\s)?(?:[\p{L}-]+\s)?(?:patch|diff|edit|change|hunk|(?:bug)?fix|tweak|correction|rename|clean-?up)(?:es|s)?\s(?:to|for|against|in|of)\s\S+\.\p{L}{1,6}(?:,\s[^\n]{2,40}|\s\([^()\n]{2,40}\))?\.?$/iu;

/** "src/list.ts: the loop stops at the end": a file, and in words what was changed in it. */
const changeInWords =
  /^[\w@.-]*(?:\/[\w@.-]+){0,12}\.[a-z]{1,5}(?::|\s[-–—])\s(?=\p{L}[^\n]*\s(?:the|an?|of|from|to|with|in|by|instead|now|for)\s)[\p{L}\d][^\n"'\x60=<>{}|;$\\]{12,200}$/u;

/** "grow() in cache.cpp": a function, by where it stands. */
const functionOfAFile = /^[\w.:]+\(\)\s(?:in|of|from|at)\s\S+\.[a-z]{1,5}$/;

/** "We looked up how it is dosed", "lease.docx was opened", "Searching for rulings": the call as somebody tells of it. */
const toldOfTheCall = readied(inAnyCase`
  ^(?:we|i)\s(?:then |also |first |now )?(?:looked (?:up|at|for|into)|searched|checked|fetched|queried|ran|opened|read|called|requested|measured|computed|calculated|counted|asked)\s[^?]{3,160}$|
  ^[\w-]+\.[a-z]{2,5}\s(?:was|were|is)\s(?:then |first )?(?:opened|read|loaded|fetched|parsed|checked|viewed)\b[^"'=]{0,120}$|
  ^(?:looked|searched|browsed|queried)\s(?:up|for|into|through)\s(?:an?|the|all|any|its|\p{Ll}+s)\s[^"'=?]{3,160}$|
  ^(?:searching|looking|browsing|querying|researching)\s(?:for|up|into|on)\s[^"'=?]{3,160}$|
  ^\p{L}+\s\p{Ll}+ed\sand\s(?:\p{L}+\s){1,3}\p{Ll}+ed\.?$|
  ^(?:reads|opens|checks|fetches|queries|runs|looks (?:up|at|for|into)|calls|loads|computes|calculates|requests|inspects|retrieves|downloads)\s(?:the|an?|all|both|its|every|each)\s[^"'=?]{3,160}$|
  ^(?:the\s)?(?:[\p{L}-]+\s){1,3}(?:queried|searched|consulted|looked up|fetched|inspected|scanned)[,:]\s[^"'=?]{2,80}$|
  ^(?:the\s|an?\s)?[\p{L}-]+(?:\s[\p{L}\d.,-]+){0,3}\s(?:was|were|has been|have been)\s(?:triggered|initiated|issued|launched|dispatched|queried|consulted|invoked|submitted)\s(?:for|in|on|to|with|by|from|over|via)\s[^"'=?]{3,120}$|
  ^(?:went|flew|drove|took|made|ran|sent|got|wrote|drew|brought)\s(?:to|the|an?|it|them|back|up|all|both)\s[^"'=?]{3,160}$|
  ^(?:an?\s)?(?:formula|regex|macro|request|payload)\s(?:that|which|to)\s\p{L}[^"'=?]{3,160}$
`);

/** "reading the notebook": no path, name or text begins like that. */
const actOfReading =
  /^(?:reading|opening|loading|viewing|fetching|counting|checking|measuring|computing)\s(?:the|all|both|its|his|her|their)\s[^"'=?:\n]{3,120}$/iu;

/** "Show disk usage by folder": programs are written in small letters. */
const orderInCapitals =
  /^(?:Show|List|Display|Print|Count|Get)\s(?:\p{Ll}+\s){1,5}(?:by|of|for|in|on|with|from|per)\s\p{Ll}[^|<>=$;"'`/]*$/u;

/** "Invitation to the five participants": a message, by what it is. */
const messageByItsName =
  /^(?:(?:an?|the|short|polite|friendly)\s){0,2}(?:invitation|reply|answer|e-?mail|message|note|heads-up|announcement|update|warning|reminder|response|apology|letter|absage|einladung|antwort|nachricht|réponse|respuesta)\s(?:to|for|about|with|that|explaining|asking|informing|an|für|mit|à|au|aux|a|para)\s[^.!?:\n]{3,140}$/iu;

/** "Die Antragstellerin wurde um Anlage 3 gebeten": whoever writes to somebody does not speak of them. */
const wasAskedAbroad =
  /^(?:der|die|das|el|la|le|il|lo|o|a)\s\p{L}+\s(?:wurden?|fue|a été|è stat[oa]|foi)\s(?:[^.!?:\n]{1,100}\s)?(?:gebeten|informiert|erinnert|benachrichtigt|gefragt|angeschrieben|avisad[oa]|informad[oa]|priée?|informée?|prévenue?|relancée?|avvisat[oa]|informat[oa])(?:\s[^.!?:\n]{1,80})?\.?$/iu;

/** "A script that reads the observations and warns of frost": a thing that was written, by what it does. */
const byWhatItDoes =
  /^(?:an?|the)\s(?:(?!same\s)[\p{L}-]+\s){0,2}?(?:script|program|function|class|module|macro|test|page|component|config(?:uration)?|stylesheet|makefile|dockerfile|workflow|parser|query)\s(?:that|which)\s\p{Ll}[^\n"'\x60{}<>=;$]{8,240}$/iu;
const speaks = /tts|speech|speak|say$/i;
const writesFiles = /write|create_?file|edit/i;

/** "An image was generated for the page": of what a picture was to show, nothing. */
const pictureMade =
  /^(?:an?|the|two|three|several)\s(?:[\p{L}-]+\s)?(?:images?|pictures?|photos?|illustrations?|drawings?|logos?|icons?)\s(?:[^.]{1,60}\s)?(?:was|were|has been|have been)\s(?:generated|created|made|drawn|produced|rendered)\b/iu;

/** "Hauptbahnhof Bern to Laupenstrasse 10": from where to where, as what plans a way takes it. */
const fromTo =
  /^(?:\p{Lu}[\p{L}.'’-]*|\d+)(?:,?\s(?:\p{Lu}[\p{L}.'’-]*|\d+\p{L}?|de|la|del|am|an der|sur|di))*\s(?:to|nach|bis|à|a|→|->|>)\s(?:\p{Lu}[\p{L}.'’-]*)(?:,?\s(?:\p{Lu}[\p{L}.'’-]*|\d+\p{L}?|de|la|del|am|an der|sur|di))*$/u;
const plansAWay = /map|route|direction|transit|train|rail|flight|navi|travel|distance/i;

/** "*runs the command and waits*": a stage direction. */
const staged = /^(\*{1,2}|_{1,2})\p{L}{2,}(?:s|ing)\s[^*\n]{5,200}\1\.?$/u;

/** Where the input of an agent's step only describes what was sent; undefined where it looks literal. */
export function describedCall(input: string, step: ForsyStep): Range | undefined {
  const text = input.trim();
  const inside = resultInside.exec(input) ?? seeElsewhere.exec(input);
  if (inside && step.tool !== null && kindOfTool(step.tool, step.operation) !== 'delegate')
    return resultInside.test(input) &&
      !/\b(?:sql|duckdb|psql|bash|shell|python|query)\b/i.test(step.tool) &&
      text.length > 400
      ? undefined
      : [inside.index, inside.index + inside[0].length];
  const gap =
    step.tool === null ? null : (elided.exec(input) ?? argumentOfDots.exec(input) ?? argumentNamed.exec(input));
  if (gap) return [gap.index, gap.index + gap[0].length];
  if (text.length > 1200 || text === '' || text.startsWith('[')) return undefined;
  if (step.tool !== null && (staged.test(text) || (onlyItsPurpose.test(text) && !takesWords(step)))) return whole(text);
  if (step.action === 'output' || (step.tool === null && /^(?:answer|message)$/.test(step.operation ?? '')))
    return describedAnswer(text, step);
  if (text.endsWith('?')) return undefined;
  if (step.operation === 'ask_user') return asks.test(text) && !isAddressed(text) ? whole(text) : undefined;
  return step.tool === null
    ? describedThought(text, step)
    : describedTool(text, kindOfTool(step.tool, step.operation), step);
}

/** A helper, a person or a list is told in words what is to be done. */
function takesWords({ tool, operation }: ForsyStep): boolean {
  return /^(?:delegate|painter|wordsmith|messenger)$/.test(kindOfTool(tool, operation));
}

function describedAnswer(text: string, step: ForsyStep): Range | undefined {
  if (text === step.output?.trim()) return undefined;
  const gap = cutAtTheEnd.exec(text);
  if (gap) return [gap.index, text.length];
  if (text.includes('\n') || sentencesIn(text) > 2) return undefined;
  if (bareOrder.test(text) || isActAbroad(text)) return whole(text);
  const words = wordsOf(text).length;
  const told = orderToTell.exec(text) ?? (made.test(text) && words < 40 ? made.exec(text) : null);
  if (told && (!/\b(?:your?|me|us)\b/i.test(text) || theUser.test(text))) return whole(text);
  if (report.test(text) && !isAddressed(text)) return whole(text);
  if ((theUser.test(text) || ofTheAgent.test(text) || nowWaits.test(text)) && !isAddressed(text)) return whole(text);
  // "Options collected." is a note on the situation, not a message to somebody.
  if (words <= 8 && situation.test(text) && !isAddressed(text) && !/^(?:done|fixed|solved|sent)\b/i.test(text))
    return whole(text);
  const sent = step.output?.trim() ?? '';
  return sent !== '' && !isAddressed(text) && isPhrase(text) ? whole(text) : undefined;
}

/** An order to oneself may name the subject of a thought; an account of it may not, and what is done was done by some means. */
function describedThought(text: string, { operation }: ForsyStep): Range | undefined {
  if (isAddressed(text) || text.includes('\n')) return undefined;
  // "row 7: 12 -> 14": the change itself, however short.
  if (
    /^(?:write|edit)$/.test(operation ?? '') &&
    (/\S\s?(?:->|=>|→)\s?\S/.test(text) || inCatchwords.test(text) || holdsTheText.test(text))
  )
    return undefined;
  if (/^(?:execute|other|delete|download|write|edit)$/.test(operation ?? '') && (order.test(text) || isActAbroad(text)))
    return whole(text);
  const told =
    (isAlsoAnOrder.test(text) ? null : report.exec(text)) ??
    /^(?:the )?(?:user|session|customer|client)\b(?!['’]s)(?=\s\p{L})/iu.exec(text);
  if (told && sentencesIn(text) <= 3) return whole(text);
  if (operation === 'plan' && order.test(text)) return undefined;
  return namesAnAct(text) && isPhrase(text) && !isAlsoAnOrder.test(text) && !isConcrete(text) && !/[:;]/.test(text)
    ? whole(text)
    : undefined;
}

/** 'Translate label 1: "Der Webstuhl. ..."': the text that is worked on stands there whole. */
const holdsTheText = /:\s(?:"[^"]{24,}"|“[^”]{24,}”|„[^“”]{24,}[“”]|«[^»]{24,}»)\W*$/;

/** "Notice to the tenants, Tuesday 9 to 13, new pump, friendly": what a text shall hold, in so many words. */
const inCatchwords = /^(?=[^\d\n]*\d)[^,.;\n]{2,60},\s[^,.;\n]{1,60},\s(?:[^,.;\n]{1,60},\s)?[^,.;\n]{1,60}$/u;

function describedTool(text: string, kind: ToolKind, step: ForsyStep): Range | undefined {
  const isProgram = kind === 'shell' || kind === 'code';
  if (isRequest.test(text) || commandOfAConsole.test(text)) return undefined;
  if (fromTo.test(text) && plansAWay.test(step.tool ?? '')) return undefined;
  const cut = isProgram ? cutOff.exec(text) : null;
  if (cut && !isRange.test(text)) return [cut.index, text.length];
  if (isProgram && onlyRemarks.test(text)) return whole(text);
  const broken = kind === 'editor' ? cutOnALine(text) : undefined;
  if (broken !== undefined) return broken;
  const dots = kind === 'shell' ? quotedDots.exec(text) : null;
  if (dots) return [dots.index, dots.index + dots[0].length];
  const inside = isProgram || beginsAsQuery.test(text) ? cutInside(text) : undefined;
  if (inside !== undefined) return inside;
  if (text.includes('\n') && (payload.test(text) || text.split('\n').length > 3)) return undefined;
  if (isPlayed(text, step.tool)) return undefined;
  if (report.test(text) && isSentence(text) && isReportedTo(kind, text, step.tool) && !callsOn(text, kind))
    return whole(text);
  if (noted.test(step.tool ?? '') && !ofTheList.test(text)) return undefined;
  if (isScheduled(text, step)) return undefined;
  if (isTranslator(step.tool)) return undefined;
  if (kind !== 'messenger' && kind !== 'editor' && kind !== 'wordsmith' && sortOfInput.test(text)) return whole(text);
  if (kind !== 'messenger' && kind !== 'wordsmith' && kind !== 'delegate' && changeOfAFile.test(text))
    return whole(text);
  if (kind === 'editor' && changeInWords.test(text) && !quotesTheChange.test(text)) return whole(text);
  if (isProgram && functionOfAFile.test(text)) return whole(text);
  if (/^(?:shell|code|reader|other)$/.test(kind) && isSentence(text) && toldOfTheCall.test(text)) return whole(text);
  if (/^(?:reader|other)$/.test(kind) && !/search|google|scholar/i.test(step.tool ?? '') && actOfReading.test(text))
    return whole(text);
  if (kind === 'shell' && orderInCapitals.test(text)) return whole(text);
  if ((kind === 'messenger' || speaks.test(step.tool ?? '')) && messageByItsName.test(text)) return whole(text);
  if (kind === 'messenger' && wasAskedAbroad.test(text)) return whole(text);
  if ((isProgram || kind === 'editor' || writesFiles.test(step.tool ?? '')) && byWhatItDoes.test(text))
    return whole(text);
  if (kind === 'painter' && pictureMade.test(text)) return whole(text);
  if (isSentence(text) && kind !== 'wordsmith' && speaksOfTheTool(text, step.tool)) return whole(text);
  if (
    /^(?:shell|code|reader|other)$/.test(kind) &&
    isSentence(text) &&
    !/["'`:]/.test(text) &&
    speaksOfBefore.test(text)
  )
    return whole(text);
  // Roles of the trace itself: what a tool was sent does not say who sent it.
  if (/^(?:the|an?) (?:agent|assistant|ai)\s\p{L}/iu.test(text) && kind !== 'editor' && kind !== 'messenger')
    return kind === 'delegate' || kind === 'painter' || kind === 'wordsmith' ? undefined : whole(text);
  if (kind === 'delegate' || kind === 'painter') return handsOver.test(text) ? whole(text) : undefined;
  if (
    wishToKnow.test(text) ||
    (kind !== 'messenger' && kind !== 'wordsmith' && isSentence(text) && forItsEnd.test(text))
  )
    return whole(text);
  const passives =
    isEntry(text, step.tool) || (kind === 'wordsmith' && !ofWords.test(text)) ? null : passive.exec(text);
  if (passives && isSentence(text) && saidOfAll.test(text) && kind !== 'messenger' && kind !== 'editor')
    return isAddressed(text) ? undefined : whole(text);
  if ((step.operation === 'edit' && quotesTheChange.test(text)) || isEntry(text, step.tool)) return undefined;
  if (isPhraseForATool(text, kind, step) || isSaidAbroad(text, kind, step))
    return isProgram && hasItsFlags.test(text) ? undefined : whole(text);
  if ((kind === 'shell' || kind === 'code') && noProgram.test(text)) return whole(text);
  if (kind === 'shell' && remarkBehind(text) && !/fish|powershell|pwsh/i.test(step.tool ?? '')) return whole(text);
  if (!order.test(text) || isCall(text, kind) || isTakenInWords(text, kind, step) || isForADevice(text, kind, step))
    return undefined;
  // A message or a page may well begin with an order to its reader.
  if (/^(?:messenger|editor|wordsmith)$/.test(kind) && (sentencesIn(text) > 2 || isAddressed(text))) return undefined;
  return whole(text);
}

/** "kafka-topics.sh --describe --topic bestellungen", "echo \"运行测试\" && npm test": a program and what it takes, in whatever language the values are. */
const hasItsFlags =
  /^(?:\.{0,2}\/)?[a-z][\w./-]*\s(?:[^\n]*\s)?--?[a-z][\w-]*(?:[\s=]|$)|^[a-z][\w./-]*\s["'][^"'\n]*["']\s(?:&&|\|\|?|>>?|;)\s/;

/** "wait for the rollout and look at memory": small letters as in a command, but no program is called so. */
const noProgram = readied(inGivenCase`
  ^(?:
    wait for|look (?:at|for|up|into)|make sure|keep an eye|take a look|see (?:if|whether|what|how)|
    check (?:if|whether|that|how|what)|figure out|find out
  )\s\p{Ll}[^|<>=$;"'\x60]*$|
  ^(?:the\s)?(?:same\s)?(?:code|cell|command|query|script|call)\s(?:as|like)\s(?:above|before|in step \d)|
  ^[\w.-]+\s\((?:only|just|same|again|as|like)\s(?:the\s|a\s|before|above|in\s)[^()]*\)$|
  ^(?:an?\s)?(?:curl|wget|python|perl|ruby|node|sed|awk|jq|grep|git|sql|SQL|bash|shell|powershell|regex|docker|kubectl|psql|npm)\s
    (?:commands?|calls?|one-?liners?|scripts?|snippets?|requests?|invocations?|pipelines?|quer(?:y|ies))\s
    (?:to|that|which|for|against|over|\p{Ll}+ing)\s[^|<>=$;"'\x60]*$|
  ^(?:git|npm|pnpm|yarn|cargo|docker)\s\p{Ll}+(?:,\s\p{Ll}+)*\sand\s\p{Ll}+\.?$|
  ^(?!echo|printf|say)[a-z][\w.-]*\s(?:(?:is|was|were)\s)?(?:used|run|called|invoked|executed|launched)\s(?:to|for|on|over|with|against|in)\s\p{L}[^|<>=$;"'\x60]*$
`);

/** What such tools do with a text; any other sentence in the passive is the text. */
const ofWords =
  /\b(?:translat|check|count|correct|summari|proofread|rewrit|tokeni|classif|analy|spell|dictat|typed|noted|saved|sent|posted|added|record|stored|written)\p{Ll}*\b/iu;

/** A sentence about what was done begins like one, or with whatever it was done to. */
const saidOfAll = /^(?:\p{Lu}|(?:all|both|each|every)\s)/u;

/** "Updated the price list. Have a look!": whoever calls on a reader writes to one. */
function callsOn(text: string, kind: ToolKind): boolean {
  return (
    /^(?:messenger|wordsmith)$/.test(kind) &&
    /(?:^|[.!?]\s)(?:have|take) a look\b|!$|\b(?:please|thanks|let me know)\b/i.test(text)
  );
}

/** What is to be done is what such a tool takes, unless the list itself is spoken of. */
const noted = /(?:^|[_./:-])(?:todos?|reminders?|tasks?_?list|checklist)(?:$|[_./:-])/i;
const ofTheList =
  /^\W{0,3}(?:create|add|update|mark|set|list|remove|complete|check off|plan|write|make|put|insert|record)\b/i;

/** "Check the mailbox every morning at 8": what is to be done later is what a schedule takes, unless the entry itself is spoken of. */
function isScheduled(text: string, { tool, operation }: ForsyStep): boolean {
  return (
    keepsASchedule.test(tool ?? '') &&
    !/^(?:search|read)$/.test(operation ?? '') &&
    !passive.test(text) &&
    !ofTheSchedule.test(text)
  );
}

const keepsASchedule = /schedul|cron|automation|wake[_-]?up|calendar/i;
const ofTheSchedule =
  /^\W{0,3}(?:schedule|create|add|set(?: up)?|make|book|register|cancel|delete|remove|update|move)\s(?:an?|the|this|another|one)\s(?:[\p{L}-]+\s){0,2}?(?:jobs?|tasks?|runs?|reminders?|events?|entr(?:y|ies)|timers?|alarms?|appointments?|schedules?|automations?)\b/iu;

function isSentence(text: string): boolean {
  return wordsOf(text).length >= 3 && !/[{}<>=|\\^$;]/.test(text.replace(/`[^`]*`/g, ''));
}

function whole(text: string): Range {
  return [0, text.length];
}
