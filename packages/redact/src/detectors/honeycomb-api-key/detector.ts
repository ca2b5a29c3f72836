import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Honeycomb ingest or management key. */
export const honeycombApiKey: PatternDetector = {
  id: 'honeycomb-api-key',
  type: 'honeycomb_api_key',
  label: 'Honeycomb ingest or management key',
  shape:
    'hc, a letter for the region, then ik_ or ic_ and 58 small letters or digits, or mk_, 26 of them, a colon and 32.',
  link: 'https://docs.honeycomb.io/configure/environments/manage-api-keys/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: Array.from('abcdefghijklmnopqrstuvwxyz').flatMap((letter) =>
    ['ik', 'ic', 'mk'].map((kind) => `hc${letter}${kind}_`),
  ),
  pattern: standalone(/hc[a-z]i[kc]_[a-z0-9]{58}|hc[a-z]mk_[a-z0-9]{26}:[a-z0-9]{32}/),
  reach: [0, 65],
};
