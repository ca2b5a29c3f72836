import type { Candidate, PatternDetector } from '../../detector.ts';
import { isCommonWord } from '../../judge/common-words.ts';
import { isGivenName } from '../../judge/people/given-names.ts';
import { isNicknamed, readsAsName } from '../../judge/people/likely-name.ts';
import { isMadeOfName } from '../../judge/people/person-handle.ts';
import { isRarerName } from '../../judge/people/rarer-names.ts';
import { isSharedAccount } from '../../judge/people/shared-accounts.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

const devices =
  'iphone|ipad|ipod|macbook|imac|mbp|mba|mac|galaxy|pixel|laptop|notebook|thinkpad|phone|pc|surface|watch|airpods';
/** What a machine is called behind the account of its owner. */
const computers = 'laptop|desktop|pc|macbook|mbp|thinkpad|imac|notebook|iphone|ipad';

/** What stands between the two in other languages. */
const of = 'von|de|di|van';

/** Whose telephone or computer it is, as its maker names it. */
export const deviceOwner: PatternDetector = {
  id: 'device-owner',
  type: 'user_name',
  label: 'Owner in the name of a device',
  shape:
    "A name before `s-iphone`, `s-MacBook-Pro`, `'s iPad` and their like, behind `iPhone-von-`, or before `-laptop` when it is made of a name or is one: a given name, or any word where the text calls it the name of a host.",
  link: 'https://www.rfc-editor.org/rfc/rfc8117#section-2',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: [
    ...devices.split('|').flatMap((device) => [`s-${device}`, `s ${device}`]),
    ...computers.split('|').map((computer) => `-${computer}`),
    ...of.split('|').map((word) => `-${word}-`),
  ],
  guard: `(?<=[a-z]{3})-(?:${computers})(?![a-z])|(?<=(?:${devices})(?:-pro|-air|-mini)?)-(?:${of})-|(?<=[a-z\\u00df-\\uffdc]['\\u2019]?)s[- ](?:${devices})(?![a-z])`,
  pattern: expression(
    inLines`
      (?<host>(?:host[-_ ]?name|computer[-_ ]?name|device[-_ ]?name|localhostname)["']?\s{0,4}[:= ]\s{0,4}["']?)?
        (?<![\p{L}\d_./-]|(?<![a-z\d])@)(?<value>\p{L}{3,16})(?:['\u2019]s|s)[- ](?:${devices})(?![a-z])|
      (?<![\p{L}\d_./@-])(?<valueAsAccount>[a-z][a-z.]{4,20})-(?:${computers})(?![a-z])|
      (?<![\p{L}\d_./@-])(?:${devices})(?:-(?:pro|air|mini))?-(?:${of})-(?<valueBehindDevice>\p{L}{3,16})(?![\p{L}\d-])
    `,
    'giu',
  ),
  reach: [50, 28],
  ranges: nameIn,
  accept: isOwner,
};

function isOwner(value: string, { groups, text, start, end }: Candidate): boolean {
  if (groups['valueAsAccount'] !== undefined)
    return isMadeOfName(value) || (/^\p{Lu}\p{Ll}+$/u.test(value) && (isGivenName(value) || isRarerName(value)));
  if (groups['valueBehindDevice'] !== undefined)
    return /^\p{Lu}/u.test(value) ? readsAsName(value) : isGivenName(value);
  if (isCommonWord(value) || isCommonWord(`${value}s`) || isSharedAccount(value)) return false;
  if (groups['host'] !== undefined) return true;
  // A prompt says first who is logged in.
  if (text.slice(Math.max(0, start - value.length - 1), start).toLowerCase() === `${value.toLowerCase()}@`) return true;
  // Without a hyphen it is a sentence, and what a given name owns in it is told by an apostrophe.
  if (/^(?:s ) /.test(text.slice(end, end + 3))) return false;
  return isGivenName(value) || (isNicknamed(value) && /^\p{Lu}/u.test(value));
}

/** The name itself: some end as the word for whose it is does, as in `Tobias-PC`. */
function nameIn(match: string): [number, number][] {
  const { owner, account, device } = parts.exec(match)?.indices?.groups ?? {};
  const [start, end] = (owner ?? account ?? device)!;
  const isWhole = owner !== undefined && /^s-/i.test(match.slice(end)) && isGivenName(match.slice(start, end + 1));
  return [[start, isWhole ? end + 1 : end]];
}

const parts = new RegExp(
  inLines`
    (?<owner>\p{L}{3,16})(?:['\u2019]s|s)[- ](?:${devices})$|(?<account>^[a-z][a-z.]{4,20})-(?:${computers})$|
    -(?:${of})-(?<device>\p{L}{3,16})$
  `,
  'diu',
);
