import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Builder.io private key. */
export const builderPrivateKey: PatternDetector = {
  id: 'builder-private-key',
  type: 'builder_private_key',
  label: 'Builder.io private key',
  shape: 'bpk- and 32 hexadecimal digits.',
  link: 'https://www.builder.io/c/docs/api-authentication',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['bpk-'],
  pattern: standalone(/bpk-[0-9a-f]{32}/),
  reach: [0, 36],
};
