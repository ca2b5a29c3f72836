import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** PostHog personal API key. */
export const posthogPersonalApiKey: PatternDetector = {
  id: 'posthog-personal-api-key',
  type: 'posthog_personal_api_key',
  label: 'PostHog personal API key',
  shape: 'phx_ (personal key), phs_ (secret key of a project), pha_ or phr_ (OAuth) and 40 to 50 letters or digits.',
  link: 'https://posthog.com/docs/api',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['phx_', 'phs_', 'pha_', 'phr_'],
  pattern: standalone(/ph[xsar]_[A-Za-z0-9]{40,50}/),
  reach: [0, 50],
};
