import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** LangSmith API key. */
export const langsmithApiKey: PatternDetector = {
  id: 'langsmith-api-key',
  type: 'langsmith_api_key',
  label: 'LangSmith API key',
  shape: 'lsv2_pt_ or lsv2_sk_, 32 hexadecimal digits, an underscore and ten more; older keys ls__ and 32.',
  link: 'https://docs.smith.langchain.com/administration/how_to_guides/organization_management/create_account_api_key',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['lsv2_', 'ls__'],
  pattern: standalone(/lsv2_(?:pt|sk)_[0-9a-f]{32}_[0-9a-f]{10}|ls__[0-9a-f]{32}/),
  reach: [0, 47],
};
