import { inAnyCase, inLines } from '../../in-lines.ts';
import type { Readied } from '../../sieve/readied.ts';
import { sifted } from '../../sieve/sieve.ts';

/** What was only seen later. */
export const hindsight: Readied = sifted(inAnyCase`
  \b(?:
    turn(?:ed|s) out|
    the (?:result|outcome|output) of this (?:step|call|command|search|query)|
    later (?:\p{Ll}+ed|found|turned|showed|discovered|proved|revealed|became|analysis|on)|
    (?:was|were|would) later|steps? later|
    as the (?:next|following|last) step \p{L}+s|
    as (?:it )?(?:was )?(?:later|seen|found|shown)|
    it (?:later |afterwards )?became (?:apparent|clear|evident)|
    afterwards?\b(?=[^.]*\b(?:became|found|showed|was|were|seen|turned|confirmed|approved|agreed)|\s*[.,]?\s*$)|
    in (?:hindsight|retrospect|the end(?!-|\sof\b))|
    eventually|
    was (?:what|the one thing that) (?:made|caused|solved)|
    (?:which|that) (?:fixed|solved|resolved|made the difference|explained the (?:later|subsequent|final))|
    only (?:then|later|afterwards|now) (?:did|was|were)|
    hellhörig|
    stellte sich (?:später )?heraus|
    subsequently|
    (?:as )?(?:i|we|you|one) (?:
      now know|know now|
      (?:only )?(?:learned|learnt|understood|realised|realized|found out|saw|noticed|discovered|heard) (?:later|afterwards|only then)
    )|
    (?:as )?became (?:visible|apparent|clear|evident|obvious)|
    (?:one|two|three|a few|several|\d+) (?:steps|moves|turns|messages) (?:on|later|further)|
    (?:this|that|it|which) (?:was|would be) the (?:moment|point|step|place) (?:at which|when|where|that)|
    (?:would )?(?:prove[ds]?|turn(?:s|ed)? out) (?:to be )?(?:
      decisive|crucial|wrong|right|correct|fatal|essential|useless|the key
    )|
    with hindsight|im nachhinein|rückblickend|après coup|
    the (?:following|subsequent|later|next) step (?:then )?(?:fix|solve|resolve|correct|repair|mend|confirm|revert|addresse)(?:e?s|e?d)
  )\b|
  (?<!\p{L})(?:mais tarde|depois|más tarde|luego|después)\s(?:se )?(?:desc[ou]bri|revel|most?r|constat|comprob|averigu|sup[eio]|vi|result)\p{Ll}{0,4}(?:-se)?(?!\p{L})|
  (?<!\p{L})(?:in seguito|poi|più tardi) si è (?:scopert|vist|rivelat|capit)[oa](?!\p{L})|
  (?<!\p{L})(?:позже|потом|впоследствии|в итоге|затем) (?:выяснилось|оказалось)|
  (?<!\p{L})(?:później|potem|w końcu) okazało się|
  (?:後(?:で|に)|のちに|あとで)[^。]{0,40}(?:分か|わか|判明し|発覚し)|(?:后来|事后)(?:才)?(?:发现|证明|知道|确认)|나중에[^.]{0,40}(?:드러났|밝혀졌|알게 됐|알았)
`);

/** That somebody said it, in other languages. */
const saidAbroad = inLines`
  (?<!\p{L})(?:
    schreibt|schrieb|sagt|sagte|fragt|fragte|bittet|meldet|meldete|
    (?:dice|dijo|escribe|escribió|pide|pidió|scrive|chiede|segnala|diz|escreve|pede) (?:que?|che|para|por|di|una?|el|la)|
    (?:indica|precisa|responde|explica|recuerda|afirma|risponde|spiega|afferma) (?:que|che)|
    (?:zegt|schrijft|vraagt|meldt)|(?:skriver|säger|siger|sier|frågar|spørger|ber om)|
    (?:пишет|говорит|просит|сообщает|написала?|сказала?|спросила?|попросила?)|(?:pisze|mówi|prosi|pyta|zgłasza|twierdzi|píše|říká|žádá)
  )(?!\p{L})|
  (?<!\p{L})(?:écrit|dit|demande|signale|précise|indique|rappelle|affirme|explique|répond) (?:que?(?!\p{L})|qu['’]|de(?!\p{L})|d['’])|
  と(?:書い|言っ|述べ|話し|伝え|訴え|頼ん)|(?:用户|客户|顾客|客人|读者|家长|学生|老师)[^。，,]{0,8}(?:说|写|问|提到|表示|反映)|[다라냐자]고\s?(?:했|말했|썼|적었|물었)
`;

