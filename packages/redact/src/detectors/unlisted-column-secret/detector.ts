import type { PatternDetector } from '../../detector.ts';
import { looksMadeUp } from '../../judge/secrets/made-password.ts';
import { isPlainlyPublicId, isUniqueName } from '../../judge/secrets/public-id.ts';
import { looksLikePassphrase, looksRandom } from '../../judge/secrets/value.ts';
import { stringsOfRows } from '../../layouts/tables/statement.ts';
import { tableGoesOn } from '../../layouts/tables/table-goes-on.ts';
import { expression } from '../../shape/expression.ts';
import { neverInName, quoteWritten, spaceWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isMixed, isVaried } from '../../shape/varied.ts';

/** Tables of those who log in, and tables of what they log in with. */
const ofPeople =
  '(?:app_?|auth_?|sys_?|wp_?|dbo_?|admin_?|web_?)?(?:users?|accounts?|members?|admins?|administrators?|logins?|employees|customers|operators|benutzer|usuarios|utilisateurs|utenti)';
const ofSecrets =
  '(?:[a-z]{2,16}_){0,3}(?:credentials?|passwords?|passwds?|secrets?|(?:api|access|secret|auth)_?keys?|(?:api|access|auth|refresh|oauth|bearer|session|reset)_?tokens?|tokens)';

/** Rows of a table whose name says what is kept in it, where the statement does not say it of each column. */
export const unlistedColumnSecret: PatternDetector = {
  id: 'unlisted-column-secret',
  type: 'secret',
  label: 'Secret in a row without the names of its columns',
  shape:
    "A string of an `INSERT INTO users VALUES (…)` or its like for accounts, credentials, keys and tokens that is a bare digest, looks drawn at random or, behind somebody's name, looks like a password.",
  link: 'https://dev.mysql.com/doc/refman/8.4/en/insert.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['insert', 'replace into'],
  pattern: expression(
    inLines`
      \b(?:INSERT|REPLACE)(?:\s{1,4}IGNORE)?\s{1,4}INTO\s{1,4}(?:[\x60"[]?\w{1,40}[\x60"\]]?\.){0,2}[\x60"[]?(?:${ofPeople}|${ofSecrets})[\x60"\]]?
        \s{1,10}VALUES\s{0,10}\([^;]{1,4000}
    `,
    'gi',
  ),
  guard: inLines`
    (?:insert|replace)(?:${spaceWritten}{1,4}ignore)?${spaceWritten}{1,4}into${spaceWritten}{1,4}
      (?:[\w.[\]]|${quoteWritten}){2,160}${spaceWritten}{1,10}values
  `,
  inName: neverInName,
  reach: [0, 4400],
  goesOn: tableGoesOn,
  ranges: (statement) => {
    const isOfSecrets = ofSecretsAlone.test(statement);
    return stringsOfRows(statement).flatMap((row) =>
      row.filter(([start, end], at) => isSecret(statement.slice(start, end), isOfSecrets, at > 0)),
    );
  },
};

const ofSecretsAlone = new RegExp(
  `INTO\\s{1,4}(?:[\\x60"[]?\\w{1,40}[\\x60"\\]]?\\.){0,2}[\\x60"[]?${ofSecrets}\\b`,
  'i',
);

function isSecret(value: string, isOfSecrets: boolean, isBehindName: boolean): boolean {
  if (digest.test(value)) return isVaried(value);
  if (isSomethingElse.test(value) || isPlainlyPublicId(value)) return false;
  if (value.length >= 20 && looksRandom(value) && isMixed(value) && !isUniqueName(value)) return true;
  if (isOfSecrets && value.length >= 12 && looksRandom(value) && !isUniqueName(value)) return isVaried(value);
  return isBehindName && (looksMadeUp(value) || looksLikePassphrase(value));
}

/** A sentence, an address, a path, a moment or a name with an ending. */
const isSomethingElse = /\s|:\/\/|^[/~.]|\d:\d\d|@[\w-]+\.[a-z]|\.[a-z]{2,5}$/i;

/** Of a password, when nothing else about a person is as long. */
const digest = /^(?:0x|\*)?(?:[\da-f]{32}|[\da-f]{40}|[\da-f]{56}|[\da-f]{64}|[\da-f]{96}|[\da-f]{128})$/i;
