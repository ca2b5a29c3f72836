import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';
import { uuid } from '../../shape/uuid.ts';

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
  pattern: named(['railway'], uuid),
  reach: [0, 186],
  accept: isNamedSecret,
};
