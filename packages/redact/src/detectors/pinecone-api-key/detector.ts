import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Pinecone API key. */
export const pineconeApiKey: PatternDetector = {
  id: 'pinecone-api-key',
  type: 'pinecone_api_key',
  label: 'Pinecone API key',
  shape: 'pcsk_, five or six letters or digits, an underscore and 63 more.',
  link: 'https://docs.pinecone.io/guides/projects/manage-api-keys',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['pcsk_'],
  pattern: standalone(/pcsk_[A-Za-z0-9]{5,6}_[A-Za-z0-9]{63}/),
  reach: [0, 70],
};
