import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Akamai EdgeGrid token. */
export const akamaiEdgegridToken: PatternDetector = {
  id: 'akamai-edgegrid-token',
  type: 'akamai_edgegrid_token',
  label: 'Akamai EdgeGrid token',
  shape: 'akab- and 32 letters or digits with a dash among them, not followed by the rest of a host name.',
  link: 'https://techdocs.akamai.com/developer/docs/set-up-authentication-credentials',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['akab-'],
  pattern: standalone(/akab-(?=[A-Za-z0-9-]{33}(?![A-Za-z0-9_.-]))[A-Za-z0-9]{12,28}-[A-Za-z0-9]{4,20}/, {
    after: 'A-Za-z0-9_.-',
  }),
  reach: [0, 38],
  accept: isVaried,
};
