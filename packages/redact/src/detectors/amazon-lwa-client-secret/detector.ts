import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Login with Amazon client secret. */
export const amazonLwaClientSecret: PatternDetector = {
  id: 'amazon-lwa-client-secret',
  type: 'amazon_lwa_client_secret',
  label: 'Login with Amazon client secret',
  shape: 'amzn1.oa2-cs.v1. and 64 hexadecimal digits.',
  link: 'https://developer.amazon.com/docs/login-with-amazon/security-profile.html',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['amzn1.oa2-cs.'],
  pattern: standalone(/amzn1\.oa2-cs\.v1\.[0-9a-f]{64}/),
  reach: [0, 67],
};
