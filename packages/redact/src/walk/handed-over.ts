import { type Part, settleOverlaps } from '../parts.ts';
import type { LeafScan } from '../scan/leaf.ts';
import { inLines } from '../shape/in-lines.ts';
import type { DigestOf } from './streamed.ts';
import type { Leaf } from './walk.ts';

/**
 * A person hands a password over in the message behind the one that asks for it, or that says it comes. The question is put in
 * the plainest words before the answer, so that the two are read as if they stood in one text.
 */
export function partsHandedOver(
  leaves: readonly Leaf[],
  scan: LeafScan,
  digestOf: DigestOf,
): ReadonlyMap<Leaf, Part[]> {
  const found = new Map<Leaf, Part[]>();
  let asked: string | undefined;
  for (const leaf of leaves) {
    const { place, text } = leaf;
    if (place.isKey || !messageKeys.has(place.key ?? '')) continue;
    const question = asked;
    asked = ask.exec(text.slice(-240))?.groups?.['what'];
    if (question === undefined || text.length > longestAnswer || !/^(?:user|human)$/.test(place.role ?? '')) continue;
    const before = `What is the ${question}?\nA: `;
    const whole = before + text;
    const parts = settleOverlaps(scan(whole, place))
      .filter(({ start, end }) => start >= before.length && goesOn.test(whole.slice(end)))
      .map((part) => ({
        ...part,
        start: part.start - before.length,
        end: part.end - before.length,
        digest: digestOf(whole, part),
        value: undefined,
      }));
    if (parts.length > 0) found.set(leaf, parts);
  }
  return found;
}

/** The keys under which a message is said. */
const messageKeys: ReadonlySet<string> = new Set(['content', 'text', 'input', 'output', 'message', 'value']);
const longestAnswer = 200;

/** The last sentence of a message, which asks for a secret or announces it. */
const ask = new RegExp(
  inLines`
    \b(?<what>password|passcode|passphrase|pwd|token|api[ ]key|access[ ]key)(?:
      (?<=\b(?:what|which|need|give|tell|send|share|provide|enter|type|paste|have|here)\b[^\n.?!]{0,80})
        (?:[ ](?:for|of|to|from|on|as|now|please|here|shall|should|do|is)\b[^\n.?!]{0,80})?|
      [ ](?:[\w-]{1,12}[ ]){0,3}(?:next|follows|below|separately|message)(?:[ ]message)?
    )
      [ ]?[?!.:]{0,3}\s{0,8}$
  `,
  'i',
);
/** What may stand behind a value that was asked for: the end, or a few words that say it is one. */
const goesOn = /^["'`*.!)]{0,3}\s{0,4}(?:$|\n|,? ?(?:thanks|thank you|thx|please|is|that)\b)/i;
