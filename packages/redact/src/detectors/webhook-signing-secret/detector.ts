import type { PatternDetector } from '../../detector.ts';
import { base64, standalone } from '../../shape/standalone.ts';

/** Webhook signing secret. */
export const webhookSigningSecret: PatternDetector = {
  id: 'webhook-signing-secret',
  type: 'webhook_signing_secret',
  label: 'Webhook signing secret',
  shape: 'whsec_ and 32 to 64 base64 characters: Stripe, Svix and the services that build on Svix.',
  link: 'https://docs.stripe.com/webhooks',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['whsec_'],
  pattern: standalone(/whsec_[A-Za-z0-9+/]{32,64}={0,2}/, { after: base64 }),
  reach: [0, 66],
};
