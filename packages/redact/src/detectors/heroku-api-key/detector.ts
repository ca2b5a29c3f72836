import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Heroku API key. */
export const herokuApiKey: PatternDetector = {
  id: 'heroku-api-key',
  type: 'heroku_api_key',
  label: 'Heroku API key',
  shape: 'HRKU-AA and 58 base64url characters, or HRKU- and a UUID.',
  link: 'https://devcenter.heroku.com/articles/authentication',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['hrku-'],
  pattern: standalone(
    /HRKU-(?:AA[A-Za-z0-9_-]{58}|[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})/,
    { after: dashed },
  ),
  reach: [0, 60],
  accept: isVaried,
};
