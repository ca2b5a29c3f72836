import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** 42 intra API client secret. */
export const intra42ClientSecret: PatternDetector = {
  id: 'intra42-client-secret',
  type: 'intra42_client_secret',
  label: '42 intra API client secret',
  shape: 's-s4t2ud- or s-s4t2af- and 64 hexadecimal digits.',
  link: 'https://api.intra.42.fr/apidoc/guides/getting_started',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['s-s4t2'],
  pattern: standalone(/s-s4t2(?:ud|af)-[0-9a-f]{64}/),
  reach: [0, 67],
};
