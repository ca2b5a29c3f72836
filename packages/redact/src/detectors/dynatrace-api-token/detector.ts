import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Dynatrace API token. */
export const dynatraceApiToken: PatternDetector = {
  id: 'dynatrace-api-token',
  type: 'dynatrace_api_token',
  label: 'Dynatrace API token',
  shape: 'dt0, a letter and two digits, a dot, 8 to 24 capitals or digits, a dot and 64 more.',
  link: 'https://docs.dynatrace.com/docs/manage/identity-access-management/access-tokens-and-oauth-clients/access-tokens',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['dt0'],
  pattern: standalone(/dt0[a-z][0-9]{2}\.(?:[A-Z0-9]{8}){1,3}\.[A-Z0-9]{64}/),
  reach: [0, 93],
};
