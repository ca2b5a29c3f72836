import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
} from '../json/code-units.ts';

/** Somebody who is told where the arrays of a document stand; offsets are those of the bytes that are being walked over. */
export interface ArrayListener {
  /** The first element of the array under this key begins here. */
  begins(key: string, at: number): void;
  /** A comma between two elements stands here. */
  parts(at: number): void;
  /** The bracket that closes the array stands here. */
  ends(at: number): void;
}

/** A walk over a document that comes in pieces. */
export interface TopArrays {
  walk(bytes: Uint8Array, from: number, end: number): void;
  /** Where the key begins that is not whole yet, if it may still be one that is looked for. */
  openKey(end: number): number | undefined;
  /** The bytes were moved by so many to the front. */
  moved(by: number): void;
}

/**
 * Walks over the bytes of a document and tells of the arrays that stand under some keys directly in its root object. It only
 * counts brackets; what is no JSON is noticed by whoever reads it.
 */
export function topArrays(keys: ReadonlySet<string>, listener: ArrayListener): TopArrays {
  let depth = 0;
  let isInString = false;
  let isEscaped = false;
  let isAfterColon = false;
  let isInArray = false;
  let stringFrom = 0;
  let name = '';

  const atBracket = (byte: number, at: number): void => {
    if (byte === OPEN_BRACKET || byte === OPEN_BRACE) {
      depth++;
      if (depth !== 2 || byte !== OPEN_BRACKET || !isAfterColon || !keys.has(name)) return;
      isInArray = true;
      listener.begins(name, at + 1);
      return;
    }
    if (depth === 2 && isInArray) {
      listener.ends(at);
      isInArray = false;
    }
    depth--;
  };

  return {
    walk: (bytes, from, end) => {
      for (let at = from; at < end; at++) {
        let byte = bytes[at]!;
        if (isInString) {
          if (isEscaped) {
            isEscaped = false;
            continue;
          }
          while (byte !== QUOTE && byte !== BACKSLASH && ++at < end) byte = bytes[at]!;
          if (at === end) return;
          if (byte === BACKSLASH) isEscaped = true;
          else {
            isInString = false;
            if (depth === 1 && !isAfterColon) name = asciiOf(bytes, stringFrom + 1, at);
          }
          continue;
        }
        while (signs[byte] === 0 && ++at < end) byte = bytes[at]!;
        if (at === end) return;
        if (byte === QUOTE) {
          isInString = true;
          stringFrom = at;
        } else if (byte !== COMMA && byte !== COLON) atBracket(byte, at);
        else if (depth === 1) isAfterColon = byte === COLON;
        else if (depth === 2 && byte === COMMA && isInArray) listener.parts(at);
      }
    },
    // What is longer than a key that is looked for is none.
    openKey: (end) => (isInString && depth === 1 && end - stringFrom <= longestKey ? stringFrom : undefined),
    moved: (by) => {
      stringFrom -= by;
    },
  };
}

/** 1 for the bytes that are looked at outside of strings. */
const signs = new Uint8Array(256);
for (const sign of [QUOTE, COMMA, COLON, OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE]) signs[sign] = 1;

/** In bytes, with its first quotation mark. */
const longestKey = 65;

/** A short text of ASCII; empty for any other, which is no key that is looked for. */
function asciiOf(bytes: Uint8Array, from: number, end: number): string {
  return end - from >= longestKey ? '' : String.fromCharCode(...bytes.subarray(from, end));
}
