import type { ForsyStep } from '@trace-formats/schema';
import { kindOfTool } from '../../traces/kind-of-tool.ts';
import { isActAbroad } from '../../wording/abroad.ts';
import { isPhrase, isStatement } from '../../wording/form-of-words.ts';
import { isAddressed, isConcrete, isPlainProse, sentencesIn } from '../../wording/prose.ts';
import type { Range } from '../../wording/range.ts';
import { toldInTheThirdPerson } from '../../wording/told-in-the-third-person.ts';
import { passive, passiveAbroad, report, reportOfTelling } from '../../wording/verbs.ts';
import { kindOfText } from '../final-output-is-the-deliverable/thing-described.ts';
import { vague } from './amounts-in-words.ts';
import { isGistInForm } from './gist-in-form.ts';
import { isDescribed } from './is-described.ts';
import { retoldReturn } from './retold-return.ts';
import { saidOfIt } from './said-of-it.ts';
import { toSentenceEnd } from './to-sentence-end.ts';
import { handedOver } from './witness-of-a-kind.ts';

/** Where an output retells the response instead of being it; undefined where it looks literal. */
export function retold(output: string, step: ForsyStep): Range | undefined {
  const text = output.trim();
  // A note in brackets is no sentence of anybody.
  if (text.length > 1500 || text === '' || text.startsWith('[')) return undefined;
  if (isOfATool(step) && isGistInForm(text)) return [0, text.length];
  if (step.tool !== null && !ofPeople.test(kindOfTool(step.tool, step.operation)) && saidOfIt.test(text))
    return [0, text.length];
  if (step.action === 'output' || (!step.tool && /^(?:|answer|message)$/.test(step.operation ?? '')))
    return retoldAnswer(text, step);
  if (step.operation === 'ask_user') return toldInTheThirdPerson(text);
  if (/\?$/.test(text) || wasPrinted(text, step)) return undefined;
  return step.tool === null ? retoldThought(text, step) : retoldReturn(text, step);
}

