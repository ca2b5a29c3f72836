import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Microsoft Entra client secret. */
export const azureClientSecret: PatternDetector = {
  id: 'azure-client-secret',
  type: 'azure_client_secret',
  label: 'Microsoft Entra client secret',
  shape: '40 characters with 8Q~ or 9Q~ at the fourth place, or 37 with 7Q~.',
  link: 'https://learn.microsoft.com/en-us/entra/identity-platform/how-to-add-credentials',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['7q~', '8q~', '9q~'],
  pattern: standalone(/[A-Za-z0-9_~.-]{3}(?:7Q~[A-Za-z0-9_~.-]{31}|[89]Q~[A-Za-z0-9_~.-]{34})/, {
    before: 'A-Za-z0-9_~-',
    after: 'A-Za-z0-9_~-',
  }),
  reach: [3, 37],
};
