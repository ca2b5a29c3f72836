import type { ForsyStep } from '@trace-formats/schema';
import { isPhrase, isStatement } from '../form-of-words.ts';
import { describedCall } from '../input-is-literal/described-call.ts';
import { kindOfTool } from '../kind-of-tool.ts';
import { isAccount, isAddressed, isConcrete, isPlainProse, sentencesIn, wordsOf } from '../prose.ts';
import type { Range } from '../range.ts';
import { toldInTheThirdPerson } from '../told-in-the-third-person.ts';
import { passive, passiveAbroad, report, reportOfTelling } from '../verbs.ts';
import { errorLike, holdsNoProse, isAcknowledged, isOfNoPage, lists, nothingThere } from './words-of-a-program.ts';
import {
  about,
  agentSaid,
  foundAbroad,
  handedOver,
  narrated,
  onlyRead,
  shown,
  toldAbroad,
  vague,
  vagueIn,
} from './words-of-a-witness.ts';

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
