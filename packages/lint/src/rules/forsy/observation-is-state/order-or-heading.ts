import { inAnyCase, inGivenCase, inLines } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';
import { sentencesAsRead } from '../../wording/prose.ts';

/** "Grade 10, three bullets., "Draft 1.8 m, bar 0.4 m", "Search results: 41 papers", "Search console screenshot: no index": a heading, though it begins with a word that may be a verb. */
export const label: RegExp =
  /^\W{0,3}\p{L}+\s(?:v?\d[\d.]*(?:\s?(?:%|°?\p{L}{1,2}))?[,:;](?!\s(?:then|and|before)\s)|(?:results?|hits?|output|log|history|report|run|list|status)\s?:|(?!(?:the|an?|all|its)\s)(?:[\p{L}-]+\s){0,2}(?:screen-?shots?|photos?|dashboards?|print-?outs?|excerpts?|exports?)\s?:)/u;

/** "Deploy 4.18 went out on Monday": what looked like an order is the subject of a sentence that has its verb. */
export function hasItsVerb(text: string): boolean {
  const first = /^(?:[^,;:.!?]|[.,:](?=\S))*/.exec(text)![0].replace(blanks, ' … ');
  return statement.test(first) || statementAbroad.test(first);
}

/** What stands in the place of words that are quoted. */
const blanks = /(?<=\S)[ ]{2,}(?=\S)/g;

/** "Plan Revision 119 steht": many languages have the same nouns, and verbs of their own. */
const statementAbroad =
  /^\W{0,3}\S+(?:\s\S+){0,4}?\s(?:ist|sind|war|waren|steht|stehen|liegt|liegen|hat|haben|läuft|fehlt|fehlen|gilt|enthält|nennt|est|sont|était|manque|está|están|es|son|falta|tiene|tem|são|è|sono|manca|ha|jest|są|ma)(?=\s|\W*$)/u;

const statement = readied(inGivenCase`
  ^\W{0,3}\S+(?:\s(?!(?:that|which|who|if|whether|when|where|what|how|to|and|or|then)\s)\S+){0,4}?\s(?:
    (?:is|are|was|were|has|had|went|came|gave|ran|took|got|shows|says|reads|holds|lists|lies|stands|ends)\s|
    (?:cannot|(?:is|are|was|were|ca|wo|do|does|did|has|have|had)n?['’]t)\s|
    (?<!\b(?:the|a|an|all|each|any|its|their|this|that)\s)\p{Ll}{3,}ed(?=
      \s(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|at|in|on|out|off|up|down|over|with|from|by|the|an?|after|before|no|nothing|only|yesterday|today|last|since|twice)(?!\p{L})|
      \s*$
    )|
    (?:reports|prints|returns|answers|exits|says)\s(?:["'\x60]|that\s|ok(?!\p{L})|success|failure|errors?(?!\p{L})|with\s\d)|
    \p{Ll}{2,}(?<!s)s\s(?:\d|an?\s|no\s|nothing|only|(?:one|two|three|four|five|six|seven|eight|nine|ten|several)\s)
  )|
  ^\W{0,3}(?!(?:[Cc]heck|[Vv]erify|[Ee]nsure|[Cc]onfirm|[Vv]alidate|[Tt]est|[Ss]ee)\s)\p{L}+\s\p{L}+\sand\s\p{L}+\s(?:are|were|have|had)\s|
  ^\W{0,3}[\p{L}-]+(?:\s\p{L}+)?\s(?:of|on|in|per|after)\s(?:(?!(?:that|which|who|if|whether|when|where|what|how|to|and|or|then)\s)\S+\s){1,4}?(?:ignores|accepts|rejects|excludes|includes|gives|shows|says|names)\s(?!the\suser)|
  ^\W{0,3}\S+\s(?:of|on|in|per|from|for|at)\s(?:(?!(?:that|which|who|if|whether|when|where|what|how|to|and|or|then)\s)\S+\s){1,6}?(?:is|are|was|were|has|had)\s|
  ^\W{0,3}(?!(?:check|verify|make|ensure|confirm|validate|test)\s)\p{L}+(?:\s(?!(?:the|an?|its|their|all|each)\s)[\p{L}-]+)?\s
    (?:uses|lacks|contains|includes|expects|mentions|cites|defines|refers|begins)\s\S|
  ^\W{0,3}(?![Cc]heck|[Vv]erify|[Ff]ix|[Rr]eview|[Cc]ount|[Ff]ind)\p{L}+\s(?:
      (?:ignores|accepts|tolerates|treats|throws|raises|swallows)\s(?!(?:from|in|on|with|by|for)\s)|
      waits\s(?:for|with|until|at|on|in)\s|
      returns\s(?:nil|null|[Nn]one|nothing|true|false|undefined|an?|the|its|on)(?!\p{L})|
      (?:never|always)\s\p{Ll}{2,}s\s
    )|
  ^\W{0,3}(?:[Dd]raft|[Oo]utline|[Pp]lan|[Rr]eport|[Ll]etter|[Tt]able|[Dd]esign|[Mm]odel|[Ll]ist|[Ss]chedule)\s(?:with|at|by|from)\s|
  ^\W{0,3}(?![Cc]ompare)\p{L}+\ssets\s(?!of\s|and\s)[\w.-]*(?:[A-Z_\d]=|\w=|\sto\s)|
  ^\W{0,3}(?:[Pp]lan|[Oo]utline|[Rr]eport|[Ll]etter|[Ss]chedule)\s(?:names|says|holds|gives|covers|contains|puts|asks)\s|
  ^\W{0,3}\p{L}+\s\p{L}{2,}s\s(?:
    follow|use|hold|have|need|lie|say|show|contain|keep|give|start|end|differ|arrive|come|leave|begin|expire|belong|depend|remain|weigh|cost
  )\s|
  ^\W{0,3}\S+(?:\s\S+){0,6}?\s(?:exist(?:s|ed)?|remain(?:s|ed)?)\s(?:since|in|at|only|already|under)\s
`);

