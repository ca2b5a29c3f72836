import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** NVIDIA API key. */
export const nvidiaApiKey: PatternDetector = {
  id: 'nvidia-api-key',
  type: 'nvidia_api_key',
  label: 'NVIDIA API key',
  shape: 'nvapi- and 60 to 70 base64url characters.',
  link: 'https://docs.nvidia.com/ngc/latest/ngc-user-guide.html',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['nvapi-'],
  pattern: standalone(/nvapi-[A-Za-z0-9_-]{60,70}/, { after: dashed }),
  reach: [0, 70],
};
