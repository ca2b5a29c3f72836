import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** GitHub App user access token. */
export const githubUserToken: PatternDetector = {
  id: 'github-user-token',
  type: 'github_user_token',
  label: 'GitHub App user access token',
  shape: 'ghu_ and at least 36 letters or digits; GitHub keeps room for 255 characters in all.',
  link: 'https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github#githubs-token-formats',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['ghu_'],
  pattern: standalone(/ghu_[A-Za-z0-9]{36,251}/),
  reach: [0, 251],
};
