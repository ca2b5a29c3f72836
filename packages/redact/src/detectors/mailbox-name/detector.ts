import type { Candidate, PatternDetector } from '../../detector.ts';
import { isFirm } from '../../judge/people/firm.ts';
import { isKnownName, isOffice, isPartOfName, mayBePerson, readsAsName } from '../../judge/people/likely-name.ts';
import { isNobody } from '../../judge/people/nobody.ts';
import { isInOtherScript, isNameInOtherScript } from '../../judge/people/other-script.ts';
import { isSharedHome } from '../../judge/people/shared-accounts.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isNameParticle, nameInOtherScript, nameParticles as particles } from '../../shape/person-name.ts';

const word = "(?:\\p{Lu}[\\p{L}'\\u2019-]{1,30}|(?:\\p{Lu}\\.-?){1,3}(?!\\p{L})|\\p{Lu}(?![\\p{L}.'\\u2019-]))";

/** A name before the address that is its own, as a mailbox is written. */
export const mailboxName: PatternDetector = {
  id: 'mailbox-name',
  type: 'person_name',
  label: 'Name before its email address',
  shape:
    'One to four words of a name before an address in angle brackets, in round or in square ones: `Robert Love <rml@…>`. Teams, lists, companies and desks have addresses too, and stay.',
  link: 'https://www.rfc-editor.org/rfc/rfc5322#section-3.4',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: ['@'],
  guard: '(?<=[<([:;][\\w.+-]{1,64})@(?:[a-z0-9\\u00df-\\u024f-]{1,63}\\.){1,6}[a-z]{2}',
  pattern: expression(
    inLines`
      (?<![\p{L}\p{N}_.@/#$&<-])(?<value>
        ${word}(?:,? (?:(?:${particles}) ){0,2}${word}){0,4}|
        ${nameInOtherScript}
      )\\{0,7}["'\u201d]?[ \t]{0,4}(?:<|&lt;|[([])(?:mailto:)?(?<local>[A-Za-z0-9][\w.+-]{0,63})@(?<domain>(?:[A-Za-z0-9-]{1,63}\.){1,6}[A-Za-z]{2,24})(?:>|&gt;|[)\]])
    `,
    'gu',
  ),
  reach: [240, 300],
  ranges: nameIn,
  accept: isOwner,
};

/** The words of a run that may be the name: what stands before it, as in `Copyright Robert Love`, is none of it. */
function nameIn(run: string): [number, number][] {
  const name = /^[^<([&]*[\p{L}.]/u.exec(run)?.[0] ?? '';
  const firm = /^.{0,80}(?:^\p{Lu}{2,}| [^ ,]+),(?= [^ ,]+ )/u.exec(name)?.[0].length ?? 0;
  const words = [...name.slice(firm).matchAll(/[^ ,]+/g)];
  const begins = words.findIndex(
    ({ 0: one }, at) =>
      isWordOfName(one) ||
      (at === 0 && isInOtherScript(one)) ||
      (inCapitals.test(one) && isWordOfName(words[at + 1]?.[0] ?? '')),
  );
  return begins === -1 ? [] : [[firm + words[begins]!.index, name.length]];
}

/** Initials without a point, and a surname as forms and some countries write it: `JD`, `INADA Naoki`. */
const inCapitals = /^\p{Lu}[\p{Lu}-]{0,20}$/u;

function isWordOfName(one: string): boolean {
  return /^\p{Lu}/u.test(one) && !before.test(one) && readsAsName(one);
}

/** With what a line begins that says whose address it is. */
const before =
  /^(?:Copyright|Authors?|Maintain(?:er|ed)|Contact|Owner|Report(?:er|ed)|Sender|From|To|Cc|Bcc|By|Signed|Written|Attendee|Organi[sz]er|Von|An|De|Para|A)$/;

function isOwner(value: string, { groups }: Candidate): boolean {
  const { local = '', domain = '' } = groups;
  if (ofLists.test(domain) || isNobody(value) || isFirm(value)) return false;
  if (isSharedHome(local) || desks.test(local)) return / /.test(value) && isKnownName(value);
  if (isInOtherScript(value)) return isNameInOtherScript(value);
  const words = value.split(/[ ,]+/).filter((one) => !isNameParticle(one));
  const whole = letters(value);
  if (letters(domain).startsWith(whole) && !local.toLowerCase().startsWith(letters(words[0]!))) return false;
  if (words.length === 1) return isPartOfName(value) && local.toLowerCase().includes(whole);
  return words.length < 5 && words.some((one) => one.length > 2) && (!words.some(isOffice) || mayBePerson(value));
}

function letters(of: string): string {
  return of.toLowerCase().replace(/[^\p{L}]/gu, '');
}

/** Who reads what is sent there: nobody in particular. */
const desks = new RegExp(
  inLines`
    (?:^|[._-])(?:
      info|contact|sales|billing|accounts?|orders?|press|media|jobs|careers|hr|office|hello|team|help|helpdesk|desk|service|enquiries|
      legal|privacy|security|feedback|news|newsletter|marketing|events?|bookings?|reservations?|reception|list|lists|devel|users|
      announce|discuss|bugs|maint|maintainers?|noreply|no-?reply|reply|notifications?|alerts?|webmaster|postmaster|hostmaster|abuse|
      kontakt|buchhaltung|vertrieb|contacto|ventas|contato|commercial|comptabilite
    )(?:$|[._-])
  `,
  'i',
);
const ofLists = /(?:^|\.)(?:lists?|listserv|mailman|googlegroups|vger)\./i;
