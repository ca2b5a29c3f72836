import type { Place, PlaceDetector } from '../../detector.ts';
import { isCodeReference } from '../../judge/secrets/code-reference.ts';
import { looksLikePassword, looksRandom } from '../../judge/secrets/value.ts';
import { isMixed } from '../../shape/varied.ts';

/** Under what Composer keeps the tokens of hosts, and a host of functions the keys by which they are called. */
const holders: readonly string[] = [
  'bearer',
  'github-oauth',
  'gitlab-token',
  'gitlab-oauth',
  'functionkeys',
  'systemkeys',
];

/** What a keeper of secrets gives back, which calls the value a secret and not its name. */
export const concealedEntry: PlaceDetector = {
  id: 'concealed-entry',
  type: 'secret',
  label: 'Value that its keeper calls a secret',
  shape:
    'The `value` beside a `type` of `CONCEALED`, `SecureString` or `secret`, or in a field that Bitwarden hides, or beside an `id` in a key vault; the `result` that Terraform drew for a `random_password`; a token beside its host under `bearer` or `gitlab-token`.',
  link: 'https://developer.1password.com/docs/cli/item-template-json/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  words: [
    'concealed',
    '"linkedid"',
    'securestring',
    '"secret"',
    '.vault.',
    'random_password',
    '"min_lower"',
    ...holders.map((one) => `"${one}"`),
    '"encoded"',
  ],
  concerns: ({ key, above }) =>
    key !== undefined &&
    (valueKey.test(key) ||
      key === 'encoded' ||
      (key === 'result' && (above === 'values' || above === 'attributes')) ||
      holders.includes(above?.toLowerCase() ?? '')),
  inspect: (text, place) => (isSecret(text, place) ? [[0, text.length]] : []),
};

const valueKey = /^value$/i;

/** Of a password that was drawn it is said how long it is; of a name, how many words it has. */
function isAsLong(text: string, record: string): boolean {
  const length = /"length"\s{0,4}:\s{0,4}(\d{1,4})/.exec(record)?.[1];
  return length === undefined ? record.includes('"min_lower"') : Number(length) === text.length;
}

function isSecret(text: string, { key, above = '', record = '' }: Place): boolean {
  if (holders.includes(above.toLowerCase())) return text.length >= 12 && looksRandom(text) && isMixed(text);
  // Elasticsearch tells a key twice, the second time as a header has it.
  if (key === 'encoded') return /"api_key"/.test(record) && text.length >= 24 && looksRandom(text);
  if (key === 'result') return isAsLong(text, record) && looksLikePassword(text);
  if (concealed.test(record) || (above === 'fields' && hidden.test(record))) return text.trim().length >= 4;
  return kept.test(record) && looksLikePassword(text) && !isCodeReference(text) && !/^\w{0,12}:?\/|\.\w+\//.test(text);
}

/** The fields of an entry of Bitwarden, whose first type is not shown. */
const hidden = /^(?=.*"linkedId"\s{0,4}:).*"type"\s{0,4}:\s{0,4}1(?!\d)/is;
/** Types of which nothing is that may be seen. */
const concealed = /"type"\s{0,4}:\s{0,4}"(?:CONCEALED|SecureString)"/i;
/** A type that others use as well, and the address of a secret in a vault. */
const kept = /"type"\s{0,4}:\s{0,4}"secret"|"id"\s{0,4}:\s{0,4}"https:\/\/[\w-]{1,40}\.vault\.[\w.-]{3,40}\/secrets\//i;
