import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';
import { uuid } from '../../shape/uuid.ts';

/** Postmark server token. */
export const postmarkServerToken: PatternDetector = {
  id: 'postmark-server-token',
  type: 'postmark_server_token',
  label: 'Postmark server token',
  shape: 'A UUID beside the name Postmark.',
  link: 'https://postmarkapp.com/developer/api/overview',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['postmark'],
  pattern: named(['postmark'], uuid),
  reach: [0, 186],
  accept: isNamedSecret,
};
