import { inAnyCase, inLines } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';

/** True where the participle at the beginning belongs to a thing that is told of, so that nobody's deed is. */
export function isOfADoneThing(text: string): boolean {
  const first = /^(?:[^,;.!?]|[.,](?=\S))*/.exec(text)![0].replace(/\s{2,}/g, ' … ');
  return hasItsVerb.test(first) || hasItsValue.test(first) || isCounted.test(text) || ofAYear.test(first);
}

const noArticle = String.raw`(?!(?:the|an?|its|their|all|each|every|both|that|if|how|why|whether|what|which|who|when|where)\s)`;
/** Behind these stands what somebody saw, as a sentence of its own. */
const seen = String.raw`(?!(?:confirmed|verified|checked|ensured|noticed|noted|found|showed|assumed|learned|realised|realized|concluded|decided|established|observed|discovered|explained|identified)\s)`;
const noun = String.raw`\s${noArticle}[\p{L}\d-]+`;
const noClause = String.raw`(?!(?:that|which|who|whom|to|and|or|if|whether)\s)`;
const word = String.raw`${noClause}(?:[^\s.,:;]|[.:](?=\S))+`;
const place = String.raw`(?:\s(?:of|from|in|for|by|at|on|with|since|before|after)\s(?:${word}\s){0,3}?${word}|\s\(step\s\d+\))?`;

/** "Revised chapter is 3,690 words", "Deleted accounts still appear in the list", "Scanned page 14 shows 23.80". */
const hasItsVerb = readied(inAnyCase`
  ^\W{0,3}${seen}\p{L}+ed(?:${noun}){1,2}${place}\s(?:
    (?:is|are|was|were|has|have|had|holds?|contains?|shows|says|lacks|weighs|differs?|appears?|remains?|exceeds?|excludes|includes|allows|requires|mentions|ignores|still\s\p{Ll}+)\s|
    (?:cannot|(?:is|are|was|were|ca|do|does|did|has|have|had)n['’]t)\s|
    dates\sfrom\s\d|(?:runs|lasts|measures)\s\d|boots(?=\W*$)|
    (?:reads|lists|names|gives|keeps|costs|covers|takes|needs|ends|starts|stands)\s(?:at\s)?(?:\d|an?\s|no\s|only\s|nothing)
  )
`);

/** What is done to a thing that is there when it is done; whoever adds or mends something tells what with a colon as well. */
const kept = inLines`
  (?:
    corrected|revised|updated|edited|translated|amended|proposed|planned|requested|agreed|stated|quoted|verified|confirmed|listed|reported|
    required|approved|accepted|rejected|recommended|promised|advertised|claimed|shortened|reworded|estimated|expected|moved|used|named|
    booked|pinned|ordered|delivered|measured|recorded|logged|printed|scheduled|postponed|cancelled|preferred|offered|attached
  )
`;

/** "Agreed price: 40 euros", "Reported temperature in the ticket: 31 °C", "Used budget 740 of 900": the thing, and what it is. */
const hasItsValue = readied(inAnyCase`
  ^\W{0,3}${kept}${noun}(?:${noun})?(?:
    ${place}:(?!\s(?:all|both|none|no|ok)\s)(?!\s(?:[^\s:]+\s){0,2}?(?:\p{L}+ed|replaced|is|are|was|were)\s)(?!.*\sinstead\sof\s)(?!.*\s\p{L}+ed\W*$)(?!.*\s(?:is|are|was|were)\s)|
    \s\d[\d.,]*\sof\s\d
  )
`);

/** "Returned rows: 0.", "Blocked senders: 41": how many, of whatever was not made, mended or looked through just now. */
const isCounted = readied(inAnyCase`
  ^\W{0,3}(?!(?:added|created|fixed|implemented|removed|replaced|inserted|generated|tested|checked|reviewed|compared|searched|inspected)\s)\p{L}+ed
    (?:${noun}){1,2}${place}:\s(?:[$€£]\s?)?(?:\d[\d.,]*(?:\s?[%°\p{L}]{1,6})?(?:\sof\s\d+)?|none|one|two|three|four|five|six|seven|eight|nine|ten)
    (?:\W*$|\.\s|,\s(?!so\b|and\b|then\b))
`);

/** "Built in 1911, listed since 1984": what happened in a year that is long gone. */
const ofAYear = readied(inAnyCase`
  ^\W{0,3}(?:built|founded|opened|published|printed|painted|sold|bought|listed|enlarged|restored)\s(?:in|around|before|after|since)\s(?:\p{L}+\s)?(?:1[5-9]|20[01])\d\d\b
`);
