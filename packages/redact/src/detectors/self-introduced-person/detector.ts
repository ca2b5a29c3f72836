import type { Candidate, PatternDetector } from '../../detector.ts';
import { isGivenName } from '../../judge/people/given-names.ts';
import { isLikelyPerson, isNicknamed, readsAsName } from '../../judge/people/likely-name.ts';
import { isRarerName } from '../../judge/people/rarer-names.ts';
import { isRenowned } from '../../judge/people/renown.ts';
import { hasPersonalData } from '../../judge/people/told-of-person.ts';
import { atFirstUse, expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { wholeName as whole, nameWord as word } from '../../shape/person-name.ts';

/** With what somebody begins who says in a chat, a letter or a call who it is; what these words begin with other things as well. */
const leads = inLines`
  [Ii](?:['\u2019]m| am)|[Tt]his is|[Ii]t(?:['\u2019]?s| is)|[Mm]yself|[Ss]oy|(?:[Ll]es? )?[Hh]abla|[Aa]qu\u00ed|[Jj]e suis|[Cc]['\u2019]est|
  [Ii]ci|[Ss]ono|[Qq]ui \u00e8|[Pp]arla|[Ss]ou(?: [oa])?|[Aa]qui (?:\u00e9|fala)(?: [oa])?|\u00e9 [oa]|[Ii]ch bin(?: (?:der|die))?|
  [Hh]ier (?:ist|spricht|is)(?: (?:der|die))?|[Ii]k ben|[Mm]et|[Uu] spreekt met|[Jj]estem|[Tt]u(?: m\u00f3wi)?|[Jj]ag \u00e4r|
  [Dd]et \u00e4r|[Jj]eg er|[Dd]et er|[Ss]unt|[Aa]ici|[Tt]ady|[Jj]a sam|[Aa]ko (?:po )?si|[Pp]angalan ko ay|[Jj]ina langu ni|[Nn]aitwa|
  [Ss]aya|[Oo]len
`;

/** Somebody who says who it is. */
export const selfIntroducedPerson: PatternDetector = {
  id: 'self-introduced-person',
  type: 'person_name',
  label: 'Name of somebody who introduces himself',
  shape:
    'A known name behind "I am", "this is", "soy", "hier ist" and their like at the beginning of a sentence, when a greeting stands before it, or behind it what people go on with: where they call from, what they call for, or another sentence about themselves.',
  link: 'https://schema.org/Person',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: inLines`
    i'm |i am |this is |it's |its |it is |myself |soy |habla |je suis |c'est |ici |sono |parla |sou |ich bin |hier ist |hier is |
    hier spricht |ik ben |met |jestem |tu |sunt |aici |tady |ja sam |ko si |po si |ko ay |langu ni |naitwa |saya |olen |jeg er |det er |my name is |name's | vagyok
  `.split('|'),
  trigger: /\u2019(?:m|s|est) |\bqu\u00ed |[\u00e8\u00e9] |fala |m\u00f3wi |\u00e4r |[\u00e9a] [oa] (?=\p{Lu})/gu,
  // The name is written with a capital, but for that behind the plainest of these words.
  guard:
    /[A-Za-z'\u2019 ]{2,12} (?:[A-Z\u0080-\uffff]|(?:der|die|o|a) [A-Z])| vagyok|(?=[Mm]y name is |[Nn]ame['\u2019]s |[Ii]t['\u2019]?s [a-z\u0080-\uffff]{3,15}(?: [a-z\u0080-\uffff]{3,20})?(?:[,.!\n\\"]| (?:and|from|here)|$))|[^\x00-\x7f]/,
  pattern: expression(
    [
      inLines`
        (?:(?:^|[\n.!?,;:>"\u201c(\u00a1\u2014-]|\\n) {0,2}|(?<=[\n.!?,;:>"\u201c(\u00a1\u2014-]|^)[ ]?\p{L}{2,12}(?:,? \p{L}{2,10}){0,2},? )
          (?:${leads}) (?:(?:Mr|Mrs|Ms|Dr|Frau|Herr)\.? )?(?<value>${whole}|${word})(?![\p{L}\d(=]|\.\p{L}|-\p{L}|['\u2019]s\b)
      `,
      `(?<![\\p{L}\\d])(?<value>${whole}) vagyok(?!\\p{L})`,
      `\\b(?:[Mm]y name(?: is|['\u2019]s)|[Nn]ame['\u2019]s|[Ii]t['\u2019]?s) (?<valueInSmall>\\p{Ll}{3,15}(?: \\p{Ll}{3,20})?)(?=,| (?:and|from|here)\\b|[.!]|\\n|$)`,
    ].join('|'),
    'gu',
  ),
  reach: [60, 80],
  accept: introducesSelf,
};

function introducesSelf(value: string, candidate: Candidate): boolean {
  const { text, start, end, groups } = candidate;
  const [first = '', second] = value.split(' ');
  if (groups['valueInSmall'] !== undefined)
    return (isGivenName(first) || isRarerName(first)) && (second === undefined || !isWordOfSentence.test(second));
  const behind = text.slice(end, end + 60);
  if (!readsAsName(value) || toldOrMade.test(behind) || isRenowned(value, candidate)) return false;
  if (
    metInEnglish.test(text.slice(Math.max(0, start - 60), start)) &&
    !metInDutch.test(text.slice(Math.max(0, start - 60), start))
  )
    return false;
  const isGreeted = greeted.test(text.slice(Math.max(0, start - 60), start));
  const isGoingOn = goesOn().test(behind);
  const isOfEnglish = english.test(text.slice(Math.max(0, start - 18), start));
  if (second !== undefined)
    // In other languages a post or a trade may be written with capitals.
    return (
      isLikelyPerson(value) ||
      / (?:speaking|calling)\b/.test(behind.slice(0, 12)) ||
      (isOfEnglish && (isGreeted || (isGoingOn && !behind.startsWith(', I')))) ||
      (isGreeted && !trade.test(value)) ||
      hasPersonalData(candidate)
    );
  if (isGreeted && isGoingOn) return true;
  if (!isGreeted && !isGoingOn) return false;
  return isGivenName(value) || isRarerName(value) || (isNicknamed(value) && (isGreeted || isOfEnglish));
}

/** Behind the name of somebody, or a pronoun, the Dutch word for "with" is an English one: whom they met. */
const metInEnglish = /[\p{L}\d] met (?:\p{L}{2,4}\.? )?$/u;
const metInDutch =
  /(?:^|[^\p{L}])(?:hallo|hoi|hey|hi|dag|goed?e?n?[ -]?(?:dag|morgen|middag|avond)|welkom|spreekt|spreek je|ja|nee)(?: [\p{L}'\u2019]{2,12}){0,2} met (?:\p{L}{2,4}\.? )?$/iu;

/** What somebody is by trade, where it is written with a capital. */
const trade =
  /^(?:Ingen|Engen|Ing\u00e9n|In\u017cyn|Desarroll|D\u00e9velop|Desenvolv|Entwickl|Ontwikkel|Svilupp|Programm?|Dire[ck]t|Gerent|Leiter|Stud|Estud|\u00c9tudi|Profes|Abogad|Avvocat|M\u00e9dic|Medic|Consult|Analis|Product|Project|Senior|Junior|Data|Software)/;

/** What nobody says of a place, a day or a trade. */
const english =
  /(?:^|[^\p{L}])(?:[Ii](?:['\u2019]m| am)|[Mm]yself|[Hh]abla|[Aa]qui (?:\u00e9|fala)(?: [oa])?|spricht|[Uu] spreekt met|[Tt]u m\u00f3wi|pangalan ko ay|langu ni|[Nn]aitwa) $/u;

const isWordOfSentence = /^(?:and|but|from|here|the|too|with|who|not|also)$/;

/** A figure says so in a story, and a program of itself. */
const toldOrMade =
  /^[,.!]?["\u201d'\u2019\u00bb] |^,? (?:(?:your|an?|the) )?(?:\p{L}+ ){0,2}(?:assistant|bot|AI|Assistent|asistente)/iu;

const greeted =
  /(?:^|[^\p{L}])(?:hi|hello|hey|hiya|yo|morning|afternoon|evening|hola|buenas|buenos d\u00edas|bonjour|all\u00f4|ciao|pronto|buongiorno|oi|ol\u00e1|al\u00f4|hallo|moin|guten (?:tag|morgen|abend)|servus|goedemorgen|hej|hei|dzie\u0144 dobry|cze\u015b\u0107|halo|bok|ahoj)(?: all| there| team| everyone| sir| madam| zusammen| tutti)?[,.!]?\s{1,2}[\p{L}'\u2019 ]{1,24}$/iu;

const goesOn = atFirstUse(
  inLines`
    ^,? (?:
      from|here|calling|speaking|writing|again|at (?:the|your)|and I|I(?:['\u2019](?:m|d|ve))? |applying|requesting|your (?:neighbou?r|tenant|colleague|student)|
      de la|del|desde|llamo|vecin[oa]|inquilin[oa]|du|je |j['\u2019]|de chez|locataire|chiamo|di(?= \p{Lu})|dell[ao'\u2019]|do|da|falando|moradora?|ligo|
      aus|von|vom|ich |wir |am Apparat|uit|van|ik |z(?= \p{Lu})|dzwoni\u0119|fr\u00e5n|fra|jag |jeg
    )|^, (?:la|el|le|la|il|die|der|uw|a|o) \p{Ll}
  `,
  'u',
);
