import type { PatternDetector } from '../../detector.ts';
import { isCodeReference } from '../../judge/secrets/code-reference.ts';
import { looksLikePassword } from '../../judge/secrets/value.ts';
import { expression } from '../../shape/expression.ts';

/** The host and its port, by which what stands before the at sign is no address of a person. */
const machine = '@\\(?(?:localhost|[\\w-]{1,63}(?:\\.[\\w-]{1,63}){1,6}):\\d{2,5}(?![\\w.:-])';

/** The password of `user:password@host:5432`, where nobody wrote the scheme. */
export const bareUserInfo: PatternDetector = {
  id: 'bare-user-info',
  type: 'password',
  label: 'Password before a host',
  shape: 'A user name, a colon, the password, an at sign, a host and a port, without a scheme before them.',
  link: 'https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [],
  trigger: expression(machine, 'g'),
  pattern: expression(
    `(?<![\\w./:@%+-])[A-Za-z][\\w.-]{1,40}:(?<value>[^\\s:@/'"\\x60<>()[\\]{},;|\\\\]{6,100})(?=${machine})`,
    'g',
  ),
  reach: [160, 480],
  accept: (value) =>
    !isCodeReference(value) && looksLikePassword(value) && /[A-Za-z]/.test(value) && /[^A-Za-z.-]/.test(value),
};
