import type { PatternDetector } from '../../detector.ts';

/** Private keys in the configuration of kubectl. */
export const kubernetesSecretData: PatternDetector = {
  id: 'kubernetes-secret-data',
  type: 'secret',
  label: 'Client key of kubectl',
  shape: 'The base64 value of `client-key-data`.',
  link: 'https://kubernetes.io/docs/concepts/configuration/secret/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['client-key-data'],
  pattern: /client-key-data["']?\s{0,4}:\s{0,4}["']?(?<value>[A-Za-z0-9+/]{16,12000}={0,2})/g,
  reach: [0, 12040],
};
