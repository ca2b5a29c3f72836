import type { PatternDetector } from '../../detector.ts';
import { mayBePerson, readsAsName } from '../../judge/people/likely-name.ts';
import { isNobody } from '../../judge/people/nobody.ts';
import { isOfWork } from '../../judge/people/works.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { nameParticles } from '../../shape/person-name.ts';

/** The words of a name behind the first one, as a pattern to be counted. */
const others = `(?: (?:(?:${nameParticles}) ){0,2}\\p{Lu}[\\p{L}.'\\u2019-]{0,30})`;

/** Where a name stands beside what somebody wrote, one form after the other. */
const places: readonly string[] = [
  // A line of `git blame`.
  inLines`
    (?:^|\n)\^?[0-9a-f]{7,40} (?:[\w./-]{1,120} {1,4})?\((?<value>
      \p{Lu}[\p{L}.'\u2019-]{0,30}${others}{0,3}
    ) {1,30}20\d\d-
  `,
  // The head of a letter.
  inLines`
    (?:^|\n|\\n)(?:From|To|Cc|Reply-To|Sender): "?(?<value>
      \p{Lu}[\p{L}.'\u2019-]{1,30}(?:,?${others}){1,3}
    )"? <
  `,
  // What a mail program writes above a letter that it quotes.
  inLines`
    \d{1,2}:\d\d(?::\d\d)?(?: Uhr)?,? (?:schrieb|schreef|skrev) (?<value>\p{Lu}[\p{L}.'\u2019-]{1,30}${others}{1,3})(?= ?(?:<[^<>\n]{3,80}>)?:)|
    \d{1,2}:\d\d(?::\d\d)?(?:[ \u202f][AP]M)?,? (?<value>\p{Lu}[\p{L}.'\u2019-]{1,30}${others}{1,3})(?= (?:wrote|a \u00e9crit|escribi\u00f3|ha scritto|escreveu) ?:)
  `,
  // The same, where the letters beyond ASCII are written as the head of a letter has to: the words that hold the name.
  inLines`
    (?:^|\n)(?:From|To|Cc|Reply-To|Sender):[ ]"?=\?[\w-]{3,14}\?[BbQq]\?(?<value>[^\s?]{4,120})\?=(?:\s{1,3}=\?[\w-]{3,14}\?[BbQq]\?(?<value>[^\s?]{4,120})\?=)?
      "?[ ]<
  `,
  // A manifest or a module that names its author.
  inLines`
    \b(?:(?:[aA]uthor|[mM]aintainer|[cC]ontributor)s?|(?:AUTHOR|MAINTAINER|CONTRIBUTOR)S?|__author__)
      (?:_name|_NAME|Name)?(?:["']?\s{0,3}[:=]\s{0,3}
      (?:\[\s{0,20})?(?:\{\s{0,20}["']?(?:name|NAME|Name|full_name|fullName)["']?\s{0,3}[:=]\s{0,3})?|
      \]{1,2}\s{1,20}name\s{0,20}=\s{0,3})["'](?<valueInManifest>
        \p{Lu}[\p{L}.'\u2019-]{1,30}${others}{1,3}
      )(?=["' <,(])
  `,
  // What an office keeps of who made a document.
  inLines`
    <(?:cp:lastModifiedBy|meta:initial-creator|meta:last-author|dc:creator(?=>[^<>\n]{1,100}<\/dc:creator>\s{0,8}<(?:cp|meta|dcterms):))>(?<value>
      \p{Lu}[\p{L}.'\u2019-]{1,30}${others}{1,3}
    )(?=<\/)
  `,
  // A line of `git shortlog`, or of counted authors.
  String.raw`(?:^|\n) {0,8}\d{1,6}(?:\t| {1,2})(?<valueBehindCount>\p{Lu}[\p{L}.'\u2019-]{0,30}${others}{1,3})(?= <|\r?\n|$)`,
  // A name in angle brackets behind a time.
  String.raw`(?: ago|\d\d:\d\d(?::\d\d)?(?: [+-]\d{4})?)\) {1,2}<(?<value>\p{Lu}[\p{L}.'\u2019-]{0,30}${others}{1,3})>`,
  // A line of a log: the hash, the name, the time.
  inLines`
    (?:^|\n|\* )[0-9a-f]{7,40} (?:- )?(?<value>
      \p{Lu}[\p{L}.'\u2019-]{1,30}${others}{1,3}
    )(?:,| -)? (?:\d{1,3} \w{3,7} ago|20\d\d-\d\d-\d\d)|
    (?:^|\n|\* )[0-9a-f]{7,40} {1,3}\(?(?:\d{1,3} \w{3,7} ago|20\d\d-\d\d-\d\d(?: \d\d:\d\d:\d\d [+-]\d{4})?)\)? {1,3}(?<valueBehindWords>
      \p{Lu}[\p{L}.'\u2019-]{1,30}${others}{1,3}
    )(?=[ ]{2}|\t|\r?\n|[ ]?[|:]|$)
  `,
  // What a page says of a picture.
  inLines`
    \b(?:[Pp]rofile (?:picture|photo|image)|[Aa]vatar|[Hh]eadshot) (?:of|for) (?<valueBehindWords>
      \p{Lu}[\p{L}.'\u2019-]{1,30}${others}{1,3}
    )(?=["'<,.)\]\\]|\r?\n|$)
  `,
  // What an editor writes above a file, and a page below a text.
  inLines`
    \b(?:[Cc]reated|[Mm]odified|[Ee]dited|[Uu]pdated|[Uu]ploaded|[Pp]osted|[Cc]hanged|[Ss]hared|[Ss]ent|[Aa]dded|[Ss]cheduled|[Rr]ecorded|[Ss]canned|[Ss]ubmitted|[Aa]ssigned) by (?<valueBehindWords>
      \p{Lu}[\p{L}.'\u2019-]{1,30}${others}{1,3}
    )(?=(?:,| at| on)? (?:\d{1,4}[./ -]|(?:a|an|\d{1,3}) \w{3,7} ago|yesterday|today))
  `,
];

