import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Grafana service account token. */
export const grafanaServiceAccountToken: PatternDetector = {
  id: 'grafana-service-account-token',
  type: 'grafana_service_account_token',
  label: 'Grafana service account token',
  shape: 'glsa_, 32 letters or digits, an underscore and a checksum of eight hexadecimal digits.',
  link: 'https://grafana.com/docs/grafana/latest/administration/service-accounts/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['glsa_'],
  pattern: standalone(/glsa_[A-Za-z0-9]{32}_[0-9A-Fa-f]{8}/),
  reach: [0, 41],
};
