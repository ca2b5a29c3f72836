import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isVaried } from '../../shape/varied.ts';

const key = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';

/** DeepL API key: those of free accounts end in a mark of their own, the others are told by the scheme they are sent with. */
export const deeplApiKey: PatternDetector = {
  id: 'deepl-api-key',
  type: 'deepl_api_key',
  label: 'DeepL API key',
  shape: 'A UUID and `:fx`, or a UUID behind the scheme `DeepL-Auth-Key`.',
  link: 'https://developers.deepl.com/docs/getting-started/auth',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: [':fx', 'deepl-auth-key'],
  pattern: expression(
    inLines`
      (?<![A-Za-z0-9_-])(?<value>${key}:fx)(?![A-Za-z0-9_-])|
      (?:[dD][eE][eE][pP][lL]-[aA]uth-[kK]ey)(?:\s|%20|:|=){1,4}["'\x60]?(?<value>${key})(?![A-Za-z0-9_:-])
    `,
    'g',
  ),
  reach: [37, 60],
  accept: isVaried,
};
