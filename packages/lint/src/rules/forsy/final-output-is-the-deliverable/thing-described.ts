import { inAnyCase, inLines } from '../../in-lines.ts';
import { type Readied, readied } from '../../sieve/readied.ts';
import { sifted } from '../../sieve/sieve.ts';

/** The deliverable as the subject: who delivers it does not talk about it. */
const things = inLines`
  (?:
    memo|letter|report|plan|quiz|press release|flyer|poster|leaflet|draft|document|paper|article|essay|
    summary|table|figure|chart|plot|dashboard|script|program|app|application|page|website|site|deck|slides?|
    presentation|spreadsheet|workbook|model|analysis|proof|answer|reply|response|email|e-mail|mail|message|
    contract|clause|agreement|guide|tutorial|lesson|lesson plan|course|story|poem|song|logo|icon set|design|
    mock-?up|prototype|notebook|query|list|overview|handout|brief|proposal|policy|schedule|itinerary|recipe|
    translation|review|code|function|module|package|library|tool|pipeline|solution|implementation|output|
    deliverable|file|recommendation|explanation|patch|pull request|pr|dataset|data set|map|video|podcast|menu|
    budget|forecast|curriculum|worksheet|survey|questionnaire|programme|label|speech|invitation|announcement|notice|timetable|version|variant|wording
  )
`;

/** "The report covers ...": what is in the deliverable, in the place of it. */
export const describes: Readied = sifted(inAnyCase`
  ^\W{0,3}(?:(?:the|this|an?|our|its|their)\s+(?:[\p{L}\d-]+\s){0,3}?)?${things}\s+(?:(?:now|also|then)\s+)?
    (?:
      includes?|included|contains?|contained|covers?|covered|consists?|comprises?|features?|provides?|
      provided|explains?|explained|describes?|described|analy[sz]es?|analy[sz]ed|discusses|discussed|
      compares?|compared|presents?|presented|outlines?|outlined|lists?|listed|summari[sz]es?|summari[sz]ed|
      concludes?|concluded|recommends?|recommended|identif(?:y|ies|ied)|proposes?|proposed|uses?|used|
      follows?|followed|handles?|handled|supports?|supported|addresses|addressed|
      has (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|a|an)|
      gives?|gave|states?|stated|weighs?|weighed|ends? with|starts? with|
      (?:is|are) (?:now )?(?:
        live|online|ready|deployed|available|in place|up and running|complete|completed|finished
      )
    )\b
`);

/** "The customer received ...": the deliverable as somebody got it. */
export const gotIt: Readied = sifted(inAnyCase`
  ^\W{0,3}(?:the\s)?(?:
    user|customer|client|person|requester|student|teacher|farmer|owner|policyholder|reader|team|developer
  )(?:['’]s\s(?:question|request|problem|issue|ticket|query))?\s+(?:
    was|were|is|has been|had been|received|got|obtained|(?:now\s)?(?:has|can|knows)|learned|ended up|accepted
  )\b
`);

/** "The final deliverable is a plan for ...": the name of the thing in a sentence of its own. */
export const namedInASentence: RegExp =
  /^\W{0,3}(?:the\s)?(?:final (?:deliverable|output|result|product|answer)|deliverable)\s(?:is|was|consists of)\s(?:an?|one|two|three|the)\s/iu;

/** "Repair advice for the brakes": a word for what was made, and what it is about. */
export const kindOfText: Readied = readied(inAnyCase`
  ^\W{0,3}(?:(?:an?|the|one|two|three)\s)?(?:[\p{L}\d-]+\s){0,2}?(?:
    ${things}|advice|estimate|instructions|notes|hints|suggestions?|diagnosis|checklist
  )\s(?:for|on|of|about|to|with|that|which|from|in (?:plain|simple|easy|clear|short))\s
`);
