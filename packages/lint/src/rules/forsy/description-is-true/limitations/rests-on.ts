import { inAnyCase } from '../../../in-lines.ts';
import { type Readied, readied } from '../../../sieve/readied.ts';

/** What stands in the place of the thing itself, where somebody worked from it. */
const standIn =
  '(?:scans?|photo(?:graph|cop(?:y|ie))?s?|pictures?|screenshots?|maps?|dumps?|notes|snapshots?|samples?|printouts?|press|web archive|hearsay|memory|ear)';

/**
 * What an account rests on, said in the same breath as what it tells: where the evidence came from, of which day it is, what was
 * done to it, and who judged it. Nothing in such words denies or restricts, and yet they are the limit that their writer saw.
 */
export const restsOn: Readied = readied(inAnyCase`
  \b(?:done|made|drawn|taken|worked|written|read|known|heard|judged|told|built|[\p{L}-]+ed)\s(?:up\s|out\s|down\s)?(?:from|off|by)\s
    (?:(?:an?|the|his|her|its|their|one|old)\s)?(?:[\p{L}-]+\s){0,2}?${standIn}\b|
  \b(?:rates|prices|fares|figures|data|numbers|values|rules|law|map|edition|quotes?)\s(?:of|from|as at|in)\s(?:last\s\p{L}+|(?:\p{L}+\s)?(?:19|20)\d\d)\b|
  \b(?:evals?|timestamps|annotations|directives)\s(?:were|was|are|is|come|came|stem|given|set|made)\b|
  \b(?:second-hand|exists? on paper|(?:scrambl|swapp|shuffl|jumbl|obfuscat|fak|guess|interpolat|extrapolat|dictat|cropp|abridg|simplifi)ed)\b|
  ,\s(?:[\p{L}-]+\s){1,4}(?:lost|changed|altered|sealed|removed|swapped|hidden|assumed|off|gone|closed)\W*$|
  \b(?:rounded|borrowed|hunch|guesswork|by\sguess|(?:in|on)\s(?:staging|a\stest\sbench)|(?:user|owner|self|patient)-reported|machine-(?:made|written|generated))\b|
  \bfrom\san?\s(?:[\p{L}-]+\s)?(?:photo(?:graph)?|screenshot|scan|recollection)\b|
  \bself-(?:graded|checked|reviewed|reported|traced|annotated|assessed|evaluated|labelled|judged|scored|recorded|taught)\b|
  \b(?:machine[- ]translat(?:ed|ion)|best-effort|minimal\sexample|hearsay|amateurs?|in\sthe\sabsence\sof|(?:heard|watched|seen|tried)\s(?:through|on\sa)\s|
    (?:failed|first|second|only|unfinished)\sattempt|in\sits\s(?:first|second)\s(?:day|week|month)|(?:annex|appendi|footnote|detail|figure|table)\p{L}*\saside)\b|
  \bknown\s(?:duplicates|errors|holes|mistakes|outliers|biases|defects|flaws)\b|
  \b(?:educational|teaching|demonstration|research|classroom|personal)\s(?:use|purposes?)\b|
  \bas\s(?:transcribed|recorded|noted|told|heard|remembered|dictated|reported)\sby\b|
  \b(?:deleted|destroyed|withdrawn|planned)\sfor\b|\bunder\sembargo\b|\b(?:closed|unknown)\sto\b|\b(?:may|might|would)\s(?:well\s)?(?:disagree|object|differ)\b|
  \b\p{L}+s\sand\sall\W*$|
  ,\s(?:so far )?as\s(?:far as\s)?(?:the\s(?:agent|assistant|model|user|owner)|i|we|it|they|she|he)\s(?:underst(?:oo|an)d|read|saw|see|remember|recall|kn[eo]w|took|take|heard|had|put)s?\b|
  \b(?:give or take|in (?:theory|principle|outline|miniature|one sitting)|on (?:paper|trust)|to the best of|at first (?:glance|sight)|if at all|supposedly|allegedly|presumably|reportedly|tentative(?:ly)?|where (?:marked|known|legible|available))\b|
  (?<!\p{L})(?:geschätzte?[nrs]?|estimé\p{Ll}*|estimad[oa]s?|stimat[aeio]|erfunden\p{Ll}*|fictif\p{Ll}*|fictici\p{Ll}+|una\ssola|uma\súnica|une\sseule|abgelesen|à\sl['’](?:œil|oreille)|
    rekonstru\p{L}+|nachgestellt\p{Ll}*|nachträglich\p{Ll}*|maschinell\p{Ll}*|teilweise|auszugsweise|traducción automática|traduction automatique|
    parci(?:al|ais|ales)|partiel\p{Ll}*|inventad[oa]s?|inventée?s?|simplifi\p{L}+|vereinfacht\p{Ll}*|à\smoitié|para\suso\sinterno)(?!\p{L})|
  だけ|一台|一度|架空|途中で|一部
`);
