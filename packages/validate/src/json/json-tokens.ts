import { BACKSLASH, NINE, QUOTE, ZERO } from './code-units.ts';
import { type SyntaxFault, unexpected } from './syntax-fault.ts';

/** Where a token ends, or why it is none. */
export interface Token {
  readonly end: number;
  readonly fault: SyntaxFault | undefined;
  /** Where the first half of a surrogate pair stands that lacks the other half. */
  readonly loneSurrogate?: number;
}

/** Reads the string that opens at an offset. */
export function scanString(text: string, from: number): Token {
  let loneSurrogate: number | undefined;
  // Where a high surrogate ended, written as a character or as an escape: a low one must begin there.
  let highEnd = -1;
  let highStart = -1;
  const found = (offset: number): void => {
    loneSurrogate ??= offset;
  };
  for (let at = from + 1; ; ) {
    const unit = text.charCodeAt(at);
    let code = unit;
    let next = at + 1;
    if (Number.isNaN(unit)) return fail({ kind: 'string-breaks-off', offset: text.length, opened: from });
    if (unit === QUOTE) {
      if (highEnd === at) found(highStart);
      return loneSurrogate === undefined
        ? { end: next, fault: undefined }
        : { end: next, fault: undefined, loneSurrogate };
    }
    if (unit < 0x20) return fail({ kind: 'control-character', offset: at, code: unit, opened: from });
    if (unit === BACKSLASH) {
      const letter = text.charAt(at + 1);
      if (letter === '') return fail({ kind: 'string-breaks-off', offset: text.length, opened: from });
      next = at + 2;
      if (letter === 'u') {
        const digits = text.slice(at + 2, at + 6);
        if (!/^[0-9a-fA-F]{4}$/.test(digits)) {
          if (/^[0-9a-fA-F]{0,3}$/.test(digits) && at + 2 + digits.length >= text.length) {
            return fail({ kind: 'string-breaks-off', offset: text.length, opened: from });
          }
          return fail({ kind: 'bad-escape', offset: at, escape: 'u' });
        }
        code = Number.parseInt(digits, 16);
        next = at + 6;
      } else if (!'"\\/bfnrt'.includes(letter)) {
        return fail({ kind: 'bad-escape', offset: at, escape: letter });
      } else {
        code = 0;
      }
    }
    const high = code >= 0xd800 && code <= 0xdbff;
    const low = code >= 0xdc00 && code <= 0xdfff;
    if (low && highEnd !== at) found(at);
    if (!low && highEnd === at) found(highStart);
    if (high) {
      highStart = at;
      highEnd = next;
    }
    at = next;
  }
}

/** Reads the number that begins at an offset. */
export function scanNumber(text: string, from: number): Token {
  let at = from;
  if (text.charAt(at) === '-') at++;
  if (text.charAt(at) === '0') {
    at++;
    if (isDigit(text.charCodeAt(at))) return fail({ kind: 'leading-zero', offset: from });
    if (text.charAt(at) === 'x' || text.charAt(at) === 'X') return fail({ kind: 'hex-number', offset: from });
  } else {
    const digits = skipDigits(text, at);
    if (digits === at) return fail(cutNumber(text, at, from));
    at = digits;
  }
  if (text.charAt(at) === '.') {
    const digits = skipDigits(text, at + 1);
    if (digits === at + 1) return fail(cutNumber(text, digits, from));
    at = digits;
  }
  if (text.charAt(at) === 'e' || text.charAt(at) === 'E') {
    at++;
    if (text.charAt(at) === '+' || text.charAt(at) === '-') at++;
    const digits = skipDigits(text, at);
    if (digits === at) return fail(cutNumber(text, at, from));
    at = digits;
  }
  return { end: at, fault: undefined };
}

function cutNumber(text: string, at: number, from: number): SyntaxFault {
  if (at >= text.length) return { kind: 'number-breaks-off', offset: at };
  // -Infinity and -NaN are told by their name, not by the minus before it.
  if (at === from + 1 && /^-(Infinity|NaN)/.test(text.slice(from, from + 9))) return unexpected(text, from, 'a value');
  return unexpected(text, at, 'a digit');
}

function skipDigits(text: string, from: number): number {
  let at = from;
  while (isDigit(text.charCodeAt(at))) at++;
  return at;
}

function isDigit(unit: number): boolean {
  return unit >= ZERO && unit <= NINE;
}

function fail(fault: SyntaxFault): Token {
  return { end: fault.offset, fault };
}
