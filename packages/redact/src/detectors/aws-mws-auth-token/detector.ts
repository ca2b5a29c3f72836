import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Amazon MWS auth token. */
export const awsMwsAuthToken: PatternDetector = {
  id: 'aws-mws-auth-token',
  type: 'aws_mws_auth_token',
  label: 'Amazon MWS auth token',
  shape: 'amzn.mws. and a UUID.',
  link: 'https://docs.developer.amazonservices.com/en_US/dev_guide/DG_Registering.html',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['amzn.mws.'],
  pattern: standalone(/amzn\.mws\.[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}/),
  reach: [0, 36],
  accept: isVaried,
};
