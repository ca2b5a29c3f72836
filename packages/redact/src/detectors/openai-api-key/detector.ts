import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** OpenAI API key (legacy). */
export const openaiApiKey: PatternDetector = {
  id: 'openai-api-key',
  type: 'openai_api_key',
  label: 'OpenAI API key (legacy)',
  shape: 'sk- and 48 letters or digits, in most keys with T3BlbkFJ in the middle.',
  link: 'https://platform.openai.com/docs/api-reference/authentication',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sk-'],
  around: { 'sk-': { run: 13 } },
  pattern: standalone(/sk-[A-Za-z0-9]{48}/, { after: dashed }),
  reach: [0, 48],
  accept: isMixed,
};
