import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Mandrill API key. */
export const mandrillApiKey: PatternDetector = {
  id: 'mandrill-api-key',
  type: 'mandrill_api_key',
  label: 'Mandrill API key',
  shape: 'md- and 22 base64url characters beside the name Mandrill.',
  link: 'https://mailchimp.com/developer/transactional/guides/quick-start/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['mandrill'],
  pattern: named(['mandrill'], /md-[A-Za-z0-9_-]{22}/),
  reach: [0, 175],
  accept: isNamedSecret,
};
