import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** LlamaCloud API key. */
export const llamaCloudApiKey: PatternDetector = {
  id: 'llama-cloud-api-key',
  type: 'llama_cloud_api_key',
  label: 'LlamaCloud API key',
  shape: 'llx- and 48 letters or digits.',
  link: 'https://docs.cloud.llamaindex.ai/api_key',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['llx-'],
  pattern: standalone(/llx-[A-Za-z0-9]{48}/, { after: dashed }),
  reach: [0, 48],
};
