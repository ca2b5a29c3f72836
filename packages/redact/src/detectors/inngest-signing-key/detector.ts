import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Inngest signing key. */
export const inngestSigningKey: PatternDetector = {
  id: 'inngest-signing-key',
  type: 'inngest_signing_key',
  label: 'Inngest signing key',
  shape: 'signkey-, the environment, a dash and 32 to 64 hexadecimal digits.',
  link: 'https://www.inngest.com/docs/platform/signing-keys',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['signkey-'],
  pattern: standalone(/signkey-(?:prod|test|branch)-[0-9a-f]{32,64}/, { after: dashed }),
  reach: [0, 71],
  accept: isVaried,
};
