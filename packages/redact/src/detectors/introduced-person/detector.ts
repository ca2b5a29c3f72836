import type { Candidate, PatternDetector } from '../../detector.ts';
import { isCommonWord } from '../../judge/common-words.ts';
import { isFigure } from '../../judge/people/figures.ts';
import { isGivenName } from '../../judge/people/given-names.ts';
import { isLikelyPerson, isNicknamed, mayBePerson } from '../../judge/people/likely-name.ts';
import { isNobody } from '../../judge/people/nobody.ts';
import { isRarerName } from '../../judge/people/rarer-names.ts';
import { titledBrand } from '../../judge/people/titled-brands.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { wholeName as whole, nameWord as word } from '../../shape/person-name.ts';
import { roles } from '../../shape/roles.ts';

/** Words that stand before a person's name in nobody else's case; those of one word are titles. */
const words = inLines`
  [Mm]y (?:full )?name is|[Ii] am called|[Mm]ein Name ist|[Ii]ch hei\u00dfe|[Jj]e m['\u2019]appelle|
  [Mm]on nom est|[Mm]e llamo|[Mm]i nombre es|[Mm]i chiamo|[Mm]eu nome \u00e9|[Mm]ijn naam is|[Nn]azywam si\u0119|
  [Nn]ama saya|[Bb]enim ad\u0131m|(?<=[Mm]erhaba,? )(?:ben,? )?ad\u0131m|[Jj]ag heter|[Jj]eg hedder|[Jj]eg heter|[Nn]imeni on|[Jj]menuji se|
  [Vv]ol\u00e1m sa|[Mm]\u0103 numesc|[Aa] nevem|[Tt]\u00f4i t\u00ean l\u00e0|[Zz]ovem se|[Ii]k heet|[Tt]\u00ean t\u00f4i l\u00e0|[Mm]ein Vor- und Nachname ist|[Vv]olam sa|
  [Mm]ani sauc|[Mm]ano vardas(?: yra)?|[Mm]oje ime je|[Ii]me mi je|[Ee]m dic|[Ii]s mise|[Ff]y enw i (?:yw|ydy)|[Qq]uhem|[Mm]y naam is|
  [Mm]e chamo|[Cc]hamo-me|[Jj]menuju se|[Mm]it navn er|[Mm]itt navn er|[Mm]itt namn \u00e4r|[Ii]l mio nome \u00e8|[Mm]am na imi\u0119|[Mm]inu nimi on|[Bb]enim ismim|[Mm]on nom c['\u2019]est|
  (?:[Ee]m|[Mm]ình|[Aa]nh|[Cc]hị|[Cc]on) tên là
`;
const titles = inLines`
  Mr\.?|Mrs\.?|Ms\.?|Herrn?|Frau|Mme|Madame|Monsieur|Se\u00f1or(?:a)?|
  Pan[ia]?(?= \p{Lu}\p{Ll}{2,20}(?:sk[ai]|ck[ai]|wicz|czyk)\b)|Mlle|Sra\.?|Sr\.|Signora?|Prof\.|[Mm]evrouw|
  [Mm]eneer|[Dd]e heer|Dhr\.|Mw\.|Hr\.|Do\u00f1a|Dr\.
`;

/** Titles that one word is enough behind; those that are other words as well stand behind an article or a preposition. */
const titlesAlone = inLines`
  Mrs\.?|Mr\.?|Ms\.|Herrn?|Frau|Mme|Mlle|Madame|Monsieur|
  (?:[Ee]l|[Aa]l|[Dd]el|[Oo]|[Aa]o|[Dd]o) (?:Sr\.|[Ss]e\u00f1or|[Ss]enhor)|
  [Ll]a (?:Sra\.|[Ss]e\u00f1ora)|
  (?:(?:[Ii]l|[Aa]l|[Dd]el|[Ll]a|[Aa]lla|[Dd]ella) )?(?:[Ss]ignora?|[Ss]ig\.(?:ra)?|[Dd]ott\.(?:ssa)?)|
  [Dd]e heer|[Mm]evrouw|[Mm]eneer|[Dd]hr\.|[Mm]w\.|
  (?:[Dd]e|[Aa]vec|[Pp]ar|[Pp]our|[Ee]t|[Cc]her|[\u00c0\u00e0]|[a-z]{3,12}er) M\.
`;
const particle = '(?:(?:van|von) (?:de[rn]? )?|de(?: la| los)? |del |da |dos |di )';