/** "Show still in rehearsal", "Trace folder complete": no order governs a state, so that what stands before it is a thing without its verb. */
export function isHeadline(text: string): boolean {
  return headline.test(text);
}

/** These hardly ever begin the name of a thing. */
const noOrder = String.raw`(?!(?:check|verify|make|keep|mark|leave|get|set|test|ensure|confirm|validate|show|list)\s\p{L})`;

/** "Call log", "print run", "answer key": things whose names begin with what may be an order, by their second word. */
const compound = inLines`
  (?:
    open (?:questions?|points?|issues?|ends)|call (?:logs?|lists?|cent(?:er|re)|sheet)|print (?:runs?|area|shop|size|quality)|answer (?:keys?|sheets?|rate)|mark (?:schemes?|sheet)|
    cut list|search (?:index|history|terms?)|change (?:freeze|log|requests?|window)|run (?:times?|rate|sheet|book)|use (?:counts?|case|rate)|
    list (?:price|view)s?|test (?:rigs?|bench|strips?|drive|rate)|set (?:point|list|piece)s?|order (?:forms?|book|volume)|post (?:office|box)|
    share price|sort (?:order|key)|read (?:access|replica|lock|count|rate)|write (?:access|lock|rate|protection)|check (?:valve|digit|sum)s?|
    build (?:number|server|agent|queue|time)s?|release (?:date|notes|branch|train)|deploy (?:keys?|freeze|window)|report (?:date|period)|
    design (?:freeze|load)|load (?:factor|balancer|times?)|drop (?:zone|height|date)|start (?:page|line|date)|stop (?:sign|bit|valve|loss)|
    exit (?:codes?|poll|door)|export (?:licence|format|limit|quota)s?|import (?:tax|duty|quota|limit)|return (?:codes?|tickets?|date|rate)|
    view count|lift (?:capacity|pass)|water (?:meter|level|mark)|copy (?:number|desk|deadline)|fix (?:list|rate)|sign (?:post|board)
  )
`;

const headline = readied(inAnyCase`
  ^\W{0,3}${noOrder}
    \p{L}+(?:\s(?!(?:the|an?|all|each|every|both|any|its|their|this|that|and|or|to|of|for|with|as|until)\s)[\p{L}-]+){1,2}\s
    (?:complete|incomplete|empty|missing|stuck|blocked|broken|stale|overdue|frozen|corrupt|damaged|expired|unchanged|untouched|unopened|absent|known|unknown|up|down|online|offline|in place|untested|unread|unsent)(?!\p{L})|
  ^\W{0,3}\p{L}+\sin place(?:[,;.]|$)|
  ^\W{0,3}${compound}(?!\s(?:the|an?|all|each|every|again|and|for|to|its|if)\b)|
  ^\W{0,3}(?!(?:check|verify|make|keep|mark|leave|get|set|test|list)\s)\p{L}+\s(?:planned|scheduled|cancelled|delayed|postponed|reverted|rejected|refused|suspended|due|booked|signed|locked)(?:\s(?:for|on|by|until|since|at|in|to|after)\s|\W*$)|
  ^\W{0,3}${noOrder}\p{L}+(?:\s[\p{L}-]+)?\s(?:still|already|no longer|not yet)\s\p{L}|
  ^\W{0,3}\p{L}+\s[\p{L}-]+,\s(?:no (?!need\s|matter\s)|nothing\s|none\s|not yet\s)\p{L}|
  ^\W{0,3}\p{L}+\s[\p{L}-]+,\s(?:mean|median|average|total|peak|exit code|version)\s\d|
  ^\W{0,3}\p{L}+\s[\p{L}-]+(?:\sv?\d[\w.]*)?,\s\d+\s(?!(?:at|per|by|to|of|times?)\s)\p{L}
`);

/** "Read holding registers 40070" may be an order or a heading; with an aim or a sequence it is a plan. */
export function isPlan(text: string): boolean {
  return (
    /\b(?:then|first|last|afterwards|next|now|later|and then|to see|whether|in order to|between|so that|finally|before|after)\b/i.test(
      text,
    ) ||
    (/\.$/.test(text) && sentencesAsRead(text) === 1 && !/[:;]/.test(text))
  );
}
