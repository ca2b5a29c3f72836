import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** GitHub App installation token. */
export const githubInstallationToken: PatternDetector = {
  id: 'github-installation-token',
  type: 'github_installation_token',
  label: 'GitHub App installation token',
  shape: 'ghs_ and at least 36 letters or digits; GitHub keeps room for 255 characters in all.',
  link: 'https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github#githubs-token-formats',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['ghs_'],
  pattern: standalone(/ghs_[A-Za-z0-9]{36,251}/),
  reach: [0, 251],
};
