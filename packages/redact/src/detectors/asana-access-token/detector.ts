import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

const beginnings = [...'012'].flatMap((version) => [...'123456789'].map((digit) => `${version}/${digit}`));

/** Asana personal access token. */
export const asanaAccessToken: PatternDetector = {
  id: 'asana-access-token',
  type: 'asana_access_token',
  label: 'Asana personal access token',
  shape: 'A digit, one or two account numbers behind slashes, a colon and 32 hexadecimal digits.',
  link: 'https://developers.asana.com/docs/personal-access-token',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: beginnings,
  // Dates and fractions begin like this.
  around: Object.fromEntries(beginnings.map((anchor) => [anchor, { run: 14 }])),
  guard: '[0-2]\\\\*/[0-9]{15}',
  startsAtAnchor: true,
  pattern: standalone(/[0-2]\/[1-9][0-9]{14,16}(?:\/[1-9][0-9]{14,16})?:[0-9a-f]{32}/, { before: 'A-Za-z0-9_/.' }),
  reach: [0, 67],
  accept: isVaried,
};
