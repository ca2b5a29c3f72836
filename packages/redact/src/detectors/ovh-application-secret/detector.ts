import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** OVHcloud application secret or consumer key. */
export const ovhApplicationSecret: PatternDetector = {
  id: 'ovh-application-secret',
  type: 'ovh_application_secret',
  label: 'OVHcloud application secret or consumer key',
  shape: '32 letters or digits beside the name OVH.',
  link: 'https://help.ovhcloud.com/csm/en-api-getting-started-ovhcloud-api',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['ovh'],
  pattern: named(['ovh'], /[A-Za-z0-9]{32}/),
  reach: [0, 182],
  accept: isNamedSecret,
};
