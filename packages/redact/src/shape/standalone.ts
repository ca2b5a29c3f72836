import { type Expression, expression } from './expression.ts';
import { guarded } from './guard.ts';

/** Which characters may not touch a token: written as the inside of a character class. */
export interface Edges {
  readonly before?: string;
  readonly after?: string;
}

/**
 * A pattern that finds a token only where it stands alone. A longer run of the token's alphabet is something else; an
 * escapes in front of it (`\n`, `%3D`, `\u0022`, a terminal colour) is not part of it, although it ends in a letter.
 */
export function standalone(token: RegExp, edges: Edges = {}): Expression {
  const { before = word, after = word } = edges;
  // Asked by what may not be before it: engines pass over that, and look for what a token begins with instead of asking in each place.
  const pattern = expression(`(?!(?<=[${before}])(?<!${escapes}))(?:${token.source})(?![${after}])`, 'g');
  return isWrittenPlainly(token.source) ? guarded(pattern, `(?:${token.source})`) : pattern;
}

/** True for a token that no escape can change: it has no quotes, slashes, backslashes and white space. */
function isWrittenPlainly(source: string): boolean {
  return !/[/"'\x60 ]|\\[^.dw-]|\[\^|(?<!\\)\.|\(\?[<!=]/.test(source);
}

/** For tokens whose alphabet is that of identifiers. */
export const word = 'A-Za-z0-9_';

/** For tokens whose alphabet is base64url, or holds a dash for another reason. */
export const dashed = 'A-Za-z0-9_-';

/** For tokens in the standard base64 alphabet. */
export const base64 = 'A-Za-z0-9+/=_';

const escapes = String.raw`\\[nrtbf]|%[0-9A-Fa-f]{2}|\\u[0-9A-Fa-f]{4}|\[[0-9;]{0,8}m`;
