import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Vercel Blob token. */
export const vercelBlobToken: PatternDetector = {
  id: 'vercel-blob-token',
  type: 'vercel_blob_token',
  label: 'Vercel Blob token',
  shape: 'vercel_blob_rw_, 16 letters or digits, an underscore and 30 more.',
  link: 'https://vercel.com/docs/vercel-blob/using-blob-sdk',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['vercel_blob_rw_'],
  pattern: standalone(/vercel_blob_rw_[A-Za-z0-9]{16}_[A-Za-z0-9]{30}/),
  reach: [0, 47],
  accept: isVaried,
};
