import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** Contentful management token. */
export const contentfulAccessToken: PatternDetector = {
  id: 'contentful-access-token',
  type: 'contentful_access_token',
  label: 'Contentful management token',
  shape: 'CFPAT- and 43 base64url characters.',
  link: 'https://www.contentful.com/developers/docs/references/authentication/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['cfpat-'],
  pattern: standalone(/CFPAT-[A-Za-z0-9_-]{43}/, { after: dashed }),
  reach: [0, 43],
};
