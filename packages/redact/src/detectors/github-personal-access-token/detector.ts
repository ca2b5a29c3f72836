import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** GitHub personal access token. */
export const githubPersonalAccessToken: PatternDetector = {
  id: 'github-personal-access-token',
  type: 'github_personal_access_token',
  label: 'GitHub personal access token',
  shape: 'ghp_ and at least 36 letters or digits; GitHub keeps room for 255 characters in all.',
  link: 'https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github#githubs-token-formats',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['ghp_'],
  pattern: standalone(/ghp_[A-Za-z0-9]{36,251}/),
  reach: [0, 251],
};
