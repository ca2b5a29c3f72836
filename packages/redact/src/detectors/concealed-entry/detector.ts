import type { Place, PlaceDetector } from '../../detector.ts';
import { isCodeReference } from '../../judge/secrets/code-reference.ts';
import { looksLikePassword } from '../../judge/secrets/value.ts';

/** What a keeper of secrets gives back, which calls the value a secret and not its name. */
export const concealedEntry: PlaceDetector = {
  id: 'concealed-entry',
  type: 'secret',
  label: 'Value that its keeper calls a secret',
  shape:
    'The `value` beside a `type` of `CONCEALED`, `SecureString` or `secret`, or beside an `id` in a key vault; the `result` that Terraform drew for a `random_password`.',
  link: 'https://developer.1password.com/docs/cli/item-template-json/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  words: ['concealed', 'securestring', '"secret"', '.vault.', 'random_password', '"min_lower"'],
  concerns: ({ key, above }) =>
    key !== undefined && (valueKey.test(key) || (key === 'result' && (above === 'values' || above === 'attributes'))),
  inspect: (text, place) => (isSecret(text, place) ? [[0, text.length]] : []),
};

const valueKey = /^value$/i;

function isSecret(text: string, { key, record = '' }: Place): boolean {
  if (key === 'result') return /"length"|"min_lower"/.test(record) && looksLikePassword(text);
  if (concealed.test(record)) return text.trim().length >= 4;
  return kept.test(record) && looksLikePassword(text) && !isCodeReference(text) && !/^\w{0,12}:?\/|\.\w+\//.test(text);
}

/** Types of which nothing is that may be seen. */
const concealed = /"type"\s{0,4}:\s{0,4}"(?:CONCEALED|SecureString)"/i;
/** A type that others use as well, and the address of a secret in a vault. */
const kept = /"type"\s{0,4}:\s{0,4}"secret"|"id"\s{0,4}:\s{0,4}"https:\/\/[\w-]{1,40}\.vault\.[\w.-]{3,40}\/secrets\//i;
