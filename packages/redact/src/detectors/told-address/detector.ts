import type { Candidate, PatternDetector } from '../../detector.ts';
import { isFigure } from '../../judge/people/figures.ts';
import { isStreet, streetKeys } from '../../judge/people/street.ts';
import { expression } from '../../shape/expression.ts';
import { anyWritten, blankWritten, quoteWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** A value behind a key: between quotes, or up to the end of what an unquoted one may hold. */
const value = inLines`
  (?:"(?<value>[^"\n]{4,160})"|'(?<value>[^'\n]{4,160})'|(?<value>[^\s"'{}()[\]$<>\\][^"\n\r|;<>&{}()[\]$\\]{3,160}?)(?=[ \t]{0,4}(?:[\r\n|;<>&}]|$|\\n)))
`;

/** Who lives, moves or has something brought somewhere, in the words before the place. */
const lives = inLines`
  (?<![\p{L}\d])(?:
    (?:liv(?:e|es|ed|ing)|resid(?:e|es|ed|ing)|stay(?:s|ed|ing)?|arrive|delivered) at|
    (?:mov(?:ed|ing)(?:[ ](?:last|this)[ ]\p{L}{3,8})?|relocated|(?:parcel|package|letter|order) goes|deliver(?:ed)?(?:[ ](?:it|them|this))?) to|
    (?:abit[ao]|vive|vivo|risied[eo]|residente|consegn\p{L}{1,5}) (?:in|a|en)|domiciliad[oa] en|
    (?:j['\u2019]habite|habite|demeurant|domicili\u00e9e?)(?: (?:au|\u00e0))?|
    (?:moro|mora|moramos|resido) (?:na|no|em)|locuie(?:sc|\u0219te) (?:pe|\u00een|in)|domiciliat\u0103? (?:pe|\u00een|in)|
    (?:mieszkam|mieszka|zamieszka\u0142[ay]|zamieszkaly) (?:przy|na)
  )
`;
/** What English streets end in. */
const endings = inLines`
  (?:
    Street|Road|Avenue|Lane|Drive|Row|Terrace|Crescent|Mews|Close|Walk|Gardens|Grove|Rise|Yard|Wharf|Quay|Court|Place|Square|Way|
    Parade|Gate|Hill|Green|St|Rd|Ave|Ln|Dr|Ct|Pl
  )
`;
/** What streets begin with where the word for one comes first. */
const avenue = inLines`
  (?:
    vial?e?|corso|piazza(?:le)?|vicolo|largo|calle|c/|av\.|avda\.?|avenida|paseo|plaza|rua|travessa|alameda|strada|str\.|bulevardul|bd\.|
    calea|aleea|ul\.|al\.|aleja|rue|avenue|place|chemin|cours
  )
`;

/** The end of a sentence behind a postal code or the place that it belongs to. */
const stop = "(?<=\\d{4,6}(?: \\p{L}[\\p{L}/'-]{1,30}){0,3})\\.(?= \\p{L})";

const keys =
  'addr|street|line1|thoroughfare|straat|strasse|calle|logradouro|ulica|adres|anschrift|direcci|endere|indirizzo|osoite|alamat|morada|residenza|domicili';
/** A sign behind the rest of a key and a few words more, or a number behind whoever lives there: `called` is no `calle`. */
const guard = inLines`
  (?:${keys})(?:[\w \u0080-\uffff,/.-]|\\+(?:u[\da-f]{4}|x[\da-f]{2})){0,60}?(?:${quoteWritten}|[*)]){0,3}${blankWritten}{0,2}[=:\uff1a?]|
  adr[:;]|(?:strtnm|bldgnb)>|
  (?!(?:${keys}(?<!domicili)))${anyWritten(180)}\d
`;

/** Where somebody lives, in whatever form, on a line that says so. */
export const toldAddress: PatternDetector = {
  id: 'told-address',
  type: 'street_address',
  label: 'Address on a line that says so',
  shape:
    'A line that begins with `Address:` or the same word of another language, and then words and numbers between commas; a street and a house number behind `street`, `address_line1`, `shippingAddress` and their like, however the key and the value are written.',
  link: 'https://schema.org/address',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: [
    ...inLines`
      addr|street|line1|thoroughfare|straat|strasse|calle|logradouro|ulica|adresse|anschrift|direcci|
      endere|indirizzo|adres|osoite|alamat|adr:|adr;|strtnm>|bldgnb>|moved to |moving to |
      relocated to |delivered to |deliver to |goes to |abita |abito |vive en|vivo en|vive in|vivo in|vive a |vivo a |risied|residente |consegn|resido |moramos |moved last |moved this |moving last |
      moving this |deliver it to |deliver them to |deliver this to |delivered it to |delivered them to |delivered this to |
      domicili|morada|residenza|domicile|demeurant|habit|moro |mora |locuie|mieszka|zamieszk
    `.split('|'),
    ...'live|lives|lived|living|reside|resides|resided|residing|arrive|delivered|stay|stays|stayed|staying'
      .split('|')
      .map((one) => `${one} at `),
  ],
  trigger:
    /tra\u00dfe[^\n"'\x60:=]{0,16}["'\x60*)]{0,3}[ \t]{0,2}[:=]|\u0430\u0434\u0440\u0435\u0441|\u4f4f\u6240|\u5730\u5740|\uc8fc\uc18c|akc\u00edm|\u1ecba ch\u1ec9|\u03b9\u03b5\u03cd\u03b8\u03c5\u03bd|ydli\u0161t\u011b|esid\u00eancia/gi,
  pattern: expression(
    inLines`
      (?:^|[\n\r>*|\u2022-]|\\n|[.!?](?=[ ]))[ \t]{0,8}["'*]{0,3}(?:
        (?:
          home|street|mailing|shipping|billing|postal|delivery|residential|permanent|current|my|his|her|
          customer|patient|employee|rechnungs|liefer|wohn|post|dorucovaci
        )[ _-]?
      )?(?:
        addresse?|adresse|anschrift|direcci[o\u00f3]n|endere[c\u00e7]o|indirizzo|adres|adresa|osoite|alamat|
        adress|domicilio|domicile|morada|residenza|resid\u00eancia|lakc\u00edm|\u0111\u1ecba ch\u1ec9|\u03b4\u03b9\u03b5\u03cd\u03b8\u03c5\u03bd\u03c3\u03b7|bydli\u0161t\u011b|
        \u0430\u0434\u0440\u0435\u0441\u0430?(?: (?:\u0434\u043e\u0441\u0442\u0430\u0432\u043a\u0438|\u043f\u0440\u043e\u0436\u0438\u0432\u0430\u043d\u0438\u044f|\u0440\u0435\u0433\u0438\u0441\u0442\u0440\u0430\u0446\u0438\u0438))?|
        \u4f4f\u6240|\u5730\u5740|\uc8fc\uc18c
      )["'*]{0,3}[ \t]{0,2}[:\uff1a=][ \t"'*]{0,4}(?<valueBehindLabel>
        [\p{L}\p{N}#](?:[\p{L}\p{M}\p{N} ,'\u2019/#\u00ba\u00aa\u2013-]|(?<=[Nn][or]|Kat|D):|(?!${stop})\.){9,160}(?:[\p{L}\p{N}]|(?!${stop})\.)
      )(?=["'*]{0,3}[ \t]{0,4}(?:[\r\n|"]|\\n|$)|${stop})|
      (?<![\p{L}\p{N}])${streetKeys}(?:(?:[,/]|[ ](?:und|and|et|en|y|e|og|och))?[ ]?(?:haus|huis)?(?:nr|nummer|no|number|num\u00e9ro|n\u00famero)\.?)?["'\x60*)]{0,3}[ \t]{0,2}(?:=>|[:=])[ \t]{0,3}(?:\r?\n[ \t>*#/]{0,8})?${value}|
      (?:^|\n)ADR(?:;[^:\n]{0,60})?:[^;\n]{0,40};[^;\n]{0,40};(?<valueOfField>[\p{L}\p{N}][^;\n]{4,80})(?=;)|
      <StrtNm>(?<valueOfField>\p{L}[^<>\n]{2,70})(?=</StrtNm>)|
      (?<=</StrtNm>\s{0,24})<BldgNb>(?<valueOfField>\d[^<>\n]{0,12})(?=</BldgNb>)|
      ${lives} (?<valueOfHome>(?:${avenue} \p{Lu}[\p{L}.'\u2019-]{1,24}(?: [\p{L}.'\u2019-]{1,24}){0,3},? (?:n\.?\u00ba? ?)?\d{1,5}(?: ?[A-Za-z](?![\p{L}]))?|
        \d{1,5}[A-Za-z]?(?: [\p{L}'\u2019-]{2,20}){1,3} ${endings}))(?![\p{L}\d]|[.,]\d)|
      \baddress\?["*]{0,2}[ ]{0,2}\r?\n[^\n:?]{1,30}:[ ](?<valueOfAnswer>\d{1,5}[a-z]?[ ]\p{L}[\p{L}'\u2019 -]{3,50})(?=[.,\r\n]|$)
    `,
    'giu',
  ),
  guard,
  reach: [40, 220],
  accept: isTold,
};

function isTold(value: string, { groups, text, start }: Candidate): boolean {
  if (groups['valueOfField'] !== undefined) return true;
  if (groups['valueOfHome'] !== undefined) return /^\D|^\d+[A-Za-z]? \p{Lu}/u.test(value) && !isOfFigure(text, start);
  if (groups['valueOfAnswer'] !== undefined) return /^\d+[a-z]?(?: \p{Lu}[\p{L}'\u2019-]+){1,5}$/u.test(value);
  if (groups['valueBehindLabel'] === undefined) return isStreet(value);
  return isAddress(value) || (isStreet(value) && (/["']/.test(text[start - 1] ?? '') || houseFirst.test(value)));
}

/** True where the one who lives there is known from a book, or to everybody. */
function isOfFigure(text: string, start: number): boolean {
  const [, name] = whoLives.exec(text.slice(Math.max(0, start - 80), start)) ?? [];
  return name !== undefined && isFigure(name);
}

const whoLives =
  /(?<![\p{L}\d])(\p{Lu}[\p{L}'\u2019-]{1,20}(?: \p{Lu}[\p{L}'\u2019-]{1,20}){1,2}) (?:\p{Ll}{2,10} ){1,3}$/u;

/** A street of two words behind its house, which nothing else is called. */
const houseFirst = /^\d{1,5}[A-Za-z]? (?:\p{Lu}[\p{L}'\u2019.-]{1,24} ){1,4}\p{Lu}[\p{L}'\u2019.-]{1,24}$/u;

/** Words and a number, and more than a host, a file or a sentence. */
function isAddress(value: string): boolean {
  if (
    !/\p{N}/u.test(value) ||
    /^(?:An?|The|Either|Optional) \p{Ll}/u.test(value) ||
    /\d\.\d{1,3}\.\d|\/\/|0x|\.(?:com|net|org|io|local)\b|\b(?:line|section|page|see|chars?|required|optional) \d|\brequired\b/i.test(
      value,
    )
  )
    return false;
  if (/[\u3040-\u9fff\uac00-\ud7a3]/.test(value)) return true;
  const words = value.match(/\p{L}{3,}/gu) ?? [];
  return words.length >= 2 && (/,/.test(value) || /\d{4,6}/.test(value)) && words.some((word) => /^\p{Lu}/u.test(word));
}
