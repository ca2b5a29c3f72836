import { looksLikePassword } from '../judge/secrets/value.ts';

/** The password that stands behind a name and a colon under base64, where nobody would take it for a word: it lets in without the name too. */
export function passwordInBase64(value: string): string | undefined {
  const digits = value.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
  if (digits.length % 4 === 1 || !/^[A-Za-z\d+/]{12,400}$/.test(digits)) return undefined;
  const password = /^[\x20-\x39\x3b-\x7e]{0,200}:(?<password>[\x21-\x7e]{8,200})$/.exec(atob(digits))?.groups?.[
    'password'
  ];
  return password !== undefined && looksLikePassword(password) ? password : undefined;
}
