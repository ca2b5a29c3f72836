import { inAnyCase, inGivenCase, inLines } from '../in-lines.ts';
import { readied } from '../sieve/readied.ts';
import { sifted } from '../sieve/sieve.ts';
import { passedOn } from './passed-on.ts';
import { order } from './verbs.ts';

/** Reporting verbs: what somebody does with words or wishes, in the third person. */
const reports = inLines`
  (?:
    asks?|asked|request(?:s|ed)|wants?|wanted|wish(?:es|ed)|reports?|reported|provide[sd]|states?|stated|
    describe[sd]|explain(?:s|ed)|inform(?:s|ed)|confirm(?:s|ed)|approve[sd]|instruct(?:s|ed)|needs?|needed|
    expect(?:s|ed)|feels|felt|notice[sd]|add(?:s|ed)|clarif(?:y|ies|ied)|complain(?:s|ed)|suggest(?:s|ed)|
    propose[sd]|accept(?:s|ed)|agree[sd]|reject(?:s|ed)|decline[sd]|thank(?:s|ed)|corrects?|corrected|note[sd] that|
    mention(?:s|ed)|remark(?:s|ed)|points? out|pointed out|says?|said|tells?|told|prefer(?:s|red)|choose?s?|
    chose|picks|picked|decide[sd]|selects|selected|supplie[sd]|gives|gave|shares|shared|uploads|uploaded|
    pastes|pasted|sends|sent|repl(?:ies|ied)|answers|answered|requires?|required|would like|
    is (?:satisfied|happy|unhappy|concerned|asking|requesting)|
    was (?:satisfied|happy|unhappy|concerned|asking)|
    has (?:asked|requested|provided|confirmed|\d+)|
    had (?:asked|requested)
  )
`;
/** What went before is told as well: "The user had tried it twice and asked for help". */
const askedAtLast =
  /^\W{0,3}the (?:user|customer|client|requester)\s(?:had|has|tried|saw|got|ran)\s[^.!?\n]{1,200}\s(?:and|then|and then) (?:ask(?:s|ed)|want(?:s|ed)|request(?:s|ed))\s\p{L}/iu;

/** What only people do with what they want; logs and builds report, state and need things as well. */
const wishes = '(?:ask(?:s|ed)|request(?:s|ed)|want(?:s|ed)|wish(?:es|ed)|would like|instruct(?:s|ed)|inform(?:s|ed))';
const thing = inLines`
  (?:
    server|browser|compiler|printer|router|parser|linter|builder|runner|scanner|docker|container|controller|
    driver|worker|scheduler|handler|loader|header|footer|folder|number|paper|letter|order|error|monitor|
    processor|sensor|editor|motor|connector|indicator|simulator|emulator|calculator|generator|validator|
    installer|debugger|cluster|layer|filter|buffer|counter|timer|adapter|wrapper|helper|computer|transformer|
    parameter|character|pointer|register|cursor|vector|factor|color|tutor|mirror|tensor|test|list|plant|
    variant|component|document|agent|event|element|argument|statement|environment|deployment|client library
  )
`;
const person = inLines`
  (?!${thing}s?\b)(?:
    \p{L}*(?:
      user|customer|client|person|student|patient|boss|owner|human|stakeholder|colleague|team|auditor|scientist
    )|
    \p{L}{2,}(?:er|or|ist|ian|ant|ee|man|woman|eur|yst)
  )s?
`;
const lead = inLines`
  ^\W{0,3}(?:
    (?:in|with|at) (?:the|his|her|their) (?:first|initial|second|next|last|follow-?up|opening) (?:message|turn|prompt|reply|request),?
      \s+
  )?(?:(?:the|a|an)\s+)?(?!
    (?:
      i|we|you|it|this|that|there|which|what|who|how|when|my|our|your|please|if|all|nothing|everything|he said|
      she said
    )\b
  )(?:[\p{L}][\p{L}-]*\s+){0,2}?
`;
const adverb = '(?:(?:also|then|now|further|explicitly|later|only)\\s+)?';

