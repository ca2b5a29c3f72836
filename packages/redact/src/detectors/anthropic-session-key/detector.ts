import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Claude session key. */
export const anthropicSessionKey: PatternDetector = {
  id: 'anthropic-session-key',
  type: 'anthropic_session_key',
  label: 'Claude session key',
  shape: 'sk-ant-sid, a two-digit version and 80 to 140 base64url characters.',
  link: 'https://docs.anthropic.com/en/api/overview',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sk-ant-sid'],
  pattern: standalone(/sk-ant-sid[0-9]{2}-[A-Za-z0-9_-]{80,140}/, { after: dashed }),
  reach: [0, 143],
  accept: isMixed,
};
