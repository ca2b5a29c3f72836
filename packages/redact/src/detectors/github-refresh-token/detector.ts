import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** GitHub App refresh token. */
export const githubRefreshToken: PatternDetector = {
  id: 'github-refresh-token',
  type: 'github_refresh_token',
  label: 'GitHub App refresh token',
  shape: 'ghr_ and at least 36 letters or digits; GitHub keeps room for 255 characters in all.',
  link: 'https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github#githubs-token-formats',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['ghr_'],
  pattern: standalone(/ghr_[A-Za-z0-9]{36,251}/),
  reach: [0, 251],
};
