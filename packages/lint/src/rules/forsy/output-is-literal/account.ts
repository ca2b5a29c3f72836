import { inAnyCase } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';
import type { ToolKind } from '../../traces/kind-of-tool.ts';
import { isAccount, isAddressed, wordsOf } from '../../wording/prose.ts';
import type { Range } from '../../wording/range.ts';
import { passive } from '../../wording/verbs.ts';
import { toSentenceEnd } from './to-sentence-end.ts';
import { errorLike } from './words-of-a-program.ts';

/** An account with files and numbers in it is still an account. */
export function proseWithNumbers(text: string, kind: ToolKind): Range | undefined {
  // An account ends as a sentence does.
  if (kind === 'reader' || !/[.!]$/.test(text)) return undefined;
  if (errorLike.test(text.slice(0, 60)) || isAddressed(text.slice(0, 200))) return undefined;
  if (isAccount(text)) return toSentenceEnd(text, 0);
  if (/["“{}[\]=|]/.test(text) || !/\.$/.test(text) || wordsOf(text).length < 5) return undefined;
  const sign = passive.exec(text) ?? nowIs.exec(text);
  return sign ? [sign.index, sign.index + sign[0].length] : undefined;
}

/** How things are since they were changed: "The client now accepts both." */
const nowIs = readied(inAnyCase`
  \b(?:now|still) (?:
    uses?|ha(?:s|ve)|shows?|pass(?:es)?|works?|holds?|returns?|contains?|runs?|expects?|accepts?|reads?|writes?|points?|
    handles?|supports?|takes?|includes?|checks?
  )\b|
  ^\S+ (?:updated|created|changed|rewritten|extended|fixed|adjusted) (?:with|to|so|by|for)\b
`);

/** Where a text says in the passive what was done. */
export function passiveIn(text: string): Range | undefined {
  const found = passive.exec(text);
  return found ? [found.index, found.index + found[0].length] : undefined;
}
