import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Anthropic API key. */
export const anthropicApiKey: PatternDetector = {
  id: 'anthropic-api-key',
  type: 'anthropic_api_key',
  label: 'Anthropic API key',
  shape: "sk-ant-api, a two-digit version and 80 to 120 base64url characters, of which today's keys have 95.",
  link: 'https://docs.anthropic.com/en/api/overview',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sk-ant-api'],
  pattern: standalone(/sk-ant-api[0-9]{2}-[A-Za-z0-9_-]{80,120}/, { after: dashed }),
  reach: [0, 123],
  accept: isMixed,
};
