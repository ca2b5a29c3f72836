import type { PatternDetector } from '../../detector.ts';
import { isPlaceholder } from '../../placeholder.ts';
import { looksRandom } from '../../value.ts';

/** The cookies of a request or a response, when one of them looks like a session. */
export const cookieHeader: PatternDetector = {
  id: 'cookie-header',
  type: 'cookie',
  label: 'Session cookie',
  shape: "The header `Cookie` or `Set-Cookie`, or curl's `-b`, and its pairs of names and values.",
  link: 'https://www.rfc-editor.org/rfc/rfc6265#section-4',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['cookie', '--cookie', '-b ', 'document.cookie'],
  pattern:
    /(?:(?:set-)?cookies?["'`\]]{0,3}\s{0,4}(?:=>|[:=,])\s{0,4}["'`[]{0,2}|(?:\s-b|--cookie)(?:\s{1,4}|=)["']{0,1}|\n\s{0,8}cookie\s{1,4})(?<value>[\w!#$%&*.^|~+-]{1,80}=[^;\s"'`,\\]{1,2000}(?:;\s{0,2}[\w!#$%&*.^|~+-]{1,80}=[^;\s"'`,\\]{0,2000}){0,40})/gi,
  reach: [8, 4400],
  ranges: sessionsIn,
};

/** A header is masked as a whole; of an argument only the values, so that the command can still be read. */
function sessionsIn(match: string): [number, number][] {
  const prefix = /^(?:\s-b|--cookie)[\s=]{1,4}["']?/.exec(match)?.[0].length;
  if (prefix === undefined) {
    const start =
      /^(?:(?:set-)?cookies?["'`\]]{0,3}\s{0,4}(?:=>|[:=,])\s{0,4}["'`[]{0,2}|\n\s{0,8}cookie\s{1,4})/i.exec(match)?.[0]
        .length ?? 0;
    return match.slice(start).split(/;\s*/).some(isSession) ? [[start, match.length]] : [];
  }
  const found: [number, number][] = [];
  for (const { 0: pair, index } of match.slice(prefix).matchAll(/[^;\s][^;]*/g))
    if (isSession(pair)) found.push([prefix + index + pair.indexOf('=') + 1, prefix + index + pair.length]);
  return found;
}

const harmless =
  /^(?:_ga\w*|_gid|_gat\w*|_fbp|path|domain|expires|max-age|samesite|priority|version|theme|lang|locale|consent\w*|cookie_?consent\w*)$/i;

function isSession(pair: string): boolean {
  const at = pair.indexOf('=');
  const name = pair.slice(0, at);
  const value = pair.slice(at + 1);
  if (harmless.test(name) || isPlaceholder(value) || value.length < 6) return false;
  return (
    looksRandom(value) ||
    (/sess|sid|auth|token|jwt|login|csrf|xsrf/i.test(name) && /\d/.test(value) && value.length >= 8)
  );
}
