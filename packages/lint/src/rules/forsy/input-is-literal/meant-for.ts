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
  if (keptInNotes.test(tool ?? '') && (sentencesIn(text) > 1 || headed.test(text) || ofACaller.test(text))) return true;
  return givenOut.test(tool ?? '') && !ofGivingOut.test(text);
}

/** "Etymology: sense 2 was added in 1907", "DOC-4: letter in which advice was sought": what a line of a register is about comes first. */
const headed = /^[\p{L}\d][\p{L}\d.#/-]*(?:\s[\p{L}\d-]+){0,2}:\s\S/u;

/** "Customer was informed and accepts the delay": a note on somebody else, as such records are full of. */
const ofACaller =
  /^(?:the\s)?(?:customer|client|caller|patient|tenant|buyer|vendor|supplier|parent|guest|applicant|resident|owner|driver|mother|father|wife|husband|pt)\s(?!(?:record|note|ticket|file|data|entry|message)s?\s)\p{Ll}/iu;

/** What is told by these is told to everybody, however it is put: "Fog has formed along the coast." */
const givenOut = readied({
  source: inLines`
    (?:^|[_./:-])(?:
      commit(?:_message)?|bulletins?|minutes|announce\w*|status_?(?:page|update)?|press_?release|news_?letter|change_?log|release_?notes|approve|
      review|say|speak|broadcast|paging|alt(?:_?text)?|captions?|labels?|dialogues?|subtitles?|defin(?:e|itions?)|headlines?|abstracts?|quiz|
      flash_?cards?|remarks?|statements?|stor(?:y|ies)|poems?|paragraphs?|lyrics|recipe|instructions?|diary|journal|log_?book
    )$
  `,
  flags: 'i',
});

/** Whoever speaks of the call says what it is by its name, or what was done with it: "Committed the changes", "An announcement on the fog". */
const ofGivingOut = readied(inAnyCase`
  ^(?:(?:an?|the|short)\s)?(?:(?!with|for|of|on|in|to|by|and)[\p{L}-]+\s){0,2}?(?:
    commits?|bulletins?|minutes|announcement|status(?:\s\p{L}+)?|press release|newsletter|change ?log|release notes|approval|reviews?|(?:alt )?texts?|
    captions?|labels?|dialogues?|subtitles?|definitions?|headlines?|abstracts?|questions?|(?:word )?problems?|quiz|cards?|remarks?|statements?|
    stor(?:y|ies)|poems?|paragraphs?|lyrics|recipes?|instructions?|entry|entries
  )(?!\p{L})|
  ^(?:committed|announced|approved(?!\swith\s\p{L}+:)|reviewed|labelled|defined|added|updated|put|said|spoke|broadcast|posted|published|wrote|drafted|
    logged|noted|recorded|saved)(?!\p{L})
`);

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

/** "put the lamp in the well", "ask the miller about the key": a game is played in such words. */
export function isPlayed(text: string, tool: string | null): boolean {
  return /^\p{Ll}[^.]*$/u.test(text) && aGame.test(tool ?? '');
}

const aGame =
  /(?:^|[_./:-])(?:adventure|zork|mud|game(?:_?(?:input|command|action))?|interactive_?fiction|textworld|nethack|infocom)$/i;

/** "Go to cue 44, time 6": a figure and no article, as a desk or a machine is told what to do. */
export function isForADevice(text: string, kind: ToolKind, { operation }: ForsyStep): boolean {
  return kind === 'other' && operation === 'execute' && toADevice.test(text);
}

const toADevice =
  /^(?:go(?: to)?|set|turn|switch|dim|fade|play|pause|skip|seek|move|rotate|tilt|pan|zoom|raise|lower|open|close|start|stop|lock|unlock|arm|feed|heat|cool|fill|dose|home|jog|load|patch|record|release|send|call|hold|drive|spin|wait)\s(?=[^\d]*\d)(?!(?:[^;]*\s)?(?:the|an?|all|both|its|so|that|which|because|from the)\s)(?:[^.;:"?]|(?<=\d)[.:](?=\d)){2,60}$/iu;

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
