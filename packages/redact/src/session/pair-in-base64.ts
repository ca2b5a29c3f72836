import { looksLikePassword } from '../judge/secrets/value.ts';
import { textOfBase64 } from '../spelling/base64.ts';

/** The password that stands behind a name and a colon under base64, where nobody would take it for a word: it lets in without the name too. */
export function passwordInBase64(value: string): string | undefined {
  const text = /^[\w+/-]{12,400}=*$/.test(value) ? textOfBase64(value) : undefined;
  const password = pair.exec(text ?? '')?.groups?.['password'];
  return password !== undefined && looksLikePassword(password) ? password : undefined;
}

const pair = /^[\x20-\x39\x3b-\x7e]{0,200}:(?<password>[\x21-\x7e]{8,200})$/;
