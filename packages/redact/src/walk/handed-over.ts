import type { Place } from '../detector.ts';
import type { Part } from '../parts.ts';
import type { LeafScan } from '../scan/leaf.ts';
import { answerIn } from './answer-in.ts';
import { askedBeside } from './asked-beside.ts';
import { type Asked, askedFor, speaksOfSecret } from './asked-for.ts';
import { type Refused, readAsAnswer } from './read-as-answer.ts';
import { isRefusal } from './refused.ts';
import type { DigestOf } from './streamed.ts';
import { typedIn } from './typed-in.ts';
import type { Leaf } from './walk.ts';

/**
 * A person hands a password over in the message behind the one that asks for it, or that says it comes. What a tool asked a person
 * comes back as its result; what was refused is said again; and an agent that says that it types a password, or that a terminal
 * asks for one, types it with the next call.
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
  let refused: Refused | undefined;
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
    const isAnswer =
      typed !== undefined || beside.asked !== undefined || isPersons(beside) || (isAskedByTool && isTools(beside));
    const saidBefore = refused;
    asked = askedFor(text);
    refused = asked === undefined && told !== undefined && isRefusal(text) ? { message: told } : undefined;
    if (refused) asked = { what: 'password', withName: false };
    isAskedByTool = false;
    if (isPersons(beside)) told = speaksOfSecret(text) ? text : undefined;
    const [first, last] = typed ?? (isTools(beside) ? answerIn(text) : [0, text.length]);
    if (question === undefined || last - first > longestAnswer || !isAnswer) continue;
    const parts = readAsAnswer(text.slice(first, last), question, saidBefore, (whole) => scan(whole, place));
    if (parts.length > 0)
      found.set(
        leaf,
        parts.map(({ whole, part, shift }) => ({
          ...part,
          start: part.start + first + shift,
          end: part.end + first + shift,
          digest: digestOf(whole, part),
          value: undefined,
        })),
      );
  }
  return found;
}

/** True for what a person says. */
function isPersons({ role = '' }: Pick<Place, 'role'>): boolean {
  return /^(?:user|human)$/.test(role);
}

/** True for what a tool gives back; where it was told to ask a person, that is the answer. */
function isTools({ role = '' }: Pick<Place, 'role'>): boolean {
  return /^(?:tool|function)/.test(role);
}

/** The keys under which a tool is told what to ask, and such tools. */
const questionKeys: ReadonlySet<string> = new Set(['question', 'prompt', 'arguments']);
const asksPeople = /(?:^|[^a-z])ask|ask_?(?:user|human|follow)|question|elicit|user_?input|human_?input|prompt_?user/i;

/** The keys under which a message is said. */
const messageKeys: ReadonlySet<string> = new Set(['content', 'text', 'input', 'output', 'message', 'value']);
const longestAnswer = 200;
