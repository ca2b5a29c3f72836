import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** AWS AppSync API key. */
export const awsAppsyncApiKey: PatternDetector = {
  id: 'aws-appsync-api-key',
  type: 'aws_appsync_api_key',
  label: 'AWS AppSync API key',
  shape: 'da2- and 26 small letters or digits.',
  link: 'https://docs.aws.amazon.com/appsync/latest/devguide/security-authz.html',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['da2-'],
  pattern: standalone(/da2-[a-z0-9]{26}/, { after: dashed }),
  reach: [0, 26],
};