/** A person whom a sentence, a label or a title introduces. */
export const introducedPerson: PatternDetector = {
  id: 'introduced-person',
  type: 'person_name',
  label: 'Name that is introduced as one',
  shape:
    'Two or three capitalised words behind "my name is" and its like in other languages, or behind a title; after `Mrs.`, `Herr` and `Frau` one word is enough. Also the full name in a line of `/etc/passwd`.',
  link: 'https://schema.org/Person',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: [
    ...inLines`
      name is|your name|your full name|ihr name|votre nom|appelez-vous|su nombre|se llama|suo nome|si chiama|
      seu nome|uw naam|am called|ich hei|appelle|nom est|me llamo|nombre es|mi chiamo|meu nome|
      naam is|nazywam|nama saya|jag heter|jeg he|nimeni on|jmenuji se|numesc|a nevem|zovem se|ik heet|mani sauc|mano vardas|moje ime|ime mi je|em dic|is mise|fy enw|quhem|my naam is|me chamo|chamo-me|jmenuju se|mit navn|mitt nam|mitt navn|mio nome|mam na imi|nimi on|benim ismim|nom c'est|useradd|adduser|usermod|hd. |c/o |
      attention de |att |att. |attn |attn. |t.a.v. |t.n.v. |pt |pt. |prepared by|signed by|ed by |itten by |
      comment by |on behalf of|spoke |met with|talked |chatted |meeting with|call with|call to |interview with|call me |my wife|
      my husband|my son|my daughter|my brother|my sister|our son|our daughter|our brother|our sister|our mother|our father|my mother|my father|
      my girlfriend|my boyfriend|my partner|name>|passenger|lunch with|dinner with|coffee with|
      appointment with|session with|mr |mr. |dr |miss |pan |pani |pana |mrs |mrs. |ms |ms. |herr|frau |fr. |fam. |familie |mme |mlle |madame |monsieur |ora |
      dear |liebe |lieber |hallo |hola |bonjour |caro |cara |beste |hej |volam sa|wrote:|wrote :|crit:|crit |escribi|schrieb|n:|sra|sr. |signor|sig. |sig.ra |dott.|de heer |mevrouw |meneer |dhr. |hr. |mw. |
      senhor | m. | bey|prof. |dr. |,,,:|cn=|:/bin/|:/home/|:/users/|:/usr/|:/sbin/|:/export/|:/opt/
    `.split('|'),
    ...roles.map((role) => `${role} (`),
  ],
  // Some of these words count with a capital only, or before one.
  guard:
    /(?! bey| BEY| Bey[a-z]|ms |mS |M[sS] [^A-Z\x80-\uffff]|miss |M(?:iss|ISS) [^A-Z]|dr |dR |D[rR] (?![A-Z][. ])|pan[ia]? |P(?:an[ia]?|AN[IA]?) [^A-Z\x80-\uffff]|pt[ .]|att[n. ]|n:|(?:lieber?|hallo|hola|bonjour|car[oa]|beste|hej) |[LHBC](?:ieber?|allo|ola|onjour|ar[oa]|este|ej) [a-z]|ora (?!d[aei] |del |dos |v[ao]n )[a-z]|(?:ed|itten) by [a-z])/,
  trigger:
    /nom c\u2019est |hei\u00dfen Sie|[Ss]e\u00f1or |t\u00ean l\u00e0|n t\u00f4i l\u00e0|ad\u0131m|H\u00e4nden | Han\u0131m|[vV]ol\u00e1m sa|Do\u00f1a /g,
  pattern: expression(
    [
      `\\b(?:${words})[ ]{1,2}(?<value>${whole}(?: ${word})?)(?![\\p{L}\\d])`,
      `(?<![\\p{L}\\d])(?:${titles}) (?:(?:Dr|Prof)\\.(?: med\\.)? )?(?<valueBehindTitle>${whole})(?![\\p{L}\\d])`,
      `(?<![\\p{L}\\d])(?:${titlesAlone}) (?:(?:Dr|Prof)\\.(?: (?:med|jur|phil|Ing)\\.)? ){0,2}(?<value>(?:${particle})?${word})(?![\\p{L}\\d-])`,
      // What Turkish puts behind a name.
      `(?<![\\p{L}\\d])(?!Say\u0131n )(?:(?<value>\\p{Lu}\\p{Ll}{2,20}) Han\u0131m|(?<valueBeforeBey>\\p{Lu}\\p{Ll}{2,20}) Bey)(?![\\p{L}\\d])`,
      // Initials behind a title, in capitals as banks and airlines print them.
      `(?<![\\p{L}\\d])(?:M(?:RS?|ISS)|Mrs?\\.?|Ms\\.?|Miss|Dr\\.?) (?<value>(?:[A-Z]\\.? ){1,3}[A-Z][\\p{L}'\u2019-]{2,20})(?![\\p{L}\\d])`,
      `(?<![\\p{L}\\d])Pan[ia]? (?<valueUnsure>${whole})(?![\\p{L}\\d])`,
      `(?<![\\p{L}\\d])(?:Familie|Fam\\.|Fr\\.) (?!\\p{L}{2,20}(?:idae|aceae|inae)\\b)(?<valueBehindTitle>(?:${particle})?${word})(?![\\p{L}\\d-])`,
      inLines`
        (?:^|\n|\\n)[ \t>]{0,8}(?:Dear|Liebe[r]?|Hallo|Hola|Bonjour|Caro|Cara|Beste|Hej) (?!
          Madame|Monsieur|M[rs]{1,2}\.?\b|Herrn?|Frau|Sir|Professor|Doctor|Dr|Customer|Hiring|Friends?|
          Colleagues?|Valued|Recruit|Reader|Students?|Parents?|Guests?|Members?
        )(?<value>${whole})(?=[,!:])
      `,
      `(?:(?:^|[\\n>,]) ?|, )(?<value>${whole})(?= (?:<[^>\\n]{3,80}> )?(?:wrote|schrieb|a \\u00e9crit|escribi\\u00f3) ?:)`,
      inLines`
        (?:
          [Yy]our (?:full |first |last )?name|[Ww]ie hei\u00dfen Sie|[Ii]st Ihr Name|[Vv]otre nom(?: complet)?|vous appelez-vous|[Ss]u nombre(?: completo)?|
          se llama(?: usted)?|[Ii]l [Ss]uo nome|si chiama|[Ss]eu nome|[Uu]w naam
        )(?:,? (?:please|bitte|s'il vous pla\u00eet|por favor|per favore)|,? for the record\.?)?[ ]?(?:\?|(?<=record\.))["*]{0,2}\s{1,4}(?:[-\u2013\u2014] |[\p{L}]{1,14}(?: [\p{L}]{1,14})?[:.] )?
        (?<valueUnsure>${whole})(?=[.,;]?\s|[.,;]?$)
      `,
      `\\bN:(?<value>\\p{Lu}[\\p{L}'\\u2019-]{1,30};\\p{Lu}[\\p{L}'\\u2019-]{1,30})(?=;)`,
      inLines`
        \b(?:
          [Aa]pproved|[Rr]eviewed|[Ww]ritten|[Rr]eported|[Rr]equested|[Ss]ubmitted|[Oo]wned|[Mm]aintained|
          [Mm]erged|[Pp]repared|[Ss]igned|[Pp]osted|[Uu]ploaded|[Cc]losed|[Rr]esolved|[Hh]andled|[Aa]nswered|[Ee]scalated|[Rr]aised|[Ll]ogged|[Ff]iled|[Cc]ompleted|[Rr]eferred|[Cc]omment
        ) by \(?(?<valueUnsure>${whole})(?![\p{L}\d])|
        (?<![\p{L}])(?:on behalf of|Pt\.?|z\. ?Hd\.(?: von)?|zu H\u00e4nden(?: von)?|[Cc]/[Oo]|[\u00c0\u00e0] l['\u2019]attention de|Attn?\.?|t\.[an]\.v\.) (?<valueUnsure>${whole})(?![\p{L}\d])|
        \b(?:
          (?:[Ss]poke|[Tt]alked|[Cc]hatted|[Cc]all) (?:to|with)|
          (?:[Mm]et|[Mm]eeting|[Ii]nterview|[Ll]unch|[Dd]inner|[Cc]offee|[Aa]ppointment|[Ss]ession) with
        ) (?<valueUnsure>${whole})(?![\p{L}\d])|
        \b(?:${roles.join('|')}|author) \(
          (?<valueUnsure>${whole})\)
      `,
      inLines`
        \b[Cc]all me (?<valueCalled>\p{Lu}\p{Ll}{2,14})(?![\p{L}\d])|
        \b(?:
          (?:[Mm]y (?:wife|husband|girlfriend|boyfriend|partner)|(?:[Mm]y|[Oo]ur) (?:son|daughter|brother|sister|mother|father))(?:'s name is| is called)?,?
        ) (?<value>\p{Lu}\p{Ll}{2,14})(?![\p{L}\d])
      `,
      inLines`
        <(?:[Ff]irst|[Ll]ast|[Ff]ull|[Gg]iven|[Ff]amily|[Mm]iddle|[Ss]ur|[Cc]ustomer|[Pp]atient|[Hh]older)_?[Nn]ame>
          \s{0,4}(?<value>\p{Lu}[\p{L}'\u2019 -]{1,60}\p{L})(?=\s{0,4}<)
      `,
      `(?:[;:]|\\b)CN="?(?<value>${whole})"?(?=[;:][^\\n]{0,200}?mailto:)`,
      `\\b[Pp]assenger(?: [Nn]ame)?:? (?<value>[A-Z]{2,20}/[A-Z]{2,20}(?: (?!(?:M[RS]|MRS|MISS|MSTR|DR)\\b)[A-Z]{2,20})?)(?![\\p{L}\\d])`,
      `\\b(?:useradd|adduser|usermod)\\b[^\\n"']{0,60} (?:-c|--comment|--gecos)[ =]["'](?<value>${whole})(?=["',])`,
      `(?:^|\\n)[a-z_][\\w.-]{0,31}:[^:\\n]{0,80}:\\d{1,10}:\\d{1,10}:(?<value>${whole})(?=[^:\\n]{0,84}(?:,,,:\\/|:\\/(?:[^:\\n]{1,80}:\\/)?(?:s?bin|home|[Uu]sers|usr|export|opt)\\/))`,
    ].join('|'),
    'gu',
  ),
  reach: [120, 200],
  accept: isPerson,
};

