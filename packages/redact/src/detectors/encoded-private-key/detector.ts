import type { PatternDetector } from '../../detector.ts';

/** A private key that somebody encoded so that it fits into a variable. */
export const encodedPrivateKey: PatternDetector = {
  id: 'encoded-private-key',
  type: 'private_key',
  label: 'Private key under base64',
  shape: 'Base64 that decodes to `-----BEGIN … PRIVATE KEY`.',
  link: 'https://www.rfc-editor.org/rfc/rfc7468#section-10',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['ls0tls1crudjti', 'ls0tls1crudjtib'],
  pattern: /(?<![A-Za-z0-9+/])LS0tLS1CRUdJTi[A-Za-z0-9+/]{40,8000}(?:\r?\n[A-Za-z0-9+/]{30,100}){0,200}={0,2}/g,
  reach: [0, 16100],
  accept: (value) => / PRIVATE KEY/.test(beginningOf(value)),
};

/** What the first characters say. Of a key that was cut somewhere the last few may be no Base64. */
function beginningOf(value: string): string {
  const first = value.replace(/\s/g, '').slice(0, 64);
  return atob(first.slice(0, first.length & -4));
}
