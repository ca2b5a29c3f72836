import type { PatternDetector } from '../../detector.ts';
import { isSeat } from '../../judge/people/seats.ts';
import { addressGap as gap } from '../../shape/address-gap.ts';
import { expression } from '../../shape/expression.ts';
import { anyWritten, wordBegins } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';
import { knownPlaces } from '../../shape/known-places.ts';

const letters = '[A-Za-z\\u00c0-\\u017f]';
const capital = '[A-Z\\u00c0-\\u00de\\u0141\\u015a\\u0179\\u017b]';
const house =
  '\\d{1,4}(?: ?[a-zA-Z](?![A-Za-z]))?(?:[-/]\\d{1,4}[a-z]?){0,3}(?: ?(?:hs|bis|ter))?(?:[-/ ][IVX]{1,4}(?![A-Za-z]))?';
/** A word of a place: a full stop behind more than three letters ends a sentence, and none of `St.`, `a.M.`. */
const placeWord = `${capital}(?:[A-Za-z\\u00c0-\\u017f'-]|\\.(?=[A-Za-z])|(?<=(?<!${letters})${capital}[a-z]{0,2})\\.(?= ${capital})){1,30}`;
const place = inLines`
  (?:'[st][- ])?${placeWord}(?:
    [ /-](?:
      a[mnd]?|im|in|ob|der|den|dem|aan|op|bij|sur|sous|de|del|la|le|les|lez|di|do|da|dos|das|el|y|v\.?d\.?|
      ${placeWord}
    )(?![A-Za-z\u00c0-\u017f])
  ){0,5}(?<![ -](?:en|and|und|et))
`;
/** Street words that are the end of another word only in names of streets, and those that need a place behind them. */
const telling =
  '(?:stra\\u00dfe|strasse|str\\.|straat|gracht|plein|laan|singel|allee|gasse|gatan|v\\u00e4gen|chaussee)';
const vague = inLines`
  (?:
    weg|platz|ring|damm|ufer|steig|hof|berg|graben|markt|park|pad|kade|dijk|steeg|dreef|plantsoen|baan|wal|
    haven|vej|gade|gata|veien|katu|tie|promenade
  )
`;
const before = inLines`
  (?:
    (?:
      Am|An|Auf|Im|In|Zum|Zur|Unter|Alte[rnms]?|Neue[rnms]?|Gro\u00dfe[rnms]?|Kleine[rnms]?|Obere|Untere|Oude|
      Nieuwe|Lange|Korte|Eerste|Tweede|Derde|Van|van|De|de|(?<=[A-Za-z]{1,8} )(?<!\b(?:in|an|auf|von|aus|bei|unter|hinter|zu) )(?:der|den|dem)|St\.|Sint|Burgemeester|Prins|Prinses|
      Koning|Koningin|${capital}${letters}{2,20}er
  ) ){0,3}
`;
const stem = `${capital}[A-Za-z\\u00c0-\\u017f'-]{1,30}`;
const many = `(?:[A-Za-z\\u00c0-\\u017f'.\\u2019-]{1,24} ){0,5}[A-Za-z\\u00c0-\\u017f'.\\u2019-]{2,24}`;

/** Cities whose postal codes have six digits. */
const indian = inLines`
  (?:New )?Delhi|Mumbai|Bengaluru|Bangalore|Chennai|Kolkata|Hyderabad|Pune|Ahmedabad|Jaipur|Lucknow|Kochi|
  Gurgaon|Gurugram|Noida|Chandigarh|Indore|Nagpur|Surat|Bhopal|Patna|Kanpur|Thane|Coimbatore|Mysuru|Singapore
`;

