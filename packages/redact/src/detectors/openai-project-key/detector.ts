import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** OpenAI project API key. */
export const openaiProjectKey: PatternDetector = {
  id: 'openai-project-key',
  type: 'openai_project_key',
  label: 'OpenAI project API key',
  shape: "sk-proj- and 40 to 200 base64url characters, in today's keys 156 with T3BlbkFJ in the middle.",
  link: 'https://platform.openai.com/docs/api-reference/authentication',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sk-proj-'],
  pattern: standalone(/sk-proj-[A-Za-z0-9_-]{40,200}/, { after: dashed }),
  reach: [0, 200],
  accept: isMixed,
};