/** Where figures of books meet. */
const fiction =
  /\b(?:in the (?:story|novel|book|film|movie|tale|play|chapter)|Elizabeth Bennet|Sherlock Holmes|protagonist|Dickens|Austen)\b/;

/** Figures, products and words that a sentence begins with. */
const known =
  /^(?:Robot|Bovary|Butterfly|Pompadour|Tussauds?|Holle|Hulot|Dalloway|Doubtfire|Poppins|Darcy|Bingley|Quilp|Hyde|Jekyll|Watson|Moriarty|Dolittle|Scrooge|Incredible|Miyagi|Burns|Wonka|Clean|Bean|Pac-Man|Potato|Who|Strange|Watson|Holmes|Spock|Doktor|Professor|President|Speaker|Chairman|Mustermann|Smith|Doe|Docker|X|Y|Z)$/;

/** A chapter calls by the surname, or by that of a family, whom it has called by the whole name: `Mrs. Bennet` near `Elizabeth Bennet`. */
function isOfFigures(value: string, text: string, start: number): boolean {
  const surname = value.slice(value.lastIndexOf(' ') + 1);
  const around = text.slice(Math.max(0, start - chapter), start + chapter);
  for (let at = around.indexOf(` ${surname}`); at !== -1; at = around.indexOf(` ${surname}`, at + 1)) {
    const first = /\p{Lu}\p{Ll}{1,15}$/u.exec(around.slice(Math.max(0, at - 16), at))?.[0];
    if (first !== undefined && isFigure(`${first} ${surname}`)) return true;
  }
  return false;
}

