import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Contentful delivery token. */
export const contentfulDeliveryToken: PatternDetector = {
  id: 'contentful-delivery-token',
  type: 'contentful_delivery_token',
  label: 'Contentful delivery token',
  shape: '43 base64url characters beside the name Contentful.',
  link: 'https://www.contentful.com/developers/docs/references/authentication/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['contentful'],
  pattern: named(['contentful'], /[A-Za-z0-9_-]{43}/),
  reach: [0, 193],
  accept: isNamedSecret,
};
