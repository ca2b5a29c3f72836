import { type Part, settleOverlaps } from '../parts.ts';
import type { LeafScan } from '../scan/leaf.ts';
import { askedFor } from './asked-for.ts';
import type { DigestOf } from './streamed.ts';
import type { Leaf } from './walk.ts';

/**
 * A person hands a password over in the message behind the one that asks for it, or that says it comes. The question is put in
 * the plainest words before the answer, so that the two are read as if they stood in one text, and once more without the words
 * with which people begin an answer.
 */
export function partsHandedOver(
  leaves: readonly Leaf[],
  scan: LeafScan,
  digestOf: DigestOf,
): ReadonlyMap<Leaf, Part[]> {
  const found = new Map<Leaf, Part[]>();
  let asked: ReturnType<typeof askedFor>;
  for (const leaf of leaves) {
    const { place, text } = leaf;
    if (place.isKey || !messageKeys.has(place.key ?? '')) continue;
    const question = asked;
    asked = askedFor(text);
    if (question === undefined || text.length > longestAnswer || !/^(?:user|human)$/.test(place.role ?? '')) continue;
    const lead = beginning.exec(text)![0].length;
    const name = question.withName ? (account.exec(text.slice(lead))?.[0].length ?? 0) : 0;
    const readings = [
      [`What is the ${question.what}?\nA: `, 0],
      [`The ${question.what} is `, lead + name],
    ] as const;
    for (const [before, skipped] of readings) {
      const whole = before + text.slice(skipped);
      const shift = skipped - before.length;
      const parts = settleOverlaps(scan(whole, place))
        .filter(({ start, end }) => start >= before.length && goesOn.test(whole.slice(end)))
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

/** The keys under which a message is said. */
const messageKeys: ReadonlySet<string> = new Set(['content', 'text', 'input', 'output', 'message', 'value']);
const longestAnswer = 200;

/** The words with which people begin an answer: `oh wait, no, it's …`. */
const beginning =
  /^\s{0,4}(?:(?:sure|ok|okay|yes|yeah|yep|of course|oh|ah|wait|no|sorry|hmm|um|uh|well|right|try|use|enter|type|here|you|go|i think|should|be|maybe|actually|the|my|password|passcode|token|key|pin|code|one|new|it|that|this|now|it['’]?s|that['’]?s|is|was|c['’]est|ce|es|ist|est|\u00e8|\u00e9|to|je|on|das|der|die|el|la|le|\u044d\u0442\u043e|hier|voil\u00e0|claro|s\u00ed|si|oui|ja|klar)(?=[\s,:;.!-])[,:;.!-]{0,3}\s{1,3}){0,8}["'`*\u201c]{0,3}/i;
/** The name that is said before the password where both were asked for. */
const account =
  /^[\w.@+-]{2,60}(?:["'`*]{0,2}\s?[/|:,]\s{0,2}|\s(?:and|with|und|mit|et|avec|y|con|e|com|en|met)\s)["'`*]{0,2}/i;
/** What may stand behind a value that was asked for: the end, or a few words that say it is one. */
const goesOn = /^["'`*.!)]{0,3}\s{0,4}(?:$|\n|,? ?(?:thanks|thank you|thx|please|is|that)\b)/i;
