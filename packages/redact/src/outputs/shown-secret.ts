import { isCodeReference, looksLikePassword } from '../judge/value.ts';

/** True for the one word that a command shows when it is a password or a token, and no file name, setting or beginning of code. */
export function isShownSecret(value: string): boolean {
  if (
    /^[[{(<#"'/]|^[\w.-]+[:=](?![=/])\S+$|^(?:[A-Za-z]+[_.-])*[A-Za-z]+[:=]$|:\/\/|^[-+]{2,}|\.{3}$|^\w+\($|[;{]$/.test(
      value,
    )
  )
    return false;
  return !isCodeReference(value) && looksLikePassword(value) && (/\d/.test(value) || value.length >= 12);
}
