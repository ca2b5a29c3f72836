import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** DigitalOcean Spaces access key. */
export const digitaloceanSpacesKey: PatternDetector = {
  id: 'digitalocean-spaces-key',
  type: 'digitalocean_spaces_key',
  label: 'DigitalOcean Spaces access key',
  shape: 'DO00 or DO80 and 16 capitals or digits.',
  link: 'https://docs.digitalocean.com/products/spaces/how-to/manage-access/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['do00', 'do80'],
  pattern: standalone(/DO(?:00|80)[A-Z0-9]{16}/),
  reach: [0, 16],
  accept: isVaried,
};
