import { atFirstUse } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isNameParticle } from '../../shape/person-name.ts';
import { isCommonWord } from '../common-words.ts';
import { isFigure } from './figures.ts';
import { isGivenName } from './given-names.ts';
import { isNobody } from './nobody.ts';
import { isOfPlaceOrFirm } from './places-and-firms.ts';
import { endsAsSurname, isRarerName } from './rarer-names.ts';
import { isSurname } from './surnames.ts';
import { isThing } from './things.ts';

/** True for capitalised words that read as a person's name where the text calls for one: none of them is another word. */
export function readsAsName(value: string): boolean {
  if (isNobody(value) || isFigure(value)) return false;
  return value.split(/[ ,]+/).every((word) => initial.test(word) || isNameParticle(word) || isNameWord(word));
}

/** The same for a name of which a given name or a surname is known. */
export function isKnownName(value: string): boolean {
  if (!readsAsName(value)) return false;
  const words = value.split(/[ ,]+/).flatMap((word) => [word, ...word.split('-')]);
  return (
    words.some((word) => isGivenName(word) || isSurname(word) || (/[ -]/.test(value) && isRarerName(word))) ||
    isNicknamed(words[0]!)
  );
}

/** The same for a name that is known, that begins with a given name or whose last word ends as surnames do. */
export function isLikelyPerson(value: string): boolean {
  const first = value.split(/[ ,]/)[0]!;
  if (isGivenName(first) || isRarerName(first)) return !isNobody(value) && !isFigure(value);
  return isKnownName(value) || (readsAsName(value) && endsAsSurname(value.slice(value.lastIndexOf(' ') + 1)));
}

/** True for a given name or a surname that stands alone, where it is known or ends as surnames do. */
export function isPartOfName(word: string): boolean {
  return isGivenName(word) || isRarerName(word) || isSurname(word) || isNicknamed(word) || endsAsSurname(word);
}

/** The same as `readsAsName`, and true for words of which the first is a known name, whatever the others are. */
export function mayBePerson(value: string): boolean {
  return (
    readsAsName(value) ||
    (!isNobody(value) && !isFigure(value) && !house.test(value) && isKnownName(value.split(/[ ,]/)[0]!))
  );
}

/** What bears the name of somebody. */
const house = / (?:Station|Street|Road|Hotel|Hospital|Clinic|School|College|University|Museum|Airport|Church|Library)$/;

/** True for a given name that is also a word, a place or a short form of another: one where a person is meant. */
export function isNicknamed(word: string): boolean {
  return also.has(word.toLowerCase());
}

function isNameWord(word: string): boolean {
  return (
    /^[\p{Lu}\p{Lo}]/u.test(word) &&
    !/^\p{Lu}{2,}$|^\p{Lu}{3}\p{Lu}*\p{Ll}/u.test(word) &&
    !/\p{Ll}\p{Lu}\p{Ll}*\p{Lu}/u.test(word) &&
    (isNicknamed(word) ||
      (!isCommonWord(word) &&
        !isThing(word) &&
        !isOfPlaceOrFirm(word) &&
        !others().test(word) &&
        (isGivenName(word) || !derived().test(word))))
  );
}

const initial = /^(?:\p{Lu}\.){1,3}$/u;

/** True for a word of offices, companies and programs, or one with which sentences begin. */
export function isOffice(word: string): boolean {
  return others().test(word);
}

