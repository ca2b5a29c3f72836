import { isSurelySound } from './json/sound.ts';

/**
 * A fast answer to the question whether bytes are one valid and sound document, by parsing them. Yes is certain; no only means
 * that they have to be read as they should be. `decode` gives the text of bytes, and `undefined` for bytes that are not UTF-8.
 */
export function passing(
  accepts: (value: unknown) => boolean,
  decode: (bytes: Uint8Array) => string | undefined,
): (bytes: Uint8Array) => boolean {
  return (bytes) => {
    const text = decode(bytes);
    if (text === undefined) return false;
    try {
      const value: unknown = JSON.parse(text);
      return accepts(value) && isSurelySound(text, value);
    } catch {
      return false;
    }
  };
}
