import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** AssemblyAI API key. */
export const assemblyaiApiKey: PatternDetector = {
  id: 'assemblyai-api-key',
  type: 'assemblyai_api_key',
  label: 'AssemblyAI API key',
  shape: '32 hexadecimal digits beside the name AssemblyAI.',
  link: 'https://www.assemblyai.com/docs/getting-started/transcribe-an-audio-file',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['assemblyai', 'assembly_ai', 'aai.settings', 'assembly ai'],
  pattern: named(['assemblyai', 'assembly_ai', 'aai.settings', 'assembly ai'], /[0-9a-f]{32}/),
  reach: [0, 182],
  accept: isNamedSecret,
};
