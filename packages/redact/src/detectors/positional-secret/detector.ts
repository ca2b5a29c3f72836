import type { PlaceDetector } from '../../detector.ts';
import { isCodeReference } from '../../judge/secrets/code-reference.ts';
import { looksLikePassword, looksRandom } from '../../judge/secrets/value.ts';
import { inLines } from '../../shape/in-lines.ts';

/** What a remote call is told by position: a name, then the password of that name. */
export const positionalSecret: PlaceDetector = {
  id: 'positional-secret',
  type: 'secret',
  label: 'Secret among the arguments of a remote call',
  shape:
    'A string behind another in the list of arguments of a call named `login`, `authenticate` and the like, or a token at the head of such a list; the key beside a `username`.',
  link: 'https://www.jsonrpc.org/specification#parameter_structures',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  // One of these keys stands beside the list, or beside the string.
  words: ['"method"', '"username"'],
  concerns: ({ key, method, account }) =>
    (method !== undefined && key !== undefined && lists.test(key)) || (account !== undefined && key === 'key'),
  inspect(text, { method, account, previous }) {
    if (account !== undefined) return /^[0-9a-f]{32,64}$/.test(text) ? [[0, text.length]] : [];
    // Some programs take a token this way before every other argument.
    const token = /^token:(?=\S{6,200}$)/.exec(text);
    if (token) return [[token[0].length, text.length]];
    if (method === undefined || !opens.test(method) || /\s/.test(text) || isCodeReference(text)) return [];
    const isSecret =
      previous === undefined ? looksRandom(text) && text.length >= 16 : looksLikePassword(text) && /\d/.test(text);
    return isSecret && !/^[\w.+-]+@[\w.-]+$|:\/\//.test(text) ? [[0, text.length]] : [];
  },
};

const lists = /^(?:params|args|arguments|parameters)$/;
const opens = new RegExp(
  inLines`
    (?:^|[._:/-])(?:
      log_?in|sign_?in|authenticate|auth|connect|set_?password|change_?password|unlock\w*|open_?session|
      create_?session|login\w{0,16}|authenticate\w{0,12}
    )$
  `,
  'i',
);
