import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** OpenAI service account key. */
export const openaiServiceAccountKey: PatternDetector = {
  id: 'openai-service-account-key',
  type: 'openai_service_account_key',
  label: 'OpenAI service account key',
  shape: "sk-svcacct- and 40 to 200 base64url characters, in today's keys 156 with T3BlbkFJ in the middle.",
  link: 'https://platform.openai.com/docs/api-reference/authentication',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sk-svcacct-'],
  pattern: standalone(/sk-svcacct-[A-Za-z0-9_-]{40,200}/, { after: dashed }),
  reach: [0, 200],
  accept: isMixed,
};
