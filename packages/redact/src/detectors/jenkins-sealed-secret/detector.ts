import type { PatternDetector } from '../../detector.ts';

/** What Jenkins writes into its files in place of a secret, and opens with a key that lies beside them. */
export const jenkinsSealedSecret: PatternDetector = {
  id: 'jenkins-sealed-secret',
  type: 'jenkins_secret',
  label: 'Secret as Jenkins keeps it',
  shape: 'Base64 between braces that begins with the bytes 1 0 0 0 16: AQAAABAAAA, then 32 characters and more.',
  link: 'https://www.jenkins.io/doc/developer/security/secrets/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['{aqaaabaaaa'],
  startsAtAnchor: true,
  pattern: /\{(?<value>AQAAABAAAA[A-Za-z\d+/]{32,2000}={0,2})\}/g,
  reach: [0, 2020],
};
