import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** Scalingo API token. */
export const scalingoApiToken: PatternDetector = {
  id: 'scalingo-api-token',
  type: 'scalingo_api_token',
  label: 'Scalingo API token',
  shape: 'tk-us- and 48 base64url characters.',
  link: 'https://developers.scalingo.com/tokens',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['tk-us-'],
  pattern: standalone(/tk-us-[A-Za-z0-9_-]{48}/, { after: dashed }),
  reach: [0, 48],
};
