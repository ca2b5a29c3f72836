/** True for a word of which names of towns, firms, goods and species are made, and hardly ever that of a person. */
export function isOfPlaceOrFirm(word: string): boolean {
  return words.has(word.toLowerCase()) || endings.test(word);
}

/** What firms and goods of several languages end in, and the second word of many species. */
const endings =
  /\p{Ll}(?:ology|systems|soft|tech|electronics?|markt|werke?|dienst|verkehr|flughafen|bahnhof|\u00e9rie|teria|cillin|ensis|aceae)$/u;

const words: ReadonlySet<string> = new Set(
  [
    // Towns, islands and rivers.
    `abu addis ababa aires aix amsterdam ankara antwerp antwerpen athens atlanta auckland bad baden bangalore bangkok barajas barcelona barranquilla basel baton rouge
beijing beirut belgrade belo bengaluru berlin bern bielefeld bilbao birmingham bogot\u00e1 bogota bologna bordeaux boston bratislava bremen brisbane brno
brussels bruxelles bucharest budapest buenos cairo calgary canberra caracas casablanca castrop chennai chicago clermont copenhagen delhi den dhabi dhaka doha
dortmund dresden dubai dublin duisburg d\u00fcsseldorf edinburgh eindhoven essen firenze frankfurt freiburg gdansk gda\u0144sk geneva gen\u00e8ve genoa genova ghent glasgow gothenburg graz
guadalajara guangzhou haag hague hamburg hannover hanoi havana heathrow heidelberg helsinki hiroshima homburg horizonte houston hyderabad innsbruck istanbul izmir jakarta janeiro
jerusalem johannesburg karlovy karlsruhe kiev kigali k\u00f6ln kolkata krakow krak\u00f3w kuala kyiv kyoto las lausanne leeds leicester leipzig leuven leverkusen linz lisboa lisbon
liverpool ljubljana \u0142\u00f3d\u017a london los luanda lumpur luxembourg lyon madrid mainz malm\u00f6 malmo managua manchester manila mannheim marseille medell\u00edn melbourne mexico miami milano
milwaukee minneapolis minsk moines montevideo montpellier montr\u00e9al montreal moscow mumbai m\u00fcnchen munich m\u00fcnster nairobi nantes napoli neapel newcastle nice novi
n\u00fcrnberg odense odessa osaka oslo ottawa palmas panama philadelphia plovdiv porto pozna\u0144 prague praha pretoria quebec qu\u00e9bec quito rabat rapids rauxel
reykjavik riga rio rostock rotterdam saarbr\u00fccken salzburg s\u00e3o sarajevo seattle seoul sevilla seville shanghai sheffield shenzhen singapore sint sioux skopje
stara stockholm strasbourg stuttgart surabaya szczecin taipei tallinn tbilisi tehran tel termini tijuana tirana tokyo torino toronto toulouse trier tripoli tunis turin turku
uppsala utrecht val\u00e8ncia vancouver vary venezia venice vienna vilnius warsaw warszawa wien wiesbaden winnipeg wroc\u0142aw wuppertal yokohama zagora zagreb zaragoza zielona g\u00f3ra z\u00fcrich zurich
mont nueva nuevo nouvelle nouveau alto bains sur mer donau rhein elbe rhine danube alps andes sahara balkan benelux
afghanistan albania algeria argentina armenia australia austria bangladesh belgium belgique belgi\u00eb bolivia brasil brazil bulgaria cameroon canada chile china colombia croatia cuba
danmark denmark deutschland ecuador egypt england espa\u00f1a estonia ethiopia europe finland france germany ghana greece hungary iceland india indonesia iran iraq ireland italia italy
jamaica japan kazakhstan kenya korea latvia lebanon lithuania malaysia malta moldova morocco nederland nepal netherlands nigeria norge norway \u00f6sterreich pakistan peru philippines
poland polska portugal romania russia schweiz scotland senegal serbia slovakia slovenia spain suisse sverige sweden switzerland syria taiwan tanzania thailand tunisia turkey uganda
ukraine uruguay venezuela vietnam wales yemen zambia zimbabwe alabama alaska arizona arkansas california colorado connecticut florida hawaii idaho illinois indiana iowa kansas
kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada hampshire jersey york dakota ohio oklahoma oregon pennsylvania
tennessee texas utah vermont wisconsin wyoming bayern bavaria hessen sachsen thuringia nordrhein westfalen lombardia toscana andaluc\u00eda catalunya bretagne normandie provence`,
    // What firms are, and what they sell.
    `accessories aerospace agro airways antiques apparel appliances architects atelier autos bakery bakkerij bandag banking bath beauty bedding beverages bicycle bikes biotech
bluetooth boat boats bookshop books bookstore boutique brewery brewing brokers buildings cab cabs cafe caf\u00e9 camping candy cargo carpets caravan carrier carwash casino catering ceramics charity
chemicals chemie cinema cinemas civil cleaners clothing cloth commerce commodities commodity commune composites concrete confectionery contracting contractors cosmetic courier couture
crafts credit cruise cruises cycles dairy decor delicatessen deli dental diagnostics diner distillery distributors dock drinks dry dynamics eats electric electricals
estate estates exim expo exporter exports express fabrics factory fashion fashions fertilizers fiber film films financing fireworks fisheries fleet floors flour
flowers footwear forestry freight fresh fruit fruits fuel fuels furnishings furniture furs gallery gaming garage garden gardens gas gifts glassworks goldsmiths goods grill grocers grocery
gymnasium gym headset homes hostel hotels household hygiene imports ink interiors ironworks jewellers jewelry juice kebab
kindergarten kitchen kitchens laboratories laundry leasing leather leisure linen lines liquor loans lottery lumber machines machinery mailbox mails malls maritime materials meats mechanics
metals microsystems milk mineral minerals mining mobility monitors motel mortgage mortgages musik nails naturals nursery optics optician optik organics outfitters outlet
packaging paints papers parcel parcels parking petroleum pets pharma pharmaceuticals pharmacy pipeline pipes plants plastics plumbing polymers pools pottery poultry
precision prints produce products properties property pub publications quarry railroad railway railways realty recycling refinery removals rentals repair repairs resort
resorts restaurants retail rubber salon scaffolding seafood seeds semiconductors shipping shipyard silicon skincare snacks soaps solar spares sportswear stationery steelworks
supermarket supplies surveyors swim takeaway tailors takeout taxi taxis tea telecom telecommunications telecoms telephone textile textiles tiles timber tires tobacco toners toys trading
travels treats trucking trucks turbines tyres upholstery utilities vegetables vehicles veterinary vineyard vineyards warehouse warehousing waste
wholesale wholesalers wines winery wireless wool yachts
b\u00e4ckerei metzgerei weingut brauerei gasthof gasthaus gastst\u00e4tte landhaus reiseb\u00fcro baugesellschaft bau tiefbau hochbau elektro sanit\u00e4r heizung metall maschinen technik
gro\u00dfhandel einzelhandel vertrieb lager logistik immobilien hausverwaltung stadtwerke verkehrsbetriebe feuerwehr amt amtsgericht landgericht finanzamt gesundheitsamt jobcenter krankenkasse
kreditkarte telekom bundesbank bundeswehr paket m\u00f6bel k\u00fcchen reifen reinigung druckerei buchhandlung g\u00e4rtnerei tischlerei schreinerei zimmerei malerbetrieb
maison ch\u00e2teau h\u00f4tel soci\u00e9t\u00e9 soci\u00e9t\u00e9s entreprise librairie transports cabinet magasin march\u00e9 voyages immobilier poste cuisine vins
casa grupo empresa tienda ferreter\u00eda panader\u00eda constructora inmobiliaria transporte comercial servicios industrias alimentos correos banca cooperativa ayto colegio
ditta azienda gruppo agenzia immobiliare panificio ferramenta trattoria cantina officina societ\u00e0 comercio padaria
bedrijf winkel bouw handelsonderneming stichting vereniging gemeente
firma przedsi\u0119biorstwo sklep hurtownia fabryka sp\u00f3\u0142ka`,
    // Firms and goods that everybody knows.
    `adidas airbus aldi alibaba allianz apotek asus atlas audi aviva axa bahn barclays basf bmw boeing bose bradesco brother bunnings burberry canon cardio carrefour caterpillar
chevrolet chrysler cisco citibank citroen citro\u00ebn coca cola colgate commerzbank compaq copco costco danone decathlon dell deloitte deutsche dhl disney duracell ebay edeka electrolux epson
etsy expedia fedex fiat fujitsu gazprom gillette gucci heineken hermes hewlett hilton hitachi hsbc huawei hyatt hyundai ikea intesa jaguar jpmorgan
kellogg kia kodak kpmg kroger leica lenovo lexus lidl linkedin logitech loreal lufthansa macbook marlboro marriott mastercard mattel mazda mcdonalds mercadona metlife michelin monoprix
motorola nestl\u00e9 nestle nike nikon nintendo nissan nivea nokia northrop novartis nvidia olympus panasonic paypal pepsi peugeot philips porsche prada primark puma purolator
qualcomm quadro rakuten realtek redmi renault repsol rewe rolex rolls royce ryzen ryanair samsung santander sanofi sap schufa seagate siemens skoda \u0161koda sony starbucks stylus subaru suse
swatch swisscom symantec telefonica telef\u00f3nica telia tesco tesla thinkpad toshiba tylenol unicredit unilever vattenfall verizon virgin visa vodafone volkswagen volvo walmart xbox xerox xiaomi yahoo
yamaha zalando`,
    // What forms, seats and programs say in two words.
    `adult adults anonym anonymous approval approved arrival banned below boarding broker broadcast bulk cancelled charged cheapest checkout combo confirmed coming declined deluxe departure
disabled discounted double economy enabled expired fare gateway generic guests infant inline kiosk legacy limited listing lounge mixed nightly offline online
ordered outstanding overdue paid partial phoenix prepaid preview priced promo quota rated refunded regular retired reserved rollback scheduled seat seats selected sent shared signup
sold spare squad standard subscriber subtotal surcharge suspended teaser tentative transit trial trigger twin unassigned uncategorized unlimited unnamed unpaid unspecified untitled upgrade
vacancy vacant various verified voucher waived warranty webform`,
    // Latin of biologists, planets and vitamins.
    `homo sapiens canis lupus felis quercus canina drosophila melanogaster escherichia coli bacillus subtilis staphylococcus aureus salmonella albicans influenza virus musculus
arabidopsis thaliana caenorhabditis elegans saccharomyces cerevisiae corpus jupiter saturn neptune uranus pluto apollo voyager cygnus orion andromeda vitamin aspirin ibuprofen paracetamol insulin
penicillin serum plasma complex quest quiz`,
  ]
    .join(' ')
    .split(/\s+/),
);
