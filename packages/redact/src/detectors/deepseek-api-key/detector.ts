import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** DeepSeek API key. */
export const deepseekApiKey: PatternDetector = {
  id: 'deepseek-api-key',
  type: 'deepseek_api_key',
  label: 'DeepSeek API key',
  shape: 'sk- and 32 hexadecimal digits; keys of Alibaba Cloud Model Studio look the same.',
  link: 'https://api-docs.deepseek.com/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['sk-'],
  around: { 'sk-': { run: 13 } },
  pattern: standalone(/sk-[0-9a-f]{32}/, { after: dashed }),
  reach: [0, 32],
  accept: isVaried,
};
