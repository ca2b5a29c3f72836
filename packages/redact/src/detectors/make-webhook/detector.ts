import type { PatternDetector } from '../../detector.ts';
import { isVaried } from '../../shape/varied.ts';

/** Make webhook. */
export const makeWebhook: PatternDetector = {
  id: 'make-webhook',
  type: 'make_webhook',
  label: 'Make webhook',
  shape: 'A URL under hook.eu1.make.com or a like host with 32 small letters or digits.',
  link: 'https://apps.make.com/gateway',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['hook.'],
  pattern: /hook\.(?:[a-z]{2}[0-9]\.)?(?:make\.com|integromat\.com)\\?\/(?<value>[a-z0-9]{32})(?![A-Za-z0-9])/g,
  // A session's log names hooks of many kinds.
  guard: /hook\.(?:[a-z]{2}[0-9]\.)?(?:make|integromat)\.com/,
  reach: [0, 52],
  accept: isVaried,
};
