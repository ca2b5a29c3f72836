import type { PatternDetector } from '../../detector.ts';
import { isFirm } from '../../judge/people/firm.ts';
import { readsAsName } from '../../judge/people/likely-name.ts';
import { expression } from '../../shape/expression.ts';
import { slashWritten, spaceWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';
import { onlyName } from '../../shape/person-name.ts';

/** Who pays and who is paid, as banks tell each other. */
export const paymentMessage: PatternDetector = {
  id: 'payment-message',
  type: 'personal_record',
  label: 'Customer in a message between banks',
  shape:
    'The account behind `:50A:`, `:50F:`, `:50K:`, `:59:`, `:59A:` or `:59F:` of SWIFT, and the lines of the name and the street below it.',
  link: 'https://www2.swift.com/knowledgecentre/publications/us1m_20230720',
  policy: 'pii',
  confidence: 'certain',
  family: 'CUSTOMER_ID',
  anchors: ['cdtr>', 'dbtr>', '<nm>', ':50a:', ':50f:', ':50k:', ':59:', ':59a:', ':59f:'],
  guard: `<nm>[^<>\\n]{3,70}<${slashWritten}nm>${spaceWritten}{0,20}<pstladr>|:5[09][afk]?:${slashWritten}[a-z\\d]|[cd][db]tr>${spaceWritten}{0,20}<(?:\\w{1,8}:)?nm>`,
  startsAtAnchor: true,
  pattern: expression(
    inLines`
      (?<=[<:]|Ultmt)(?:Cdtr|Dbtr)>\s{0,20}<(?:\w{1,8}:)?Nm>[^<>\n]{3,70}(?=</)|
      <Nm>[^<>\n]{3,70}(?=</Nm>\s{0,20}<PstlAdr>)|
      (?<![\w:]):(?:50[AFK]|59[AF]?):\/[A-Z0-9]{5,34}(?:\r?\n[ \t>|]{0,4}(?:\d\/)?[\p{L}\d][^\n:{}]{1,34}){0,5}
    `,
    'gu',
  ),
  reach: [8, 300],
  ranges: (match) => (match.includes('Nm>') ? nameIn(match) : linesIn(match)),
};

/** Who is paid, or pays, in a message of ISO 20022; most are companies. */
function nameIn(match: string): [number, number][] {
  const start = match.lastIndexOf('>') + 1;
  const name = match.slice(start);
  return onlyName.test(name) && / /.test(name) && !isFirm(name) && readsAsName(name) ? [[start, match.length]] : [];
}

function linesIn(match: string): [number, number][] {
  return Array.from(
    match.matchAll(/(?<=:\/)[A-Z0-9]+|(?<=\n[ \t>|]*(?:[1245678]\/)?)(?!\d\/)[\p{L}\d][^\r\n]*/gu),
    (line) => ({
      text: line[0],
      at: line.index,
    }),
  )
    .filter(({ text }) => !isFirm(text))
    .map(({ text, at }): [number, number] => [at, at + text.trimEnd().length]);
}
