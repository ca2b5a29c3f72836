import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** OpenShift user token. */
export const openshiftToken: PatternDetector = {
  id: 'openshift-token',
  type: 'openshift_token',
  label: 'OpenShift user token',
  shape: 'sha256~ and 43 base64url characters.',
  link: 'https://docs.redhat.com/en/documentation/openshift_container_platform/4.17/html/authentication_and_authorization/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sha256~'],
  pattern: standalone(/sha256~[A-Za-z0-9_-]{43}/, { after: dashed }),
  reach: [0, 43],
};
