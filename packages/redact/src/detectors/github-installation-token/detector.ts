import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** GitHub App installation token. */
export const githubInstallationToken: PatternDetector = {
  id: 'github-installation-token',
  type: 'github_installation_token',
  label: 'GitHub App installation token',
  shape: 'ghs_ and 36 letters or digits (up to 251), or the id of an application, an underscore and a JSON web token.',
  link: 'https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github#githubs-token-formats',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['ghs_'],
  pattern: standalone(
    /ghs_(?:[A-Za-z0-9]{36,251}|\w{0,40}eyJ[A-Za-z0-9_-]{10,200}\.[A-Za-z0-9_-]{10,2000}\.[A-Za-z0-9_-]{20,700})/,
  ),
  reach: [0, 2950],
};
