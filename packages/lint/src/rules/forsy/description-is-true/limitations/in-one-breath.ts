import { inAnyCase } from '../../../in-lines.ts';
import { type Readied, readied } from '../../../sieve/readied.ts';

/** What names and values look like when they were taken out or made unlike themselves. */
const unlike = inAnyCase`
  (?:scrubbed|blanked|blank|fuzzed|coarsened|obscured|pixelated|garbled|saniti[sz]ed|neutrali[sz]ed|zeroed|generali[sz]ed|greyed|nameless|initialled|
    torn off|cut off|broken off|taken out|crossed out|left (?:to|with|blank|out|aside)|kept (?:at|with|by)|dropped|absent|outstanding|wanting|awaited|withdrawn|
    poor|shallow|coarse|thin|sparse|patchy|faint|fake|unseen|untold|gone|flattened|swapped|beeped|smoothed|softened|averaged|capped|muted|barred|stubbed|hashed|stood in for|scaled (?:down|up)?)
`.source;

/**
 * Limits in the same breath as what they limit, in words that deny nothing: what was done to names and values, by what measure and on
 * whose word something holds, on what it was tried, how much of it there is, and which day or law it is of.
 */
export const limitInOneBreath: Readied = readied(inAnyCase`
  (?:,|\bwith|\bat|\bon|:)\s(?:[\p{L}\d'’-]+\s){1,5}?${unlike}(?:\s(?:to|by|for|at|with|from)\s[^,.;]{2,40})?\W*$|
  \bfor (?:(?:reasons of|lack of|want of|the sake of)\s\p{L}+|size|space|brevity|length|privacy|confidentiality|secrecy|legal reasons|copyright)\W*$|
  \b(?:on|by|at|from|in|against)\s(?:an?|the|its|his|her|their|my|our)\s(?:[\p{L}-]+\s)?(?:copy|clone|replica|fork|mirror|emulator|simulator|mock-?up|test (?:bench|system|server|account|database|rig|copy|set)|
    free tier|stand-in|layman|layperson|amateur|beginner|novice|trainee|rule of thumb|visitor)\b|\b(?:rule of thumb|layman|an amateur['’]s|free tier|public data|open data|dummy \p{L}+)\b|
  \b(?:taken|accepted|believed|put down|left) (?:on|to|in) (?:faith|trust|good faith|chance)\b|\bon (?:faith|good faith|somebody['’]s word|the user['’]s word)\b|
  \bin (?:general terms|round (?:figures|numbers)|broad (?:strokes|terms|outline)|rough (?:strokes|terms)|its (?:first|present|current|earliest) (?:wording|form|shape|state|version)|one (?:place|case|room|house|shop|language|direction))\b|
  \b(?:loosely|crudely|hastily|sketchily|provisionally|nominally|makeshift|substitute|stopgap|shallow|patchy|tiny|proof sketch|rough sketch|first sketch)\b|
  \b(?:agent|model|author|user|writer|maker|owner|assistant)['’]s own (?!(?:words|data|code|files?|scripts?|notes)\b)|
  \bby (?:ear|eye|hand|the naked eye)\b|\bby (?:one|a single|the same|its own|his own|her own|a lone)\s[\p{L}-]+\W*$|\bby the (?:one|person|agent|model) (?:who|that|which|itself|alone)\b|
  ,\s[^,.;]{2,30}\sby the (?:agent|model|assistant)\W*$|
  \b(?:to )?within (?:\p{L}+|\d+)\s(?:minutes?|hours?|days?|weeks?|years?|met(?:re|er)s?|degrees?|percent|per cent|%|points?)\b|
  \bas far as (?:it|they|this|that|can|could|one|the (?:log|record|index|scan|source|text|file)s?)\b|\bso far as\b|\bstays? (?:on|with|in|behind|at)\b|
  \bon (?:an?|one) (?:third|quarter|fifth|sixth|tenth|twentieth|hundredth|half|handful|few) of\b|
  \b(?:from|for|to|of|in)\sthe (?:first|last|opening|closing) (?:\d+|one|two|three|four|five|six|ten|few|half)?\s?(?:pages?|minutes?|hours?|chapters?|days?|bars?|lines|sections?|weeks?|reels?|verses?|scenes?|rounds?|floors?|rows?|tracks?|acts?|volumes?|sheets?)\W*$|
  ,\s(?:the )?(?:first|last|opening|title|front|back) (?:page|minute|hour|chapter|day|bar|section|part|half|act)s?\W*$|
  \b(?:last|this) (?:year|month|week|season|winter|summer|spring|autumn)['’]s\b|,\s(?:tried|tested|run|checked|seen|taken|read|valid)\s(?:in|on|at|during)\s[^,.;]{2,30}\W*$|
  (?:(?<!,[^,]*),|\bwith)\s(?!(?:and|then|all|each|every|both|the agent)\s)(?:(?!and\s|or\s)[\p{L}'’-]+\s){1,3}?(?!(?:re)?(?:solved|fixed|resolved|passed|stored|reached|achieved|completed|delivered|explained|included|
    attached|documented|verified|answered|listed|sorted|compared|named|traced|diagnosed|mended|repaired|finished|counted|ranked|based|supported|checked|tested|added|formatted|improved|updated|generated|created|merged|migrated|covered|deployed|implemented|integrated|configured|installed|optimi[sz]ed|written|
    cleaned|aligned|annotated|referenced|cited|linked|grouped|prioriti[sz]ed|validated|recorded|captured|involved|needed|required|used)\b)\p{L}{2,}(?:ed|wn|orn|eft|ept)
    (?:\s(?:to|for|as|into|with) (?:an?|the|their|another|[\p{L}-]+)(?:\s[\p{L}-]+)?)?\W*$|
  \b(?:hardly|barely|scarcely|minus (?:the|its|all|any)|cut short|broken off|from (?:afar|a distance)|remote (?:diagnosis|advice|help)|remotely|in (?:simulation|(?:the )?abstract)|
    (?:sketch|attempt|stab|try) (?:at|of) an?|working (?:translation|title|copy|version|assumptions?)|recorded data|exam conditions)\b|
  \b(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)\s(?:[\p{L}-]+\s)?out of (?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|a hundred|\d+)\b|
  \bas seen (?:from|by|in|through|on)\b|\bfrom (?:the|one|only one) (?:[\p{L}-]+(?:['’]s)?\s)?side(?: of|\W*$)|\bbefore (?:the|an?|any) [\p{L}-]+ (?:saw|read|checked|approved|looked|signed|tried|tested|heard)\b|
  ,\sso (?:the |all |its )?(?:prices|figures|numbers|values|dates|times|names|results|rates|costs|totals|sizes) (?:are|is|may|might|will)\s|
  \bat (?:today|yesterday|that day|the time)['’]?s? (?:prices|rates|fares)\b|\b(?:by|against|after) an old(?:er)?\s\p{L}|
  \bas (?:it|they|things) (?:stood|were|was|looked|then)\b|\bunder \p{L}+ law\b|,\s(?:winter|summer|weekday|weekend|holiday|night) (?:schedule|hours|timetable|rates?|fares?)\W*$|
  ^\W*an? (?:taste|peek|foretaste|sampler|smattering) (?:of|at)\b|\b(?:permitting|hobby scale|to the nearest|give or take|sticky note|somebody (?:new|else)|back of an? \p{L}+|(?:blacked|greyed|edited) out|(?:second|third)-(?:best|hand))\b|^\W*(?:a\s)?(?:very\s)?short (?:one|session|trace|exchange|run)\b
`);
