import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Langfuse secret key. */
export const langfuseSecretKey: PatternDetector = {
  id: 'langfuse-secret-key',
  type: 'langfuse_secret_key',
  label: 'Langfuse secret key',
  shape: 'sk-lf- and a UUID.',
  link: 'https://langfuse.com/docs/api-and-data-platform/features/public-api',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sk-lf-'],
  pattern: standalone(/sk-lf-[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}/),
  reach: [0, 36],
};
