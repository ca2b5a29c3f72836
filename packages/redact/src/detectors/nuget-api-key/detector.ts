import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** NuGet API key. */
export const nugetApiKey: PatternDetector = {
  id: 'nuget-api-key',
  type: 'nuget_api_key',
  label: 'NuGet API key',
  shape: 'oy2 and 43 small letters or digits.',
  link: 'https://learn.microsoft.com/en-us/nuget/nuget-org/publish-a-package',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['oy2'],
  around: { oy2: { run: 13 } },
  pattern: standalone(/oy2[a-z0-9]{43}/),
  reach: [0, 43],
  accept: isVaried,
};