const chapter = 2000;

/** What somebody asks to be called by: a given name, or a short form of one. */
function isCalledSo(value: string): boolean {
  return isGivenName(value) || isRarerName(value) || isNicknamed(value);
}

function isPerson(value: string, { text, start, end: behind, groups }: Candidate): boolean {
  if (fiction.test(text.slice(Math.max(0, start - 120), behind + 80)) || isOfFigures(value, text, start)) return false;
  // A product may be called after a doctor or a master, and a post begins as they do.
  if (groups['valueBehindTitle'] !== undefined && (titledBrand.test(value) || !mayBePerson(value))) return false;
  // Books and ranks of others are called so too, and a sentence in capitals.
  if (groups['valueCalled'] !== undefined && !isCalledSo(value)) return false;
  if (groups['valueBeforeBey'] !== undefined && !isGivenName(value) && !isRarerName(value)) {
    const around = text.slice(Math.max(0, start - 60), behind + 60);
    if (isCommonWord(value) || !/[\u0131\u0130\u011f\u015f\u015e]/.test(around)) return false;
  }
  // These words stand before programs and companies as well.
  if (
    groups['valueUnsure'] !== undefined &&
    (!isLikelyPerson(value) || value.split(' ').some((word) => isCommonWord(word)))
  )
    return false;
  return (
    !isNobody(value) &&
    !known.test(value) &&
    !/\b(?:Required|Optional|Main|Room|Hall|Stage|Lobby|Auditorium|Desk|Invalid|Missing|Default|Field|String|Null|True|False|Id|ID|API|Data|Type|List|Order|Account|Value|CI|CD|Server|Service|Production|Staging|Acme|Ltd|Jenkins|Pipeline)\b/.test(
      value,
    )
  );
}
