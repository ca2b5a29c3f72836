import type { PatternDetector } from '../../detector.ts';
import { isFirm } from '../../judge/people/firm.ts';
import { expression } from '../../shape/expression.ts';
import { slashWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** A line of 65 characters or fewer may end anywhere. */
const name = "[\\p{L}\\d](?:[\\p{L}\\d .,'\\u2019&+()-]|\\r?\\n(?![:-])){3,70}?";

/** The field of a payment, as far as it goes. */
const behind = ':86:[^:]{0,400}';

/** Whose account a bank tells of, and who paid or was paid. */
export const accountStatement: PatternDetector = {
  id: 'account-statement',
  type: 'personal_record',
  label: 'Customer in a statement of an account',
  shape:
    'The account behind `:25:` of an MT940 or MT942, and behind `:86:` the account in field `?31` and the name in `?32` and `?33`, or those behind `/IBAN/`, `/NAME/` and their like.',
  link: 'https://www2.swift.com/knowledgecentre/publications/us9m_20230720',
  policy: 'pii',
  confidence: 'certain',
  family: 'CUSTOMER_ID',
  anchors: [':28c:', ':28:', '?31', '?32', '?33', '/name/', '/iban/', '/ordp/', '/benm/', '/cntp/', 'naam: '],
  guard: inLines`
    :28c?:\d|(?:\?3[123]|${slashWritten}(?:name|iban|ordp|benm|cntp)${slashWritten})[^\s/?](?<=:86:[^:]{0,480})|naam: (?<=:86:[^:]{0,480}.{6})
  `,
  pattern: expression(
    inLines`
      (?<=(?:^|\n)[ \t>|]{0,4}:25P?:)(?<value>[A-Z\d][A-Z\d/ ]{4,34}[A-Z\d])(?=\r?\n(?:[A-Z\d]{8,11}\r?\n)?[ \t>|]{0,4}:28C?:\d)|
      (?=\?)(?<=${behind})\?31(?<value>[A-Z\d]{6,34})(?=\?3[2-9]|\?6\d|\r?\n|$)|
      (?=\?)(?<=${behind})\?32(?<valueOfName>${name}(?:\?33${name})?)(?=\?[3-6]\d|\r?\n:|\r?\n-|$)|
      (?=/)(?<=${behind})/CNTP/[A-Z\d]{5,34}/[A-Z\d]{0,11}/(?<valueOfName>[\p{L}\d][\p{L}\d .,'\u2019&+()-]{2,70}?)(?=/)|
      (?=NAAM)(?<=${behind})NAAM: (?<valueOfName>[\p{L}\d][\p{L}\d .,'\u2019&+()-]{2,70}?)(?=[ ][A-Z]{4,14}:|\r?\n|$)|
      (?=/)(?<=${behind})/(?:IBAN|NAME|(?:ORDP|BENM)//(?:IBAN|NAME))/(?<valueOfName>[\p{L}\d][\p{L}\d .,'\u2019&+()-]{2,70}?)(?=/|\r?\n|$)
    `,
    'gu',
  ),
  reach: [440, 260],
  accept: (value, { groups }) => (groups['valueOfName'] === undefined ? /\d{4}/.test(value) : !isFirm(value)),
};
