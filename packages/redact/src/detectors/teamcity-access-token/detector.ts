import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** TeamCity access token. */
export const teamcityAccessToken: PatternDetector = {
  id: 'teamcity-access-token',
  type: 'teamcity_access_token',
  label: 'TeamCity access token',
  shape: 'A header that says TCV2 in base64url, 36 characters, a dot and 48 more.',
  link: 'https://www.jetbrains.com/help/teamcity/configuring-your-user-profile.html',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['eyj0exaioiaivenwmij9.'],
  pattern: standalone(/eyJ0eXAiOiAiVENWMiJ9\.[A-Za-z0-9_-]{36}\.[A-Za-z0-9_-]{48}/, { after: dashed }),
  reach: [0, 107],
};
