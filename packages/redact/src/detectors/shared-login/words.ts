/** Accounts that everybody knows by name. */
export const accounts: readonly string[] = [
  ...['root', 'admin', 'administrator', 'postgres', 'guest', 'demo', 'backup', 'operator', 'support', 'deploy'],
];

/** To be let in, in the forms in which people say it, language by language. */
export const logIn: readonly string[] = [
  ...['log in', 'log-in', 'logged in', 'logging in', 'logs in', 'sign in', 'sign-in', 'signed in', 'signing in'],
  ...['einloggen', 'anmelden', 'inloggen', 'aanmelden', 'connecte-toi', 'connectez-vous', 'entra', 'entre', 'entrar'],
  ...['accede', 'accedi', 'zaloguj'],
];

/** What is said behind a value that one is to use: what it is good for, and when. */
export const inUse: readonly string[] = [
  ...joined(
    ['to '],
    ['get in', 'get on', 'get past', 'get access', 'log in', 'log-in', 'login', 'sign in', 'unlock', 'authenticate'],
  ),
  ...joined(joined(['when ', 'if ', 'once '], ['', "you're ", 'you are ', 'it ']), ['prompt', 'ask']),
  ...joined(['should ', 'will ', 'might '], ['work', 'do it', 'let you in']),
  ...["you're in", 'you are in', 'you should be in', 'damit sollte', 'damit kommst', 'damit geht'],
];

/** What is said of a value that lets somebody in, or does not any more. */
export const works: readonly string[] = [
  ...['works', 'worked', 'used to work', 'stopped working'],
  ...joined(joined(['does', 'did', 'is', 'wo'], ["n't ", 'nt ']), ['work']),
  ...['does not work', 'did not work'],
  ...joined(joined(['gets', 'got', 'lets', 'let'], [' me', ' you', ' us']), [' in']),
];

/** The same behind `with …` in other languages. */
export const opened: readonly string[] = [
  ...['kommst du', 'kommt man', 'kommt ihr', 'entri', 'entras', 'entra', 'accedi', 'accedes', 'tu entres'],
  ...['tu te connectes', 'tu peux entrer', 'on entre', 'kom je', 'kom men', 'kommer du', 'kommer man'],
];

/** The headings of lists of accounts, and of one. */
export const lists: readonly string[] = [
  ...[
    'accounts',
    'logins',
    'creds',
    'credentials',
    'zugang',
    'zugangsdaten',
    'benutzer',
    'konten',
    'comptes',
    'cuentas',
  ],
  ...['usuarios', 'utenti', 'anmeldedaten', 'identifiants', 'credenciales', 'credenziali', 'inloggegevens'],
];

/** Each of the beginnings with each of the ends. */
export function joined(beginnings: readonly string[], ends: readonly string[]): readonly string[] {
  return beginnings.flatMap((beginning) => ends.map((end) => `${beginning}${end}`));
}
