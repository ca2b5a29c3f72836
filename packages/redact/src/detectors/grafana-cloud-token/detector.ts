import type { PatternDetector } from '../../detector.ts';
import { base64, standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Grafana Cloud access policy token. */
export const grafanaCloudToken: PatternDetector = {
  id: 'grafana-cloud-token',
  type: 'grafana_cloud_token',
  label: 'Grafana Cloud access policy token',
  shape: 'glc_ and 32 to 400 base64 characters.',
  link: 'https://grafana.com/docs/grafana-cloud/account-management/authentication-and-permissions/access-policies/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['glc_'],
  pattern: standalone(/glc_[A-Za-z0-9+/]{32,400}={0,2}/, { after: base64 }),
  reach: [0, 402],
  accept: isMixed,
};
