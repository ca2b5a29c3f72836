import { inLines } from '../../shape/in-lines.ts';

/** What forms, records and tables call a street with its house, as a pattern without regard to case. */
export const streetKeys: string = inLines`
  (?:
    (?:
      home|mailing|billing|shipping|delivery|postal|full|street|residential|customer|patient|employee|contact|
      user|work|registrant|recipient|permanent|current|invoice|registered|new|old|legal
    )?[_ -]?(?:address|addr)(?:es)?[_ -]?(?:line)?[_ -]?[12]?|
    (?:address|home|mailing|billing|shipping|delivery|other)?[_ -]?street[_ -]?(?:address|name|line)?[_ -]?
      [12]?|
    address[_ -]?line[_ -]?[12]|line[12]|thoroughfare|straat(?:naam)?|adres|stra(?:\u00df|ss)e|anschrift|
    adresse|rue|calle|direcci(?:\u00f3|o)n|indirizzo|endere(?:\u00e7|c)o|logradouro|ulica
  )
`;

/** True for a name and a house number, in either order: `12 Elm Road`, `Elmweg 12a`, `ul. Brzozowa 61/12`. */
export function isStreet(text: string): boolean {
  return text.length <= 160 && street.test(text) && !machine.test(text);
}

const street = new RegExp(
  inLines`
    ^(?:(?:[Aa]pt|[Ff]lat|[Uu]nit|[Ss]uite)\.? ?\w{1,6},? )?(?:
      \d{1,6}(?: ?[A-Za-z]|[-/]\d{1,4})?(?: (?:bis|ter|quater))?,? (?:\p{L}[\p{L}.'\u2019-]{0,30}|\d{1,3}(?:st|nd|rd|th))
        (?: [\p{L}.'\u2019-]{1,30}){0,5}|
      (?:(?:ul|al|os|pl|av|bd|c)\.? ?|[Cc]/ ?|(?:rue|via|viale|calle|rua|avenida|piazza|plaza|paseo|avenue|boulevard|\u0443\u043b)\.? )?
        \p{Lu}[\p{L}.'\u2019/-]{1,40}(?: [\p{L}.'\u2019-]{1,30}){0,5},? (?:n\.?\u00ba? ?)?\d{1,5}
        (?: ?[A-Za-z]|[-/](?:\d{1,4}[a-z]?|[A-Z]))?|
      \p{Lo}{2,20}(?: \p{Lo}{1,20}){0,5},? \d{1,5}
    )(?:[ ,;#\n].{0,100})?$
  `,
  'su',
);
const machine =
  /:\/\/|@|^(?:Server|Host|Node|Worker|Version)\b|^(?:Line|Enter|Your|Street|Address|Port|Block|Slot|Page|Row|Unit|Localhost|Section)\s\d|^\d+ (?:bytes|bits|chars|items|of)\b|0x/i;
