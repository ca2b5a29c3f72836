import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Airtable API key (legacy). */
export const airtableApiKey: PatternDetector = {
  id: 'airtable-api-key',
  type: 'airtable_api_key',
  label: 'Airtable API key (legacy)',
  shape: 'key and 14 letters or digits beside the name Airtable.',
  link: 'https://support.airtable.com/docs/airtable-api-key-deprecation-notice',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['airtable'],
  pattern: named(['airtable'], /key[A-Za-z0-9]{14}/),
  reach: [0, 167],
  accept: isNamedSecret,
};
