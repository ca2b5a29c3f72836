import { inLines } from '../shape/in-lines.ts';

/**
 * `passwordHashIterations`, `PASSWORD_HINT_2`: a name is about its last word, so words behind the one for a secret may turn it
 * into something else, such as a number of rounds. The value is still a secret where those words only say which one it is,
 * whose it is, or how it is written.
 */
export function namesAspect(name: string): boolean {
  const [, ...behind] = name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(word);
  const rest = behind.at(-1) ?? '';
  return /^[._-]*[a-z]{2,20}(?:[._-]+[a-z]{2,20})*[._-]?\d{0,3}$/.test(rest) && !kindOrNumber.test(rest);
}

/** A word for a secret. Letters that follow it without a joint make another word of it, as in `keyboard`. */
const word =
  /passw(?:or)?d|passwort|passphrase|pass|pwd|psk|kennwort|senha|secret|token|key|credentials?|creds?|bearer|cookie|jwt|salt|pepper/;

/** Which of several it is, how it is written, and whose it is. */
const kindOrNumber = new RegExp(
  inLines`
    ^(?:[._-]*(?:
      value|val|base|b64|base64|hex|raw|data|string|str|text|plain(?:text)?|material|priv|clear|
      old|new|current|default|fallback|temp|tmp|initial|legacy|main|primary|secondary|master|backup|copy|set|
      prod|production|dev|development|stag(?:e|ing)|test|qa|live|local|demo|eu|us|
      root|admin|user|owner|db|app|api|web|smtp|mail|ftp|ssh|vpn|wifi|nr|stdin
    ))+\d{0,3}$|^[._-]*(?:for|of|at|d[aeo]s?|del|della|van|pour|para)[._-]
  `,
);
