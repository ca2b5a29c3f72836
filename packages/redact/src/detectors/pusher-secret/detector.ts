import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Pusher secret. */
export const pusherSecret: PatternDetector = {
  id: 'pusher-secret',
  type: 'pusher_secret',
  label: 'Pusher secret',
  shape: '20 hexadecimal digits beside the name Pusher.',
  link: 'https://pusher.com/docs/channels/getting_started/javascript/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['pusher'],
  pattern: named(['pusher'], /[0-9a-f]{20}/),
  reach: [0, 170],
  // Its key is in every page that listens.
  accept: (value, candidate) =>
    isNamedSecret(value, candidate) && !/^[\s_.-]{0,2}(?:app[\s_.-]?)?key$/i.test(candidate.groups['lead'] ?? ''),
};
