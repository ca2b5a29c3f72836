import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Cisco Meraki API key. */
export const merakiApiKey: PatternDetector = {
  id: 'meraki-api-key',
  type: 'meraki_api_key',
  label: 'Cisco Meraki API key',
  shape: '40 hexadecimal digits beside the name Meraki.',
  link: 'https://developer.cisco.com/meraki/api-v1/authorization/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['meraki'],
  pattern: named(['meraki'], /[0-9a-f]{40}/),
  reach: [0, 190],
  accept: isNamedSecret,
};
