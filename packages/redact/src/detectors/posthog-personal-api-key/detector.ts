import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** PostHog personal API key. */
export const posthogPersonalApiKey: PatternDetector = {
  id: 'posthog-personal-api-key',
  type: 'posthog_personal_api_key',
  label: 'PostHog personal API key',
  shape: 'phx_ and 40 to 50 letters or digits.',
  link: 'https://posthog.com/docs/api',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['phx_'],
  pattern: standalone(/phx_[A-Za-z0-9]{40,50}/),
  reach: [0, 50],
};