/** Who is spoken of: a noun of one to four words that opens the text, never I, we or you. */
const opening = sifted(inAnyCase`
  ${lead}(?:
    ${person}\s+${adverb}${reports}|
    (?!${thing}s?\b|page|app|build|site|screen|form|program|api|script|system|tool|model|dialog)[\p{L}-]+\s+
      ${adverb}${wishes}
  )\b
`);
/** The person as the one who is spoken of, wherever it stands. */
const theUser = sifted(inAnyCase`
  \b(?:the\s+)?(?:user|customer|client|operator|owner|requester)['’]s (?:first |initial |original )?
    (?:question|request|message|task|goal|feedback|wish|concern)\b|
  ^\W*(?:the\s)?(?:user|human|requester)\s*:\s*(?:${reports})\s|
  ^\W*(?:the\s)?(?:user|requester),\s(?:who|whose|an?|the)\s[^,]{1,80},\s|
  \b(?:the\s)?(?:user|requester) (?:initiat|start|open|beg)\w* (?:the |a )?
    (?:conversation|session|chat|work)\b|
  \b(?:the\s+)?(?:end[- ]?)?(?:user|requester|human|stakeholder|agent)\s+
    (?:(?:also|then|now|has|had|further|explicitly|is|was)\s+)?(?:
      ${reports}|tasked|told|instructed|concerned|unclear|satisfied
    )\b|
  \b(?:asked|told|instructed|tasked|informed|requested|reminded) (?:by the user|the (?:agent|assistant|model|ai))
    \b|
  \b(?:by|from|of|to) the user\b(?=\W*(?:$|[.:;,]|to\b|for\b|was\b|and\b|on (?!the\b|an?\b)|about\b|regarding\b|concerning\b|whether\b|as to\b))
`);
/** Notes on what was said: a noun of saying instead of the words. */
const note = sifted(inAnyCase`
  ^\W{0,3}(?:an?\s+)?(?:
    (?:initial|first|direct|original|follow-?up|user|user's|positive|negative|further|general|short|brief)\s+
  ){0,2}(?:
    summary of the (?:initial |first |user's )?(?:request|message|question|task)|
    (?:
      request|instruction|feedback|approval|confirmation|correction|clarification|complaint|inquiry|enquiry|
      query|wish
    )(?!\s(?:from|of|by)\s(?:(?:the|our|my|their)\s)?(?!(?:user|customer|client|requester|human)\b)[\p{L}-]+:\s\S)
      \s*(?:for|to|by|of|from|on|about|regarding|concerning|that|:)
  )|
  ^\W{0,3}(?:an?\s|the\s)?(?:(?:follow-?up|further|additional|another)\s(?:question|request)|follow-up)\s(?:about|on|whether|regarding|concerning|as to)\s[^:?\n]{4,160}$|
  ^\W{0,3}the (?:request|instruction|ask) was (?:to|for|that)\s|
  ^\W{0,3}(?:an?\s|the\s)?(?:[\p{L}-]+\s)?(?:requirement|preference|constraint|correction|clarification|guidance|feedback|approval|confirmation|permission|consent|wish|complaint)s?\s
    (?:(?:was|were|is|are|has been)\s)?(?:stated|given|provided|received|expressed|voiced|raised|offered|granted)\s?(?:[:.,;]|$|on\b|about\b|regarding\b|concerning\b|that\b|for\b|as to\b|by the\b)|
  ^\W{0,3}(?:guidance|feedback|clarification|information|details|permission|approval|consent|advice|directions)\s(?:on|about|regarding|concerning|for|to|as to)\s[^.:?!\n]{3,80}\s
    (?:was|were|is|are|has been)\s(?:also\s)?(?:stated|given|provided|received|expressed|voiced|offered|granted)\W*$|
  ^(?:[\p{L}-]+\s+){1,3}(?:request|question|inquiry|enquiry)
    (?:\s+(?:about|on|regarding|concerning|for|from|by)\b|\s*[;:])|
  ^\W{0,3}(?:an?\s|the\s)?(?:debugging|coding|programming|refactoring|pairing|troubleshooting|support|review)\s(?:session|conversation|chat)\s(?:about|on|for|with|in|regarding|around)\s|
  ^(?:context|task|goal)\s*:.{0,200}\b(?:input|output|objective|constraints|desired output)\b[^:\n]{0,30}:|
  \b(?:analysis|answer|help|review|assessment|explanation) (?:was |is )?(?:requested|wanted|asked for)\.?$|
  ^\W{0,3}(?:an?\s|the\s)?(?:(?:initial|first|direct|original|opening|user|user's)\s){1,3}(?:prompt|message|request|question|query|input)\s
    (?:asking|requesting|describing|instructing|wanting|that asks|that describes|in which|where)\s|
  ^\W{0,3}(?:an?\s|the\s)?(?:prompt|message|request|question|query)\s(?:asking|requesting|instructing|telling)\s(?:the\s|an?\s)?(?:agent|assistant|model|ai)\b
`);
/** "Requests to /orders fail", "Reports in the archive are empty": things of which there are many, and no verb. */
const ofManyThings = inLines`
  (?<=requests|reports|states|notes)\s(?:
    (?:in|under|from|between)\s|
    (?:app|page|file|folder|field|tab|section|column|table|view|screen|server|service|tool|plugin|module|script)s?\b|
    (?:to|for|on|at|against)\s(?:[/~\x60]|https?:|localhost|\S{1,40}\.(?:com|org|net|io)\b)|
    (?:are|were|fail|hang|come|take|get|return|go|time|stop|arrive)\b
  )
`;
/**
 * "Confirmed on staging, pages line up now.", "Noted. Next one.": who answers so speaks for themselves. An account goes on with what
 * was confirmed or noted.
 */
