import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Facebook app secret. */
export const facebookAppSecret: PatternDetector = {
  id: 'facebook-app-secret',
  type: 'facebook_app_secret',
  label: 'Facebook app secret',
  shape: '32 hexadecimal digits beside the name Facebook.',
  link: 'https://developers.facebook.com/docs/development/create-an-app/app-dashboard/basic-settings/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['facebook', 'fb_app'],
  pattern: named(['facebook', 'fb_app'], /[0-9a-f]{32}/),
  reach: [0, 182],
  accept: isNamedSecret,
};
