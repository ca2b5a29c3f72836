import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Anthropic admin key. */
export const anthropicAdminKey: PatternDetector = {
  id: 'anthropic-admin-key',
  type: 'anthropic_admin_key',
  label: 'Anthropic admin key',
  shape: "sk-ant-admin, a two-digit version and 80 to 120 base64url characters, of which today's keys have 95.",
  link: 'https://docs.anthropic.com/en/api/overview',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sk-ant-admin'],
  pattern: standalone(/sk-ant-admin[0-9]{2}-[A-Za-z0-9_-]{80,120}/, { after: dashed }),
  reach: [0, 123],
  accept: isMixed,
};
