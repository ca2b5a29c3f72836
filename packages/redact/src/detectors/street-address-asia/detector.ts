import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

const han = '[\\u4e00-\\u9fff]';
const kana = '[\\u3005\\u3006\\u3040-\\u30ff\\u4e00-\\u9fff\\u30f6\\u30b1]';
const digits = '[\\d\\uff10-\\uff19]';

/** Where somebody lives in China, Japan or Korea: from the province down to the house. */
export const streetAddressAsia: PatternDetector = {
  id: 'street-address-asia',
  type: 'street_address',
  label: 'Street address in China, Japan or Korea',
  shape:
    'A prefecture, a province or a city, then districts and a street, then the number of the house, as Chinese, Japanese and Korean write them.',
  link: 'https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: [],
  trigger:
    /\u6771\u4eac\u90fd|\u5927\u962a\u5e9c|\u4eac\u90fd\u5e9c|\u5317\u6d77\u9053|\u770c|\u4e01\u76ee|\u756a\u5730|\u53f7|\u865f|\u5f04|\ub3c4|\uc2dc|\uad6c/g,
  pattern: expression(
    [
      inLines`
        (?:\u3012 ?${digits}{3}-?${digits}{4} ?)?(?:
          \u6771\u4eac\u90fd|\u5927\u962a\u5e9c|\u4eac\u90fd\u5e9c|\u5317\u6d77\u9053|${han}{2,3}\u770c
        )${kana}{2,20}${digits}{1,4}(?:
          (?:\u4e01\u76ee|\u756a\u5730?|\u53f7|[-\u2010-\u2212\u30fc])${digits}{0,4}
        ){1,4}
      `,
      inLines`
        (?:
          (?<!${han})(?![\u5bc4\u9001\u5230\u5728\u4f4f\u6211\u4ed6\u5979\u6536\u53d1\u8bf7])|
          (?<=[\u5230\u5728\u4e8e\u5740\u9001\u4f4f\u81f3])
        )(?:${han}{2,8}(?:\u7701|\u81ea\u6cbb\u533a))?${han}{2,8}\u5e02${han}{1,10}
          (?:\u533a|\u53bf|\u5340|\u5e02)${han}{1,14}(?:\u8def|\u8857|\u9053|\u5df7|\u5927\u9053|\u80e1\u540c)
          ${digits}{1,5}(?:\u53f7|\u865f|\u5f04)(?:
            ${han}{0,12}${digits}{1,4}(?:\u53f7\u697c|\u680b|\u5ba4|\u5355\u5143|\u697c|\u5c42)?
          ){0,3}
      `,
      inLines`
        [\uac00-\ud7a3]{2,10}(?:\uc2dc|\ub3c4)(?: [\uac00-\ud7a3]{1,8}(?:\uc2dc|\uad70|\uad6c)){1,2} [\uac00-\ud7a3\d]{1,16}
          (?:\ub85c|\uae38|\ub3d9|\uba74|\uc74d) ?\d{1,4}(?:-\d{1,4})?(?:,? ?\d{1,4}\ub3d9)?(?: ?\d{1,4}\ud638)?
      `,
    ].join('|'),
    'gu',
  ),
  reach: [80, 80],
};
