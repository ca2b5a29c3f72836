import type { PatternDetector } from '../../detector.ts';

/** The number of a bank account, without the check digits that an IBAN has. */
export const bankAccount: PatternDetector = {
  id: 'bank-account',
  type: 'bank_account',
  label: 'Bank account or routing number',
  shape: 'Six to seventeen digits behind `account number`, `routing number`, `sort code` or `BSB`.',
  link: 'https://www.aba.com/about-us/routing-number',
  policy: 'pii',
  confidence: 'likely',
  family: 'CUSTOMER_ID',
  anchors: ['account', 'acct', 'routing', 'sort code', 'sort_code', 'bsb', 'aba', 'konto', 'swift', 'kontonummer'],
  pattern:
    /\b(?:(?:bank[ _-]{0,1}){0,1}(?:account|acct)[ _-]{0,1}(?:number|no|num|nr|#)|routing[ _-]{0,1}(?:number|no|code|transit){0,1}|aba(?:[ _-](?:routing|number)){0,2}|sort[ _-]{0,1}code|bsb|kontonummer|checking account|savings account)\.{0,1}["'`*)]{0,3}(?:\s(?:is|was|ending)){0,1}\s{0,2}[:=#]{0,2}\s{0,4}["'`*]{0,3}(?<value>\d{2}-\d{2}-\d{2}|\d{3}-\d{3}|\d(?:[ -]{0,1}\d){5,16})(?![\w.])/gi,
  reach: [20, 64],
  accept: (value) => new Set(value.replace(/\D/g, '')).size > 2,
};
