import type { PatternDetector } from '../../detector.ts';
import { isMixed } from '../../shape/varied.ts';

/** Alchemy API key in a URL. */
export const alchemyUrl: PatternDetector = {
  id: 'alchemy-url',
  type: 'alchemy_url',
  label: 'Alchemy API key in a URL',
  shape: '32 (or 21) base64url characters at the end of a URL under g.alchemy.com or alchemyapi.io.',
  link: 'https://www.alchemy.com/docs/create-an-api-key',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['g.alchemy.com', 'alchemyapi.io'],
  pattern:
    /(?:g\.alchemy\.com|alchemyapi\.io)\\?\/(?:nft\\?\/)?v[0-9]\\?\/(?<value>[A-Za-z0-9_-]{21}|[A-Za-z0-9_-]{32})(?![A-Za-z0-9_-])/g,
  reach: [0, 43],
  accept: isMixed,
};
