import type { PatternDetector } from '../../detector.ts';
import { looksRandom } from '../../judge/secrets/value.ts';

/** A token that stands where a user name would. */
export const urlToken: PatternDetector = {
  id: 'url-token',
  type: 'secret',
  label: 'Token in a URL',
  shape: 'A scheme, a random token instead of a user name, an at sign and a host.',
  link: 'https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['://'],
  startsAtAnchor: true,
  pattern:
    /:\/\/(?<value>[A-Za-z0-9_~.-]{16,255})(?::(?:x-oauth-basic)?)?@(?=[\w[-])(?!(?:o\d{1,12}\.)?(?:ingest\.)?(?:\w{2}\.)?sentry\.io)/g,
  guard: ':\\\\*/\\\\*/[\\w~.-]{16,255}(?::(?:x-oauth-basic)?)?@',
  reach: [0, 290],
  accept: (value) => looksRandom(value),
};
