import { inLines } from '../../shape/in-lines.ts';
/** True for a word that no name ends in: what a place, a house, a product or an idea is, or how a sentence goes on. */
export function isThing(word: string): boolean {
  return thing.test(word);
}

/** True for such a word behind a name when it makes the whole a thing; a sentence may end before the other ones. */
export function isThingInside(word: string): boolean {
  return thing.test(word) && !plainAlone.test(word);
}

/** Words of sentences, with which the next one may begin. */
const plain =
  'The|And|Or|But|Is|Was|Will|Has|Had|In|On|At|To|From|For|With|By|Of|If|When|This|That|It|He|She|They|We|You|Please|Says|Said|Here|There';
/** What a place, a house, a product or an idea that bears a person's name is, and words that no name ends in. */
const thing = new RegExp(
  `^(?:${[
    // Places and houses.
    inLines`
      Street|Straße|Stiftung|Institut|Verlag|Publishing|Publishers|Strasse|Road|Avenue|Lane|Drive|Boulevard|Ave|
      Blvd|Rd|Park|Square|Plaza|Place|Court|University|College|School|Institute|Hospital|Clinic|Airport|Bridge|
      Beach|Hotel|Museum|Library|Church|Cathedral|Stadium|Arena|Theat(?:re|er)|Memorial|Center|Centre|Terminal|
      Station|Islands?|County|Bay|Creek|River|Valley|Falls|Springs|Heights|Hills?|Land|Peninsula|Glacier|Coast|
      Trail|Tower|Allee|Platz|Gasse|Weg|Ufer|Damm
    `,
    // Companies and what they sell.
    inLines`
      Airlines|Brothers|Sons|Inc|Corp|Ltd|LLC|GmbH|AG|SA|Bank|Press|Labs?|Foundation|Fund|Trust|Holdings|
      Partners|Ventures|Capital|Motors|Records|Pictures|Productions|Studios?|Entertainment|Foods|Farms|Stores?|
      Cosmetics|Jeans|Polo|Shoes|Perfumes?|Watches|Cake|Sponge|Whiske?y|Coffee
    `,
    // Ideas, works and prizes.
    inLines`
      Theorem|Law|Algorithm|Distribution|Transform|Equation|Method|Test|Index|Score|Scale|Prize|Award|Medal|
      Trophy|Cup|Day|Show|Effect|Syndrome|Disease|Paradox|Principle|Razor|Conjecture|Lemma|Odyssey|Kart|Winner
    `,
    // Programs and their parts.
    inLines`
      Optimi[sz]er|Betas?|Weight|Learning|Plugin|Module|Service|Compiler|Notebook|Adapter|Framework|Package|
      Release|Version|Remix|Ops|Workflow|Network|Protocol|Parser|Runner|Engine|Editor|Browser|Extension|Theme|
      Sans|Serif|Mono|Pro|Max|Mini|Plus|Air|Sonnet|Opus|Haiku|Flash|Turbo|Ultra|Lite|Docker|Kubernetes|Linux|
      Windows|Python|JavaScript|TypeScript
    `,
    'Foxtrot|Tango|Bravo|Sierra|Chi|Theresa|Bob|Alice|Doe|Smithee|Mustermann(?:in)?',
    '\\p{L}+(?:tion|ments?|ness|i[sz]er|ware|ology|able|ible|ical|isms?|(?<![qk]v)ists?)',
    'January|February|April|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday',
  ].join('|')}|${plain})$`,
  'u',
);
const plainAlone = new RegExp(`^(?:${plain}|[A-Z]\\w+day)$`);
