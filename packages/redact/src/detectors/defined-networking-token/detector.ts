import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** Defined Networking API token. */
export const definedNetworkingToken: PatternDetector = {
  id: 'defined-networking-token',
  type: 'defined_networking_token',
  label: 'Defined Networking API token',
  shape: 'dnkey-, 26 capitals or digits, a dash and 52 more.',
  link: 'https://docs.defined.net/guides/automating-host-creation/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['dnkey-'],
  pattern: standalone(/dnkey-[A-Z0-9]{26}-[A-Z0-9]{52}/, { after: dashed }),
  reach: [0, 79],
};
