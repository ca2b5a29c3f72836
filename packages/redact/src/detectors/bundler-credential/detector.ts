import type { PatternDetector } from '../../detector.ts';
import { looksRandom } from '../../judge/secrets/value.ts';

/** What Bundler fetches gems with. */
export const bundlerCredential: PatternDetector = {
  id: 'bundler-credential',
  type: 'secret',
  label: 'Credential for a source of gems',
  shape: 'BUNDLE_ and a host whose dots are written as two low lines, a sign, and `name:password` or a token.',
  link: 'https://bundler.io/man/bundle-config.1.html#CREDENTIALS-FOR-GEM-SOURCES',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['bundle_'],
  pattern:
    /\bBUNDLE_[A-Z\d]\w{0,60}__[A-Z]{2,12}["']?\s{0,2}[=:]\s{0,2}["']?(?<value>[\w.%~+-]{1,80}(?::[\w.%~+-]{4,80})?)/g,
  reach: [0, 260],
  accept: (value) => value.length >= 12 && looksRandom(value),
};