/** Words of who told it, or of the time before: the fact was known, however it is put. */
export const knownBefore: Readied = sifted(inAnyCase`
  \b(?:
    user(?! (?:expectations|satisfaction|needs|experience)\b)|
    customer|client|asked|ticket|mail|message|pasted|uploaded|attached|provided|stated|reports?|says|writes|
    wrote|earlier|previous|step \d|
    so far(?! is (?:sufficient|enough))|
    already|currently|
    still(?! (?:ha[sd]|have|needs?|must|to be|requires?|remains?)\b)|
    exists|open|shows|showed|holds|lists|contains|prints
  )\b|
  ${saidAbroad}
`);

/** Words of a person, what was expected, or what still is as it was: no step found it, though its output says it again. */
export const saidBySomebody: Readied = sifted(inAnyCase`
  \b(?:\p{Ll}+ed|given|sent|shown) by the (?:user|customer|client|author|owner)\b|
  \b(?:notes?|mail|message|files?|list|photos?|pictures?|figures?) (?:by|from) the (?:user|customer|client|author|owner)\b|
  \b(?:user|customer|client|author|owner|student|teacher|reviewer)(?:['’]s (?:note|mail|message|list|file|photo|screenshot)|
    \s(?:has |had |also |now )?(?:
      says?|said|asks?|asked|adds?|added|reports?|reported|writes?|wrote|wants?|wanted|gave|sent|pasted|
      uploaded|attached|supplied|confirmed|answered|replied|agreed|measured|tried|mentions?|mentioned|named|chose
    )
  )\b|
  \b(?:finance|accounting|legal|compliance|procurement|marketing|sales|support|management|engineering|operations|security|purchasing|payroll)\s
    (?:agree[sd]?|confirm(?:s|ed)|accept(?:s|ed)|approve[sd]?|decline[sd]?|refuse[sd]?|reject(?:s|ed)|answer(?:s|ed)|repl(?:ies|ied)|insist(?:s|ed)|objects|objected)\b|
  \b(?:user|customer|client|author|owner|student|teacher|reviewer|dispatcher|manager)['’]s (?:own )?(?:
    instruction|request|rule|wish|answer|reply|requirement|constraint|condition|correction|complaint|comment|feedback|question|decision
  )s?:|
  (?<!\b(?:as|than|was|were|is|are|not) )\bexpected\.?$|
  \bstill (?:says?|reads?|shows?|holds?|has|have|is|are|contains?|lists?|points?|uses)\b|
  ${saidAbroad}
`);

const unlessSaid = String.raw`(?!.*\b(?:says?|said|asks?|asked|told|writes?|wrote|states?)\b)`;

/** "A clarification from the user is required": whoever is named beside it, a need and nothing else. */
export const onlyNeeded: Readied = sifted(inAnyCase`
  ^${unlessSaid}[^,;:]{3,80}\s(?:is|are|was|were|seems?|seemed) (?:now |still |therefore |also )?(?:
    necessary|needed|required|essential|advisable
  )\W*$|
  ^${unlessSaid}[^,;:\d]{3,80}\s(?:still |now )?(?:ha(?:s|ve) (?:still |yet )?|needs? |remains? )to be \p{L}+(?:ed|en|t|wn|de)\W*$
`);

/** People and firms that the work is about: what they may and must do is laid down somewhere. */
const ofTheWorld =
  '(?:guest|member|tenant|visitor|pupil|employee|driver|passenger|player|buyer|seller|supplier|resident|applicant|candidate|parent|volunteer|worker|landlord|borrower|subscriber|participant|runner|nurse|landowner|contractor|shop|hotel|carrier|insurer|importer)';