const inAWord = inLines`
  (?<=requested)\sby\s(?!the (?:user|customer|client|requester))|
  (?<=confirmed|noted|reported|mentioned|agreed|explained|described|rejected|provided)(?:
    \s*(?:[.,;!]|$)|
    \s(?:
      on|in|at|with|by|for|from|via|here|there|now|again|already|too|upstream|locally|just|(?:last|this|yester|to)\s?\p{L}+
    )\b(?![^.!?\n]{0,120}\s(?:that|whether|and\s\p{L}+ed)\s)
  )
`;
/** A sentence without its subject, as in a log of what somebody said. */
const subjectless = sifted(inAnyCase`
  ^(?:(?:then|also|further)\s+)?(?:
    asks|asked|requests|requested|wants|wanted|reports|reported|confirms|confirmed|clarifies|clarified|
    approves|explains|explained|complains|complained|mentions|mentioned|states|stated|notes|noted|says|
    points out|informs|informed|suggests|agrees|rejects|rejected|thanks the|provides|provided|describes|
    described|insists|insisted|sounds|
    (?:supplied|suppl(?:y|ies)|relay(?:s|ed)|convey(?:s|ed))\s(?:the|an?|his|her|their|some|more|further)|
    shared?\s(?:the|an?)\s(?:error|message|stack trace|traceback|log|output|result|screenshot|values?|details?|findings?)s?\s(?:that|which|from|of|with)|
    (?:acknowledge[sd]|accepted|approved)\s[^.!?\n]{3,160}\s(?:and|but|while)\s(?:then\s)?(?:ask|request|reject|declin)(?:s|es|ed|ing)
  )\b(?!\s*[:=([{])(?!${ofManyThings})(?!${inAWord})
`);
/** The same in other languages that traces come in. */
const abroad = sifted(inAnyCase`
  ^(?:
    l['’]utilisat(?:eur|rice)|le client|la cliente|el usuario|la usuaria|el cliente|o cliente|o usuário|a usuária|
    o utilizador|l['’]utente|de gebruiker|
    der (?:nutzer|benutzer|anwender|kunde|auftraggeber)|
    die (?:nutzerin|benutzerin|anwenderin|kundin)|
    użytkownik|пользователь|kullanıcı
  )\s+\p{L}|
  ^(?:(?:be)?nutzer|anwender)(?:in)?\s(?:
    nennt|braucht|benötigt|möchte|wünscht|bittet|fragt|will|korrigiert|bestätigt|präzisiert|kritisiert|beanstandet|ergänzt|bemängelt
  )\s(?!sich\s)|
  \((?:der\s|die\s)?(?:be)?nutzer(?:in)?\s(?:nennt|gibt|hat|sagt|schreibt|möchte|wünscht|bittet|fragt)\s|
  ^(?:korrektur|änderungs|überarbeitungs|anpassungs|klarstellungs|ergänzungs)(?:wunsch|wünsche|hinweise?)\s(?:zu[mr]?|bezüglich|hinsichtlich|wegen|nach|betreffend)\s|
  よう(?:にとの)?(?:依頼|要望|指示|要請|指摘)(?:が(?:あった|ありました)|された|を受けた)。?$|
  ^(?:用户|用戶|ユーザー(?:は|が)|사용자(?:는|가))|
  ^(?:利用者|依頼者|依頼主)(?:は|が)[^\n]{0,200}(?:
    (?:依頼|要望|希望|質問|指示|要求|相談)(?:し(?:た|ている|ています|ました))?|求め(?:た|ている|ています|ました)
  )。?$
`);
/** Whoever it is that asked, in these languages. */
const askedAbroad = sifted(inGivenCase`
  ^(?:der|die|das|ein|eine)\s(?:\p{L}+\s)?\p{Lu}\p{L}+\s(?:
    bat|bittet|fragte|wünschte|beauftragte|forderte|verlangte|beschwerte|beklagte
  )\s|
  ^(?:le|la|les|un|une)\s\p{L}+(?:\s\p{L}+)?\s(?:(?:a |avait |ont )?demand(?:e|é|ait|ent)|souhaitait|souhaite|voulait)\s|
  ^(?:el|la|los|las|un|una)\s\p{L}+(?:\s\p{L}+)?\s(?:pidió|pide|pidieron|solicitó|solicita|quería|preguntó|pregunta (?:si|qué|cómo|cuánt[oa]s?|cuándo|cuál|dónde|por qué))\s|
  ^(?:o|a|os|as|um|uma)\s\p{L}+(?:\s\p{L}+)?\s(?:pediu|pede|pediram|solicitou|solicita|queria|perguntou|pergunta (?:se|que|como|quant[oa]s?|quando|qual|onde|por que))\s|
  ^(?:anfrage|bitte|wunsch|auftrag|anliegen|frage)\s(?:des|der|einer|eines|von|vom)\s(?:\p{L}+\s)?
    (?:[Nn]utzer|[Bb]enutzer|[Aa]nwender|[Kk]und|[Aa]uftraggeber|[Uu]ser)\p{L}*|
  ^es wurde (?:darum |um )?[^.!?\n]{0,60}?(?:gebeten|gewünscht|verlangt|angefragt)(?!\p{L})|
  ^(?:demande|requête|question|souhait)\s(?:de l['’]utilisat(?:eur|rice)|d['’]un client|du client|de la cliente)(?!\p{L})|
  ^il (?:a été|est|lui est) demandé\s|
  ^(?:solicitud|petición|pedido|solicitação|pregunta|pergunta)\s(?:del|de la|do|da|de um|de uma)\s
    (?:usuari|usuári|client|utilizador)\p{L}*|
  ^(?:se (?:le )?(?:pidió|solicitó|requirió)|foi (?:pedid|solicitad)[oa]|è stat[oa] (?:chiest|richiest)[oa]|viene (?:chiest|richiest)[oa])\s|
  ^richiesta (?:dell['’]utente|del cliente|della cliente)(?!\p{L})|
  ^(?:der|die|das|el|la|los|las|le|les|il|lo|o|a|os|as|de|het|ein|eine|un|una|une|um|uma|een)\s\p{L}+\s[^.!?\n]{2,120}\s(?:
    und (?:bittet|bat|wünscht|fragt|verlangt)|y (?:pide|pidió|solicita|pregunta)|et (?:demande|demanda|a demandé|souhaite)|
    e (?:pede|pediu|solicita|chiede|ha chiesto)|en (?:vraagt|vroeg|wil)
  )(?!\p{L})|
  ^(?:пользователь(?:ница)?|заказчи(?:к|ца)|клиент(?:ка)?|автор|учитель(?:ница)?|коллега)\s[^.!?\n]{2,120}\sи (?:просит|просил[аи]?|попросил[аи]?|спросил[аи]?)(?!\p{L})|
  ^(?:użytkowni(?:k|czka)|klient(?:ka)?|nauczyciel(?:ka)?)\s[^.!?\n]{2,120}\si (?:prosi|poprosił[ai]?|pyta)(?!\p{L})|
  ^(?:anfrage|wunsch|auftrag)\s(?:nach|zu|zur|zum|über|wegen)\s[^:?!,;\n]{4,140}\.$|
  ^(?:solicitud|petición|consulta|pedido|solicitação)\s(?:de|para|sobre)\s[^:?!,;\n]{4,140}\.$|
  ^richiesta\s(?:di|per|su)\s[^:?!,;\n]{4,140}\.$|
  ^запрос\s(?:на|об?|про)\s[^:?!,;\n]{4,140}\.$|
  ^关于[^。？！\n]{2,40}的(?:咨询|请求|需求)。?$|^[^。？！\n]{2,60}に関する(?:依頼|相談|質問|問い合わせ)。?$|
  ^(?:prośba|życzenie|zapytanie|zlecenie) (?:użytkownik|klient)\p{L}*
`);
const ownVoiceAbroad = readied(inAnyCase`
  (?<!\p{L})(?:
    ich|mir|mich|mein\p{Ll}*|wir|uns\p{Ll}*|bitte|je|j['’]|moi|mon|ma|mes|nous|notre|vous|tu|te|toi|yo|mi|mis|me|nos|nosotros|
    eu|meu|minha|nós|por favor|puoi|puedes|podes|per favore|я|мне|мы|нам|ты|можешь|пожалуйста|mnie|nam|możesz|proszę|
    kun je|kunt u|mij|alsjeblieft
  )(?!\p{L})|
  (?<!\p{L})\p{L}+-(?:moi|le|la|les|nous)(?!\p{L})|
  [:,;.]\s\p{Ll}{2,}(?:ala|alo|amel[ao])(?!\p{L})|
  [,;.–—]\s(?:usa|pon|cambia|haz|mira|quita|prueba|añade|arregla|corrige|revisa|corrija|muda|arruma|tira|verifica|regarde|ajoute|enlève|vérifie|rédige|relis|cherche|prépare|trouve|calcule|compare|envoie|résume|redacta|busca|prepara|calcula|compara|responde|escribe|resume|controlla|trova|cerca|scrivi|rispondi|prüfe?|schreibe?|suche?|erstelle?|antworte|vergleiche?|rechne|popraw|napraw|zmień|dodaj|usuń|sprawdź|zrób|исправь|проверь|добавь|убери)(?!\p{L})|
  [,;.:–—]\s+(?:
    traduz|traduce|traduci|traduis|escreve|escribe|scrivi|écris|faz|fai|fais|calcula|calcola|calcule|explica|spiega|explique|
    resume|riassumi|schrijf|vertaal|maak|controleer|napisz|przetłumacz|policz|wyjaśnij|напиши|переведи|посчитай|объясни|
    (?:schreib|rechn|prüf|such|mach|erklär|übersetz|fass|stell)e?
  )\s\p{L}|
  帮我|请你|我[们想要的]|吧|ください|下さい|お願い|してほしい|教えて|주세요|해\s?줘|부탁|\?
`);

