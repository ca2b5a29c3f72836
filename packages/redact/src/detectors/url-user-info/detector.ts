import type { PatternDetector } from '../../detector.ts';

/** The password of `scheme://user:password@host`, in URLs and in data source names alike. */
export const urlUserInfo: PatternDetector = {
  id: 'url-user-info',
  type: 'password',
  label: 'Password in a URL',
  shape: 'A scheme, a user name, a colon, the password, an at sign and a host.',
  link: 'https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['://', ':\\/\\/', ':\\\\/\\\\/', '%3a%2f%2f'],
  startsAtAnchor: true,
  pattern:
    /(?::\/\/|:\\{1,2}\/\\{1,2}\/|%3A%2F%2F)(?:[^\s:/?#@"'<>`\\]|%[0-9a-fA-F]{2}){0,128}(?::|%3A)(?<value>[^\s/?#@"'<>`\\][^\s@"'<>`\\]{0,255})(?:@|%40)(?=[\w[$.*<{-])/gi,
  reach: [0, 420],
  accept: (value, { text, start }) => !/^\d{1,5}\//.test(value) && !value.includes('://') && text[start - 1] !== '/',
};
