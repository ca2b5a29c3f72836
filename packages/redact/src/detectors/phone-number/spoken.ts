import { inLines } from '../../shape/in-lines.ts';

/** True where what stands around a number says that somebody is to be called. */
export function isSpoken(text: string, start: number, end: number): boolean {
  return (
    asked.test(text.slice(Math.max(0, start - 120), start)) ||
    spoken.test(text.slice(Math.max(0, start - 48), start)) ||
    (prepositions.test(text.slice(Math.max(0, start - 8), start)) && nationwide.test(text.slice(start, end))) ||
    (text[start] === '0' && lettered.test(text.slice(Math.max(0, start - 4), start))) ||
    asOnCard.test(text.slice(Math.max(0, start - 12), start)) ||
    isBelowName(text, start, end) ||
    calledBack.test(text.slice(end, end + 24)) ||
    isSecond(text, start) ||
    isBelowKey(text, start) ||
    (/\bunter(?: der)?(?: Nummer)? $/i.test(text.slice(Math.max(0, start - 20), start)) &&
      reachable.test(text.slice(end, end + 24)))
  );
}

/** Under what somebody is called, in words that stand before other things as well: the number has the zero and the groups of one. */
const prepositions = /(?:^|[^\p{L}\d])(?:at|on|au|al|op|p\u00e5|em|na|pod)\s$/iu;
const nationwide = /^0\d{1,4}[ /-](?=(?:\D?\d){6,10}$)(?!\d\d[-/. ](?:19|20)\d\d)/;

/** A field that takes a phone number and nothing else: whatever number stands in it is one, given out or not. */
export function isLabelled(text: string, start: number): boolean {
  return field.test(text.slice(Math.max(0, start - 40), start));
}

