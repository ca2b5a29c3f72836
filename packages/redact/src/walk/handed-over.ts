import type { Place } from '../detector.ts';
import { type Part, settleOverlaps } from '../parts.ts';
import type { LeafScan } from '../scan/leaf.ts';
import { answerIn } from './answer-in.ts';
import { askedBeside } from './asked-beside.ts';
import { type Asked, askedFor, speaksOfSecret } from './asked-for.ts';
import { isRefusal, isSaidAgain } from './refused.ts';
import type { DigestOf } from './streamed.ts';
import type { Leaf } from './walk.ts';

/**
 * A person hands a password over in the message behind the one that asks for it, or that says it comes. The question is put in
 * the plainest words before the answer, so that the two are read as if they stood in one text, and once more without the words
 * with which people begin an answer. What a tool asked a person comes back as its result, what
 * was refused is said again, and an agent that says that it types a
 * password, or that a terminal asks for one, types it with the next call.
 */
export function partsHandedOver(
  leaves: readonly Leaf[],
  scan: LeafScan,
  digestOf: DigestOf,
): ReadonlyMap<Leaf, Part[]> {
  const found = new Map<Leaf, Part[]>();
  let asked: Asked | undefined;
  let isAskedByTool = false;
  let told: string | undefined;
  let isRefused = false;
  const besideOf = askedBeside();
  for (const leaf of leaves) {
    const { place, text } = leaf;
    if (place.isKey || place.key === undefined) continue;
    const beside = besideOf(place, text);
    const question = beside.asked ?? asked;
    if (questionKeys.has(place.key) && asksPeople.test(place.tool ?? '')) {
      // Written as JSON, the question has the ends of its object behind it.
      asked = askedFor(text.replace(/["'}\]\s]+$/, '')) ?? asked;
      isAskedByTool = asked !== undefined;
      continue;
    }
    const typed = question?.withName === false ? typedIn(leaf) : undefined;
    if (typed === undefined && !beside.isSaid && !messageKeys.has(place.key)) continue;
    const isAnswer = typed !== undefined || beside.asked !== undefined || isAnswerBy(beside, isAskedByTool);
    const wasRefused = isRefused;
    asked = askedFor(text);
    isRefused = asked === undefined && told !== undefined && isRefusal(text);
    if (isRefused) asked = { what: 'password', withName: false };
    isAskedByTool = false;
    const before = told;
    told = isAnswerBy(beside, false) ? (speaksOfSecret(text) ? text : undefined) : told;
    const [first, last] = typed ?? (/^(?:tool|function)/.test(beside.role ?? '') ? answerIn(text) : [0, text.length]);
    if (question === undefined || last - first > longestAnswer || !isAnswer) continue;
    const answer = text.slice(first, last);
    const lead = (wasRefused && corrected.exec(answer)?.[0].length) || beginning.exec(answer)![0].length;
    const name = question.withName ? (account.exec(answer.slice(lead))?.[0].length ?? 0) : 0;
    const readings = [
      ...(wasRefused ? [] : ([[`What is the ${question.what}?\nA: `, 0]] as const)),
      [`The ${question.what} is `, lead + name],
      // Many call a password what is none, and the other way round.
      ...(/token|key|secret/i.test(question.what) ? ([['The password is ', lead + name]] as const) : []),
    ] as const;
    for (const [asking, skipped] of readings) {
      const whole = asking + answer.slice(skipped);
      const shift = first + skipped - asking.length;
      const parts = settleOverlaps(scan(whole, place))
        .filter(({ start, end }) => start >= asking.length && goesOn.test(whole.slice(end)))
        .filter(({ start, end }) => !wasRefused || isSaidAgain(whole.slice(start, end), before!))
        .map((part) => ({
          ...part,
          start: part.start + shift,
          end: part.end + shift,
          digest: digestOf(whole, part),
          value: undefined,
        }));
      if (parts.length === 0) continue;
      found.set(leaf, parts);
      break;
    }
  }
  return found;
}

/** True for what a person says, or a tool gives back that was told to ask one. */
function isAnswerBy({ role = '' }: Pick<Place, 'role'>, isAskedByTool: boolean): boolean {
  return /^(?:user|human)$/.test(role) || (isAskedByTool && /^(?:tool|function)/.test(role));
}

/**
 * Where in an argument of a call stands what an agent types: into a page, `{"action": "type", "text": "…"}`, or into a terminal that
 * waits for it, `{"chars": "…\\n"}`, whether the arguments are an object or a text.
 */
function typedIn({ text, place }: Leaf): readonly [start: number, end: number] | undefined {
  const { key = '', tool, path, record } = place;
  if (tool === undefined) return undefined;
  if (key === 'arguments' && text.length <= longestCall) {
    const { value, key: name } = typedAsJson.exec(text)?.indices?.groups ?? {};
    if (value !== undefined && isTyped(text.slice(...name!), tool, text)) return value;
    return sentKeys.exec(text)?.indices?.groups?.['value'];
  }
  const isArgument = path.some((step) => arguing.test(String(step)));
  if (isArgument && isTyped(key, tool, record)) return [0, text.replace(/[\r\n]+$/, '').length];
  return isArgument && key === 'command' ? sentKeys.exec(text)?.indices?.groups?.['value'] : undefined;
}

function isTyped(key: string, tool: string, record = ''): boolean {
  if (!typedKeys.has(key)) return false;
  if (key !== 'text' && key !== 'value') return true;
  return typing.test(tool) || /"action"\s{0,2}:\s{0,2}"(?:type|type_text|input_text|fill|keyboard_type)"/.test(record);
}

const longestCall = 1000;
const typedKeys: ReadonlySet<string> = new Set(['text', 'value', 'keys', 'chars', 'keystrokes', 'stdin']);
const typedAsJson =
  /"(?<key>text|value|keys|chars|keystrokes|stdin)"\s{0,4}:\s{0,4}"(?<value>[^"\\]{1,200})(?:\\[rn])*"/d;
/** The same by a command: `tmux send-keys -t main '…' Enter`. */
const sentKeys =
  /\bsend-keys(?:\s{1,3}-[a-zA-Z]){0,2}(?:\s{1,3}[\w:.-]{1,40}(?:\s{1,3}-[a-zA-Z]){0,2})?\s{1,3}\\{0,2}["']?(?<value>[^\s"'\\]{1,200})\\{0,2}["']?\s{1,3}(?:Enter|C-m)(?!\w)/d;
const arguing = /^(?:input|arguments|args|action)$/;
const typing = /(?:^|[^a-z])(?:type|fill|keyboard|input_text|send_keys|enter_text)(?:[^a-z]|$)/i;

/** The keys under which a tool is told what to ask, and such tools. */
const questionKeys: ReadonlySet<string> = new Set(['question', 'prompt', 'arguments']);
const asksPeople = /(?:^|[^a-z])ask|ask_?(?:user|human|follow)|question|elicit|user_?input|human_?input|prompt_?user/i;

/** The keys under which a message is said. */
const messageKeys: ReadonlySet<string> = new Set(['content', 'text', 'input', 'output', 'message', 'value']);
const longestAnswer = 200;

/** The words with which people begin an answer: `oh wait, no, it's …`. */
const beginning =
  /^\s{0,4}(?:(?:sure|ok|okay|yes|yeah|yep|of course|oh|ah|wait|no|sorry|hmm|um|uh|well|right|try|use|enter|type|here|you|go|i think|i meant|should|be|maybe|actually|the|my|password|passcode|token|key|pin|code|one|sec|moment|got|new|it|that|this|now|typo|meant|must|then|nimm|nehmt|probier|versuch|essaie|essayez|prends|prenez|utilise|utilisez|prueba|usa|prova|tenta|probeer|gebruik|it['’]?s|that['’]?s|is|was|c['’]est|ce|es|ist|est|\u00e8|\u00e9|to|je|on|das|der|die|el|la|le|\u044d\u0442\u043e|hier|voil\u00e0|claro|s\u00ed|si|oui|ja|klar)(?=[\s,:;.!-])[,:;.!-]{0,3}\s{1,3}){0,8}["'`*\u201c]{0,3}/i;
/** What is said of a value that was wrong before: `no, with a capital K: …`. */
const corrected = /^[^\n:]{1,60}:\s{1,2}["'`*\u201c]{0,3}/;
/** The name that is said before the password where both were asked for. */
const account =
  /^[\w.@+-]{2,60}(?:["'`*]{0,2}\s?[/|:,]\s{0,2}|\s(?=\S{6,60}\s{0,2}$)|\s(?:and|with|und|mit|et|avec|y|con|e|com|en|met)\s)["'`*]{0,2}/i;
/** What may stand behind a value that was asked for: the end, or a few words that say it is one. */
const goesOn =
  /^["'`*.!)]{0,3}\s{0,4}(?:$|\n|\([^()\n]{1,60}\)\s{0,2}$|,? ?(?:thanks|thank you|thx|please|is|that)\b)/i;
