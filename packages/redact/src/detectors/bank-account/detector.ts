import type { PatternDetector } from '../../detector.ts';
import { inLines } from '../../shape/in-lines.ts';

/** The number of a bank account, without the check digits that an IBAN has. */
export const bankAccount: PatternDetector = {
  id: 'bank-account',
  type: 'bank_account',
  label: 'Bank account or routing number',
  shape:
    'Six to seventeen digits behind `account number`, `routing number`, `sort code` or `BSB`; the three or four digits behind `CVV`.',
  link: 'https://www.aba.com/about-us/routing-number',
  policy: 'pii',
  confidence: 'likely',
  family: 'CUSTOMER_ID',
  anchors: [
    'account',
    'acct',
    'routing',
    'sort code',
    'sort_code',
    'bsb',
    'aba',
    'konto',
    'swift',
    'kontonummer',
    'blz',
    'bic',
    'cvv',
    'cvc',
    'cvn',
    'card security',
    'card verification',
  ],
  pattern: new RegExp(
    inLines`
      \b(?:
        (?:bank[ _-]{0,1}){0,1}(?:account|acct)[ _-]{0,1}(?:number|no|num|nr|#)|
        routing[ _-]{0,1}(?:number|no|code|transit){0,1}|
        aba(?:[ _-](?:routing|number)){0,2}|
        sort[ _-]{0,1}code|bsb|kontonummer|checking account|savings account
      )\.{0,1}["'\x60*)]{0,3}(?:\s(?:is|was|ending)){0,1}\s{0,2}[:=#]{0,2}\s{0,4}["'\x60*]{0,3}
        (?<value>\d{2}-\d{2}-\d{2}|\d{3}-\d{3}|\d(?:[ -]{0,1}\d){5,16})(?![\w.])|
      (?<=\b(?:routing|sort code|bsb|aba|blz|swift|bic)\b[^\n\d]{0,16}[\dA-Z-]{6,11}[^\n\d]{1,12})\b
        (?:account|acct|acc|konto|a/c)\.?[^\n\d]{0,10}(?<value2>\d{6,17})(?![\w.])|
      \b(?:cvv2?|cvc2?|cvn|card (?:security|verification) code)["'\x60*)]{0,3}(?: is)?\s{0,2}[:=]{0,2}\s{0,4}
        ["'\x60*]{0,3}(?<value3>\d{3,4})(?![\w.])
    `,
    'gi',
  ),
  reach: [64, 64],
  accept: (value) =>
    value.length < 5 ? !/^(?:0?123|1234?|(\d)\1+)$/.test(value) : new Set(value.replace(/\D/g, '')).size > 2,
};