const field =
  /(?:\b|_|(?<=[a-z])(?=[PMCT]))(?:(?:tele)?phone|mobile(?: phone)?|cell(?: phone)?|tel|fax|whatsapp|telefon|telefono|tel\u00e9fono|t\u00e9l\u00e9phone|telefoon|celular|cellulare|m[o\u00f3]vil|handy|msisdn)(?:[ _]?(?:number|no|nr))?\.?["'*]{0,2}\s{0,2}[:=>]\s{0,3}["']?$/i;

/** Somebody asks for it, and the next line answers; or another one is out of order. */
const asked =
  /\b(?:phone|mobile|cell)\b[^\n.?!]{0,40}[,;] (?:please )?(?:use|try|dial)(?: (?:me on|this|my))? {1,2}$|(?:phone|mobile|cell|call-?back number|number to reach|n\u00famero|num\u00e9ro|t\u00e9l\u00e9phone|tel[e\u00e9]fono|telefon|nummer|m[o\u00f3]vil|handy|celular|cellulare|telefoon|telefone|mobil|numara|numer)[^\n?]{0,60}\?(?:\s{0,3}\n[^\n]{0,40}?[:>] {1,2}| [\u2013\u2014-] )$/i;

/** A word for a phone, or for a call, right before the number. */
const spoken = new RegExp(
  inLines`
    (?:\b|_|(?<![\w])(?=[\u0370-\uffff])|(?<=[a-z])(?=P|M|C|T))(?:tele)?(?:
      phones?|mobile|cell|tel|msisdn|
      call(?: (?:me|us|her|him|them))?|callback|
      call(?:/|[ ]or[ ])text|m-?pesa|dzwo\p{L}{1,4}(?:[ ](?:na|pod)[ ](?:numer|nr))?|ring[ ](?:til[ ])?m[ei]g|
      joindre(?: au)?|localiser|fax|whatsapp|sms|text me|contact|signal|hotline|gsm|erreichbar|(?:my|contact) number|
      (?:mon|son) num\u00e9ro|(?:mi|su|meu) n\u00famero|il mio numero|meine nummer|mijn nummer|
      \uc5f0\ub77d\ucc98|number(?:'s|\u2019s)|telem\u00f3vel|
      \u03ba\u03b9\u03bd\u03b7\u03c4\u03cc|
      \u05e0\u05d9\u05d9\u05d3|\u0e42\u0e17\u0e23|s\u0111t|cel|hp|reach(?: me| us|ed|able)?|called from|kontaktnummer|
      telefonu(?:m|muz)?|
      \u05d8\u05dc\u05e4\u05d5\u05df(?: \u05e9\u05dc\u05d9)?|\u03c4\u03b7\u03bb(?:\u03ad\u03c6\u03c9\u03bd[\u03bf\u03cc])?|
      \u092e\u094b\u092c\u093e\u0907\u0932|
      \u092b\u094b\u0928|\u96fb\u8a71\u756a\u53f7|
      ring(?: (?:me|us|her|him|them))?|
      call (?:me |us |her |him |them )?back|
      (?:call|phone|ring|text|reach|contact)[ ](?:(?:the|my|our|your|a|mrs?\.?|ms\.?|dr\.?)[ ])?[\p{L}'\u2019]{2,20}(?:[ ][\p{L}'\u2019]{2,20})?(?:[ ]back)?(?=[ ](?:on|at)\b)|
      informed|hmu|hit me up|(?:m\u00f3j|nowy|moje)(?: nowy)? numer|(?:my|his|her|our) (?:new )?no\.?|appelle(?: (?:du|depuis(?: le)?))?|
      (?:r\u00fcck|handy|mobil|telefon|festnetz)(?:ruf)?nummer|r\u00fcckruf(?:[ ](?:bitte[ ])?(?:unter|auf))?|durchwahl|s\u1ed1 \u0111i\u1ec7n tho\u1ea1i|simu|zelle|bizum|twint|swish|vipps|mobilepay|mb ?way|gcash|paytm|
      \u260e\ufe0f?|\ud83d[\udcde\udcf1]|
      (?:erreichen|erreichst|melden|anrufen)(?:[ ](?:sie|mich|uns|sich|bitte)){1,3}|telefonisch|telef[o\u00f3]nic[oa]|t\u00e9l\u00e9phonique|
      llam(?:ar(?:me|le|nos)?|en(?:me|nos)?|ad(?:me|nos))|marcar|chiam(?:are|ar[mc]i|ate(?:[mc]i)?)|appeler|ligar|ligue(?:-me)?|bell?en(?:[ ](?:naar|op))?|ring(?:a|e)?[ ]på|
      เบอร์|звон\p{L}{2,5}|дзвон\p{L}{2,5}|
      dial|ph|fon|caller(?: id)?|callee|mob|handy|puh(?:elin)?|ruf(?:en sie)? mich|appelez(?:-moi)?|ll\u00e1m(?:a|e)me|chiamami|bel me|
      numer telefonu|rufnummer|m[o\u00f3]vil|t\u00e9l|
      tel[e\u00e9]fo(?:n|on|no|ne)(?:nummer)?|
      t\u00e9l\u00e9phone|tlf|celular|mobiel|mobil|portable|cellulare|telefono|telefoon|telefonnummer|ring me|
      \u96fb\u8a71(?:\u756a\u53f7)?|
      \u624b\u673a(?:\u53f7\u7801?)?|
      \u7535\u8bdd|\u8054\u7cfb\u7535\u8bdd|\u643a\u5e2f|
      \u0442\u0435\u043b(?:\u0435\u0444\u043e\u043d)?|
      \u043c\u043e\u0431(?:\u0438\u043b\u044c\u043d\p{L}{2,3})?|
      \uc804\ud654(?:\ubc88\ud638)?|
      \ud734\ub300\ud3f0|\ud578\ub4dc\ud3f0|\u0647\u0627\u062a\u0641
    )(?:[ _-]?(?:number|no|nr|num|#|nummer|num[e\u00e9]ro|n[u\u00fa]mero|numer|numara(?:m|n\u0131z|s\u0131)|\ubc88\ud638))?\.?(?:
      (?:[ ][a-z\u00df-\u017f]{3,14})?[ ]\([a-z]{1,12}\)|
      ;(?:type|value|pref)=[a-z,\d"]{1,20}(?:;(?:type|value|pref)=[a-z,\d"]{1,20}){0,3}|
      [ ](?:privat|dienstlich|gesch\u00e4ftlich|fixe|fijo|fisso|fixo|portable|personnel|personale|particular|pessoal|home|work|vast|zakelijk|priv\u00e9)|
      [ ](?:de|del|della|di|do|da|du|des|of|for|van|von|der|f\u00f6r|para|pour|dla)[ ][a-z\u00df-\u017f'\u2019]{2,16}|
      [ ](?:kontakt|contact)[a-z]{0,4}
    )?["'\x60*|]{0,3}(?:
      \s(?:
        is|at|on|para(?: [oa])?|по|за|me at|me on|us at|us on|to|au|al|unter|op|an|su|em|no|p\u00e5|est(?: le)?|es(?: el)?|ist(?: die)?|
        \u00e8|\u00e9|to|ni|on|l\u00e0|\u00e4r|er
      )
    )?(?:[\u662f\u306f\uc740\ub294])?(?:\s{0,2}[:=|>,\uff1a]{0,2}\s{0,12}|[ ]?[.]{3,40}[ ]?:?[ ]?|[ _]{3,40})["'\x60(*]{0,3}$
  `,
  'iu',
);

/** The end of a German sentence that says under which number somebody is to be called. */
const reachable = /^ (?:zur\u00fcck|an)?(?:zu)?(?:rufen|erreichbar|erreichen|melden|kontaktieren)(?![a-z])/i;

/** The second of two numbers behind one word: `Mob: 0412 000 111 (AU) / 021 000 1111 (NZ)`. */
function isSecond(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 90), start);
  const first = another.exec(before);
  return first !== null && spoken.test(before.slice(Math.max(0, first.index - 48), first.index));
}