/** Words of offices, companies and programs, and words with which sentences and headings begin. */
const others = atFirstUse(
  `^(?:${[
    inLines`
      Welt|Mundo|Monde|Mondo|Bella|Stadt\p{L}*|Gemeente|Gemeinde|Banco|Banque|Banca|Caisse|Groupe|Gruppe|
      Revenue|Tier|Traders?|Vendors?|Suppliers?|Platforms?|Administrators?|Manager|Director|Not|Found|Clientes?|
      Kunden?|Klant|Klient|Usuarios?|M\u00fc\u015fteri\p{L}*|Kullan\u0131c\u0131\p{L}*|Asiak\p{L}*|\u00dcgyf\p{L}*|Z\u00e1kazn\u00ed\p{L}*|Equipo|Équipe|Equipe|Amig[oa]s?|Señores|Damen|Herren|Kolleg(?:en?|in|innen)|
      (?:Kund|Mieter|Patient|Nachbar|Mitarbeiter|Bewerber|Leser)(?:e?n|in|innen)?|(?:Besucher|Teilnehmer|Zuschauer|Zuhörer|Anwohner|(?:Haus)?[Bb]ewohner|Einwohner|(?:Be)?[Nn]utzer|Mitbürger|Urlauber)(?:n|in|innen)?|Studierende|Reisende|(?:Hotel|Fahr|Kur)gäste|Freunde?|Freundin|Lecteurs?|Messieurs|Mesdames|Sir|Madam|Madame|Monsieur|Mister|Miss|Doctor|
      Professor|Everyone|Everybody|Someone|Anyone|Nobody|Folks|Friends?|Guys|Team|Zusammen|Alle|Tous|Todos|
      Tutti|Allemaal|Colleagues?|Neighbou?rs?|
      Eltern|Kinder|G\u00e4ste|Mitglieder|Wszys\p{L}+|D\u00fcnya|Herkes\p{L}*|Arkada\u015flar|Pessoal|Galera|Gente|Ragazz[aei]|Iedereen|Mensen|
      Enfants|Coll\u00e8gues|Compa\u00f1er[oa]s|Chic[oa]s|Kids|Girls|Boys|Ladies|Gentlemen|Allihopa|Members?|Residents?|Parents|Students?|Readers?|Customers?|
      Clients?|Users?|Patients?|Candidates?|Applicants?|Subscribers?|Partners?|Investors?|Hiring|Recruit\w*|
      Hey|Hi|Hello|Hallo|Bonjour|Hola|Ciao|Dear|Valued|Santa|Diary|Lord|World|Reviewers?|Editors?|Committee|Both|Again|There|Thanks|Thank|Please|Sorry|
      Yes|No|Okay|Ok|Just|Good|Morning|Afternoon|Evening|Night
    `,
    inLines`
      Accounts?|Billing|Sales|Marketing|Finance|Legal|Payroll|Purchasing|Procurement|Logistics|Operations|
      Security|Compliance|Quality|Human|Resources|Help|Office|Board|Council|Ministry|Embassy|Police|Court|
      Bureau|Agency|Association|Federation|Union|Chamber|Institute|Academy|Consulting|Consultants?|Solutions|
      Systems|Technolog\w+|Industries|Enterprises?|Associates|Energy|Health|Healthcare|Insurance|Media|Digital|
      Global|International|National|Royal|United|American|European|British|German|French|Italian|Spanish|
      Chinese|Japanese|African|Indian|Northern|Southern|Eastern|Western|General|Central|Federal|State|City|Town|
      County|Region|District
    `,
    inLines`
      Amazon|Google|Microsoft|Apple|Oracle|Adobe|Slack|Jira|Zoom|Teams|Outlook|Gmail|Excel|Word|Stack|Overflow|
      Visual|Studio|Salesforce|Stripe|Shopify|Zendesk|Hubspot|Azure|Elastic|Kafka|Terraform|Ansible|Grafana|
      Datadog|Sentry|Kibana|Spark|Airflow|Snowflake|Tableau|Figma|Notion|Asana|Trello|Copilot|Siri|Alexa|
      Cortana|Claude|Jenkins|Travis|Circle|Dependabot|Renovate|Safari|Firefox|Chromium|Edge|Opera|Vercel|
      Netlify|Heroku|Cloudflare|Fastly|Twilio|Okta|Auth|Acme|Globex|Initech|Contoso|Fabrikam|Northwind|
      Mechanical|Turk|Explorer|Jeeves|Wikipedia|Reddit|Hacker|Twitter|Facebook|Instagram|Linkedin|Youtube|
      Netflix|Spotify|Uber|Tesla
    `,
    inLines`
      Required|Optional|Unknown|Pending|Approved|Rejected|Draft|Final|None|Null|NaN|True|False|Yes|Invalid|Missing|
      Guilds?|Squads?|Crew|Tribe|Chapter|Taskforce|Backend|Frontend|Automatic|Automated|Manual|Internal|External|Public|Private|Senior|Junior|Chief|Vice|Deputy|Assistant|
      Executive|Managing|Acting|Former|New|Old|Big|Great|Best|Top|First|Second|Third|Last|Next|Previous|All|Any|
      Each|Every|Other|Same|Our|Your|My|His|Her|Their|Its|Not|What|Why|How|Who|Where|Which|Add|Fix|Make|Get|Set|
      Run|See|Try|Let|Use|Do|Be|Go
    `,
    inLines`
      Cr[ée]dit[oe]?|Volksbank|Sparkasse|Raiffeisen\p{L}*|Versicherung\p{L}*|Assurances?|Assicurazioni|Seguros|Autohaus|
      \p{L}{3,}(?:werke|stelle|service|abteilung|zentrale|b\u00fcro|verwaltung|redaktion|dienst|nummer|schaft)|Zentrale|Hotline|Apotheke|Pharmacie|Farmacia|Praxis|Kanzlei|Klinik\p{L}*|Krankenhaus|H[ôo]pital|Clinique|Mairie|
      Ayuntamiento|Comune|Universi(?:dad|tà|té|tät)|Hochschule|Schule|Verein|Verband|Restaurant|Ristorante|
      Pizz(?:a|eria)|Bistro|Boulangerie|Bäckerei|Supermercado|Transportes?|Hermanos|Frères|Fratelli|Gebrüder|
      Dienst(?:e|stelle)?|Abteilung|Verwaltung|Leitung|Technik|Technische[rns]?|Empfang|Sekretariat|Dzia\u0142|Biuro|Obs\u0142uga|Wsparci[ea]|Afdeling|Avdelning\p{L}*|Odd\u011blen\u00ed|Podpora|Editorial|Standard|Generic|Keyboard|Printer|Controller|Audio|Red
    `,
  ].join('|')})$`,
  'u',
);

