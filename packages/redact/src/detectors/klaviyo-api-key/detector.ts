import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Klaviyo private API key. */
export const klaviyoApiKey: PatternDetector = {
  id: 'klaviyo-api-key',
  type: 'klaviyo_api_key',
  label: 'Klaviyo private API key',
  shape: 'pk_ and 34 hexadecimal digits.',
  link: 'https://developers.klaviyo.com/en/docs/retrieve_api_credentials',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['pk_'],
  around: { pk_: { run: 13 } },
  pattern: standalone(/pk_[0-9a-f]{34}/),
  reach: [0, 34],
  accept: isVaried,
};
