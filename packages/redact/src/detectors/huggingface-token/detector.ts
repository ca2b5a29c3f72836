import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Hugging Face access token. */
export const huggingfaceToken: PatternDetector = {
  id: 'huggingface-token',
  type: 'huggingface_token',
  label: 'Hugging Face access token',
  shape: 'hf_ (or api_org_ for organizations) and 34 letters or digits in both cases.',
  link: 'https://huggingface.co/docs/hub/security-tokens',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['hf_', 'api_org_'],
  pattern: standalone(/(?:hf_|api_org_)[A-Za-z0-9]{34}/),
  reach: [0, 39],
  accept: (value) => /[a-z]/.test(value.slice(3)) && /[A-Z]/.test(value),
};
