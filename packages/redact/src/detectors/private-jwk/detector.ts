import type { PatternDetector } from '../../detector.ts';

/** The private half of a JSON Web Key. */
export const privateJwk: PatternDetector = {
  id: 'private-jwk',
  type: 'private_key',
  label: 'Private JSON Web Key',
  shape: 'The private members `d`, `p`, `q`, `dp`, `dq`, `qi` and `k` of a JSON object that has `kty`.',
  link: 'https://www.rfc-editor.org/rfc/rfc7518#section-6',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['"kty"', '"d":', '"d" :', '"k":', '"p":', '"q":', '"dp":', '"dq":', '"qi":'],
  pattern: /"(?:d|p|q|dp|dq|qi|k)"\s{0,4}:\s{0,4}"(?<value>[A-Za-z0-9_-]{20,1400})"/g,
  reach: [1800, 1440],
  accept: (_, { text, start, end, place }) =>
    /^(?:RSA|EC|OKP|oct)$/.test(place.entry ?? '') || /"kty"/.test(text.slice(Math.max(0, start - 1800), end + 1400)),
};
