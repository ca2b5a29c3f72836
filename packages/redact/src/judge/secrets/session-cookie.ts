import { inLines } from '../../shape/in-lines.ts';
import { isPlaceholder } from './placeholder.ts';
import { looksRandom } from './value.ts';

/**
 * True for a cookie that lets somebody in, and false for preferences, measurements and attributes, for what keeps a
 * visitor on one server of many, and for what tells a visitor from a program.
 */
export function isSessionCookie(name: string, value: string): boolean {
  if (harmless.test(name) || isPlaceholder(value) || value.length < 6) return false;
  return (
    looksRandom(value.replace(/%[0-9A-F]{2}/gi, '.')) ||
    (/sess|sid|auth|token|jwt|login|csrf|xsrf/i.test(name) && /\d/.test(value) && value.length >= 8)
  );
}

const harmless = new RegExp(
  inLines`
    ^(?:
      _ga\w*|_gid|_gcl\w*|_fbp|_fbc|_hj\w*|_clck|_clsk|ajs_\w+|amplitude_\w+|mp_\w+|optimizely\w*|hubspotutk|__hs\w*|_pk_\w+|__utm\w|_uet\w+|_ttp|_scid|_ym_\w+|
      __stripe_[ms]id|intercom-(?:device-)?id-\w+|path|
      domain|expires|max-age|samesite|priority|version|build|theme|lang|language|locale|timezone|tz|currency|
      country|\w*consent\w*|euconsent\S*|
      AWSALB\w*|__cflb|_{1,2}cf_?(?:bm|uvid|ruid)|ARRAffinity\w*|ak_bmsc|bm_s[vz]|visid_incap_\d+|\w*gdpr\w*
    )$
  `,
  'i',
);
