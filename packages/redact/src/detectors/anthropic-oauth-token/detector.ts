import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Anthropic OAuth token. */
export const anthropicOauthToken: PatternDetector = {
  id: 'anthropic-oauth-token',
  type: 'anthropic_oauth_token',
  label: 'Anthropic OAuth token',
  shape: 'sk-ant-oat (access) or sk-ant-ort (refresh), a two-digit version and 80 to 120 base64url characters.',
  link: 'https://docs.anthropic.com/en/docs/claude-code/iam',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sk-ant-oat', 'sk-ant-ort'],
  pattern: standalone(/sk-ant-o[ar]t[0-9]{2}-[A-Za-z0-9_-]{80,120}/, { after: dashed }),
  reach: [0, 123],
  accept: isMixed,
};
