import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Amplitude API or secret key. */
export const amplitudeSecretKey: PatternDetector = {
  id: 'amplitude-secret-key',
  type: 'amplitude_secret_key',
  label: 'Amplitude API or secret key',
  shape: '32 hexadecimal digits beside the name Amplitude.',
  link: 'https://amplitude.com/docs/apis/authentication',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['amplitude'],
  pattern: named(['amplitude'], /[0-9a-f]{32}/),
  reach: [0, 182],
  accept: isNamedSecret,
};
