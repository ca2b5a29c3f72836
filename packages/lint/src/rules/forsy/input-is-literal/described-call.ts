import type { ForsyStep } from '@trace-formats/schema';
import { inLines } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';
import { sifted } from '../../sieve/sieve.ts';
import { isActAbroad } from '../abroad.ts';
import { formOfWords, isInHanOrKana, isPhrase, namesAnAct, opensLikeASentence } from '../form-of-words.ts';
import { kindOfTool, type ToolKind } from '../kind-of-tool.ts';
import { isAddressed, isConcrete, sentencesIn, wordsOf } from '../prose.ts';
import { order, orderToTell, passive, passiveAbroad, report } from '../verbs.ts';

type Range = [start: number, end: number];

/** A result in a place where only a call belongs, such as a comment behind a query. */
const resultInside = readied({
  source: inLines`
    (?:--|#|//|/\*)\s*(?:this\s)?(?:
      shows?|showed|returns?|returned|gives?|gave|result(?:s|ed)?|found|confirms?|proves?|printed|outputs?
    )\b[^\n]*|
    \s(?:->|=>|→)\s(?:success|failed|passed|returned|ok\b)[^\n]*$
  `,
  flags: 'i',
});
const seeElsewhere = sifted({
  source: inLines`
    \((?:the )?(?:see|as|same(?: \p{L}+)?(?: as)?|unchanged(?: from)?|repeat(?:ed)?(?: from| of)?|ditto) (?:above|before|below|previous|earlier|step \d+)
      [^()]*\)|
    \b(?:same|as) (?:command|query|input|call)? ?(?:as )?(?:above|before)\b\.?$
  `,
  flags: 'iu',
});
/** Code, commands, queries, paths and addresses: what a tool takes. */
const payload = readied({
  source: inLines`
    [{}<>=|\\^~$\x60;@]|
    ^\s*[\w./-]+\s+-{1,2}[a-zA-Z]|
    ::|\b\w+\([^()\s]*\)|^\s*(?:https?://|[.~]?/)\S|^(?:[+-]|@@|\*\*\*)|
    \n\s*(?:[-+*]|\d+[.)]|\w+:)\s|
    ^\s*\S+\.[a-z]{1,5}(?:\s|$)|:\s*\d|"[^"]+"\s*(?:>|AND|OR|NOT)\b
  `,
  flags: 'imu',
});
const bareCommand = /^\s*(?:\$\s*)?[a-z][\w.+-]*(?:\s|$)/;
/** Texts that an agent writes are sentences and may be orders to their reader. */
const made = new RegExp(
  inLines`
    ^\W{0,3}(?:
      write|draft|create|build|make|prepare|compose|translate|generate|produce|design|add|update|rewrite|revise|
      edit|insert|fill|post|send|schedule|record|save|transcribe|summari[sz]e|call|set up|close|finish|wrap up|hand over
    )\b
  `,
  'i',
);
const situation = /^(?:the )?(?:user|customer|client|requester|reader)(?:['’]s)?\s\p{L}+|\b\p{L}+(?:ed|en)\.$/iu;
const theUser = /\b(?:the|to the|for the) (?:user|customer|client|reader|student|team)\b/i;
const wishToKnow =
  /^\W{0,3}(?:need(?:ed)? to|want(?:ed)? to|trying to|attempt(?:ed)? to|to (?:check|see|verify|find))\s\p{L}/iu;

/** An order to oneself that needs no object: "Answer.", "Report back". */
const bareOrder =
  /^\W{0,3}(?:answer|reply|respond|deliver|conclude|finish|close|wrap up|report|hand|present|inform|summari[sz]e|final answer)(?:\s\p{Ll}+){0,3}\.?$/iu;

/** An order to ask, where the question should stand. */
const asks = new RegExp(
  inLines`
    ^\W{0,3}(?:ask|check with|confirm with|request|inquire|enquire|clarify|find out|see|verify)\s(?:
      (?:the )?(?:user|customer|client|person)\b|
      for\b|about\b|whether\b|if\b|which\b|how\b|what\b|when\b|permission\b|approval\b|confirmation\b
    )
  `,
  'iu',
);

/** What is said of a call to another agent or model, and not to it. */
const handsOver =
  /^(?:delegated?\b|(?:ask|let|have|tell|spawn|launch|start|dispatch|prompt|use|task|invoke)(?:ed)? (?:[\w-]+ ){1,3}(?:sub-?)?(?:agent|model)\b)/i;

/** "<full script omitted>": what stands in the place of a payload. */
const elided = sifted({
  source: inLines`
    [<([{]\s?(?:\.{3}|…)?\s?(?:(?:the|full|entire|whole|complete|remaining|same|rest of(?: the)?|[\p{L}-]+)\s){0,3}?
      (?:file|script|contents?|code|text|body|payload|message|query|patch|diff|source|document|html|json|sql|program)s?\s
      (?:(?:is|was) )?(?:omitted|elided|truncated|shortened|abridged|skipped|not shown|goes here|as (?:above|before)|here)
      (?:\s[^\n<>()[\]{}]{0,40})?\s?(?:\.{3}|…)?\s?[>)\]}]
  `,
  flags: 'iu',
});
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
  const gap = step.tool === null ? null : elided.exec(input);
  if (gap) return [gap.index, gap.index + gap[0].length];
  if (text.length > 1200 || text === '' || text.startsWith('[')) return undefined;
  if (step.tool !== null && staged.test(text)) return whole(text);
  if (step.action === 'output' || (step.tool === null && /^(?:answer|message)$/.test(step.operation ?? '')))
    return describedAnswer(text, step);
  if (text.endsWith('?')) return undefined;
  if (step.operation === 'ask_user') return asks.test(text) && !isAddressed(text) ? whole(text) : undefined;
  return step.tool === null
    ? describedThought(text, step)
    : describedTool(text, kindOfTool(step.tool, step.operation), step);
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
  if (theUser.test(text) && !isAddressed(text)) return whole(text);
  // "Options collected." is a note on the situation, not a message to somebody.
  if (words <= 8 && situation.test(text) && !isAddressed(text) && !/^(?:done|fixed|solved|sent)\b/i.test(text))
    return whole(text);
  const sent = step.output?.trim() ?? '';
  return sent !== '' && !isAddressed(text) && isPhrase(text) ? whole(text) : undefined;
}

/** Code that ends in dots behind a word or a quotation was cut; dots for an argument stand in brackets, and those of a path behind a slash. */
const cutOff = /[\p{L}\d"'](?:\.{3}|…)$/u;
/** "git diff main..." compares with what stands now. */
const isRange = /^\s*(?:\$\s)?git\s+(?:diff|log|rev-list|range-diff|cherry)\b[^\n]*$/;

/** Dots behind a whole sentence stand for those that are not there. */
const cutAtTheEnd = /(?<=\S\S[.!?:])\s(?:\.{3}|…|\[(?:\.{3}|…)\])$/;

const beginsAsQuery = /^\s*(?:select|with|insert into|update|delete from|create|alter|merge into|explain)\s/i;
const dotsAlone = /(?:^|[\s,([])(?:\.{3}|…)(?=$|[\s,)\]])/g;
const commentOfDots = /(?:\/\/|#|--|\/\*)\s?(?:\.{3}|…)\s?(?=\p{L})/u;

/** Dots in the place of a part of a query or a command, but where a language has a meaning for them. */
function cutInside(text: string): Range | undefined {
  if (!/\.{3}|…/.test(text)) return undefined;
  const comment = commentOfDots.exec(text);
  if (comment !== null) return [comment.index, comment.index + comment[0].length];
  const bare = text.replace(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g, (quote) => 'x'.repeat(quote.length));
  const isQuery = beginsAsQuery.test(bare);
  for (const { index, 0: found } of bare.matchAll(dotsAlone)) {
    const before = bare.slice(0, index + 1).trimEnd();
    // Python and its kin write them for a body that is empty and for a dimension.
    if (!isQuery && /[:,[(=]$/.test(before)) continue;
    if (!isQuery && !/\s/.test(found[0]!)) continue;
    return [Math.max(0, index - 20), index + found.length];
  }
  return undefined;
}

/** An order to oneself may name the subject of a thought; an account of it may not, and what is done was done by some means. */
function describedThought(text: string, { operation }: ForsyStep): Range | undefined {
  if (isAddressed(text) || text.includes('\n')) return undefined;
  if (/^(?:execute|other|delete|download)$/.test(operation ?? '') && (order.test(text) || isActAbroad(text)))
    return whole(text);
  const told = report.exec(text) ?? /^(?:the )?(?:user|session|customer|client)\b(?!['’]s)(?=\s\p{L})/iu.exec(text);
  if (told && sentencesIn(text) <= 3) return whole(text);
  return namesAnAct(text) && isPhrase(text) && !isConcrete(text) && !/[:;]/.test(text) ? whole(text) : undefined;
}

function describedTool(text: string, kind: ToolKind, step: ForsyStep): Range | undefined {
  const isProgram = kind === 'shell' || kind === 'code';
  const cut = isProgram ? cutOff.exec(text) : null;
  if (cut && !isRange.test(text)) return [cut.index, text.length];
  const inside = isProgram || beginsAsQuery.test(text) ? cutInside(text) : undefined;
  if (inside !== undefined) return inside;
  if (text.includes('\n') && (payload.test(text) || text.split('\n').length > 3)) return undefined;
  if (report.test(text) && isSentence(text) && kind !== 'painter') return whole(text);
  // Roles of the trace itself: what a tool was sent does not say who sent it.
  if (/^(?:the|an?) (?:agent|assistant|ai)\s\p{L}/iu.test(text) && kind !== 'editor' && kind !== 'messenger')
    return kind === 'delegate' || kind === 'painter' || kind === 'wordsmith' ? undefined : whole(text);
  if (kind === 'delegate' || kind === 'painter') return handsOver.test(text) ? whole(text) : undefined;
  if (wishToKnow.test(text)) return whole(text);
  const passives = passive.exec(text);
  if (passives && isSentence(text) && /^\p{Lu}/u.test(text) && kind !== 'messenger' && kind !== 'editor')
    return isAddressed(text) ? undefined : whole(text);
  if (isPhraseForATool(text, kind, step) || isSaidAbroad(text, kind, step)) return whole(text);
  if (!order.test(text) || isCall(text, kind)) return undefined;
  // A message or a page may well begin with an order to its reader.
  if (/^(?:messenger|editor|wordsmith)$/.test(kind) && (sentencesIn(text) > 2 || isAddressed(text))) return undefined;
  return whole(text);
}

/**
 * What a tool takes is not put in articles and prepositions. Where a tool takes code, any such line is an account; where it may
 * take words, only a phrase that says nothing to anybody is.
 */
function isPhraseForATool(text: string, kind: ToolKind, step: ForsyStep): boolean {
  if (kind === 'messenger') return letters.test(text) && isPhrase(text) && !isAddressed(text);
  if (kind === 'wordsmith') return false;
  if (kind === 'reader') return isPhraseForAReader(text, step);
  if (isInHanOrKana(text)) return kind !== 'editor';
  // Words alone are neither a program nor a query, in small letters either.
  if (kind === 'code' && !/[()=[\]:;'"%]/.test(text) && !isQuery(text)) {
    const form = formOfWords(text);
    return form !== undefined && form.tokens >= 4 && form.literal === 0 && form.little > 0;
  }
  const form = opensLikeASentence(text) ? formOfWords(text) : undefined;
  if (form === undefined || form.tokens < 3 || form.little === 0) return false;
  if (kind === 'shell' || kind === 'code') return form.literal <= 0.25 && form.little >= 0.1 && !isQuery(text);
  return isPhrase(text) && !isQuery(text);
}

/** A search may be for an act, and a message is one to its reader. */
function isSaidAbroad(text: string, kind: ToolKind, step: ForsyStep): boolean {
  if (kind === 'messenger' || kind === 'wordsmith' || isSearch(step)) return false;
  return (
    isActAbroad(text) || (text.length < 200 && passiveAbroad.test(text) && kind !== 'editor' && kind !== 'delegate')
  );
}

function isSearch({ tool, operation }: ForsyStep): boolean {
  return operation === 'search' || /search|scholar|google|pubmed|wikipedia/i.test(tool ?? '');
}

/** What is looked for may be put in words, but no search begins by calling itself one; a file is opened by its name. */
function isPhraseForAReader(text: string, step: ForsyStep): boolean {
  if (isSearch(step)) return (searches.test(text) || (namesAnAct(text) && /\.$/.test(text))) && isPhrase(text);
  // Half of what a pattern is made of is no article.
  if (/grep|glob|^rg$/i.test(step.tool ?? '')) {
    const form = formOfWords(text);
    return form !== undefined && form.tokens >= 4 && form.literal === 0 && form.little >= 0.3;
  }
  return isPhrase(text) && /(?<!\p{L})(?:the|an?|de[rsnm]?|die|das|l[ea]s?|el|los)\s/iu.test(text);
}

/** What a message would be called that is to be sent. */
const letters =
  /^(?:(?:the|an?|\p{L}+)\s){0,2}?(?:e-?mail|mail|message|reply|letter|note|reminder|request|question|update|answer|apology|confirmation)\s(?:to|for|about|asking|with|that|on|from)\s/iu;
/** A noun for looking something up, and what is looked up. */
const searches = new RegExp(
  inLines`
    ^\W{0,3}(?:(?:the|an?)\s)?(?:[\p{L}\d-]+\s){0,2}?(?:
      search|look-?up|query|request|retrieval|download|suche|recherche|abfrage|consulta|búsqueda
    )\s(?:of|for|in|on|over|by|nach|zu|zur|von|im|in|de|du|dans|sur|en)\s
  `,
  'iu',
);
const queryWords = new RegExp(
  inLines`
    ^(?:select|with|insert|update|delete|create|alter|drop|merge|copy|from|show|describe)\b[\s\S]*\b
      (?:from|into|set|table|where|join|values|index|as|by|limit)\s+(?!(?:the|an?|all|its)\s)\S
  `,
  'i',
);

/** A table may be called "a" for short, and a word of the query follows. */
const articles = /\b(?:the|its|their|an?(?!\s+(?:where|join|on|inner|left|right|full|cross|group|order|limit)\b))\s/i;

/** A query language has words of its own, and no article among them. */
function isQuery(text: string): boolean {
  return queryWords.test(text) && !articles.test(text);
}

/** A command may look like an order: `find src -name x`, `git add`, `Read holding registers 40070 to 40108`. */
function isCall(text: string, kind: ToolKind): boolean {
  const words = wordsOf(text);
  if (isQuery(text)) return true;
  if (kind === 'shell' && bareCommand.test(text) && !/\b(?:the|a|an)\s/i.test(text)) return true;
  if (queryWords.test(text) && /[=*;()]|\w\.\w+\b[^.]/.test(text)) return true;
  const functional =
    text.match(
      /\b(?:the|a|an|its|their|all|every|each|both|any|whether|how|if|that|which|and|for|with|from|of|in|to|until|into|after|before|by|as|on)\b/gi,
    )?.length ?? 0;
  if (functional === 0)
    return words.length < 4 || payload.test(text) || kind === 'reader' || /\s(?:--?[a-z]|\d+(?:\s|$))/.test(text);
  if (/^[\p{Ll}]/u.test(text) && functional < 2 && payload.test(text)) return true;
  const code = text.match(/[{}<>=|\\^$;()[\]]|--?[a-z]\b|\d{4,}/g)?.length ?? 0;
  return code > 2 && code / words.length > 0.2;
}

function isSentence(text: string): boolean {
  return wordsOf(text).length >= 3 && !/[{}<>=|\\^$;]/.test(text.replace(/`[^`]*`/g, ''));
}

function whole(text: string): Range {
  return [0, text.length];
}
