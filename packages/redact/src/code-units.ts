// The code units of the signs that readers of texts look for one by one, by the names that all of them have here.

export const tab = 9;
export const lineFeed = 10;
export const carriageReturn = 13;
export const blank = 32;
export const quote = 34;
export const apostrophe = 39;
export const comma = 44;
export const colon = 58;
export const less = 60;
export const more = 62;
export const openBracket = 91;
export const backslash = 92;
export const closeBracket = 93;
export const openBrace = 123;
export const closeBrace = 125;

/** True for a decimal digit. */
export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** True for a letter of ASCII. */
export function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}
