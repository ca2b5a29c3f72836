import { type Part, settleOverlaps } from '../parts.ts';
import type { LeafScan } from '../scan/leaf.ts';
import { inLines } from '../shape/in-lines.ts';
import type { Asked } from './asked-for.ts';
import { isSaidAgain } from './refused.ts';

/** A value that was said before, and refused. */
export interface Refused {
  /** The message that said it. */
  readonly message: string;
}

/** A part of a text that was put together to be read. */
export interface PartOfReading {
  readonly whole: string;
  readonly part: Part;
  /** How much further in the answer the part begins than in the text. */
  readonly shift: number;
}

/**
 * What an answer holds, read behind the question in its plainest words, as if the two stood in one text, and once more without the
 * words with which people begin an answer. The first reading in which something is found counts.
 */
export function readAsAnswer(
  answer: string,
  question: Asked,
  refused: Refused | undefined,
  scan: (text: string) => ReturnType<LeafScan>,
): readonly PartOfReading[] {
  for (const { lead, skipped } of readingsOf(answer, question, refused !== undefined)) {
    const whole = lead + answer.slice(skipped);
    const parts = settleOverlaps(scan(whole))
      .filter(({ start, end }) => start >= lead.length && goesOn.test(whole.slice(end)))
      .filter(({ start, end }) => refused === undefined || isSaidAgain(whole.slice(start, end), refused.message));
    if (parts.length > 0) return parts.map((part) => ({ whole, part, shift: skipped - lead.length }));
  }
  return [];
}

/** What is put before an answer, and how much of its beginning is left out. */
interface Reading {
  readonly lead: string;
  readonly skipped: number;
}

function readingsOf(answer: string, { what, withName }: Asked, wasRefused: boolean): readonly Reading[] {
  const begins = (wasRefused && corrected.exec(answer)?.[0].length) || beginning.exec(answer)![0].length;
  const skipped = begins + (withName ? (account.exec(answer.slice(begins))?.[0].length ?? 0) : 0);
  return [
    ...(wasRefused ? [] : [{ lead: `What is the ${what}?\nA: `, skipped: 0 }]),
    { lead: `The ${what} is `, skipped },
    // Many call a password what is none, and the other way round.
    ...(/token|key|secret/i.test(what) ? [{ lead: 'The password is ', skipped }] : []),
  ];
}

/**
 * The words with which people begin an answer, `oh wait, no, it's …`: a word of agreement or of doubt, what one is told to do with
 * the value, what the value is called, and the small words of a sentence; then the same in other languages.
 */
const beginning = new RegExp(
  inLines`
    ^\s{0,4}(?:(?:
      sure|ok|okay|yes|yeah|yep|of course|oh|ah|wait|no|sorry|hmm|um|uh|well|right|
      try|use|enter|type|here|you|go|i think|i meant|should|be|maybe|actually|the|my|
      password|passcode|token|key|pin|code|
      one|sec|moment|got|new|it|that|this|now|typo|meant|must|then|
      nimm|nehmt|probier|versuch|essaie|essayez|prends|prenez|utilise|utilisez|
      prueba|usa|prova|tenta|probeer|gebruik|
      it['\u2019]?s|that['\u2019]?s|is|was|c['\u2019]est|ce|es|ist|est|\u00e8|\u00e9|
      to|je|on|das|der|die|el|la|le|\u044d\u0442\u043e|hier|voil\u00e0|claro|s\u00ed|si|oui|ja|klar
    )(?=[\s,:;.!-])[,:;.!-]{0,3}\s{1,3}){0,8}["'\x60*\u201c]{0,3}
  `,
  'i',
);
/** What is said of a value that was wrong before: `no, with a capital K: …`. */
const corrected = /^[^\n:]{1,60}:\s{1,2}["'`*\u201c]{0,3}/;
/** The name that is said before the password where both were asked for. */
const account =
  /^[\w.@+-]{2,60}(?:["'`*]{0,2}\s?[/|:,]\s{0,2}|\s(?=\S{6,60}\s{0,2}$)|\s(?:and|with|und|mit|et|avec|y|con|e|com|en|met)\s)["'`*]{0,2}/i;
/** What may stand behind a value that was asked for: the end, or a few words that say it is one. */
const goesOn =
  /^["'`*.!)]{0,3}\s{0,4}(?:$|\n|\([^()\n]{1,60}\)\s{0,2}$|,? ?(?:thanks|thank you|thx|please|is|that)\b)/i;
