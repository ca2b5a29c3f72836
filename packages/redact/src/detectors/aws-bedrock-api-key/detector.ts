import type { PatternDetector } from '../../detector.ts';
import { base64, standalone } from '../../shape/standalone.ts';

/** Amazon Bedrock API key. */
export const awsBedrockApiKey: PatternDetector = {
  id: 'aws-bedrock-api-key',
  type: 'aws_bedrock_api_key',
  label: 'Amazon Bedrock API key',
  shape:
    'ABSK and 109 to 269 base64 characters (long-term), fewer where they begin with the name of the key, or bedrock-api-key- and base64 text (short-term).',
  link: 'https://docs.aws.amazon.com/bedrock/latest/userguide/api-keys.html',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['absk', 'bedrock-api-key-'],
  pattern: standalone(
    /ABSK(?:QmVkcm9ja0FQSUtleS[A-Za-z0-9+/]{60,250}|[A-Za-z0-9+/]{109,269})={0,2}|bedrock-api-key-[A-Za-z0-9+/]{100,4000}={0,2}/,
    {
      after: base64,
    },
  ),
  reach: [0, 4020],
};