/** The name of somebody who wrote a line, a letter or a package. */
export const creditedName: PatternDetector = {
  id: 'credited-name',
  type: 'person_name',
  label: 'Name of an author or a sender',
  shape:
    'A name in a git blame line, before an address in angle brackets, above a letter that is quoted, under `author` in a manifest, or in what an office keeps of who made a document.',
  link: 'https://docs.npmjs.com/cli/configuring-npm/package-json#people-fields-author-contributors',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: [
    ...inLines`
      shortlog|%an| ago|author|<|maintainer|contributor|20|from:|to:|cc:|cp:last|meta:|dc:creator|schrieb |schreef |skrev |
      escribi|profile picture |profile photo |profile image |avatar of |avatar for |headshot | wrote:| wrote :|ha scritto|escreveu
    `.split('|'),
    ...'created modified edited updated uploaded posted changed shared sent added scheduled recorded scanned submitted assigned'
      .split(' ')
      .map((done) => `${done} by `),
  ],
  trigger: /a \u00e9crit/g,
  pattern: expression(`(?:${places.join('|')})`, 'gu'),
  guard: '(?!20|<)|(?<=[ (])20\\d\\d-|(?<=[\\w\\u00c0-\\uffff.\\u2019\\x27\\x22)=-] {1,2})<',
  reach: [160, 300],
  accept: (value, { text, start, end, groups, place }) =>
    // Whoever made a package that is installed is named in the registry.
    (groups['valueInManifest'] === undefined ||
      !/(?:node_modules|site-packages|vendor)\/[\w@./-]{1,120}["']?\s[^\0]{0,240}$/.test(
        text.slice(Math.max(0, start - 360), start),
      )) &&
    (groups['valueBehindCount'] === undefined ||
      text.startsWith(' <', end) ||
      /shortlog|%a[nN]/.test(text.slice(Math.max(0, start - 300), start))) &&
    (groups['valueInManifest'] === undefined ||
      !/(?:authors|maintainers|contributors)\b[^\n]{0,40}$/.test(text.slice(Math.max(0, start - 60), start)) ||
      /[\w.]@[\w-]/.test(text.slice(end, end + 120))) &&
    !(
      groups['valueInManifest'] !== undefined &&
      isOfWork(value, `${place.record ?? ''}${text.slice(Math.max(0, start - 200), end + 200)}`)
    ) &&
    !isNobody(value) &&
    (groups['valueInManifest'] === undefined || mayBePerson(value)) &&
    (groups['valueBehindWords'] === undefined || readsAsName(value)),
};
