import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Azure OpenAI key. */
export const azureOpenaiKey: PatternDetector = {
  id: 'azure-openai-key',
  type: 'azure_openai_key',
  label: 'Azure OpenAI key',
  shape: '32 hexadecimal digits, or 84 letters and digits with JQQJ99 at place 53, beside the name of the service.',
  link: 'https://learn.microsoft.com/en-us/azure/ai-services/authentication',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['azure_openai', 'azure-openai', 'azure openai', 'azureopenai', 'openai.azure.com', 'cognitiveservices'],
  pattern: named(
    ['azure_openai', 'azure-openai', 'azure openai', 'azureopenai', 'openai.azure.com', 'cognitiveservices'],
    /[0-9a-f]{32}|[A-Za-z0-9]{52}JQQJ9[9D][A-Za-z0-9]{26}/,
  ),
  reach: [0, 234],
  accept: isNamedSecret,
};
