import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Mattermost access token. */
export const mattermostToken: PatternDetector = {
  id: 'mattermost-token',
  type: 'mattermost_token',
  label: 'Mattermost access token',
  shape: '26 small letters or digits beside the name Mattermost.',
  link: 'https://developers.mattermost.com/integrate/reference/personal-access-token/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['mattermost'],
  pattern: named(['mattermost'], /[a-z0-9]{26}/),
  reach: [0, 176],
  accept: isNamedSecret,
};