const another =
  /(?<![\w+(])[+(]?\d[\d ./()-]{5,16}\d(?: \([A-Za-z]{1,10}\))? ?(?:[/|,;]|or|oder|ou|and|und|et|y|e(?= )) ?(?:(?:the|my|his|her|mein|das) )?(?:(?:home|office|work|private|privat|B\u00fcro|Arbeit|dienstlich|Festnetz|mobil|bureau|domicile|casa|oficina|trabajo|ufficio|thuis|werk|kantoor):?(?: (?:one|number))?(?: is)? )?$/i;

/** A key of phones stands above, and the record of one below; or the name of a field of a form, and its value. */
function isBelowKey(text: string, start: number): boolean {
  return below.test(text.slice(Math.max(0, start - 160), start));
}

const below = new RegExp(
  inLines`
    "(?:phone|mobile|telephone|tel|fax)s?(?:_?numbers?)?"\s?:\s?\[?\s{0,24}\{\s{0,24}
      (?:"(?:label|type|kind|primary)"\s?:\s?(?:"[^"\n]{1,20}"|true|false),\s{0,24}){0,2}"(?:value|number)"\s?:\s?"$|
    \bFieldName:[ ][\w. ]{0,30}(?:phone|mobile|telefon|tel|fax)(?:_?(?:number|no))?\r?\nFieldValue:[ ]$
  `,
  'i',
);

/** The letter before a number on a business card, for which a number that begins with a zero is needed. */
const lettered = /(?:^|[^\w.])[mtp]: $/i;

/** The same at the beginning of a line or between bars, where no zero is needed. */
const asOnCard = /(?:^|[\n|>\u00b7\u2022][ \t>]{0,4})[mtpc][.:] $/i;

/** The letter alone needs the zero and an address of mail nearby: paths of pictures begin with letters too. */
function isBelowName(text: string, start: number, end: number): boolean {
  return (
    text[start] === '0' &&
    /(?:^|[\n|])[ \t>]{0,4}[MTPmtp] $/.test(text.slice(Math.max(0, start - 8), start)) &&
    /[\w.+-]@[\w-]{2,60}\./.test(text.slice(Math.max(0, start - 160), end + 160))
  );
}

/** What follows a number that is to be called, in Japanese. */
const calledBack =
  /^(?:\u3078|\u306b|\u307e\u3067)(?:[^\n\u3002]{0,14})(?:\u96fb\u8a71|\u9023\u7d61|\u6298\u308a\u8fd4)/;
