import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Jenkins API token. */
export const jenkinsApiToken: PatternDetector = {
  id: 'jenkins-api-token',
  type: 'jenkins_api_token',
  label: 'Jenkins API token',
  shape: '11 and 32 hexadecimal digits beside the name Jenkins.',
  link: 'https://www.jenkins.io/doc/book/system-administration/authenticating-scripted-clients/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['jenkins'],
  pattern: named(['jenkins'], /11[0-9a-f]{32}/),
  reach: [0, 184],
  accept: isNamedSecret,
};
