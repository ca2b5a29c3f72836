import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** AWS access key id. */
export const awsAccessKeyId: PatternDetector = {
  id: 'aws-access-key-id',
  type: 'aws_access_key_id',
  label: 'AWS access key id',
  shape: 'AKIA (long-lived), ASIA (temporary), ABIA or ACCA, then 16 capitals or digits.',
  link: 'https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_identifiers.html',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['akia', 'asia', 'abia', 'acca'],
  pattern: standalone(/(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}/),
  reach: [0, 16],
  accept: (value) => !value.endsWith('EXAMPLE'),
};
