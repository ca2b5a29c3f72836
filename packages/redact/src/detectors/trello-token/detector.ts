import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Trello token. */
export const trelloToken: PatternDetector = {
  id: 'trello-token',
  type: 'trello_token',
  label: 'Trello token',
  shape: 'ATTA, 64 hexadecimal digits and a checksum of eight in capitals.',
  link: 'https://developer.atlassian.com/cloud/trello/guides/rest-api/authorization/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['atta'],
  around: { atta: { run: 12 } },
  pattern: standalone(/ATTA[0-9a-f]{64}[0-9A-F]{8}/),
  reach: [0, 72],
};
