import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Hetzner Cloud API token. */
export const hetznerApiToken: PatternDetector = {
  id: 'hetzner-api-token',
  type: 'hetzner_api_token',
  label: 'Hetzner Cloud API token',
  shape: '64 letters or digits beside the name Hetzner or hcloud.',
  link: 'https://docs.hetzner.cloud/reference/cloud#authentication',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['hetzner', 'hcloud'],
  pattern: named(['hetzner', 'hcloud'], /[A-Za-z0-9]{64}/),
  reach: [0, 214],
  accept: isNamedSecret,
};