/** The voice of a person who speaks for themselves, or to somebody. */
const ownVoice =
  /(?<![\p{L}'])(?:i|i'm|i've|i'd|i'll|me|my|mine|we|we're|we've|us|our|you|your|u|pls|plz|please|let's|lets|thx|thanks)(?![\p{L}\p{N}])|\?/iu;

/** Whoever begins like this gives an account, even where it ends in the question. */
const accountOfTheUser =
  /^\W*(?:the )?(?:user|requester|human)\s(?:asks?|asked|wants?|wanted|requests?|requested|would like)\b/iu;

/** Behind a comma only where nothing before it is "asked to ...", whose verbs go on like orders. */
const goesOnWithAnOrder = readied(inAnyCase`
  (?:[.!]|\s[-–—]|^(?!\P{L}*the (?:user|requester)\s)(?:(?!\sto\s)[^,.!?\n]){1,160},)\s+(?:
    make|build|add|write|fix|find|change|keep|use|do|let|give|show|check|create|help|tell|explain|draft|remove|update|set|put|turn|
    close|skip|send|leave|take|drop|move|ship|merge|publish|translate|list|compare|sort|rename|replace|convert|prepare|
    summari[sz]e|extract|review|label|plan|reply|refund|raise|lower|increase|reduce|enable|disable|allow|block|restore|revert|
    cut|trim|tighten|expand|delete|undo|upgrade|install|restart|rewrite|shorten|split|count|calculate|estimate|cancel|investigate|implement|clean
  )\s+(?:(?:that|this|it|them|the|an?|all|sure|me|one|two|three|four|five|\d+|to|what|which|why|how|paragraphs?|lines?|sections?|pages?|rows?|columns?|slides?|sentences?|items?|steps?)\b|\S*[./_]\S|[\w$]+\()
`);

/** "mentions the wrong year twice, fix", "Customer says it never came. Tracking attached.": what the agent is to do with it, or has in hand. */
const endsWithAnOrder =
  /[,.;]\s(?:fix|delete|undo|redo|go|go ahead|shorter|longer|again|next|now what|what now|(?:\p{L}+\s){0,2}(?:attached|enclosed|below))\W*$/iu;

/** "says no such file, same as yesterday": nobody who writes an account leaves out both the capital and the full stop. */
const typedInHaste = /^\p{Ll}[^\n]*[^.\s]$|^[Ss]a(?:ys|id)\s["“«`]/u;

/** "Correction: 14 May, not 15": what is corrected to what, in a few words. An account says who wants it, or that it should be. */
const headed =
  /^\W{0,3}(?:correction|clarification|feedback|confirmation|wish|complaint)\s?:\s(?!.*\b(?:users?|customers?|clients?|requester|asks?|asked|wants?|wanted|requests?|requested|should|that|the (?:agent|assistant))\b).{1,80}$/iu;

/** Where a text that should be a person's own words speaks of the person instead; undefined where it sounds like them. */
export function toldInTheThirdPerson(text: string): [start: number, end: number] | undefined {
  // Who pastes a report or speaks of other users writes more than an account takes, and quotes what others said.
  const plain = text.replace(/"[^"\n]*"|“[^”\n]*”|«[^»\n]*»|`[^`\n]*`/g, (quote) => ' '.repeat(quote.length));
  const elsewhere = abroad.exec(plain);
  // Whoever goes on to the agent only tells of other users. What "ma" is in French it is in no other language.
  if (elsewhere && !ownVoiceAbroad.test(plain.replace(/\?|(?<!\p{L})ma(?!\p{L})/giu, ' '))) return rangeOf(elsewhere);
  const asked = ownVoiceAbroad.test(plain) ? null : askedAbroad.exec(plain[0]!.toLowerCase() + plain.slice(1));
  if (asked) return rangeOf(asked);
  const voiced = accountOfTheUser.test(plain) ? plain.replaceAll('?', ' ') : plain;
  if (ownVoice.test(voiced) || plain.length > 600) return undefined;
  // Who goes on with an order to the agent speaks for themselves, whomever the first sentence is about.
  if (goesOnWithAnOrder.test(plain) || endsWithAnOrder.test(plain)) return undefined;
  const found =
    (typedInHaste.test(text) ? null : subjectless.exec(plain)) ??
    (headed.test(plain) ? null : note.exec(plain)) ??
    passedOn.exec(plain) ??
    askedAtLast.exec(plain) ??
    opening.exec(plain.slice(0, 160)) ??
    ofNoRole(theUser.exec(plain.slice(0, 300)), plain);
  return found ? rangeOf(found) : undefined;
}

/** Who orders something made for a user or an agent says what these do in it: "Write a prompt. The user sends a mail, ...". */
function ofNoRole(found: RegExpExecArray | null, plain: string): RegExpExecArray | null {
  if (found === null || found.index === 0 || !givesARole.test(found[0])) return found;
  return order.test(plain) || role.test(plain) ? null : found;
}

const givesARole =
  /\s(?:sends|answers|replies|picks|selects|chooses|uploads|pastes|shares|gives|provides|tells|confirms|accepts|rejects|declines)$/i;
const role =
  /^\W{0,3}(?:as an?\s\p{L}|given\s|when\s|(?:the|our|this)\s(?:user|client|customer)\s\p{L}+\s(?:of|for|is|has))/iu;

function rangeOf(found: RegExpExecArray): [start: number, end: number] {
  return [found.index, found.index + found[0].length];
}
