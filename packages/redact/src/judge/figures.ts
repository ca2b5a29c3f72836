/** True for figures, brands and places that bear a person's name, and for people whose names stand for their work. */
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
    `ada lovelace, alan turing, albert einstein, alexander fleming, alexander graham, alfred nobel, blaise pascal, brian kernighan,
carl gauss, carl friedrich, charles babbage, charles darwin, claude shannon, daniel bernoulli, dennis ritchie, donald knuth,
edgar codd, edsger dijkstra, enrico fermi, galileo galilei, grace hopper, haskell curry, henri poincaré, isaac newton,
james clerk, james gosling, james watt, john conway, john von neumann, ken thompson, kurt gödel, leonhard euler,
linus torvalds, louis pasteur, ludwig boltzmann, ludwig wittgenstein, marie curie, martin fowler, max planck, michael faraday,
nicolaus copernicus, niels bohr, nikola tesla, noam chomsky, pierre simon, rené descartes, richard feynman, robert martin,
rosalind franklin, sigmund freud, stephen hawking, thomas bayes, thomas edison, tim berners, werner heisenberg, fisher yates`,
    // Writers, painters, musicians and rulers of the past.
    `andrew carnegie, antonio vivaldi, benjamin franklin, charles dickens, christopher columbus, claude monet, edgar poe, edgar allan,
ernest hemingway, frank sinatra, franz kafka, franz schubert, frida kahlo, george orwell, george washington, henri matisse,
henry ford, jane austen, jimi hendrix, johann sebastian, john lennon, jules verne, leo tolstoy, leonardo da, leonardo vinci, marco polo,
marilyn monroe, martin luther, mary shelley, michael jackson,  napoleon bonaparte, nelson mandela,
oscar wilde, pablo picasso, paul cézanne, rosa parks, salvador dalí, salvador dali, thomas jefferson, vincent van, virginia woolf,
william shakespeare, wolfgang amadeus, agatha christie, abraham lincoln, mahatma gandhi, florence nightingale, frank lloyd, karl marx, rosa luxemburg, friedrich engels, antoni gaudí, andy warhol, elvis presley, bob marley, freddie mercury, ernest shackleton`,
    // Whose names are in the news of every day.
    `angela merkel, barack obama, bill clinton, bill gates, donald trump, elon musk, emmanuel macron, hillary clinton, jeff bezos, jensen huang,
joe biden, justin bieber, kamala harris, larry page, lionel messi, mark zuckerberg, roger federer, sam altman, satya nadella,
serena williams, sergey brin, steve jobs, steve wozniak, sundar pichai, taylor swift, tim cook, tom cruise, tom hanks, vladimir putin, warren buffett,
will smith`,
    // Figures of books, films and games.
    `agent smith, albus dumbledore, ally mcbeal, alice bob, alice liddell, andrea doria, anna karenina, anne frank, arthur dent, atticus finch, bart simpson, bilbo baggins, billy elliot,
bridget jones, bruce banner, bruce wayne, charlie brown, clark kent, daenerys targaryen, david copperfield, don quixote,
donnie darko, dorian gray, doctor strange, elizabeth bennet, emma bovary, erin brockovich, ethan hunt, ferris bueller,
forrest gump, frodo baggins, gordon freeman, hans solo, harry potter, hermione granger, homer simpson, huckleberry finn,
indiana jones, jack sparrow, james bond, jane eyre, jason bourne, jay gatsby, jean valjean, jean luc picard, jerry maguire, jon snow, john wick,
julius caesar, katniss everdeen, king lear, lara croft, lisa simpson, lois lane, luke skywalker, marge simpson, mary poppins,
michael corleone, miles morales, nancy drew, natasha romanoff, ned stark, oliver twist, peter pan, peter parker, peter rabbit,
philip marlowe, robin hood, robinson crusoe, roger rabbit, ron weasley, sarah connor, sherlock holmes, 
severus snape, tom sawyer, tony montana, tony soprano, tony stark, tyler durden, tyrion lannister, victor frankenstein, vito corleone,
willy wonka, clarice starling, dexter morgan, don draper, ellen ripley, fox mulder, dana scully, hannah montana, hannibal lecter, jessica fletcher, jessica rabbit, joey tribbiani,
leslie knope, lorelai gilmore, marty mcfly, mary jane, monica geller, norman bates, peggy olson, rocky balboa, shirley temple, sheldon cooper, ted lasso, tom collins, tom ripley, travis bickle, michael scofield`,
    // Brands, companies and funds.
    `alexander mcqueen, aunt jemima, ben jerry, calvin klein, carl zeiss, carolina herrera, charles schwab, christian dior, christian louboutin,
craig newmark, dale carnegie, dolce gabbana, eddie bauer, eli lilly, elizabeth arden, estée lauder, estee lauder, fannie mae, freddie mac, giorgio armani, harley davidson, henry schein, hugo boss, jack daniels, jack daniel,
jimmy choo, jim beam, jo malone, joe rogan, johnny walker, johnnie walker, karl lagerfeld, kate spade, kraft heinz, laura ashley, laura mercier, laurent perrier, levi strauss, louis vuitton, marc jacobs, martha stewart, mary kay, merriam webster,
michael kors, morgan stanley, oscar mayer, otto versand, papa john, paul smith, philip morris, ralph lauren, robert bosch,
robert half, rolls royce, sally hansen, sherwin williams, stella artois, stella mccartney, steve madden, tim hortons,
tommy hilfiger, tom ford, nina ricci, oscar de, tory burch, trader joe, vera wang, versace gianni, victoria secret, vivienne westwood, walter reed, wells fargo, yves rocher, yves saint`,
    // Places, and ships and storms that are called after people.
    `alice springs, charles de gaulle, francis scott, jose marti, juan fernandez, juan fernández, marie byrd, queen elizabeth, prince edward, tristan da cunha, victoria falls`,
    // Names that stand for nobody in particular.
    `erika mustermann, jack smith, jane doe, jane smith, john doe, john smith, max mustermann`,
  ]
    .join(',')
    .split(',')
    .map((name) => name.trim()),
);
