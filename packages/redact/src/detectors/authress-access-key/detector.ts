import type { PatternDetector } from '../../detector.ts';
import { base64, standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Authress service client access key. */
export const authressAccessKey: PatternDetector = {
  id: 'authress-access-key',
  type: 'authress_access_key',
  label: 'Authress service client access key',
  shape:
    'sc_ (or ext_, scauth_, authress_), the client, the key, the account behind acc_ and a secret, joined by dots.',
  link: 'https://authress.io/knowledge-base/docs/authorization/service-clients',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['.acc_', '.acc-'],
  pattern: standalone(
    /(?:sc|ext|scauth|authress)_[A-Za-z0-9]{5,30}\.[A-Za-z0-9]{4,6}\.acc[_-][A-Za-z0-9-]{10,32}\.[A-Za-z0-9+/_=-]{30,120}/,
    { after: base64 },
  ),
  reach: [46, 199],
  accept: isVaried,
};
