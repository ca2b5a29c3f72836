import type { PatternDetector } from '../../detector.ts';
import { base64, standalone } from '../../shape/standalone.ts';

/** AWS session token. */
export const awsSessionToken: PatternDetector = {
  id: 'aws-session-token',
  type: 'aws_session_token',
  label: 'AWS session token',
  shape:
    'Base64 text of more than a hundred characters that opens with the encoded origin or version field of an STS token.',
  link: 'https://docs.aws.amazon.com/STS/latest/APIReference/API_Credentials.html',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['iqojb3jpz2lu', 'fwogzxivyxdz', 'fqogzxivyxdz'],
  pattern: standalone(
    /(?:IQoJb3JpZ2lu|FwoGZXIvYXdz|FQoGZXIvYXdz)(?:[A-Za-z0-9+/]|%2[BbFf]){80,2000}(?:={1,2}|(?:%3[Dd]){1,2})?/,
    { before: 'A-Za-z0-9+/', after: base64 },
  ),
  reach: [0, 6006],
};