/** "print('The second week is short')": a program said what it was told to say. */
function wasPrinted(text: string, { tool, operation, input }: ForsyStep): boolean {
  return (
    tool !== null &&
    text.length > 12 &&
    input !== null &&
    input.length > text.length &&
    /^(?:shell|code)$/.test(kindOfTool(tool, operation)) &&
    /["'`]/.test(input) &&
    input.includes(text)
  );
}

/** Who is asked or written to answers in any words. */
const ofPeople = /^(?:delegate|painter|messenger)$/;

/** What helpers, writers and pages give back is words, in whatever shape. */
function isOfATool({ tool, operation }: ForsyStep): boolean {
  return tool !== null && !/^(?:delegate|wordsmith|painter|reader|messenger)$/.test(kindOfTool(tool, operation));
}

function retoldAnswer(text: string, step: ForsyStep): Range | undefined {
  if (text.includes('\n') || sentencesIn(text) > 6) return undefined;
  const given = step.input?.trim();
  if (given !== text && onlyHandedOver.test(text)) return toSentenceEnd(text, 0);
  const told = reportOfTelling.exec(text);
  if (told && !startsWithI(text)) return toSentenceEnd(text, told.index);
  // Who delivers a text in which something is said to be done goes on to say what.
  if (passiveAbroad.test(text) && !(given === text && /。./u.test(text))) return toSentenceEnd(text, 0);
  if (isAddressed(text)) return undefined;
  if (wasMade.test(text) || isToldInGerman.test(text)) return toSentenceEnd(text, 0);
  const told2 =
    /\b(?:answer|reply|explanation|memo|summary|letter|message|note|recommendation|overview|report|question|draft|response|advice|comparison|list|proof|link|email|e-mail)s?\b[^.]{0,40}?\b(?:was|were|has been|have been)\s\w+/iu.exec(
      text,
    );
  if (told2) return toSentenceEnd(text, told2.index);
  if (text.length < 200 && (isActAbroad(text) || ofTheUser.test(text)) && isDescribed(step))
    return toSentenceEnd(text, 0);
  if (given === undefined || given === text) return undefined;
  // What was delivered stands in both fields; a phrase in place of it only names it.
  return (isPhrase(text) && sentencesIn(text) === 1) ||
    ((passive.test(text) || handedOver.test(text)) && isStatement(text) && isDescribed(step))
    ? toSentenceEnd(text, 0)
    : undefined;
}

/** "Came up with a quick dish.", "A warm message was composed.": one sentence that says that something was made. */
const wasMade =
  /^(?:(?:came up with|put together|thought of|drew up|worked out|settled on)\s(?:an?|the|some|\d+|two|three|four|five)\s[^.!?:\n]{3,160}|(?:an?|the|all|both|two|three|four|five|six|\d+)\s[^.!?:\n]{3,100}\s(?:was|were|has been|have been)\s(?:\p{L}+ly\s)?(?:composed|drafted|prepared|carried out|put together|formulated|compiled|worded|outlined|worked out|drawn up)(?!\p{L})[^.!?:\n]{0,160})\.?$/iu;

/** "Es wird eine Signatur empfohlen.": in one sentence, that something is recommended or explained. */
const isToldInGerman =
  /^es (?:wird|werden|wurden?) [^.!?:\n]{3,120}\s(?:empfohlen|vorgeschlagen|erklärt|beantwortet|erläutert|geraten|bestätigt|zusammengefasst|verwiesen)\.?$/iu;

/** "Answer delivered.": that there was an answer. */
const onlyHandedOver =
  /^(?:the )?(?:final )?(?:answer|response|reply|result|summary|report|explanation|message|table|list)s? (?:was |were |has been |have been )?(?:delivered|given|sent|provided|returned|presented|shared|posted)(?: to the user)?\.?$/iu;

/** Who is spoken to is no user in the third person. */
const ofTheUser =
  /^(?:the\s)?(?:user|customer|client)\s(?:was|were|is|has|had|can|gets?|got|receive[sd]?|now)\b|\b(?:to|for|by|with) the (?:user|customer|client)\b|^[向给为]用户/iu;

/** The conclusions of an analysis are its output; that there was an analysis is not. */
function retoldThought(text: string, step: ForsyStep): Range | undefined {
  if (/^I\s/.test(text) && report.test(text.slice(2)) && !ofOneself.test(step.input ?? ''))
    return toSentenceEnd(text, 0);
  if (isAddressed(text) || bySource.test(text)) return undefined;
  const told = report.exec(text);
  // What follows a colon is what was found.
  if (told && !/^[^.:]{0,60}:\s\S/.test(text)) return toSentenceEnd(text, 0);
  if (wasMade.test(text)) return toSentenceEnd(text, 0);
  if (sentencesIn(text) > 3) return undefined;
  if (!/[:：]/.test(text) && text.length < 200 && (isActAbroad(text) || passiveAbroad.test(text)) && isDescribed(step))
    return toSentenceEnd(text, 0);
  const isWriting = /^(?:write|edit)$/.test(step.operation ?? '');
  if (isWriting && isPhrase(text) && isDescribed(step)) return toSentenceEnd(text, 0);
  if (isWriting && ofItsLength.test(text)) return toSentenceEnd(text, 0);
  if ((isWriting || step.operation === 'plan') && isNamedOnly(text, step)) return toSentenceEnd(text, 0);
  // A text that was written tells in the passive as well, in more sentences than an account of it needs.
  if (!isConcrete(text) && isPlainProse(text) && !(isWriting && sentencesIn(text) > 1 && !isDescribed(step))) {
    const sign = passive.exec(text) ?? vague.exec(text);
    if (sign) return [sign.index, sign.index + sign[0].length];
  }
  return !isConcrete(text) && sentencesIn(text) === 1 && isStatement(text) && isDescribed(step)
    ? toSentenceEnd(text, 0)
    : undefined;
}

/** The order of a text in which somebody tells what they did: "weekly status, first person, four lines". */
const ofOneself =
  /\b(?:first person|as me|status|diary|journal|letter|e-?mail|mail|memoir|statement|cover letter|testimony|apology|log ?book|stand-?up)\b/i;

/** "According to the report she drove through a red light.": a conclusion, with where it stands. */
const bySource =
  /^(?:according to|as per|laut|gemäß|selon|d['’]après|según|segundo|secondo|volgens)\s(?:[\p{L}’'.]+\s){1,4}(?!was\s|were\s)\p{Ll}/iu;

/** "A label in plain words that begins with the repair.": what was written, by what it is. Titles and captions are such phrases themselves. */
function isNamedOnly(text: string, { input }: ForsyStep): boolean {
  if (!/^\p{Lu}[^"“:?\n]{20,200}\.$/u.test(text) || !kindOfText.test(text) || sentencesIn(text) > 1) return false;
  const clause = /\s(?:that|which)\s\p{Ll}{2,}s\s/u.exec(text);
  if (clause === null && /\s(?:that|which|who|whom|when|where)\s/.test(text)) return false;
  return isPhrase(clause === null ? text : text.slice(0, clause.index)) && !ofAPhrase.test(input ?? '');
}

/** "About 48 words, the price at the end.": no text says first how long it is. */
const ofItsLength =
  /^(?:(?:about|around|roughly|circa|some|just|exactly|under|over)\s)?\d+\s(?:words|lines|sentences|paragraphs|verses|characters|slides)(?:\s(?:long|in all|in total))?[,.;]/iu;

const ofAPhrase =
  /\b(?:titles?|captions?|alt|headlines?|taglines?|slogans?|subject|headings?|names?|definitions?|glossary)\b/i;

function startsWithI(text: string): boolean {
  return /^(?:i|we|ich|wir|je|nous)\b/i.test(text);
}