/** "According to the label ...", ", says the contract", "the form requires a stamp": a rule or a fact that has its source, whatever it demands. */
export const hasItsSource: Readied = sifted(inAnyCase`
  (?:^|,\s)(?:according to|as per|as stated in|as laid down in)\s(?:the|its|his|her|their|our|clause|section|§|art)|
  (?:,\s|\s)per\s(?:the\s)?(?:changelog|contract|label|manual|spec|policy|log|protocol|lease|clause|section|ticket|minutes)\b|
  ,\s(?:say|note|write|state|read|warn|demand)s?\s(?:the|its|a|clause|section|rule|§)|
  ^(?!\P{L}*(?:next|first|then|now|needs?|check|verify|read|review|look|find)\b)(?!.*\b(?:i|we|will|should|must be (?:checked|verified|read))\b)
    [^.;!?]{3,120}\s(?:under|by|in|per|of)\s(?:clause|section|article|paragraph|rule|annex|§)\s?\d|
  ^(?:the |this |its |their )?(?:[\p{L}-]+\s)?(?:
    form|contract|lease|law|act|statute|policy|rules?|spec|specification|standard|schema|api|endpoint|recipe|label|licen[cs]e|
    readme|docs|documentation|guide|runbook|wiki|docstring|comment|changelog|tutorial|issue|regulations?|insurer|bank|authority|tax office|court|ministry|portal|manual
  )\s(?:say|require|need|ask for|call for|demand|forbid|allow|want|prescribe)s?\b(?!\sto\s)|
  ^(?:[\p{L}-]+\s)?(?:rules?|law|policy|spec|contract|manual|label|statutes?):\s|
  ^(?:by|under|in)\s(?:(?:the|its|his|her|their|our)\s)?(?:\p{L}+\s)?(?:contract|law|statute|lease|bylaws?|agreement|licen[cs]e|treaty|convention|regulations?|warranty|tariff)\s(?!from\b|of\b)\p{L}|
  \saccording to (?:the|its|his|her|their)\s(?:[\p{L}-]+\s)?(?:leaflet|label|contract|lease|manual|readme|docs|spec|notes?|changelog|cron|log|card|calendar|policy|law|timetable|runbook)\W*$|
  ^(?:(?:the|all|each|every|new|adult)\s)?${ofTheWorld}s?\s(?:may|must|should|ha(?:s|ve) to)\s(?:not\s)?(?:[\p{L}-]+\s){1,5}?(?:
    until|till|by|within|before|from|after|between|up to|at (?:least|most)|one|two|three|no|only|without|\d+)(?:\s|\W*$)|
  (?<!\p{L})(?:laut|gemäß)\s\p{L}|(?<!\p{L})(?:im|in der|in dem|auf dem|auf der)\s[\p{L}-]+\s(?:steht|heißt es)(?!\p{L})|
  (?<!\p{L})(?:según|selon|d['’]après|segundo|conforme|secondo)\s(?:el|la|los|las|le|les|l['’]|o|a|os|as|il|lo|gli)(?!\p{L})|
  ,\s(?:dice|indica|señala|diz|dit|précise|afferma|говорит|сказано в)\s|
  ^(?:el|la|le|l['’]|o|a|il|der|die|das)\s?(?:readme|manuale?|gu[ií]a|guide|guida|document\p{L}{4,7}|dokumentation|anleitung|handbuch)\s(?:dice|indica|exige|pide|diz|pede|dit|indique|demande|exige|richiede|sagt|verlangt|fordert)\s|
  (?<!\p{L})во?\s\p{L}+\s(?:сказано|указано|написано)|(?<!\p{L})согласно\s|
  によると|によれば|と(?:説明書|契約書|規約|仕様書|マニュアル)にあ|(?:合同|说明书|规定|条款)(?:要求|规定|写明)|根据(?:合同|说明书|规定|条款)
`);
