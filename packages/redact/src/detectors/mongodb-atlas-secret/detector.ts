import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** MongoDB Atlas service account secret. */
export const mongodbAtlasSecret: PatternDetector = {
  id: 'mongodb-atlas-secret',
  type: 'mongodb_atlas_secret',
  label: 'MongoDB Atlas service account secret',
  shape: 'mdb_sa_sk_ and 40 base64url characters.',
  link: 'https://www.mongodb.com/docs/atlas/configure-api-access/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['mdb_sa_sk_'],
  pattern: standalone(/mdb_sa_sk_[A-Za-z0-9_-]{40}/, { after: dashed }),
  reach: [0, 40],
};
