import type { Candidate, PatternDetector } from '../../detector.ts';
import { endsPublishedSample } from '../../judge/published-samples.ts';
import { expression } from '../../shape/expression.ts';
import { anyWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** What ends with the digits: a card or an account, in the words of its owner. */
const kept = inLines`
  (?:
    (?:debit |credit |bank |savings |checking )?(?:cards?|accounts?)|acct|a/c|iban|visa|amex|american express|master ?card|maestro|
    \p{L}{0,12}(?:karte|konto)|tarjeta|cuenta|visa|carte|compte|carta|conto|cart\u00e3o|conta|rekening|(?:bank|pin|creditc?k)?kaart|kortet?|kart\u0105|kart[ay]|kontot?
  )
`;
/** The words between the two. */
const ends = inLines`
  (?:
    ending(?: (?:in|with|on))?(?: digits)?|(?:that )?end(?:s|ed) (?:in|with)(?: digits)?|(?:with |- )?last (?:four|4)(?: digits?)?(?: of| are| is)?|
    (?:mit (?:den )?)?(?:Endz|letzten vier Z)iffern|(?:die )?(?:auf )?(?:endet auf|endend auf)|mit der Endung|
    (?:que )?(?:termina(?:d[ao])?|acaba(?:d[ao])?) (?:en|em|in|con|com)|(?:se terminant|qui se termine|finissant|qui finit) par|che termina (?:con|in|per)|
    (?:die )?eindig(?:end|t) op|som slutar p\u00e5|som slutter p\u00e5
  )
`;
/** The same before what it is the end of. */
const before =
  'last (?:four|4)(?: digits?| numbers?)?(?: (?:of|on|for) (?:my|the|his|her|your|their|our|this|that)?(?: \\p{L}{2,12}){0,2} ?(?:cards?|accounts?|acct|visa|mastercard|amex|iban)(?: number)?)';

/** The digits by which shops and banks name a card or an account. */
export const cardEnding: PatternDetector = {
  id: 'card-ending',
  type: 'card',
  label: 'Last digits of a card or an account',
  shape:
    'Four digits behind "card ending in", "last four digits of my account" and their like of other languages, or under `last4` and `card_last_four`; not those of the cards that documentation pays with.',
  link: 'https://docs.stripe.com/api/payment_methods/object#payment_method_object-card-last4',
  policy: 'pii',
  confidence: 'likely',
  family: 'CUSTOMER_ID',
  anchors: inLines`
    last4|last_4|last 4 |last four |last_four|lastfour|ending|ends in|ends with|ended in|ended with|endziffern|zten vier ziffern|endet auf|endend auf|der endung|
    termina|acaba|finissant par|finit par|eindig|slutar p|slutter p
  `.split('|'),
  // Other words end in these, and the digits stand nearby.
  guard: `(?!(?<=[A-Za-z])(?:ending|end[se]|termina|acaba))${anyWritten(60)}\\d{4}(?!\\d)`,
  pattern: expression(
    inLines`
      (?<![\p{L}\d])(?:
        ${kept}(?: (?:number|no\.?|nummer))?,? \(?${ends}|${before}
      )(?: is| are| was)?:? ?["'(]{0,2}[x*#.\u2022]{0,8} ?(?<valueSaid>\d{4})(?![\p{L}\d%]|[.,:/-]\d)|
      (?<![\p{L}\d])(?:card_?|account_?|pan_?|bank_?|iban_?)?last_?(?:4|four)(?:_?digits)?(?:["'\x60]{1,2}\s{0,2}|\s?)[:=]\s{0,3}["'\x60]?(?<value>\d{4})(?![\w.-])
    `,
    'giu',
  ),
  reach: [110, 60],
  accept: isEnding,
};

/** Sample cards end as everybody knows, and a year behind "ends" is one. */
function isEnding(value: string, { text, start, groups }: Candidate): boolean {
  if (endsPublishedSample(value) || new Set(value).size === 1 || /^(?:1234|4321|6789|4567|5678|3456)$/.test(value))
    return false;
  return (
    groups['valueSaid'] === undefined ||
    !/^(?:19|20)\d\d$/.test(value) ||
    /(?:ending|ends) in [x*#.\u2022]{0,8}$|digits?[^\n]{0,30}$|last (?:four|4)[^\n]{0,40}$/i.test(
      text.slice(Math.max(0, start - 60), start),
    )
  );
}
