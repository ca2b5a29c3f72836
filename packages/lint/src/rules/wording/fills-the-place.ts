import { inLines } from '../in-lines.ts';
import { saysNothing } from '../says-nothing.ts';
import type { ToolKind } from '../traces/kind-of-tool.ts';

const payloads = inLines`
  commands?|cmd|quer(?:y|ies)|sql|scripts?|code|snippet|patch|diff|inputs?|outputs?|results?|responses?|payload|prompt|message|
  args|arguments?|params|parameters?|contents?|stdout|stderr|traceback|befehl|abfrage|eingabe|ausgabe|commande|requête|comando|consulta
`;

/** "<command>", "{{query}}", "[the full output]", "(output here)": what templates and summaries have where a payload stood. */
const inBrackets = new RegExp(
  inLines`
    ^\s*(?:\$?\{{1,2}|<|\[|\(|%)\s?
      (?:(?:the|your|actual|exact|full|whole|original|same|some|insert|shell|bash|test|tool|file|log|search)[\s_-]){0,3}
      (?:${payloads})
      (?:[\s_-](?:here|goes here|placeholder|omitted))?\s?
    (?:\}{1,2}|>|\]|\)|%)\s*$
  `,
  'iu',
);

/** "[omitted for brevity]": that something is left out, and not what. */
const onlyLeftOut =
  /^\s*[[(<]\s?(?:(?:the\s)?rest\s)?(?:omitted|truncated|elided|shortened|abridged|skipped|left out)(?:\s\p{L}{1,12}){0,3}\s?[\])>]\s*$/iu;

/** "(rest unchanged)": the rest of what is nowhere. */
const onlyTheRest =
  /^\s*[[(<]\s?(?:the\s)?(?:rest|remainder|everything else|(?:remaining|other) (?:output|lines?|files?|content|text|code|rows))(?:\sof\s(?:it|the \p{L}{2,12}))?\s(?:is\s|are\s|was\s)?(?:unchanged|as before|the same|identical|left as is)\s?[\])>]\s*$/iu;

/** `{"command": "<command>"}`: the one argument of a call, by its name. */
const onlyArgument = /^\s*\{\s*"[^"\n]{1,40}"\s{0,4}:\s{0,4}"([^"\n]{1,60})"\s*\}\s*$/;

/** "the command", "a bash script": a call by what it is. A program may be called so, and takes no article. */
const named =
  /^(?:(?:the|an?|this|that|some|same)\s(?:[\p{L}-]+\s)?|(?:bash|shell|terminal|cli)\s)(?:command|cmd|query|script|snippet)s?\.?$/iu;

/** Tags of pages that are called as payloads are. */
const tag = /^\s*<(?:input|output|code|script|content)>\s*$/i;
/** A name in the brackets of a language is an expression of it. */
const expression = /^\s*[[({]\s?[\p{L}\d_]+\s?[\])}]\s*$/u;
/** A shell and what asks questions in it take such words. */
const meansSomething = /^\s*(?:todo|ok(?:ay)?|null|none|[^\p{L}\p{N}\s–—-][^\p{L}\p{N}]*)\s*$/u;
const dots = /^\s*[[(<]?(?:\.{3}|…)[\])>]?\s*$/;

/** True for a text that only fills the place of what was sent to a tool or came back from it. */
export function fillsThePlace(text: string, kind: ToolKind): boolean {
  if (text.length > 120) return false;
  const isProgram = kind === 'shell' || kind === 'code';
  if (dots.test(text) || onlyLeftOut.test(text) || onlyTheRest.test(text)) return true;
  if (kind === 'code' && expression.test(text)) return false;
  if (!isProgram && tag.test(text)) return false;
  return inBrackets.test(text);
}

/** "N/A", "-", "undefined": who writes or edits is told of it, or gets nothing back, and none of these. */
export function isNoAcknowledgement(text: string, kind: ToolKind): boolean {
  return (
    kind === 'editor' &&
    text.length <= 24 &&
    /^\W*(?:n\s?\/\s?a|null|none|undefined|object Object|-|–|—)\W*$/i.test(text)
  );
}

/** "<1,204 characters>", "[object Object]", "undefined": what a program wrote in the place of what it was to write down. */
const writtenByProgram =
  /^\s*(?:\[object Object\]|undefined|[[(<]\s?\d[\d.,]{0,12}\s?(?:[kKMG]i?B|bytes|chars|characters|lines|tokens|words|rows)(?:\s\p{L}{2,12}){0,3}\s?[\])>])\s*$/u;

/** The same of what was sent alone: a shell knows no program that is called "n/a" or "the command". */
export function fillsThePlaceOfACall(text: string, kind: ToolKind): boolean {
  if (text.length > 120) return false;
  const argument = onlyArgument.exec(text)?.[1];
  if (fillsThePlace(argument ?? text, kind) || (kind !== 'code' && writtenByProgram.test(text))) return true;
  if (
    kind === 'shell' &&
    ((saysNothing(text) && !meansSomething.test(text)) || /^\s*\$\{?(?:COMMAND|CMD|QUERY|SCRIPT)\}?\s*$/.test(text))
  )
    return true;
  return (kind === 'shell' || kind === 'code') && named.test(text.trim());
}
