import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Sumo Logic access key. */
export const sumologicAccessKey: PatternDetector = {
  id: 'sumologic-access-key',
  type: 'sumologic_access_key',
  label: 'Sumo Logic access key',
  shape: '64 letters or digits beside the name Sumo Logic.',
  link: 'https://help.sumologic.com/docs/manage/security/access-keys/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['sumologic', 'sumo_logic', 'sumo logic', 'sumo_access'],
  pattern: named(['sumologic', 'sumo_logic', 'sumo logic', 'sumo_access'], /[A-Za-z0-9]{64}/),
  reach: [0, 214],
  accept: isNamedSecret,
};
