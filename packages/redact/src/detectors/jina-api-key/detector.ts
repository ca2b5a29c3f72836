import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Jina AI API key. */
export const jinaApiKey: PatternDetector = {
  id: 'jina-api-key',
  type: 'jina_api_key',
  label: 'Jina AI API key',
  shape: 'jina_ and 60 base64url characters.',
  link: 'https://jina.ai/reader/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['jina_'],
  pattern: standalone(/jina_[A-Za-z0-9_-]{60}/, { after: dashed }),
  reach: [0, 60],
  accept: isMixed,
};
