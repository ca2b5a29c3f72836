import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** JFrog Artifactory API key. */
export const artifactoryApiKey: PatternDetector = {
  id: 'artifactory-api-key',
  type: 'artifactory_api_key',
  label: 'JFrog Artifactory API key',
  shape: 'AKCp and 69 letters or digits.',
  link: 'https://jfrog.com/help/r/jfrog-platform-administration-documentation/api-key',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['akcp'],
  pattern: standalone(/AKCp[A-Za-z0-9]{69}/),
  reach: [0, 69],
  accept: isMixed,
};
