import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Infisical service token. */
export const infisicalServiceToken: PatternDetector = {
  id: 'infisical-service-token',
  type: 'infisical_service_token',
  label: 'Infisical service token',
  shape: 'st., then 24, 32 and 32 hexadecimal digits joined by dots.',
  link: 'https://infisical.com/docs/documentation/platform/token',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['st.'],
  around: { 'st.': { run: 13 } },
  pattern: standalone(/st\.[0-9a-f]{24}\.[0-9a-f]{32}\.[0-9a-f]{32}/, { before: 'A-Za-z0-9_.', after: 'A-Za-z0-9_' }),
  reach: [0, 90],
};
