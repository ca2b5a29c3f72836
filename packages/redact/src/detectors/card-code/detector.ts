import type { Candidate, PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { anyWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** The code on the back of a card, as somebody says it who is asked for it. */
export const cardCode: PatternDetector = {
  id: 'card-code',
  type: 'bank_account',
  label: 'Code on the back of a card, in a sentence',
  shape:
    'Three or four digits behind "the three digits are", "security code on the back is", "Prüfnummer ist" and their like, where the back of a card or a payment is spoken of.',
  link: 'https://www.pcisecuritystandards.org/glossary/#glossary-c',
  policy: 'pii',
  confidence: 'likely',
  family: 'CUSTOMER_ID',
  anchors: [
    ...[' digit', '-digit', 'security code', 'security number', 'verification code', 'verification number'],
    ...['fnummer', 'fziffer', 'chiffres', 'gitos', 'cifre'],
  ],
  // What is digital has no digits, and a number follows in the same sentence.
  guard: `(?:[ -]digits?(?![a-z])|(?![ -]))${anyWritten(90)}\\d`,
  pattern: expression(
    inLines`
      (?:
        (?:last |final )?(?:three|four|3|4)[ -]digits?(?: (?:security )?(?:code|number))?|
        (?:security|verification|three-digit|3-digit) (?:code|number)|
        (?:Karten)?[Pp]r\u00fcf(?:nummer|ziffer)|
        (?:les )?(?:trois|3) (?:derniers )?chiffres|
        (?:los )?(?:tres|3|\u00faltimos (?:tres|3)) d\u00edgitos|
        (?:le )?(?:ultime )?(?:tre|3) cifre
      )(?:,? (?:on|at|from) the back(?: of (?:it|(?:the|my|your) (?:card|visa|amex|mastercard)))?| au dos(?: de la carte)?| auf der R\u00fcckseite| (?:del|al) reverso| sul retro)?
        (?: (?:is|are|would be|ist|lautet|sont|est|son|es|sono|\u00e8)|[ ]?:)[ ]{1,2}(?<value>\d{3,4})(?![\d.,/:-]?\d|\w)
    `,
    'gi',
  ),
  reach: [60, 120],
  accept: isOfCard,
};

/** Other numbers have three digits as well. */
function isOfCard(_: string, { text, start, end }: Candidate): boolean {
  return ofCard.test(text.slice(Math.max(0, start - 240), end + 120));
}

const ofCard =
  /\b(?:credit|debit|bank)?[ -]?cards?\b|\bcv[vc]2?\b|\bvisa\b|mastercard|\bamex\b|on the back|karte\b|\bcarte\b|tarjeta|cart\u00e3o|\bcarta\b|au dos|r\u00fcckseite|reverso|sul retro/i;
