import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Mailchimp API key. */
export const mailchimpApiKey: PatternDetector = {
  id: 'mailchimp-api-key',
  type: 'mailchimp_api_key',
  label: 'Mailchimp API key',
  shape: '32 hexadecimal digits, -us and the number of the data centre.',
  link: 'https://mailchimp.com/developer/marketing/guides/quick-start/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['-us'],
  guard: '(?<=[0-9a-f]{32})-us\\d',
  pattern: standalone(/[0-9a-f]{32}-us[0-9]{1,2}/, { after: dashed }),
  reach: [32, 34],
  accept: (value) => isVaried(value.slice(0, 32)),
};
