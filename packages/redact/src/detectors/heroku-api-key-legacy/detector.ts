import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';
import { uuid } from '../../shape/uuid.ts';

/** Heroku API key (older form). */
export const herokuApiKeyLegacy: PatternDetector = {
  id: 'heroku-api-key-legacy',
  type: 'heroku_api_key_legacy',
  label: 'Heroku API key (older form)',
  shape: 'A UUID beside the name Heroku.',
  link: 'https://devcenter.heroku.com/articles/authentication',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['heroku'],
  pattern: named(['heroku'], uuid),
  reach: [0, 186],
  accept: isNamedSecret,
};
