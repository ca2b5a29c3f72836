import { isCursor } from '../../assignment/goes-on.ts';
import type { PatternDetector } from '../../detector.ts';

/** A signed token: who holds it is let in. */
export const jsonWebToken: PatternDetector = {
  id: 'json-web-token',
  type: 'jwt',
  label: 'JSON Web Token',
  shape:
    'Three base64url parts with dots between them, the first of which decodes to a header with `alg`; or its first two parts in a text cut short; an encrypted one has five, and the second may be empty.',
  link: 'https://www.rfc-editor.org/rfc/rfc7519#section-3',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['eyj', 'ewog'],
  pattern:
    /(?<![A-Za-z0-9])e[wy][A-Za-z0-9_-]{10,2000}\.(?:[A-Za-z0-9_-]{4,8000}|(?=\.[A-Za-z0-9_-]{16}\.))(?:\.[A-Za-z0-9_-]{1,4000}(?:\.[A-Za-z0-9_-]{13,4000}){0,2})?/g,
  reach: [0, 14000],
  accept: (value, candidate) => hasAlgorithm(value.split('.')[0] ?? '') && !isCursor(candidate),
};

function hasAlgorithm(header: string): boolean {
  const plain = header.replaceAll('-', '+').replaceAll('_', '/');
  if (plain.length % 4 === 1) return false;
  return /"alg"\s*:\s*"/.test(atob(plain));
}
