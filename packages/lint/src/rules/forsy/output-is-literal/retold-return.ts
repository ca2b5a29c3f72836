import type { ForsyStep } from '@trace-formats/schema';
import { isPlainProse, sentencesIn, wordsOf } from '../../wording/prose.ts';
import type { Range } from '../../wording/range.ts';
import { passive, report } from '../../wording/verbs.ts';
import { passiveIn, proseWithNumbers } from './account.ts';
import { vagueIn } from './amounts-in-words.ts';
import { hasAWitness } from './has-a-witness.ts';
import { isInOwnWords } from './in-own-words.ts';
import { isDescribed } from './is-described.ts';
import { isOfACall, isSearch, kindOfResponse } from './kind-of-response.ts';
import { isToldByItsKind } from './of-its-kind.ts';
import { isAsPrinted, isTheThing } from './the-thing-itself.ts';
import { toSentenceEnd } from './to-sentence-end.ts';
import { agentSaid, doneByAPage, ofAHelper } from './witness-of-a-kind.ts';
import { errorLike, holdsNoProse, lists } from './words-of-a-program.ts';
import { about } from './words-of-a-witness.ts';

/** Where what a tool gave back is told by somebody who saw it; undefined where the tool may have said it itself. */
export function retoldReturn(text: string, step: ForsyStep): Range | undefined {
  // A retelling is one paragraph; what has lines was printed.
  if (text.includes('\n')) return undefined;
  if (spokenOver.test(step.tool ?? '') && !ofTheSpeaker.test(text)) return undefined;
  const kind = kindOfResponse(step);
  if (isToldByItsKind(text, step, kind)) return toSentenceEnd(text, 0);
  const agent = agentSaid.exec(text);
  if (agent) return [agent.index, agent.index + agent[0].length];
  if (label.test(text) && !says.test(text)) {
    if (kind !== 'reader' && kind !== 'delegate' && restIsFine.test(text)) return toSentenceEnd(text, 0);
    return kind === 'shell' || kind === 'code' ? vagueIn(text) : undefined;
  }
  if (isTheThing(text, step, kind)) return undefined;
  if (kind === 'reader' && sentencesIn(text) === 1 && doneByAPage.test(text)) return toSentenceEnd(text, 0);
  if (lists.test(step.tool ?? '') && lineOfNoFile.test(text)) return toSentenceEnd(text, 0);
  if (isAsPrinted(text, kind)) return undefined;
  const told = errorLike.test(text.slice(0, 80)) || text.includes('[') ? null : report.exec(text);
  if (told && (/[.!;]$/.test(text) || wordsOf(text).length >= 6)) return toSentenceEnd(text, 0);
  // A subagent and a chat answer in sentences, and so does a page that was read.
  const speaks = about.exec(text);
  if (speaks && !/["“]/.test(text) && wordsOf(text).length >= 5) return [speaks.index, speaks.index + speaks[0].length];
  if (kind === 'delegate' && ofAHelper.test(text)) return toSentenceEnd(text, 0);
  if (kind === 'delegate' || (kind === 'wordsmith' && !isDescribed(step))) return undefined;
  const isPage = kind === 'reader' && !holdsNoProse(step);
  if (hasAWitness(text, step, kind, isPage)) return toSentenceEnd(text, 0);
  if (!isPlainProse(text))
    return (
      proseWithNumbers(text, kind) ?? (isInOwnWords(text, step, kind, isPage) ? toSentenceEnd(text, 0) : undefined)
    );
  if (kind === 'reader') {
    if (!isPage || isSearch(step)) return toSentenceEnd(text, 0);
    return isOfACall(text, step) ? (vagueIn(text) ?? passiveIn(text)) : undefined;
  }
  if (errorLike.test(text) && !passive.test(text)) return undefined;
  if (kind === 'editor') return passiveIn(text) ?? (/\bnow\b/i.test(text) ? toSentenceEnd(text, 0) : undefined);
  return toSentenceEnd(text, 0);
}

/** "Test fails: layers not assigned, everything else is fine." */
const restIsFine =
  /,\s(?:and\s)?(?:(?:the\s)?rest|(?:all\s|the\s)?others|everything else|all else|nothing else)\b[^:=\d\n]{0,60}$/iu;

/** "Only used in client.py.": a list of places has them at the beginning of its lines. */
const lineOfNoFile =
  /^(?!No\s|Nothing\s|Found\s|Results?\s|Showing\s|Path\s|Pattern\s|File\s|Please\s|The\s(?:path|pattern|file|folder|directory)\s)\p{Lu}\p{Ll}+\s(?=[^:\n]*\p{Ll}\s\p{Ll})[^:\n]{6,120}\.$/u;

/** "Status: 3 of 4 online" is a field of a form; "The result is robust: ..." is a sentence. */
const label = /^\p{L}[\p{L} ]{0,30}:\s/u;
const says = /^[^:]*\s(?:is|are|was|were|has|have|had|ist|sind|war|est|es|é)\s[^:]*:/iu;

/** What answers over these is a voice, of somebody or of a screen: "Passed the signal at caution, nothing found on the line." */
const spokenOver =
  /(?:^|[_./:-])(?:radio|vhf|uhf|walkie_?talkie|intercom|nvda|voice_?over|jaws|talkback|orca|narrator|screen_?reader)(?:$|[_./:-])/i;
/** Who retells it begins with who spoke, or with what was spoken of. */
const ofTheSpeaker =
  /^(?:the|an?|both|all|no|der|die|das|le|la|les|el|los|las|il|lo)\s|^\p{L}+\s(?:(?:was|were|has|had)\s)?(?:confirmed|answered|replied|agreed|reported|said|told|acknowledged|asked|announced|spoken|read out)(?!\p{L})/iu;
