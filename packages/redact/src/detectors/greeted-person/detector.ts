import type { Candidate, PatternDetector } from '../../detector.ts';
import { isGivenName } from '../../judge/people/given-names.ts';
import { isKnownName, isNicknamed, readsAsName } from '../../judge/people/likely-name.ts';
import { isRarerName } from '../../judge/people/rarer-names.ts';
import { hasPersonalData } from '../../judge/people/told-of-person.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { wholeName as whole, nameWord as word } from '../../shape/person-name.ts';

const greetings = inLines`
  Hi|Hello|Hey|Dear|Hallo|Hola|Bonjour|Bonsoir|Salut|Ciao|Liebe[r]?|Beste|Hej|Hei|Servus|Moin|Car[oa]|
  Querid[oa]|Estimad[oa]|Prezad[oa]|Cher|Ch\u00e8re|Ol\u00e1|Oi|Drog[ia]|Cze\u015b\u0107|Ahoj|Merhaba|Sevgili|
  Kj?\u00e6re|Geachte|Sehr geehrter?|
  Good (?:morning|afternoon|evening)|
  Guten (?:Morgen|Tag|Abend)|Szanown[ya]|Gentile|Spettabile|Stimat[\u0103e]|V\u00e1\u017een[\u00fd\u00e1]|Szia|Kedves|Tisztelt|Say\u0131n|Hyv\u00e4|Egregi[oa]|Buongiorno|Buonasera|
  Buen[oa]s (?:d\u00edas|tardes|noches)|Bom dia|Boa (?:tarde|noite)|Goede(?:morgen|middag|navond)|God (?:morgon|morgen|dag)|Dzie\u0144 dobry|Dobr\u00fd den
`;
const titles = inLines`
  M[rs]{1,2}\.?|Mrs\.?|Miss|Dr\.?|Prof\.?|Professor|Herrn?|Frau|Madame|Monsieur|Mme|Mlle|M\.|
  Sra?\.?(?:ta\.?)?|[Ss]e\u00f1or(?:a|ita)?|[Dd]ott\.(?:ssa)?|Don|Do\u00f1a|Senhora?|Signora?|Sig\.(?:ra)?|[Dd]e heer|[Hh]eer|
  [Mm]evrouw|[Pp]anie|[Pp]an[e\u00ed]?|Pani|Domnule|Doamn\u0103|Bay|Bayan
`;
const title = `(?:(?:${titles}) (?:(?:Dr|Prof)\\.?(?: med\\.)? )?)`;
/** The end of a line, as it is and as it is escaped. */
const lineEnd = '[ \\t]{0,2}(?:[\\r\\n]|\\\\n|$)';

/** Somebody whom a letter or a message greets. */
export const greetedPerson: PatternDetector = {
  id: 'greeted-person',
  type: 'person_name',
  label: 'Name of somebody who is greeted',
  shape:
    'A name behind "Dear", "Hi", "Hola" and their like at the beginning of a line: a surname behind a title, any name when the line ends with it, else one that is known as a name; and a known one behind "Thanks for …,".',
  link: 'https://schema.org/Person',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: inLines`
    hi |hello |hey |dear |hallo |hola |bonjour |bonsoir |salut |ciao |liebe |lieber |beste |hej |hei |servus |
    moin |caro |cara |querido |querida |estimado |estimada |prezado |prezada |cher |oi |drogi |droga |ahoj |
    merhaba |sevgili |geachte |sehr geehrte|good morning |good afternoon |good evening |guten morgen |
    guten tag |guten abend |szanown|gentile |spettabile |szia |kedves |stimate |tisztelt |egregio |egregia |buongiorno |buonasera |buenos |buenas |bom dia|boa tarde|boa noite|goedemorgen |goedemiddag |goedenavond |god morgon |god dag |god morgen |thanks|thank you|welcome|meet you,|see you again,
  `
    .split('|')
    .flatMap((word) => (word.endsWith(' ') ? [word, word.replace(/ $/, ',')] : [word])),
  trigger:
    /Ch\u00e8re|Ol\u00e1|Cze\u015b\u0107|K\u00e6re|Kj\u00e6re|Stimat\u0103|V\u00e1\u017een[\u00fd\u00e1]|Say\u0131n|Hyv\u00e4|Dzie\u0144|Dobr\u00fd/g,
  // All of these words are written with a capital, and before a name that is, or a title.
  guard:
    /(?:(?<![A-Za-z])|(?<=\\[nrt]))[A-Z][a-z]{1,10}(?: (?:[^a-z\s\d]|geehrte|morning|afternoon|evening|[dh]e|[Mm]ev|se\u00f1|pan|you|back|to|so|very|again|d\u00edas|tardes?|noches?|dia|noite|morg[eo]n|dag|dott|sig)|[ya] P|s? for|,)|(?:meet you|see you again), \p{Lu}/u,
  pattern: expression(
    [
      inLines`
        (?:^|[\n>"*]|\\n|: )[ \t>]{0,8}(?:${greetings}),? ${title}(?<value>
          ${word}(?:[ -](?:(?:van|von|de|der|den) )?${word}){0,2}
        )(?=[,!:.;)\u2013\u2014-]|${lineEnd}|[ \t]{1,2}[\u2013\u2014-])
      `,
      `(?:^|[\\n>"*]|\\\\n)[ \\t>]{0,8}(?:${greetings}) (?!Gr(?:\u00fc|ue)(?:\u00df|ss))(?<value>${word}(?:[ -]${word}){0,2})(?=[ \\t]?[,!:]?${lineEnd})`,
      `(?:^|[\\n>"*]|\\\\n|: )[ \\t>]{0,8}(?:${greetings}) (?<valueUnsure>${whole}|${word})(?=[ \\t]?[,!:.\\u2013\\u2014-])`,
      `\\b(?:Thanks|Thank you)(?: so much| very much| again)?(?: for [^,.!?\\n]{1,50})?, (?<value>${word})(?=[.!,\\n]|$)`,
      `\\b(?:[Nn]ice|[Gg]ood|[Gg]reat|[Ll]ovely|[Pp]leased|[Gg]lad) to (?:meet|see|e-?meet) you(?: again)?, (?<valueUnsure>${whole}|${word})(?=[.!,\\n"'<|\\\\]|$)`,
      `\\bWelcome(?: back)?(?: to [^,.!?\\n]{1,40})?, (?<valueUnsure>${whole}|${word})(?=[.!,\\n"'<|\\\\]|$)`,
    ].join('|'),
    'gu',
  ),
  reach: [12, 140],
  accept: isGreeted,
};

function isGreeted(value: string, candidate: Candidate): boolean {
  const { groups } = candidate;
  // A title says that it is a person; and so do thanks, and a line that ends with the name.
  if (groups['valueUnsure'] === undefined) return readsAsName(value);
  if (!readsAsName(value)) return false;
  const isKnown = / /.test(value) ? isKnownName(value) : isGivenName(value) || isNicknamed(value) || isRarerName(value);
  // Whoever is told of an address or a number is no town and no crowd.
  return isKnown || hasPersonalData(candidate);
}
