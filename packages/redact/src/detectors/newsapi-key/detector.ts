import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** News API key. */
export const newsapiKey: PatternDetector = {
  id: 'newsapi-key',
  type: 'newsapi_key',
  label: 'News API key',
  shape: '32 hexadecimal digits beside the name NewsAPI.',
  link: 'https://newsapi.org/docs/authentication',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['newsapi', 'news_api', 'news-api'],
  pattern: named(['newsapi', 'news_api', 'news-api'], /[0-9a-f]{32}/),
  reach: [0, 182],
  accept: isNamedSecret,
};
