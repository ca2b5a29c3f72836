import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Trello API key. */
export const trelloApiKey: PatternDetector = {
  id: 'trello-api-key',
  type: 'trello_api_key',
  label: 'Trello API key',
  shape: '32 hexadecimal digits beside the name Trello.',
  link: 'https://developer.atlassian.com/cloud/trello/guides/rest-api/api-introduction/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['trello'],
  pattern: named(['trello'], /[0-9a-f]{32}/),
  reach: [0, 182],
  accept: isNamedSecret,
};
