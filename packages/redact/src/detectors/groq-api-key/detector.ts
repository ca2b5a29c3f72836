import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Groq API key. */
export const groqApiKey: PatternDetector = {
  id: 'groq-api-key',
  type: 'groq_api_key',
  label: 'Groq API key',
  shape: 'gsk_ and 52 letters or digits.',
  link: 'https://console.groq.com/docs/quickstart',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['gsk_'],
  pattern: standalone(/gsk_[A-Za-z0-9]{52}/),
  reach: [0, 52],
};
