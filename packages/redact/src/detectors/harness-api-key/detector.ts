import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Harness API key. */
export const harnessApiKey: PatternDetector = {
  id: 'harness-api-key',
  type: 'harness_api_key',
  label: 'Harness API key',
  shape: 'pat. or sat., the account id, 24 hexadecimal digits and 20 letters or digits, joined by dots.',
  link: 'https://developer.harness.io/docs/platform/automation/api/add-and-manage-api-keys/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['pat.', 'sat.'],
  pattern: standalone(/(?:pat|sat)\.[A-Za-z0-9_-]{22}\.[0-9a-f]{24}\.[A-Za-z0-9]{20}/, { before: 'A-Za-z0-9_.-' }),
  reach: [0, 68],
};
