import type { Place, PlaceDetector } from '../../detector.ts';
import { isCodeReference } from '../../judge/secrets/code-reference.ts';
import { looksLikePassword } from '../../judge/secrets/value.ts';
import { keepsSecret } from '../../outputs/secret-tools.ts';

/** What a tool is told to keep. */
export const keptSecret: PlaceDetector = {
  id: 'kept-secret',
  type: 'secret',
  label: 'Secret that a tool is given to keep',
  shape:
    'The value, the text or the data in the arguments of a tool such as `create_secret`, `set_secret` or `put_secret_value`.',
  link: 'https://docs.aws.amazon.com/secretsmanager/latest/apireference/API_PutSecretValue.html',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  // Only the call says it, and no word in the text.
  words: [],
  concerns: (place) => isValue(place) && keepsSecret(place.tool),
  inspect: (text) =>
    looksLikePassword(text) && !isCodeReference(text) && !isAddress.test(text) ? [[0, text.length]] : [],
};

function isValue({ key, path }: Place): boolean {
  return key !== undefined && values.test(key) && path.some((step) => arguing.has(String(step)));
}

const values = /^(?:(?:secret|new|plain)?_?)(?:value|string|text|plaintext|data|payload|body|content)$/i;
/** Under which a tool is told what to do; its answer is none of that. */
const arguing: ReadonlySet<string> = new Set(['input', 'arguments', 'args', 'parameters', 'params', 'rawArgs']);
const isAddress = /^\/|^[a-z]{2,12}:\/\/[^@]*$|^op:\/\//;
