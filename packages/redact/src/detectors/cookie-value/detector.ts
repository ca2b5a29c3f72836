import type { PlaceDetector } from '../../detector.ts';
import { isSessionCookie } from '../../judge/secrets/session-cookie.ts';
import { askedOfKeys } from '../../shape/asked-of-keys.ts';

/** The value of a session's cookie where a browser or an archive of requests lists cookies one by one. */
export const cookieValue: PlaceDetector = {
  id: 'cookie-value',
  type: 'cookie',
  label: 'Session cookie in a list',
  shape: 'The `value` beside the `name` of a cookie, or the value under its name, below a key such as `cookies`.',
  link: 'https://w3c.github.io/web-performance/specs/HAR/Overview.html#sec-object-types-cookies',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  words: ['cookie'],
  concerns: (place) =>
    place.key !== undefined &&
    (speaksOfCookies(place.above ?? '') || place.path.some((step) => typeof step === 'string' && holdsCookies(step))),
  inspect: (text, place) => {
    if (text.length < 6 || text.length > 4096 || /\s/.test(text) || place.key === undefined) return [];
    const name = place.key === 'value' ? place.entry : facts.test(place.key) ? undefined : place.key;
    return name !== undefined && !holdsCookies(name) && isSessionCookie(name, text) ? [[0, text.length]] : [];
  },
};

const speaksOfCookies = askedOfKeys((key) => /cookie/i.test(key));
const holdsCookies = askedOfKeys((key) =>
  /^(?:set-?)?(?:request|response|session|browser)?_?cookies?(?:Jar)?$/i.test(key),
);
const facts = /^(?:name|domain|path|expires|url|partitionKey|sameSite|priority|comment|store|storeId|raw)$/i;
