/**
 * True for figures, brands and places that bear a person's name, and for people whose names stand for their work. Only
 * the ones that everybody writes of are listed: what keeps the others is that nothing beside them tells of a person.
 */
export function isFigure(name: string): boolean {
  const words = name
    .toLowerCase()
    .replace(/ \p{L}\.(?= )/gu, '')
    .split(/[ -]/);
  return known.has(words.slice(0, 2).join(' ')) || known.has(words.slice(0, 3).join(' '));
}

const known: ReadonlySet<string> = new Set(
  [
    // Whose names theorems, laws, languages and programs bear.
    `ada lovelace, alan kay, alan turing, albert einstein, anders hejlsberg, andrew ng, barbara liskov, bjarne stroustrup, brendan eich, brian kernighan, charles babbage, charles darwin, claude shannon,
dennis ritchie, donald knuth, douglas crockford, edgar codd, edsger dijkstra, eric evans, fisher yates, galileo galilei, fred brooks, geoffrey hinton, grace hopper, guido van,
isaac newton, james gosling, jim gray, joe armstrong, john backus, john mccarthy, john von neumann, katherine johnson, ken thompson, kent beck, larry wall, leslie lamport, linus torvalds, margaret hamilton, marie curie,
martin fowler, max planck, melvin conway, michael feathers, niklaus wirth, nikola tesla, paul graham, rich hickey, richard feynman, richard stallman, rob pike, robert martin, satoshi nakamoto, stephen hawking,
tim berners, tim peters, tony hoare, vint cerf, ward cunningham`,
    // Writers, painters, musicians and rulers.
    `abraham lincoln, agatha christie, alexander hamilton, amelia earhart, angela merkel, anne frank, anton chekhov, barack obama,
benjamin franklin, bill clinton, bill gates, bob marley, charles dickens, cristiano ronaldo, david beckham, david bowie, donald trump,
douglas adams, edgar allan, elon musk, elvis presley, ernest hemingway, frank lloyd, franz kafka, frida kahlo, george orwell,
george washington, haruki murakami, helen keller, henry ford, hillary clinton, isaac asimov, jack london, james joyce, jane austen, jeff bezos,
joe biden, johann sebastian, john kennedy, john lennon, jules verne, karl marx, kim kardashian, leo tolstoy, leonardo da,
leonardo dicaprio, lewis carroll, lionel messi, mahatma gandhi, mark zuckerberg, martin luther, mary shelley, michael jackson,
michael jordan, michael phelps, napoleon bonaparte, nelson mandela, neil armstrong, oprah winfrey, oscar wilde, pablo picasso, robert koch,
roger federer, ronald reagan, rosa luxemburg, rosa parks, sebastian bach, sam altman, satya nadella, serena williams, sigmund freud, stephen king,
steve jobs, sundar pichai, taylor swift, terry pratchett, thomas edison, thomas jefferson, tim cook, tom hanks, victor hugo, vincent van,
virginia woolf, vladimir putin, walt disney, warren buffett, william shakespeare, winston churchill, wolfgang amadeus`,
    // Figures of books, films and games.
    `agent smith, anna karenina, little nell, ebenezer scrooge, emma bovary, don quixote, jay gatsby, atticus finch, holden caulfield,
huckleberry finn, phileas fogg, victor frankenstein, albus dumbledore, alice bob, arthur dent, bart simpson, bilbo baggins, bruce wayne, charlie brown, clark kent,
elizabeth bennet, ellen ripley, erin brockovich, ethan hunt, forrest gump, frodo baggins, gordon freeman, harry potter, hermione granger,
homer simpson, indiana jones, james bond, james kirk, jane eyre, jean luc picard, john connor, john wick, jon snow, lara croft, lois lane,
luke skywalker, marge simpson, marty mcfly, mary poppins, michael scott, miles morales, oliver twist, peter pan, peter parker,
rick sanchez, robin hood, robinson crusoe, ron weasley, sarah connor, sherlock holmes, tom sawyer, tony stark, walter white`,
    // Brands and companies, which bill, employ and are called.
    `calvin klein, charles schwab, christian dior, edward jones, eli lilly, giorgio armani, harley davidson, helena rubinstein, hugo boss,
jack daniel, jack daniels, john deere, johnnie walker, johnson johnson, karl lagerfeld, kate spade, laura ashley, levi strauss,
louis vuitton, marc jacobs, mary kay, mercedes benz, michael kors, morgan stanley, nina ricci, paul smith, philip morris, ralph lauren,
robert bosch, robert half, rolls royce, sara lee, sherwin williams, thomas cook, tim hortons, tom ford, tom tailor, tommy hilfiger,
tory burch, trader joe, wells fargo`,
    // Places.
    `alice springs, charles de gaulle, diego garcia, elizabeth city, george town, marie byrd, prince edward, queen elizabeth, victoria falls,
victoria park`,
    // Names that stand for nobody in particular.
    `erika mustermann, jack smith, jane doe, jane smith, john doe, john smith, max mustermann`,
  ]
    .join(',')
    .split(',')
    .map((name) => name.trim()),
);
