import type { PatternDetector } from '../../detector.ts';
import { isMixed } from '../../shape/varied.ts';

/** Cloudinary API secret. */
export const cloudinaryUrl: PatternDetector = {
  id: 'cloudinary-url',
  type: 'cloudinary_url',
  label: 'Cloudinary API secret',
  shape: '27 base64url characters between the API key and the at sign of a cloudinary:// URL.',
  link: 'https://cloudinary.com/documentation/how_to_integrate_cloudinary',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['cloudinary:'],
  pattern: /cloudinary:\\?\/\\?\/[0-9]{12,18}:(?<value>[A-Za-z0-9_-]{27})(?=@)/g,
  reach: [0, 50],
  accept: isMixed,
};
