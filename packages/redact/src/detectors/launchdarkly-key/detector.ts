import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** LaunchDarkly SDK key or access token. */
export const launchdarklyKey: PatternDetector = {
  id: 'launchdarkly-key',
  type: 'launchdarkly_key',
  label: 'LaunchDarkly SDK key or access token',
  shape: 'sdk- (server-side SDK) or api- (access token) and a UUID.',
  link: 'https://launchdarkly.com/docs/home/account/environment/keys',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sdk-', 'api-'],
  pattern: standalone(/(?:sdk|api)-[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}/),
  reach: [0, 36],
  accept: isVaried,
};
