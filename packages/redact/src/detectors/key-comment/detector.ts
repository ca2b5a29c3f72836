import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { slashWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** On which machine a key was made: the key may be shown to everybody, and says so behind its end. */
export const keyComment: PatternDetector = {
  id: 'key-comment',
  type: 'internal_host',
  label: 'Name of a machine in the comment of a public key',
  shape:
    'A name with a hyphen or a digit behind `name@`, behind a public key of ssh or behind its fingerprint, as `ssh-keygen` writes it.',
  link: 'https://man.openbsd.org/ssh-keygen.1#C',
  policy: 'strict',
  confidence: 'likely',
  family: 'INTERNAL_URL',
  anchors: ['ssh-rsa aaaa', 'ssh-ed25519 aaaa', 'ecdsa-sha2-nistp', 'openssh.com aaaa', ' sha256:'],
  // Images of containers have such digests in small letters, and nobody behind them.
  guard: `(?! sha)| sha256:(?:[\\w+]|${slashWritten}){43} [\\w.-]{1,40}@`,
  startsAtAnchor: true,
  pattern: expression(
    inLines`
      (?:ssh-(?:rsa|ed25519)|ecdsa-sha2-nistp\d{3}|openssh\.com)[ ]AAAA[\w+/]{40,1400}={0,2}[ ][\w.-]{1,40}@(?<value>[A-Za-z][\w-]{2,61})(?![\w.-])|
      [ ]SHA256:[\w+/]{43}[ ][\w.-]{1,40}@(?<value>[A-Za-z][\w-]{2,61})(?=[ ]\((?:RSA|DSA|ECDSA|ED25519)\b)
    `,
    'g',
  ),
  reach: [0, 1560],
  accept: (value) => /[-\d]/.test(value) && !everybodys.test(value),
};

/** Services that make keys for others, what machines are called before anybody names them, and containers. */
const everybodys =
  /^(?:localhost|github-actions|fv-az|[\da-f]{12}$|(?:my|your|some|example|test)-|ubuntu|debian|fedora|raspberrypi|MacBook|DESKTOP$)/i;
