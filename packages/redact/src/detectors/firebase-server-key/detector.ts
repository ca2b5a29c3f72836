import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** Firebase Cloud Messaging server key. */
export const firebaseServerKey: PatternDetector = {
  id: 'firebase-server-key',
  type: 'firebase_server_key',
  label: 'Firebase Cloud Messaging server key',
  shape: 'AAAA, seven base64url characters, a colon and 140 base64url characters.',
  link: 'https://firebase.google.com/docs/cloud-messaging/auth-server',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['aaaa'],
  pattern: standalone(/AAAA[A-Za-z0-9_-]{7}:[A-Za-z0-9_-]{140}/, { before: 'A-Za-z0-9_+/-', after: dashed }),
  reach: [0, 148],
};
