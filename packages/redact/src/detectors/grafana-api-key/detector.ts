import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Grafana API key (legacy). */
export const grafanaApiKey: PatternDetector = {
  id: 'grafana-api-key',
  type: 'grafana_api_key',
  label: 'Grafana API key (legacy)',
  shape:
    'Base64 text of a JSON object whose first key is k: it begins with eyJrIjoi and has 70 to 400 characters more.',
  link: 'https://grafana.com/docs/grafana/latest/administration/api-keys/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['eyjrijoi'],
  pattern: standalone(/eyJrIjoi[A-Za-z0-9+/]{70,400}={0,2}/, { after: 'A-Za-z0-9+/=_.-' }),
  reach: [0, 402],
  accept: isMixed,
};
