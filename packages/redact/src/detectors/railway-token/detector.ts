import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Railway token. */
export const railwayToken: PatternDetector = {
  id: 'railway-token',
  type: 'railway_token',
  label: 'Railway token',
  shape: 'A UUID beside the name Railway.',
  link: 'https://docs.railway.com/guides/public-api',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['railway'],
  pattern: named(['railway'], /[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}/),
  reach: [0, 186],
  accept: isNamedSecret,
};
