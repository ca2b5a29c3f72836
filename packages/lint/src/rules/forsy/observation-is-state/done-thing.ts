import { inAnyCase, inLines } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';

/** True where the participle at the beginning belongs to a thing that is told of, so that nobody's deed is. */
export function isOfADoneThing(text: string): boolean {
  const first = /^(?:[^,;.!?]|[.,](?=\S))*/.exec(text)![0].replace(/\s{2,}/g, ' … ');
  return hasItsVerb.test(first) || hasItsValue.test(first) || isCounted.test(text);
}

const noArticle = String.raw`(?!(?:the|an?|its|their|all|each|every|both|that|if|how|why|whether|what|which|who|when|where)\s)`;
/** Behind these stands what somebody saw, as a sentence of its own. */
const seen = String.raw`(?!(?:confirmed|verified|checked|ensured|noticed|noted|found|showed|assumed|learned|realised|realized|concluded|decided|established|observed|discovered|explained|identified)\s)`;
const noun = String.raw`\s${noArticle}[\p{L}\d-]+`;
const noClause = String.raw`(?!(?:that|which|who|whom|to|and|or|if|whether)\s)`;
const place = String.raw`(?:\s(?:of|from|in|for|by|at|on|with)\s(?:${noClause}[^\s.,:;]+\s){0,3}?${noClause}[^\s.,:;]+)?`;

/** "Revised chapter is 3,690 words", "Deleted accounts still appear in the list", "Scanned page 14 shows 23.80". */
const hasItsVerb = readied(inAnyCase`
  ^\W{0,3}${seen}\p{L}+ed(?:${noun}){1,2}${place}\s(?:
    (?:is|are|was|were|has|have|had|holds?|contains?|shows|says|lacks|weighs|differs?|appears?|remains?|exceeds?|still\s\p{Ll}+)\s|
    (?:cannot|(?:is|are|was|were|ca|do|does|did|has|have|had)n['’]t)\s|
    dates\sfrom\s\d|
    (?:reads|lists|names|gives|keeps|costs|covers|takes|needs|ends|starts|stands)\s(?:at\s)?(?:\d|an?\s|no\s|only\s|nothing)
  )
`);

/** What is done to a thing that is there when it is done; whoever adds or mends something tells what with a colon as well. */
const kept = inLines`
  (?:
    corrected|revised|updated|edited|translated|amended|proposed|planned|requested|agreed|stated|quoted|verified|confirmed|listed|reported|
    required|approved|accepted|rejected|recommended|promised|advertised|claimed|shortened|reworded|estimated|expected|moved|used|named|
    booked|ordered|delivered|measured|recorded|logged|printed|scheduled|postponed|cancelled|preferred|offered|attached
  )
`;

/** "Agreed price: 40 euros", "Reported temperature in the ticket: 31 °C", "Used budget 740 of 900": the thing, and what it is. */
const hasItsValue = readied(inAnyCase`
  ^\W{0,3}${kept}${noun}(?:${noun})?(?:
    ${place}:(?!\s(?:all|both|none|no|ok)\s)(?!\s(?:[^\s:]+\s){0,2}?(?:\p{L}+ed|replaced|is|are|was|were)\s)(?!.*\sinstead\sof\s)(?!.*\s\p{L}+ed\W*$)(?!.*\s(?:is|are|was|were)\s)|
    \s\d[\d.,]*\sof\s\d
  )
`);

/** "Returned rows: 0." */
const isCounted = readied(inAnyCase`
  ^\W{0,3}(?:returned|affected|selected|matched|failed|passed|skipped|opened|closed|used|measured|estimated|expected|changed|deleted)
    (?:${noun}){1,2}:\s(?:[$€£]\s?)?\d[\d.,]*(?:\s?[%°\p{L}]{1,6})?(?:\sof\s\d+)?\W*$
`);
