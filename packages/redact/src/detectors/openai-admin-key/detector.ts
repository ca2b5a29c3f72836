import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** OpenAI admin key. */
export const openaiAdminKey: PatternDetector = {
  id: 'openai-admin-key',
  type: 'openai_admin_key',
  label: 'OpenAI admin key',
  shape: "sk-admin- and 40 to 200 base64url characters, in today's keys 156 with T3BlbkFJ in the middle.",
  link: 'https://platform.openai.com/docs/api-reference/authentication',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sk-admin-'],
  pattern: standalone(/sk-admin-[A-Za-z0-9_-]{40,200}/, { after: dashed }),
  reach: [0, 200],
  accept: isMixed,
};
