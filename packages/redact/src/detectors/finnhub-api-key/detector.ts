import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Finnhub API key. */
export const finnhubApiKey: PatternDetector = {
  id: 'finnhub-api-key',
  type: 'finnhub_api_key',
  label: 'Finnhub API key',
  shape: '20 (or doubled 40) small letters or digits beside the name Finnhub.',
  link: 'https://finnhub.io/docs/api/authentication',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['finnhub'],
  pattern: named(['finnhub'], /[a-z0-9]{20}|[a-z0-9]{40}/),
  reach: [0, 190],
  accept: isNamedSecret,
};
