import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** GitHub OAuth access token. */
export const githubOauthToken: PatternDetector = {
  id: 'github-oauth-token',
  type: 'github_oauth_token',
  label: 'GitHub OAuth access token',
  shape: 'gho_ and at least 36 letters or digits; GitHub keeps room for 255 characters in all.',
  link: 'https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github#githubs-token-formats',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['gho_'],
  pattern: standalone(/gho_[A-Za-z0-9]{36,251}/),
  reach: [0, 251],
};
