import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Dropbox access token. */
export const dropboxAccessToken: PatternDetector = {
  id: 'dropbox-access-token',
  type: 'dropbox_access_token',
  label: 'Dropbox access token',
  shape: 'sl. (or sl.u.) and at least 130 base64url characters.',
  link: 'https://www.dropbox.com/developers/documentation/http/documentation',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sl.'],
  pattern: standalone(/sl\.(?:[a-z]{1,2}\.)?[A-Za-z0-9_-]{130,1500}/, { before: 'A-Za-z0-9_.-', after: dashed }),
  reach: [0, 1503],
  accept: isMixed,
};
