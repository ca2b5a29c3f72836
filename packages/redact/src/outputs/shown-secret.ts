import { isCodeReference } from '../judge/secrets/code-reference.ts';
import { looksLikePassword, looksRandom } from '../judge/secrets/value.ts';

/** True for the one word that a command shows when it is a password or a token, and no file name, setting or beginning of code. */
export function isShownSecret(value: string): boolean {
  if (/^[[{(<#"'/]|^(?:[A-Za-z]+[_.-])*[A-Za-z]+[:=]$|:\/\/|^[-+]{2,}|\.{3}$|^\w+\($|[;{]$/.test(value)) return false;
  if (setting.test(value) && !value.startsWith('base64:')) return false;
  // What the nodes of Erlang know each other by.
  if (/^[A-Z]{20}$/.test(value)) return true;
  // What clouds give for a login to their registries is longer than any password.
  if (value.length > 256) return looksRandom(value);
  return !isCodeReference(value) && looksLikePassword(value) && (/\d/.test(value) || value.length >= 12);
}

/** A name as people write one, a sign of assignment and a value: `mode=fast2`. */
const setting =
  /^(?:[a-z][a-z\d]*|[A-Z][A-Z\d]*|[A-Z]?[a-z]+(?:[A-Z][a-z]+)*\d{0,2})(?:[_.-][A-Za-z\d]+)*[:=](?![=/])\S+$/;
