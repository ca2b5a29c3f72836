import type { Candidate, PatternDetector } from '../../detector.ts';
import { isLikelyPerson, readsAsName } from '../../judge/people/likely-name.ts';
import { isRenowned } from '../../judge/people/renown.ts';
import { atFirstUse, expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { nameParticles as particles, nameWord as word } from '../../shape/person-name.ts';
import { bankAccount } from '../bank-account/detector.ts';
import { nationalId } from '../national-id/detector.ts';

/** What stands before the number of an account. */
const ofBanks: readonly string[] = ['iban', 'sort code', 'account number', 'account no', 'kontonummer'];

/** A person of whom nothing tells but a number that only persons have. */
export const nameBesideNumber: PatternDetector = {
  id: 'name-beside-number',
  type: 'person_name',
  label: 'Name beside the number of a person',
  shape:
    'Two to four capitalised words of which none is anything else, right behind a national, tax, passport or account number and its name, or right before that: `DNI …, Name`, `IBAN … of Name`, `Name (SSN …)`.',
  link: 'https://schema.org/Person',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: [...nationalId.anchors, ...ofBanks],
  trigger: nationalId.trigger,
  guard: nationalId.guard,
  startsAtAnchor: true,
  pattern: expression(`(?=${ofBanks.join('|')})[^]|${nationalId.pattern.source}`, 'gi'),
  reach: [0, 0],
  ranges: (match, text, at) =>
    [...nationalId.ranges(match, text, at), ...accountAt(match, text, at)].flatMap(([, end]) => [
      ...behindNumber(text, at, end),
      ...beforeLabel(text, at),
    ]),
  accept: (value, candidate) => isOwner(value, candidate) && !isRenowned(value, candidate),
};

const name = `${word}(?: \\p{Lu}\\.)?(?: (?:(?:${particles}) )?${word}){1,3}`;

/** Whose the number is, in the same sentence. */
const behind = atFirstUse(
  inLines`
    ^["')\]]?(?:
      ,? (?:\(\p{L}{2,20}\),? )?(?:\p{Ll}[\p{Ll}'\u2019]{0,14} ){0,3}(?:
        for|of|to|from|de|del|do|da|di|von|van|auf|f\u00fcr|voor|pour|par|para|per|dla|til|f\u00f6r|\u00e0|a|an|na|is|holder|titulaire|titular|
        tilh\u00f8rer|tillh\u00f6r|geh\u00f6rt|(?:account )?name[dn]?:?
      ) |
      ,? |;[ ]?| [\u2013\u2014|:-] | \(|\t
    )(?<name>${name})(?![\p{L}\d(=]|\.\p{L}|-\p{L}|[ ]?:)
  `,
  'du',
);
/** The same right before its name. */
const before = atFirstUse(
  `(?:^|[\\n.!?:;>|(*"'] ?|\\b\\p{Ll}{1,14} )(?<name>${name})(?:,? (?:with |and |mit |con |avec |met )?| [\\u2013\\u2014|-] | ?\\(|: |\\t)$`,
  'du',
);

/** Behind nothing but a blank the next word may begin a heading. */
function isOwner(value: string, { text, start }: Candidate): boolean {
  return /\p{N}\p{Lu}? $/u.test(text.slice(Math.max(0, start - 3), start)) ? isLikelyPerson(value) : readsAsName(value);
}

/** An account of a bank behind the word for one. */
function accountAt(match: string, text: string, at: number): readonly (readonly [number, number])[] {
  if (!/^i/i.test(match)) return bankAccount.ranges(match, text, at).slice(-1);
  const [account] =
    /^iban(?:[- ]?(?:nr|no)\.?)?[: ]{1,3}[A-Z]{2}\d\d(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?(?![A-Za-z\d])/i.exec(
      text.slice(at, at + 60),
    ) ?? [];
  return account === undefined ? [] : [[0, account.length]];
}

function behindNumber(text: string, at: number, end: number): [number, number][] {
  const place = behind().exec(text.slice(at + end, at + end + 140))?.indices?.groups?.['name'];
  return place ? [[end + place[0], end + place[1]]] : [];
}

function beforeLabel(text: string, at: number): [number, number][] {
  const length = Math.min(at, 100);
  const place = before().exec(text.slice(at - length, at))?.indices?.groups?.['name'];
  return place ? [[place[0] - length, place[1] - length]] : [];
}
