import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Airtable personal access token. */
export const airtableAccessToken: PatternDetector = {
  id: 'airtable-access-token',
  type: 'airtable_access_token',
  label: 'Airtable personal access token',
  shape: 'pat, 14 letters or digits, a dot and 64 hexadecimal digits.',
  link: 'https://airtable.com/developers/web/guides/personal-access-tokens',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['pat'],
  around: { pat: { run: 13 } },
  pattern: standalone(/pat[A-Za-z0-9]{14}\.[0-9a-f]{64}/),
  reach: [0, 79],
};