/** How words end that are made of others, and a few given names. */
const derived = atFirstUse(
  inLines`
    ^\p{L}+(?:
      ing|ings|ers?ship|ance|ence|ments|tions|sions|sion|ware|ics|ology|ity|ities|ful|less|ous|ive|tech|soft|
      corp|base|Script|Hub|Lab|bot|store|shop|link|book|gram
    )$
  `,
  'u',
);

const also: ReadonlySet<string> = new Set(
  `abby abe abel ace aldo alec alf alma amber andy angel april archie ari art arya ash asher aspen athena aubrey august aurora austin autumn ava avery
barry basil bea beau beck becky belle bert bess beth betty bev bill billy bjork blair blake blythe bob bobby brad brady bram brent brett brooke brooklyn bruce bryce buddy
cal caleb carlton carter cash caspian cassie cate cece cecily cecil celeste celia chad chandra chase chelsea chester chip chloe chris christa christian chuck cleo cliff clint clive cody cole colin colby cora cordell corey courtney craig cressida crystal curt curtis cynthia
daisy dale dallas dan dana dani danny dante darcy daria darla darren dave davy dawn dean deb debbie dee deepa delia della demi denise denny des desmond devon dex dexter dina dirk dolly dominic don donny dora doris dot doug drew duane duncan dustin dwayne dylan
ed eddie eden edgar edith edna edward eli elias ella ellie elliot ellis elsa elton elvis emerson emery enzo eric erica erik erika erin esme esther ethan etta eva evan eve evelyn ezra
faith fay felicity felix fern finn fiona flo flora florence floyd fran frank frankie franz fraser fred freddie freya fritz
gabe gabi gaby gail gareth gary gemma gene geoff georgia ger gerry gil gill gina ginger ginny glen glenn gloria gordon grace graham grant grayson greg greta guy gwen gwyn
hal hana hank hannes hans harley harper harry harvey hattie hazel heath heather hector heidi helga herb hester hollis holly homer hope howard hugh hugo hunter
iain ida ike ina ingo ira irene iris isla ivan ivo ivy
jack jackie jackson jade jaime jake jamal james jamie jan jana jane janet janice jasmine jay jazz jean jeff jen jenna jenny jerome jerry jess jesse jessie jet jewel jill jim jimmy jo joan jodie jody joe joel joey johnny jon jonas joni jordan jose josh joy joyce jude judy jules julia juno justin
kai kane kara karl kat kate kathy katie katy kay kaye keith kelly ken kenny kent kev kevin kiki kim kip kirk kit kris kurt kyle kylie
lance lane lara larry lars laurel lea leah lee leila lena leo leon les leslie lex lexi lia lil lila lily lina linda lisa liv liz liza lizzie lloyd logan lois lola lorna lorenz lottie lou louie louis lucas luca luce lucia lucian lucy luis luke luna lydia lyle lynn
mack mae maggie maia malcolm mali mandy manny mara marc marcel marco marcus maria marian marie mario marion marisol mark marlon mary mason mateo matt matty maude max maya megan mel melody mercy mia mick mickey mike mila miles milo mimi min mina minnie mirjam mo molly mona monica monty morgan morris moses muriel myra
nan nancy nat nate ned nell nelly nelson nick nicky nico niels nikki nina noa noah noel nola nora norma norman
olive oliver ollie olivia opal oprah oscar otis otto owen
paddy paige paris parker pat patience patricia patrick patty paul paula paxton pearl peggy penny percy perry pete petra phil pia pierce piers piper pippa poppy preston prince
quentin quinn
rae ralph ramon ramona ray raymond reed reggie regina remy rene resi rex rhea rhys ria rich rick ricky riley rita rob robbie robert robin rocco rocky rod roger roland roman romeo romy ron ronnie rory rosa rosalinda rosalind rosalyn rose rosemary rosie ross rowan roy ruby rudy russ russell rusty ruth ryan ryder
sabine sadie sage sally sam sami sammy sandy sara saskia saul savannah scott sean seb serena seth shane shannon sharon shaun shawn sheila shelby shirley sid sidney sienna silas silke sky skye sofia sol sonia sonny sophie spencer stacey stacy stan stella stephen sterling steve stevie stewart stu stuart sue summer suri susan susie sven sydney sylvia
tammy tara tasha ted teddy terra terry tess tessa thea theo tia tiffany tilly tim timmy tina tobias toby todd tom tommy toni tony tracey tracy travis trent trevor trey tricia trina trish tristan troy trudy tucker tyler
uma una ursula uwe
val valerie vera vern vic vicky victor victoria vince viola violet virginia vita viv
wade wallace wally walt walter warren wayne wendy wes wesley whitney will willa willie willow winnie winston wolf woody wyatt
yana yanni yuri yusra yves
zac zach zack zara zeke zelda zeno zoe zola`
    .split(/\s+/)
    .filter(Boolean),
);
