import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Cursor API key. */
export const cursorApiKey: PatternDetector = {
  id: 'cursor-api-key',
  type: 'cursor_api_key',
  label: 'Cursor API key',
  shape: 'key_ or crsr_ and 64 hexadecimal digits.',
  link: 'https://cursor.com/docs/cloud-agent/api/endpoints',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['key_', 'crsr_'],
  pattern: standalone(/(?:key|crsr)_[0-9a-f]{64}/),
  reach: [0, 65],
};
