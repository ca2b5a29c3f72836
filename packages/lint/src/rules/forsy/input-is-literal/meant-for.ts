import type { ForsyStep } from '@trace-formats/schema';
import { inAnyCase, inLines } from '../../in-lines.ts';
import { type Readied, readied } from '../../sieve/readied.ts';
import type { ToolKind } from '../../traces/kind-of-tool.ts';
import { sentencesIn } from '../../wording/prose.ts';

/** True where a report cannot be what the tool was sent: somebody may take an order that looks like one, and a diary is kept so. */
export function isReportedTo(kind: ToolKind, text: string, tool: string | null): boolean {
  if (kind === 'painter') return hadMade.test(text);
  if (kind === 'delegate') return !isAlsoAnOrder.test(text);
  return isTranslator(tool) ? ofTranslating.test(text) : !isEntry(text, tool);
}

/** The past of these is written like the order: "Read the papers and ...". */
export const isAlsoAnOrder: RegExp = /^\W{0,3}(?:let|read|set|put|cut|split)\s/i;

/** A picture may be asked for as if it were there: "Painted in oil, a harbour". Who speaks of the call says that it was made. */
const hadMade = readied({
  source: inLines`
    ^(?:re-?)?(?:generated|created|produced|rendered|made|requested|asked|prompted|submitted)\s
      (?:the|an?|another|two|three|four|\d+|both|all|new|images?|pictures?)\s
  `,
  flags: 'i',
});

/** To a translator whatever was told is a text. */
export function isTranslator(tool: string | null): boolean {
  return /deepl|translat/i.test(tool ?? '');
}

const ofTranslating = /^\W{0,3}(?:\p{L}+\s){0,2}?(?:translat|übersetz|tradui|traduc|traduz)/iu;

/** True for a note as journals, tickets and records of customers are kept: "Column packed with silica. Product in fractions 7 to 12." */
export function isEntry(text: string, tool: string | null): boolean {
  return sentencesIn(text) > 1 && keptInNotes.test(tool ?? '');
}

const keptInNotes = readied({
  source: inLines`
    journal|diary|log(?:book)?$|notes?$|(?:^|_)eln|labbook|labfolder|benchling|jira|ticket|zendesk|crm|salesforce|issue|
    comment
  `,
  flags: 'i',
});

/**
 * "reset the state of a form after submit", "move plate 2 to the shaker": what is looked for, and what a device or a game is told,
 * is put in small letters and without the full stop of a sentence. Who speaks of the search says that it searches.
 */
export function isTakenInWords(text: string, kind: ToolKind, { tool, operation }: ForsyStep): boolean {
  if (!/^\p{Ll}[^.。]*$/u.test(text)) return false;
  if (kind === 'reader') return (operation === 'search' || /search/i.test(tool ?? '')) && !toLookFor.test(text);
  return kind === 'other' && operation === 'execute' && !toLookFor.test(text);
}

const toLookFor =
  /^(?:search|find|look|check|get|fetch|retrieve|query|browse|open (?:the (?:page|file|site)|up)|read|list|see|ask|identify|gather|collect|research|google|verify|confirm|compare|compute|calculate|count|run|test|analy[sz]e|inspect|examine|review|explore|determine|make sure|try)(?!\p{L})/u;

/** 'Replace "shall" by "must"', 'Insert after 3: "..."': the change itself stands there. */
export const quotesTheChange: RegExp =
  /["“„«][^"”“»]+["”“»]\s(?:by|with|to|into|->|=>|→|durch|mit|in|par|por)\s["“„«][^"”“»]+["”“»]|:\s["“„«][^"”“»]+["”“»]\.?$/;

/** "apply_patch adding the handler": no call says in its own name what it is doing. */
export function speaksOfTheTool(text: string, tool: string | null): boolean {
  if (tool === null) return false;
  if (text.startsWith(`${tool} `) && /^\p{L}{3,}ing\s/u.test(text.slice(tool.length + 1))) return true;
  const [, own] = /([a-z]{4,})$/i.exec(tool) ?? [];
  return (
    own !== undefined &&
    text.toLowerCase().startsWith(`${own.toLowerCase()} `) &&
    ofSomething.test(text.slice(own.length))
  );
}

/** "refund of the second payment": what a call was for, behind its name. */
const ofSomething =
  /^ (?:of|for|on|with|from|in) (?:the|an?|all|both|each|every|that|those|its|their|h(?:is|er)) \p{L}/u;

/** "hotels for that weekend", "the same but larger": no tool knows what was spoken of before. */
export const speaksOfBefore: Readied = readied(inAnyCase`
  \b(?:for|of|in|on|from|with|at|during|about|to|under|over|by)\s(?:that|those|the same|both)\s(?!(?:is|are|was|were|i|you|we|it|he|she|they|the)\b)\p{L}{3,}(?:\s|[.,]|$)
`);
