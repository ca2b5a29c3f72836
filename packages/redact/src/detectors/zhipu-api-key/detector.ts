import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Zhipu (Z.ai) API key. */
export const zhipuApiKey: PatternDetector = {
  id: 'zhipu-api-key',
  type: 'zhipu_api_key',
  label: 'Zhipu (Z.ai) API key',
  shape: '32 hexadecimal digits, a dot and 16 letters or digits, beside the name Zhipu or Z.ai.',
  link: 'https://docs.z.ai/guides/overview/quick-start',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['zhipu', 'zai_api', 'bigmodel', 'z.ai'],
  pattern: named(['zhipu', 'zai_api', 'bigmodel', 'z.ai'], /[0-9a-f]{32}\.[A-Za-z0-9]{16}/),
  reach: [0, 199],
  accept: isNamedSecret,
};
