import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** VirusTotal API key. */
export const virustotalApiKey: PatternDetector = {
  id: 'virustotal-api-key',
  type: 'virustotal_api_key',
  label: 'VirusTotal API key',
  shape: '64 hexadecimal digits beside the name VirusTotal.',
  link: 'https://docs.virustotal.com/reference/authentication',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['virustotal', 'vt_api'],
  pattern: named(['virustotal', 'vt_api'], /[0-9a-f]{64}/),
  reach: [0, 214],
  accept: isNamedSecret,
};
