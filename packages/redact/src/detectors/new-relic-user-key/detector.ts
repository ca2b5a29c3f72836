import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** New Relic user key. */
export const newRelicUserKey: PatternDetector = {
  id: 'new-relic-user-key',
  type: 'new_relic_user_key',
  label: 'New Relic user key',
  shape: 'NRAK- and 27 capitals or digits.',
  link: 'https://docs.newrelic.com/docs/apis/intro-apis/new-relic-api-keys/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['nrak-'],
  pattern: standalone(/NRAK-[A-Z0-9]{27}/, { after: dashed }),
  reach: [0, 27],
};
