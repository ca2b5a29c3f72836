import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** GitHub fine-grained personal access token. */
export const githubFineGrainedToken: PatternDetector = {
  id: 'github-fine-grained-token',
  type: 'github_fine_grained_token',
  label: 'GitHub fine-grained personal access token',
  shape: 'github_pat_, 22 letters or digits, an underscore and 59 more; GitHub keeps room for 255 characters in all.',
  link: 'https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github#githubs-token-formats',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['github_pat_'],
  pattern: standalone(/github_pat_[A-Za-z0-9_]{82,244}/),
  reach: [0, 244],
};
