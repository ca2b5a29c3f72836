/** Accounts that everybody knows by name. */
export const accounts: readonly string[] = ['root', 'admin', 'administrator', 'postgres', 'guest', 'demo', 'backup'];

/** To be let in, in the forms in which people say it, language by language. */
export const logIn: readonly string[] = [
  ...['log in', 'logged in', 'sign in', 'signed in', 'einloggen', 'anmelden', 'inloggen', 'connecte-toi'],
  ...['connectez-vous', 'zaloguj'],
];

/** What is said behind a value that one is to use: what it is good for, and when. */
export const inUse: readonly string[] = [
  ...['to get in', 'to log in', 'to login', 'to sign in', 'to unlock', 'to authenticate', 'when prompt', 'if prompt'],
  ...['should work', 'should do it', 'damit sollte', 'damit kommst'],
];

/** What is said of a value that lets somebody in, or does not any more. */
export const works: readonly string[] = [
  ...['still works', 'no longer works', 'stopped working', "doesn't work", 'doesnt work', 'got me in'],
];

/** The same behind `with …` in other languages. */
export const opened: readonly string[] = [
  'kommst du',
  'kommt man',
  'entri nel',
  'entri in',
  'tu te connectes',
  'kom je',
];

/** The headings of lists of accounts, and of one. */
export const lists: readonly string[] = [
  ...['accounts', 'logins', 'creds', 'credentials', 'zugangsdaten', 'benutzerkonten', 'comptes', 'cuentas'],
  ...['anmeldedaten', 'identifiants', 'credenciales', 'credenziali', 'inloggegevens'],
];
