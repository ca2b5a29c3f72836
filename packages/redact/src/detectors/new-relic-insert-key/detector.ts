import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** New Relic insert key. */
export const newRelicInsertKey: PatternDetector = {
  id: 'new-relic-insert-key',
  type: 'new_relic_insert_key',
  label: 'New Relic insert key',
  shape: 'NRII- and 32 base64url characters.',
  link: 'https://docs.newrelic.com/docs/apis/intro-apis/new-relic-api-keys/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['nrii-'],
  pattern: standalone(/NRII-[A-Za-z0-9_-]{32}/, { after: dashed }),
  reach: [0, 32],
};
