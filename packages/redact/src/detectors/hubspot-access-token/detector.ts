import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** HubSpot access token. */
export const hubspotAccessToken: PatternDetector = {
  id: 'hubspot-access-token',
  type: 'hubspot_access_token',
  label: 'HubSpot access token',
  shape: 'pat-, the region with a digit, and a UUID.',
  link: 'https://developers.hubspot.com/docs/guides/apps/private-apps/overview',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['pat-na', 'pat-eu', 'pat-ap'],
  pattern: standalone(
    /pat-(?:na|eu|ap)[0-9]-[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}/,
  ),
  reach: [0, 38],
  accept: isVaried,
};
