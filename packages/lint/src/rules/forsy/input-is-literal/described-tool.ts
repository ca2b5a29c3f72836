import type { ForsyStep } from '@trace-formats/schema';
import { inGivenCase } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';
import type { ToolKind } from '../../traces/kind-of-tool.ts';
import { isAddressed, sentencesIn } from '../../wording/prose.ts';
import type { Range } from '../../wording/range.ts';
import { order, passive, report } from '../../wording/verbs.ts';
import {
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
  beginsAsQuery,
  cutInside,
  cutOff,
  cutOnALine,
  isRange,
  onlyRemarks,
  quotedDots,
  remarkBehind,
} from './shortened.ts';
import { isKeptForLater, isTakenAsItStands } from './taken-as-it-stands.ts';
import { isToldByItsName } from './told-by-its-name.ts';
import { isCall, payload } from './what-tools-take.ts';
import { isSentence, whole } from './whole-text.ts';

/** Where what a tool was sent only describes the call; undefined where it may be the call. */
export function describedTool(text: string, kind: ToolKind, step: ForsyStep): Range | undefined {
  const isProgram = kind === 'shell' || kind === 'code';
  if (isTakenAsItStands(text, step.tool)) return undefined;
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
  if (isKeptForLater(text, step) || isTranslator(step.tool)) return undefined;
  if (isToldByItsName(text, kind, step)) return whole(text);
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

/** What is said of a call to another agent or model, and not to it. */
const handsOver =
  /^(?:delegated?\b|(?:ask|let|have|tell|spawn|launch|start|dispatch|prompt|use|task|invoke)(?:ed)? (?:[\w-]+ ){1,3}(?:sub-?)?(?:agent|model)\b)/i;

const wishToKnow =
  /^\W{0,3}(?:need(?:ed)? to|want(?:ed)? to|trying to|attempt(?:ed)? to|to (?:check|see|verify|find))\s\p{L}/iu;

/** "Word count for each label to make sure that none is too long": what is called is not told what it is called for. */
const forItsEnd =
  /^(?!how\s|what\s|ways?\s|tools?\s)[^.?!"'`:]{6,120}\s(?:(?:in order\s)?to (?:make sure|see (?:if|whether|where|what|how|that)|check (?:if|whether|that)|find out|verify that|confirm that|rule out)|so as to)\s[^?"'`]{3,120}$/iu;

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
