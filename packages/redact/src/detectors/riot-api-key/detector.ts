import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** Riot Games API key. */
export const riotApiKey: PatternDetector = {
  id: 'riot-api-key',
  type: 'riot_api_key',
  label: 'Riot Games API key',
  shape: 'RGAPI- and a UUID.',
  link: 'https://developer.riotgames.com/docs/portal',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['rgapi-'],
  pattern: standalone(/RGAPI-[0-9a-z]{8}(?:-[0-9a-z]{4}){3}-[0-9a-z]{12}/, { after: dashed }),
  reach: [0, 42],
};
