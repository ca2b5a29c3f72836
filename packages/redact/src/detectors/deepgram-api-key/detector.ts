import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Deepgram API key. */
export const deepgramApiKey: PatternDetector = {
  id: 'deepgram-api-key',
  type: 'deepgram_api_key',
  label: 'Deepgram API key',
  shape: '40 hexadecimal digits beside the name Deepgram.',
  link: 'https://developers.deepgram.com/docs/create-additional-api-keys',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['deepgram'],
  pattern: named(['deepgram'], /[0-9a-f]{40}/),
  reach: [0, 190],
  accept: isNamedSecret,
};
