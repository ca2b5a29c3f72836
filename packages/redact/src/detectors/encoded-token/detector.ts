import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';

/** What tokens begin with that nothing else does. */
const beginnings = [
  ...['ghp_', 'gho_', 'ghs_', 'github_pat_', 'glpat-', 'npm_', 'xoxb-', 'xoxp-'],
  ...['sk-ant-', 'sk-proj-', 'sk_live_', 'rk_live_', 'AIzaSy'],
];

const cores = beginnings.flatMap(coresOf);

/** A token that stands in what was encoded: a header, a file of settings, the data of a secret. */
export const encodedToken: PatternDetector = {
  id: 'encoded-token',
  type: 'secret',
  label: 'Token in a text under base64',
  shape: `Base64 that decodes to a text with a token in it: ${beginnings.join(', ')} and what follows there.`,
  link: 'https://www.rfc-editor.org/rfc/rfc4648#section-4',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: [...new Set(cores.map((core) => core.toLowerCase()))],
  pattern: expression(
    `(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{0,4000}?(?:${cores.join('|')})[A-Za-z0-9+/_-]{20,4000}={0,2}`,
    'g',
  ),
  reach: [4020, 4020],
  accept: (value) => token.test(decoded(value)),
};

const token =
  /(?<![A-Za-z0-9_])(?:gh[pos]_[A-Za-z0-9]{36}|github_pat_\w{60}|npm_[A-Za-z0-9]{36}|(?:glpat|xox[bp])-[\w-]{20}|sk-(?:ant|proj)-[\w-]{40}|[sr]k_live_[A-Za-z0-9]{24}|AIzaSy[\w-]{33})/;

/** The characters that some letters become behind none, one and two others, without those that others have a part in. */
function coresOf(letters: string): string[] {
  return [0, 1, 2].map((offset) =>
    btoa(' '.repeat(offset) + letters).slice(
      Math.ceil((offset * 8) / 6),
      Math.floor(((offset + letters.length) * 8) / 6),
    ),
  );
}

function decoded(value: string): string {
  const plain = value.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
  // One character of four says nothing alone.
  return atob(plain.length % 4 === 1 ? plain.slice(0, -1) : plain);
}