/** Where somebody lives, as it is written on the continent: the street first, or the number first as in France. */
export const streetAddressAbroad: PatternDetector = {
  id: 'street-address-abroad',
  type: 'street_address',
  label: 'Street address outside English',
  shape:
    "A street and a house number in the manner of Germany, the Netherlands, France, Spain, Italy, Portugal, Poland, Scandinavia or Russia, with a postal code and a place, or a street whose word can't be anything else.",
  link: 'https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: inLines`
    stra|str.|gracht|plein|laan|singel|gasse|chauss|platz|weg|ring|damm|ufer|steig|hof|berg|
    graben|markt|park|pad |kade|dijk|steeg|dreef|plantsoen|baan|wal |haven|vej |gade|gata|veien|katu|tie |
    promenade|rue |boul.|square|faubourg|ruelle|sentier|villa |sidence |avenue|boulevard|place |chemin|impasse|quai|alle|all. |route |cours |passage|calle |c/ |
    avda|avenida|plaza|paseo|carrer|camino|ronda |via |viale|piazza|corso|largo|vicolo|rua |traves|alameda|
    av. |ul. |al. |os. |pl. | gate | vei | veg | tor |utca |utja| ter |caddesi|sokak| cad. | sok. |blvd. |delhi|mumbai|
    bengaluru|bangalore|chennai|kolkata|hyderabad|pune|ahmedabad|jaipur|lucknow|kochi|gurgaon|gurugram|noida|
    chandigarh|indore|nagpur|surat|bhopal|patna|kanpur|thane|coimbatore|mysuru|singapore|calz|mah. |alej|
    adres|woon|wohn|anschrift|carrera |cra |cra. |kra |cll |cll. |kra. |cla |cla. |rang |ch. |bd |diagonal |transversal |
    cr |cr. |cl |cl. |dg |dg. |tv |tv. |av |jl. |jln. |jalan |gg. |gang |strada |bd. |b-dul |str. |bulevardul |calea |aleea |am |im |zum |zur |an der |an den |auf der |auf dem |in der |unter den 
  `.split('|'),
  trigger: expression(
    inLines`
      \d[a-z]?, (?:CH-|A-|D-)?[1-9]\d{3,4} [A-Z\u00c0-\u017f]|
      \b\d{4} ?[A-Z]{2}\b|\d(?: ?[A-Za-z]){0,2}, \d(?:\d\d ?\d\d|\d-\d{3}) [A-Z\u00c0-\u017b']|
      [уУ]л(?:ица|\.)|[вВ]улиц|[пП]росп|[пП]р-т|[пП]ереул|[пП]ер\.|[пП]ров(?:ул|\.)|[бБ]уль?в|[нН]аб\.|[шШ]оссе|\d,? \d{3} ?\d\d [Α-ΩΆ-Ώ]|
      Quận|Phường|Huyện|, (?:TP|Q|P)\.? ?[\p{Lu}\d]|Thành phố|Tỉnh|[ȘŞ]os|
      v\u00e4gen|[pP]ra\u00e7a|all\u00e9|c\u00f4te|C\u00f4te|[mM]ont\u00e9e| t\u00e9r | \u00fat | \u00fatja | k\u00f6r\u00fat 
    `,
    'g',
  ),
  pattern: expression(
    [
      // Dutch: no other country writes its postal codes as four digits and two capitals before a place.
      `(?<![\\p{L}\\d])${before}${stem}(?: ${stem}){0,3} ${house}${gap}[1-9]\\d{3} ?[A-Z]{2}(?![A-Za-z\\d])${gap}${place}`,
      // In the Netherlands a postal code and the number of a house are a whole address.
      inLines`
        (?=[1-9]\d{3} ?[A-Z]{2},? )(?:
          (?<=(?<![\p{L}])(?:[Pp]ostcode|[Aa]dres|[Ww]oon\p{Ll}{0,8}|[Bb]ezorg\p{Ll}{0,8}|[Ll]ever\p{Ll}{0,8}|[Ss]tuur\p{Ll}{0,4}|[Hh]uisnummer)\b[^\n]{0,40}?[ :])|
          (?<=(?:^|\n)[ \t>]{0,8})(?!\d{4} ?(?:[KMGTP]B|AD|BC|CE|AM|PM|HZ|IT|EU|US|UK|PX|MS|NS)\b)(?=\d{4} ?[A-Z]{2},? \d{1,5}(?:[ -]?[a-zA-Z]{1,2})?[ \t]{0,4}(?:\r?\n|$))
        )[1-9]\d{3} ?(?!S[ADS])[A-Z]{2},? (?:(?:huis)?(?:nummer|nr\.?) )?\d{1,5}(?:[ -]?[a-zA-Z]{1,2}|-\d{1,4})?(?![\w.,-]\w|\w)
      `,
      `(?<![\\p{L}\\d])${before}${stem}(?:${telling}|${vague}) ${house}${gap}(?:D-|A-|CH-|DK-|B-|NO-|FI-|SE-)?\\d{3,4} ?\\d{0,2}(?!\\d) ${place}`,
      inLines`
        (?<![\p{L}\d])${before}${stem} (?:
          Stra\u00dfe|Strasse|Str\.|Allee|Platz|Weg|Ring|Damm|Ufer|Chaussee|Markt|Tor|Berg|Hof
        ) ${house}(?:${gap}(?:D-|A-|CH-)?\d{4,5} ${place})?
      `,
      `(?<![\\p{L}\\d])(?:Am|An der|An den|Auf der|Auf dem|Im|In der|Zum|Zur|Unter den) ${stem}(?: ${stem})? ${house}${gap}(?:D-|A-|CH-)?\\d{4,5} ${place}`,
      `(?<![\\p{L}\\d])${before}${stem}${telling} ${house}(?: (?:in|te|i) (?:(?:D-|A-|CH-)?\\d{4,5} )?${place})?(?!\\d|[.,]\\d)`,
      inLines`
        (?<=\b(?:[Ww]oon(?:t|achtig)?|[Ww]ohn(?:e|t|haft)|[Aa]dresse?|[Aa]nschrift)\b.{0,24}?[ :])${before}
          ${stem}${vague} ${house}(?: (?:in|te) ${place})?(?!\d|[.,]\d)
      `,
      inLines`
        \b\d{1,4}(?: ?(?:bis|ter|quater|[A-D]))?,? (?:
          [Rr]ue|[Aa]venue|av\.|[Bb]oulevard|bd|[Pp]lace|[Cc]hemin|[Ii]mpasse|[Qq]uai|[Aa]ll(?:\u00e9e?|ee|\.)s?|route|cours|
          passage|square|faubourg|ruelle|sentier|villa|r\u00e9sidence
        ) ${many}${gap}(?:F-|B-|CH-)?\d{4,5} ${place}
      `,
      inLines`
        (?:
          \bCalle|\bC/|\bAvda\.?|\bAvenida|\bPlaza|\bPaseo|\bCarrer|\bCamino|\bRonda|\bTraves\u00eda|\bVia|
          \bViale|\bPiazza|\bPiazzale|\bCorso|\bLargo|\bVicolo|\bStrada|\bRua|\bTravessa|\bAlameda|\bAv\.|
          \bPra\u00e7a
        ) ${many},? (?:n\.?\u00ba? ?)?\d{1,4}(?: ?[A-Za-z](?![A-Za-z]))?
          (?:, ?\d{1,2}\.?[\u00ba\u00aa](?: ?(?:\d{1,2}\.?[\u00ba\u00aa]|[A-Za-z]{1,4}\.?))?)?${gap}(?:\d{4}-\d{3}|\d{5}-\d{3}|\d{5}|CH-\d{4}) ${place}
      `,
      `\\b(?:ul\\.|al\\.|os\\.|pl\\.|Aleja|Aleje) ${many} \\d{1,4}[a-z]?(?:[/-]\\d{1,4}| m\\. ?\\d{1,4})?${gap}\\d\\d-\\d{3} ${place}`,
      inLines`
        (?<![\p{L}\d])(?:(?:\d{5,6}, )?(?:г|м)\. ?\p{Lu}[\p{L}-]{2,24}, )?(?:
          [уУ]л\.|[уУ]лица|[вВ]ул(?:\.|иця)|[пП]росп(?:ект|\.)|[пП]р-т\.?|[пП]ереулок|[пП]ер\.|[пП]ров(?:улок|\.)|[бБ]ульв?(?:ар|\.)|[нН]аб\.|[шШ]оссе
        ) ?\p{Lu}[\p{L} -]{2,40},? (?:(?:д|буд)\. ?|дом |будинок )?\d{1,4}(?:[/\p{L}]\d{0,3})?
          (?:, ?корп\. ?\d{1,2})?(?:, ?кв\. ?\d{1,4})?(?:,? {1,2}(?:(?:г|м)\. ?)?\p{Lu}[\p{L}-]{2,30}|,? {1,2}\d{5,6}){0,2}(?![\p{L}\d])
      `,
      inLines`
        (?<![\p{L}\d])(?:(?:Λεωφ|Οδός|οδός|Πλατεία)\.? )?[Α-ΩΆ-Ώ]\p{Ll}{2,24}\.?(?: [Α-ΩΆ-Ώ]\p{Ll}{1,20}\.?){0,3} \d{1,4},? \d{3} ?\d\d [Α-ΩΆ-Ώ]\p{Ll}{2,24}
      `,
      // On a line of its own, or behind the last comma, it is one whatever the street is called.
      inLines`
        (?<=(?:^|\n)[ \t>]{0,8})${capital}[\p{L}-]{2,24}(?: ${capital}[\p{L}-]{2,20})? \d{1,3}[a-z]?, (?:CH-|A-|D-)?[1-9]\d{3,4} ${capital}[\p{L}-]{2,24}(?=[ \t]{0,4}(?:\r?\n|$))
      `,
      // In Vietnam a ward or a district follows the street, in Indonesia the word for a street is not left out, and in Romania neither is "nr.".
      inLines`
        (?<![\p{L}\d])(?:Số )?\d{1,4}[A-Z]?(?:\/\d{1,4}){0,2}(?: (?:đường )?[\p{Lu}\d][\p{L}\d]{0,12}){1,6}, (?:[\p{L}\d. ]{2,30}, ){0,3}?
          (?:Quận|Q\.|Phường|P\.|Huyện|TP\.?|Thành phố|Tỉnh) ?[\p{Lu}\d][\p{L}\d]{0,12}(?: \p{Lu}\p{L}{1,8}){0,3}(?:, {1,2}[\p{Lu}\d][\p{L}\d.]{0,12}(?: [\p{Lu}\d][\p{L}\d]{0,8}| phố){0,4}){0,3}
      `,
      inLines`
        \b(?:J(?:l\.|ln\.|alan)|G(?:g\.|ang)) (?:[A-Z][A-Za-z.'-]{1,20} ){1,4}(?:[IVX]{1,4} )?N(?:o|omor|r)\.? ?\d{1,4}[A-Za-z]?(?:,? RT[ .]?\d{1,3} ?\/ ?(?:RW[ .]?)?\d{1,3})?
          (?:, (?:[A-Z][A-Za-z.-]{1,20} ?){1,3}){0,3}(?:(?<= )\d{5}(?!\d)|,? \d{5}(?!\d))?
      `,
      inLines`
        (?<![\p{L}])(?:[Ss]tr(?:ada|\.)|[Bb](?:d\.|ulevardul|-dul)|[Cc]alea|[Aa]leea|[ȘŞ]os(?:eaua|\.)) (?:[A-Za-z\u00c0-\u024f.'-]{1,20} ){0,4}[A-Za-z\u00c0-\u024f.'-]{1,20},? nr\. ?\d{1,4}[A-Z]?
          (?:, (?:bl|sc|et|ap)\. ?\w{1,4}){0,4}(?:, (?:sector(?:ul)? \d|(?:jud\. |\d{6} )?\p{Lu}[\p{L}-]{2,24}(?: \p{Lu}[\p{L}-]{2,24})?)){0,3}
      `,
      inLines`
        (?<![\p{L}\d])${stem}(?: ${stem}){0,2} (?:
          gate|vei|veg|utca|\u00fat|\u00fatja|t\u00e9r|Caddesi|Cad\.|Sokak|Sok\.|k\u00f6r\u00fat
        ) (?:[Nn]o:? ?)?${house}${gap}\d{4,5} ${capital}[\p{L}-]{2,30}
      `,
      // Where somebody lives, with the place behind a comma or a word.
      inLines`
        (?<=(?<![\p{L}])(?:[Aa]bit|[Vv]iv|[Rr]isied|[Mm]or|[Rr]esid|[Mm]ieszka|[Zz]amieszka|[Hh]abit)\p{Ll}{1,6} (?:\p{Ll}{1,5} ){0,2})(?:
          [Vv]ia|[Vv]iale|[Cc]orso|[Pp]iazza|[Cc]alle|[Aa]venida|[Aa]v\.|[Rr]ua|[Tt]ravessa|ul\.|al\.|os\.|[Rr]ue|[Aa]venue
        ) (?=(?:\p{Ll}{1,6} )?\p{Lu})${many},? \d{1,4}(?: ?[a-zA-Z](?![A-Za-z]))?(?:/\d{1,4})?(?:,| a| in| w| we| \u00e0| en| em| de) ${place}
      `,
      // In Colombia the number of the street that crosses comes first.
      inLines`
        (?<![\p{L}])(?:Carrera|C[rl]a?|Kra|Cll|Calle|Avenida|Av|Diagonal|Dg|Transversal|Tv)\.? \d{1,3}(?: ?[A-Z])?(?: (?:Bis|Sur|Norte|Este))?
          ? ?(?:#|N[o\u00b0\u00ba]\.?) ?\d{1,3} ?[A-Z]?(?: (?:Bis|Sur|Este))? ?- ?\d{1,3}(?!\d)(?:,? (?:[Aa]pto|[Aa]partamento|[Ii]nt|[Cc]asa|[Pp]iso|[Oo]f)\.? ?\w{1,5})?(?:, ${place})?
      `,
      // No word says that it is a street, but the number and the postal code do.
      inLines`
        (?<![\p{L}\d])${capital}[\p{L}-]{2,24}(?: [\p{L}-]{2,20}){0,2} \d{1,4}[a-z]?(?:\/\d{1,4})?(?:
          , (?:\d{3} \d\d|\d\d-\d{3})| [A-Z](?: \d{1,3})?, \d{3} ?\d\d
        ) ${place}(?: \d{1,2})?(?![\p{L}\d])
      `,
      `\\b\\d{4} ${place}, ${capital}[\\p{L}-]{2,24} (?:utca|\\u00fat|t\\u00e9r|k\\u00f6r\\u00fat) \\d{1,4}\\.?`,
      inLines`
        (?<![\p{L}\d/])(?:(?:Blk|Flat|House|Plot|No\.|H\.? ?No\.?) ?#?)?\d{1,4}(?:-\d{1,4}){0,2}[A-Z]?(?:\/\d{1,3})?,? ${capital}
          (?:[\p{L} ,#.-]|\d{1,4}(?!\d)){4,80}?, (?:${indian})[ -]{1,3}\d{6}(?!\d)
      `,
      inLines`
        \b(?:[Rr]ue|[Aa]venue|[Bb]oulevard|[Cc]hauss\u00e9e|[Pp]lace|[Qq]uai) ${many},? \d{1,4}
          (?: ?[A-Za-z](?![A-Za-z]))?(?:\/\d{1,4})?${gap}(?:B-|L-|CH-)?\d{4} ${place}
      `,
      // In Quebec the number comes first, as in France, and the postal code is a Canadian one.
      inLines`
        \b\d{1,5},? (?:
          [Rr]ue|[Bb]oul\.|[Bb]oulevard|[Aa]venue|[Aa]v\.|[Cc]hemin|[Cc]h\.|[Pp]lace|[Rr]ang|[Mm]ont\u00e9e|
          [Cc]\u00f4te
        ) ${many}(?:,? (?:app\.|bureau|unit\u00e9) ?\d{1,5})?${gap}${place}
          (?:,? (?:\(Qu[e\u00e9]bec\)|QC|Qu[e\u00e9]bec))?,? {1,2}[A-Z]\d[A-Z] ?\d[A-Z]\d(?![\p{L}\d])
      `,
      inLines`
        (?:\bRua|\bAvenida|\bAv\.|\bAlameda|\bTravessa) ${many},? (?:n\.?\u00ba? ?)?\d{1,5}
          (?:(?:,| [-\u2013]|\r?\n) ?[\p{L}\d][\p{L}\d .\u00ba]{1,40}){0,4}?(?: [-\u2013] |\/|, ?)(?:
            AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO
          )(?![\p{L}\d])(?:,? (?:CEP:? ?)?\d{5}-?\d{3})?
      `,
      inLines`
        (?:\bCalle|\bAvda\.?|\bAvenida|\bPaseo|\bCarrer|\bVia|\bViale|\bCorso|\bRua|\bTravessa|\bAlameda|\bAv\.) ${many},? (?:n\.?\u00ba? ?)?
          \d{1,5}(?: ?[A-Za-z](?![A-Za-z]))?, (?:${many}, )?(?:${knownPlaces})(?![\p{L}\d])
      `,
      inLines`
        (?:\bCalle|\bAv(?:enida|\.)|\bBlvd\.|\bCalz(?:ada|\.)|\bPaseo) ${many},? (?:No\. ?|#)?\d{1,5}
          (?: Int\. ?\w{1,5})?,(?: Col(?:onia|\.) ${many},)? (?:C\.P\. ?)?\d{5},? ${place}
      `,
    ].join('|'),
    'gu',
  ),
  guard: [
    // The rest of the word and perhaps others, then the number of the house.
    inLines`
      (?!(?:c[rl]|dg|tv)[. ]|(?:av|ch\.|bd) |(?:[ai]m|zu[mr]|an de[rn]|auf de[rm]|in der|unter den) )
      (?:[a-z\u00c0-\u024f\u2019'.-]|\\+(?:u[\da-f]{4}|x[\da-f]{2})){0,40}/?(?: (?:
        [a-z\u00c0-\u024f\u2019'.-]|
        \\+(?:u[\da-f]{4}|x[\da-f]{2})
      ){1,31}
    ){0,7},?(?: n\.?.{0,2}| #)?[ -]{0,3}\d
    `,
    // In France the number comes first; after "lives in" there are other words.
    '(?<=\\d(?: ?(?:bis|ter|quater|[a-d]))?,? (?:r(?:\\u00e9|\\\\+u00e9))?)',
    `(?:woon|wohn|adres|anschrift)${anyWritten(140)}\\d`,
    // Short words are streets where a number and a sign follow them in Colombia, or one or two words and a number in German.
    '(?:c[rl]|dg|tv|av)\\.? \\d{1,3}(?: ?[a-z])?(?: (?:bis|sur|norte|este))? ? ?(?:#|n[o\\u00b0\\u00ba]|n\\\\+u00b)',
    `${wordBegins}(?:[ai]m|zu[mr]|an de[rn]|auf de[rm]|in der|unter den) (?:\\\\+u[\\da-f]{4}|[^\\s\\d\\\\]){2,31}(?: (?:\\\\+u[\\da-f]{4}|[^\\s\\d\\\\]){2,31})? \\d`,
  ].join('|'),
  reach: [160, 240],
  accept: (value) => !isSeat(value),
};
