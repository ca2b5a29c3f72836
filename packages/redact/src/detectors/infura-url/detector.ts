import type { PatternDetector } from '../../detector.ts';
import { isVaried } from '../../shape/varied.ts';

/** Infura project id in a URL. */
export const infuraUrl: PatternDetector = {
  id: 'infura-url',
  type: 'infura_url',
  label: 'Infura project id in a URL',
  shape: '32 hexadecimal digits at the end of a URL under infura.io/v3.',
  link: 'https://docs.metamask.io/services/get-started/endpoints/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['infura.io'],
  pattern: /infura\.io\\?\/(?:ws\\?\/)?v3\\?\/(?<value>[0-9a-f]{32})(?![0-9a-zA-Z])/g,
  reach: [0, 42],
  accept: isVaried,
};
