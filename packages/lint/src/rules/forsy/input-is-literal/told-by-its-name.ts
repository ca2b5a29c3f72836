import type { ForsyStep } from '@trace-formats/schema';
import { inAnyCase } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';
import type { ToolKind } from '../../traces/kind-of-tool.ts';
import { quotesTheChange } from './meant-for.ts';
import { isSentence } from './whole-text.ts';

/** True for a text that calls what was sent by what it is, or tells of the call, where a tool takes the thing itself. */
export function isToldByItsName(text: string, kind: ToolKind, { tool }: ForsyStep): boolean {
  const isProgram = kind === 'shell' || kind === 'code';
  const name = tool ?? '';
  return (
    (!/^(?:messenger|editor|wordsmith)$/.test(kind) && sortOfInput.test(text)) ||
    (!/^(?:messenger|wordsmith|delegate)$/.test(kind) && changeOfAFile.test(text)) ||
    (kind === 'editor' && changeInWords.test(text) && !quotesTheChange.test(text)) ||
    (isProgram && functionOfAFile.test(text)) ||
    (/^(?:shell|code|reader|other)$/.test(kind) && isSentence(text) && toldOfTheCall.test(text)) ||
    (/^(?:reader|other)$/.test(kind) && !/search|google|scholar/i.test(name) && actOfReading.test(text)) ||
    (kind === 'shell' && orderInCapitals.test(text)) ||
    ((kind === 'messenger' || speaks.test(name)) && messageByItsName.test(text)) ||
    (kind === 'messenger' && wasAskedAbroad.test(text)) ||
    ((isProgram || kind === 'editor' || writesFiles.test(name)) && byWhatItDoes.test(text)) ||
    (kind === 'painter' && pictureMade.test(text))
  );
}

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
