import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Drone CI token. */
export const droneToken: PatternDetector = {
  id: 'drone-token',
  type: 'drone_token',
  label: 'Drone CI token',
  shape: '32 letters or digits beside the name Drone.',
  link: 'https://docs.drone.io/cli/configure/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['drone'],
  pattern: named(['drone'], /[A-Za-z0-9]{32}/),
  reach: [0, 182],
  accept: isNamedSecret,
};
