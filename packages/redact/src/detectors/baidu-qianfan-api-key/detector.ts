import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Baidu Qianfan API key. */
export const baiduQianfanApiKey: PatternDetector = {
  id: 'baidu-qianfan-api-key',
  type: 'baidu_qianfan_api_key',
  label: 'Baidu Qianfan API key',
  shape: 'bce-v3/ALTAK-, 21 letters or digits, a slash and 40 hexadecimal digits.',
  link: 'https://cloud.baidu.com/doc/WENXINWORKSHOP/s/Zm2ycv77m',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['bce-v3'],
  pattern: standalone(/bce-v3\/ALTAK-[A-Za-z0-9]{21}\/[0-9a-f]{40}/),
  reach: [0, 75],
};
