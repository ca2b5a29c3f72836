import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Dependency-Track API key. */
export const dependencyTrackApiKey: PatternDetector = {
  id: 'dependency-track-api-key',
  type: 'dependency_track_api_key',
  label: 'Dependency-Track API key',
  shape: 'odt_ and 32 letters or digits; since version 4.13 with eight more and a low line before them.',
  link: 'https://docs.dependencytrack.org/integrations/rest-api/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['odt_'],
  pattern: standalone(/odt_(?:[A-Za-z0-9]{8}_)?[A-Za-z0-9]{32}/),
  reach: [0, 45],
};
