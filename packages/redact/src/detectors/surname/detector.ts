import type { Candidate, PatternDetector } from '../../detector.ts';
import { isCommonWord } from '../../judge/common-words.ts';
import { isNobody } from '../../judge/people/nobody.ts';
import { isRenowned } from '../../judge/people/renown.ts';
import { surnameEndingPattern, surnameEndings, surnames } from '../../judge/people/surnames.ts';
import { isToldOfPerson } from '../../judge/people/told-of-person.ts';
import { atFirstUse, expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

const endings = surnames
  .map((name) => name.slice(0, 1).toUpperCase() + name.slice(1))
  .sort((a, b) => b.length - a.length);

/** A person whom nothing introduces, known by the last name. */
export const surname: PatternDetector = {
  id: 'surname',
  type: 'person_name',
  label: 'Name that ends in a surname',
  shape:
    'A capitalised word that is no common one, perhaps an initial, and one of some five hundred surnames that are nothing else, or a word that ends as surnames do, where words or data beside it tell of a person.',
  link: 'https://schema.org/familyName',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: [...surnames.filter((name) => /^[a-z]+$/.test(name)).map((name) => ` ${name}`), ...surnameEndings],
  trigger: expression(
    [
      ...endings.filter((name) => /[^\x00-\x7f]/.test(name)),
      'ović',
      'ević',
      'oğlu',
      'dóttir',
      'ński',
      'ńska',
      'ström',
    ].join('|'),
    'g',
  ),
  // What stands before is a capitalised word, or the point of an initial; and a surname is written with a capital.
  guard: /(?<=[A-Za-z\u00c0-\u017f\u2019.-])(?! [a-z])/,
  pattern: expression(
    inLines`
      (?<![\p{L}\p{N}_.@/#$&+-])(?<value>
        (?<first>\p{Lu}(?:[\p{Ll}\u2019-]{1,15}|\.(?: ?\p{Lu}\.)?))(?:-\p{Lu}\p{Ll}{1,12})?
          (?: \p{Lu}\.?| \p{Lu}\p{Ll}{2,12})? (?:${endings.join('|')}|\p{Lu}\p{Ll}{1,14}${surnameEndingPattern})
          (?:-\p{Lu}\p{Ll}{2,14})?
      )(?![\p{L}\p{N}_(=]|\.\p{Ll}|::|-\p{L})
    `,
    'gu',
  ),
  reach: [50, 20],
  accept: isPerson,
};

/** Words that begin a sentence, ask for somebody or go with a title; and ideas named after two people. */
const noGivenName = atFirstUse(inLines`
  ^(?:
    The|A|An|Granny|Uncle|Aunt|Auntie|Grandma|Grandpa|And|Or|But|If|When|While|With|For|From|To|By|Of|In|On|
    At|As|Is|Was|Are|Has|Had|Did|Does|Can|Will|May|Per|Via|See|Ask|Tell|Call|Email|Ping|Dear|Hi|Hello|Hey|
    Bonjour|Hola|Hallo|Ciao|Liebe|Lieber|Caro|Cara|Geehrter|Geehrte|Sehr|Thanks|Thank|Cheers|Mr|Mrs|Ms|Dr|
    Prof|Sir|Madam|Professor|Doctor|President|Senator|Judge|Captain|Chef|Coach|Herr|Frau|Madame|Monsieur|
    Se\u00f1or|Se\u00f1ora|Team|Customer|Client|User|Patient|Agent|Contact|Author|Owner|Reviewer|Assignee|
    Reporter|Driver|Passenger|Name|Both|Only|Also|Like|Then|After|Before|Since|Because|That|This|These|Those|
    His|Her|Their|My|Our|Your|No|Not|Yes|Said|Says|Rio|San|Santa|Los|Las|El|La|Costa|Puerto|Cruz|Mount|Lake|
    Port|Fort|New|North|South|East|West|Upper|Lower|Great|Saint|Kolmogorov|Levenberg|Gram|Hodrick|Kruskal|
    Bland|Durbin|Box|Goldman|Morgan|Harley|Johnson|Procter|Deutsche|Banco|Credit|Apache|Google|Microsoft|
    Amazon|Python|Java|Dr|Nelder|Baker|Gauss|Hotel|Casa|Villa|Plaza|Calle|Rua|Via|Avenida|Instituto|Colegio|
    Project|Operation|Hurricane|Company|Group|Inc|Corp
  )$
`);

function isPerson(_value: string, candidate: Candidate): boolean {
  const { text, end, groups } = candidate;
  const first = groups['first'] ?? '';
  const value = groups['value'] ?? '';
  if (isCommonWord(first) || isNobody(value) || isRenowned(value, candidate)) return false;
  if (!isToldOfPerson(candidate)) return false;
  if (
    value
      .split(' ')
      .slice(0, -1)
      .some((word) => noGivenName().test(word))
  )
    return false;
  return !/^(?: |')(?:Street|St\b|Road|Avenue|University|College|School|Institute|Hospital|Foundation|Inc|Corp|Ltd|LLC|GmbH|AG|Sampling|Test|Theorem|Distribution|Algorithm|Score|Method|Prize|Award|Park|Center|Centre|Airport|Co\b|& )/.test(
    text.slice(end, end + 16),
  );
}
