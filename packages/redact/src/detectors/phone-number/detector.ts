import type { Candidate, PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { anyWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isPossiblePhoneNumber, isValidPhoneNumber } from './numbering-plans.ts';

/** A phone number. Without a country code only a word beside it tells it from other numbers. */
export const phoneNumber: PatternDetector = {
  id: 'phone-number',
  type: 'phone',
  label: 'Phone number',
  shape:
    'An international number that the numbering plan of its country knows, or a national one beside a word such as "phone".',
  link: 'https://www.itu.int/rec/T-REC-E.164',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: [
    ...inLines`
      phone|msisdn|mobile|cell|tel|call|fax|whatsapp|sms|+1|+2|+3|+4|+5|+6|+7|+8|+9|%2b|contact|+ |(0|wa.me/|
      sip:|sip/|iax2/|sms:|callto:|(2|(3|(4|(5|(6|(7|(8|(9|joindre|signal|hotline|text me|handy|erreichbar|
      number's|gsm|cel.|cel:|celular|hp:|tlf|rufnummer|portable|reach|ring me|ring 0|ring 6|ring 7|ring 8|
      ring 9| 00|kontaktnummer|m: 0|t: 0|p: 0|hp 0|ring her|ring him|ring us|y number|il mio numero|
      meine nummer|mijn nummer|call me back|dial|ph:|ph.|fon:|fon |ph |mob|movil|puh|appelez|ruf mich|
      chiamami|bel me|unter 0|ring til|ring mig|pesa|dzwo|@
    `.split('|'),
    ...['m', 't', 'p', 'c'].flatMap((letter) => [...'123456789('].map((digit) => `${letter}: ${digit}`)),
  ],
  trigger: expression(
    inLines`
      \u00b7 \(?\d|\u2022 \(?\d|
      \n[MTPmtp] 0\d|\u260e|\ud83d[\udcde\udcf1]|
      num\u00e9ro|n\u00famero|[mM]\u00f3vil|[tT]\u00e9l|\uc5f0\ub77d\ucc98|[lL]l\u00e1m|
      \u03ba\u03b9\u03bd\u03b7\u03c4|
      \u05e0\u05d9\u05d9\u05d3|
      \u05d8\u05dc\u05e4\u05d5\u05df|
      \u092e\u094b\u092c\u093e\u0907\u0932|
      \u092b\u094b\u0928|\u0e42\u0e17\u0e23|S\u0110T|s\u0111t|\u96fb\u8a71|\u624b\u673a|\u7535\u8bdd|
      \u643a\u5e2f|\u0442\u0435\u043b|\u0422\u0435\u043b|\u043c\u043e\u0431|\u041c\u043e\u0431|\uc804\ud654|
      \ud734\ub300\ud3f0|\ud578\ub4dc\ud3f0|\u0647\u0627\u062a\u0641
    `,
    'g',
  ),
  pattern: expression(
    inLines`
      (?:\bwa\.me/|\b(?:PJSIP|SIP|IAX2)/|\b(?:sips?|sms|callto|whatsapp):(?://)?)(?<value2>\+?[1-9]\d{7,14})(?!\d)|
      (?<![\w.+/#@&-])(?<value>
        \+[1-9](?=(?:[ ()./-]?[ ()]?\d){9})(?:[\d()./-]|[ ](?![ ])){8,20}\d(?=[ ]{2,40}\S)|
        (?:\+|00)[1-9]\d{8,13}(?=[ ]\(\d)|
        (?:\+|%2B|00)[1-9][\d ()./-]{6,20}\d|
        8[ ]?\((?=\d{3}\)[ ]?\d{3}[ -]?\d\d[ -]?\d\d(?!\d))\d{3}\)[\d -]{7,10}\d|
        \(0{0,1}\d{2,4}\)[\d ./-]{5,14}\d|
        [0-9]{2,5}(?: / |[ ./-]{0,1})\d[\d ./-]{4,14}\d
      )(?![\w@%]|=(?!\r?\n)|[.:/-]\d)
    `,
    'g',
  ),
  guard: `${anyWritten(90)}\\d(?:[ ()./-]{0,14}\\d){5}|(?<=00[1-9][\\d ()./-]{6,20}\\d[^]{0,60})`,
  reach: [60, 64],
  accept: isPhone,
};

const spoken = new RegExp(
  inLines`
    (?:\b|_|(?<![\w])(?=[\u0370-\uffff])|(?<=[a-z])(?=P|M|C|T))(?:tele)?(?:
      phone|mobile|cell|tel|msisdn|
      call(?: (?:me|us|her|him|them))?|callback|
      call(?:/|[ ]or[ ])text|m-?pesa|dzwo\p{L}{1,4}[ ](?:na|pod)[ ](?:numer|nr)|ring[ ](?:til[ ])?m[ei]g|
      joindre(?: au)?|localiser|fax|whatsapp|sms|text me|contact|signal|hotline|gsm|erreichbar|(?:my|contact) number|
      (?:mon|son) num\u00e9ro|(?:mi|su|meu) n\u00famero|il mio numero|meine nummer|mijn nummer|
      \uc5f0\ub77d\ucc98|number(?:'s|\u2019s)|telem\u00f3vel|
      \u03ba\u03b9\u03bd\u03b7\u03c4\u03cc|
      \u05e0\u05d9\u05d9\u05d3|\u0e42\u0e17\u0e23|s\u0111t|cel|hp|reach(?: me| us|ed)?|kontaktnummer|
      telefonu(?:m|muz)?|
      \u05d8\u05dc\u05e4\u05d5\u05df|
      \u092e\u094b\u092c\u093e\u0907\u0932|
      \u092b\u094b\u0928|\u96fb\u8a71\u756a\u53f7|
      ring(?: (?:me|us|her|him|them))?|
      call (?:me |us |her |him |them )?back|
      (?:call|phone|ring|text|reach|contact)[ ](?:the|my|our|your|a)[ ][a-z]{3,16}(?=[ ](?:on|at)\b)|
      \u260e\ufe0f?|\ud83d[\udcde\udcf1]|
      telefonisch|telef[o\u00f3]nic[oa]|t\u00e9l\u00e9phonique|
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
    )(?:[ _-]?(?:number|no|nr|num|#|nummer|num[e\u00e9]ro|n[u\u00fa]mero|numer|\ubc88\ud638))?\.?(?:
      (?:[ ][a-z\u00df-\u017f]{3,14})?[ ]\([a-z]{1,12}\)|
      ;(?:type|value|pref)=[a-z,\d"]{1,20}(?:;(?:type|value|pref)=[a-z,\d"]{1,20}){0,3}|
      [ ](?:privat|dienstlich|gesch\u00e4ftlich|fixe|fijo|fisso|fixo|portable|personnel|personale|particular|pessoal|home|work|vast|zakelijk|priv\u00e9)|
      [ ](?:de|del|della|di|do|da|du|des|of|for|van|von|der|f\u00f6r|para|pour|dla)[ ][a-z\u00df-\u017f'\u2019]{2,16}|
      [ ](?:kontakt|contact)[a-z]{0,4}
    )?["'\x60*|]{0,3}(?:
      \s(?:
        is|at|on|me at|me on|us at|us on|to|au|al|unter|op|an|su|em|no|p\u00e5|est(?: le)?|es(?: el)?|ist(?: die)?|
        \u00e8|\u00e9
      )
    )?(?:[\u662f\u306f\uc740\ub294])?(?:\s{0,2}[:=|>,\uff1a]{0,2}\s{0,12}|[ ]?[.]{3,40}[ ]?:?[ ]?|[ _]{3,40})["'\x60(*]{0,3}$
  `,
  'iu',
);
/** Where a national number stands for itself: North America, Britain, Germany, France, and others whose form is telling. */
const countries = [
  'US',
  'GB',
  'DE',
  'FR',
  'IN',
  'AU',
  'ES',
  'IT',
  'NL',
  'JP',
  'BR',
  'MX',
  'CN',
  'KR',
  'CH',
  'AT',
  'PL',
  'SE',
  'FI',
  'NO',
  'DK',
  'BE',
  'IE',
  'PT',
  'CZ',
  'GR',
  'TR',
  'ZA',
  'NZ',
  'RU',
  'UA',
  'IL',
  'SG',
  'HK',
  'TW',
  'NG',
  'KE',
  'AR',
  'CL',
  'CO',
  'EG',
  'SA',
  'AE',
  'PK',
  'ID',
  'PH',
  'MY',
  'TH',
  'VN',
  'HU',
  'RO',
] as const;

function isPhone(value: string, { text, start, end, place }: Candidate): boolean {
  const digits = value.replace(/\D/g, '');
  // Numbers that films and documentation use.
  if (/^(?:1?555\d{4}|1?5555555555|1?1234567890|1?500555000\d)$/.test(digits)) return false;
  if (
    /^1?(?:\d{3}55501\d\d|555\d{7})$|^(?:44|0)7700900\d{3}$/.test(digits) &&
    (mask.test(text.slice(Math.max(0, start - 60), start)) || (place.key !== undefined && masked.test(place.key)))
  )
    return false;
  if (digits.length < 7 || digits.length > 15) return false;
  // The pages of a paper.
  if (/\bpp\. ?$/.test(text.slice(Math.max(0, start - 5), start))) return false;
  if (
    /(?:wa\.me\/|\b(?:PJSIP|SIP|IAX2)\/|(?:sips?|sms|callto|whatsapp):\/{0,2})$/i.test(
      text.slice(Math.max(0, start - 12), start),
    )
  )
    return isValidPhoneNumber(`+${digits}`) || isPossiblePhoneNumber(`+${digits}`);
  if (/^(?:\+|%2B|00)/i.test(value)) {
    // A leading "00" is how many countries dial out, and also how numbers are padded.
    if (value.startsWith('00') && !/[ ().-]/.test(value) && !isSent(text, start)) return false;
    const written = value.replace(/^(?:%2B|00)/i, '+');
    // Where a word says that it is a phone, a number that no country has given out yet is one too.
    if (isValidPhoneNumber(written)) return true;
    if (isLabelled(text, start)) return true;
    return (isWritten(value, text, start) || isApart(text, start, digits)) && isPossiblePhoneNumber(written);
  }
  if (
    /^(?:19|20)\d\d[-/. ]?[01]\d[-/. ]?[0-3]\d/.test(value) ||
    /^1[5-9]\d{8}(?:\d{3})?$/.test(value) ||
    (/^\d+\.\d+(?:\.\d+)*$/.test(value) && !/^\d{3}\.\d{3}\.\d{4}$|^0\d(?:\.\d\d){4}$/.test(value))
  )
    return false;
  if (/^\(\d{3}\) ?\d{3}-\d{4}$/.test(value)) return isValidPhoneNumber(value, 'US');
  if (isBesideEmail(text, start, end) && countries.some((country) => isValidPhoneNumber(value, country))) return true;
  if (!isSpoken(text, start, end)) return false;
  if (digits.length > 8 && /\d[ ()./-]{1,2}\d+[ ()./-]{1,2}\d/.test(value) && isLabelled(text, start)) return true;
  return countries.some((country) => isValidPhoneNumber(value, country));
}

/** Three groups behind a plus are how people write phones; so is one run behind the name of a field that takes them. */
function isWritten(value: string, text: string, start: number): boolean {
  return (
    isSpoken(text, start, start + value.length) ||
    (value.replace(/\D/g, '').length >= 10 && /^\+\d{1,3} \d{1,5} \d{2,5}(?: |\d)/.test(value)) ||
    /(?:\b|_)(?:to|from|caller|callee|number|msisdn|recipient)["']?\s{0,2}[:=]\s{0,2}["']?$/i.test(
      text.slice(Math.max(0, start - 24), start),
    )
  );
}

/**
 * A plus and eleven digits or more between blanks are a number with its country; at the beginning of a line the plus may be
 * that of a diff. Two zeros alone are no anchor, and say less.
 */
function isApart(text: string, start: number, digits: string): boolean {
  return (
    digits.length > 10 && text[start] !== '0' && /[^\n][ (|,;:"'>]$/.test(text.slice(Math.max(0, start - 2), start))
  );
}

/** A field that takes a phone number and nothing else: whatever number stands in it is one, given out or not. */
function isLabelled(text: string, start: number): boolean {
  return field.test(text.slice(Math.max(0, start - 40), start));
}

const field =
  /(?:\b|_|(?<=[a-z])(?=[PMCT]))(?:(?:tele)?phone|mobile(?: phone)?|cell(?: phone)?|tel|fax|whatsapp|telefon|telefono|tel\u00e9fono|t\u00e9l\u00e9phone|telefoon|celular|cellulare|m[o\u00f3]vil|handy|msisdn)(?:[ _]?(?:number|no|nr))?\.?["'*]{0,2}\s{0,2}[:=>]\s{0,3}["']?$/i;

/** Somebody asks for it, and the next line answers. */
const asked =
  /(?:phone|mobile|cell|number to reach|n\u00famero|num\u00e9ro|t\u00e9l\u00e9phone|tel[e\u00e9]fono|telefon|nummer)[^\n?]{0,60}\?\s{0,3}\n[^\n]{0,40}?[:>] {1,2}$/i;

function isSpoken(text: string, start: number, end: number): boolean {
  return (
    asked.test(text.slice(Math.max(0, start - 120), start)) ||
    spoken.test(text.slice(Math.max(0, start - 48), start)) ||
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

/** The end of a German sentence that says under which number somebody is to be called. */
const reachable = /^ (?:zur\u00fcck|an)?(?:zu)?(?:rufen|erreichbar|erreichen|melden|kontaktieren)(?![a-z])/i;

/** A field of a form shows how a number would be written. */
const mask = /\b(?:placeholder|example|e\.g\.|mask|format|sample)["'(: =][^\n]{0,50}$/i;

/** The same of a key. */
const masked = /^(?:placeholder|examples?|mask|format|sample)$/i;

/** A message went to it, as the log of a gateway says. */
function isSent(text: string, start: number): boolean {
  return /\b(?:sms|text|message|call|whatsapp)(?: (?:was )?(?:sent|delivered|queued|placed))? to $/i.test(
    text.slice(Math.max(0, start - 40), start),
  );
}

/** The second of two numbers behind one word: `Mob: 0412 000 111 (AU) / 021 000 1111 (NZ)`. */
function isSecond(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 90), start);
  const first = another.exec(before);
  return first !== null && spoken.test(before.slice(Math.max(0, first.index - 48), first.index));
}

const another =
  /(?<![\w+(])[+(]?\d[\d ./()-]{5,16}\d(?: \([A-Za-z]{1,10}\))? ?(?:[/|,;]|or|oder|ou) ?(?:(?:home|office|work|private|privat|B\u00fcro|Arbeit|dienstlich|Festnetz|mobil|bureau|domicile|casa|oficina|trabajo|ufficio|thuis|werk|kantoor):? )?$/i;

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

/** Between the parts of a line that also holds an address of mail, as heads of CVs and letters are set. */
function isBesideEmail(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 90), start);
  const behind = text.slice(end, end + 90);
  return (
    // A line below the address, and nothing else in it.
    (/(?:^|\n)[ \t>]{0,12}[\w.+-]{1,64}@[\w-]{1,40}(?:\.[\w-]{1,20}){1,3}\r?\n[ \t>]{0,12}$/.test(before) &&
      /^[ \t]{0,4}(?:\r?\n|$)/.test(behind)) ||
    // In the same brackets, or with nothing but a comma between them.
    (/\d[ ()./-]{1,2}\d{2,5}[ ./-]\d/.test(text.slice(start, end)) &&
      (/[\w.+-]@[\w-]{1,40}(?:\.[\w-]{1,20}){0,2}\.[a-z]{2,12}[,;/]? (?:\/ |or |and |oder |und )?$/.test(before) ||
        /^[,;/]? (?:\/ |or |and |oder |und )?[\w.+-]{2,64}@[\w-]{2,60}\./.test(behind))) ||
    (/[\w-]\.[a-z]{2,12}\)?[ \t]{0,3}[|\u00b7\u2022\u2013\u2014][ \t]{0,3}$/.test(before) &&
      /[\w.+-]@[^\n@]{3,60}$/.test(before)) ||
    /^[ \t]{0,3}[|\u00b7\u2022\u2013\u2014][ \t]{0,3}[\w.+-]{2,64}@[\w-]{2,60}\./.test(behind)
  );
}
