import { LF, QUOTE } from '../json/code-units.ts';
/** What the first bytes of a file say about what it is. */
export type Encoding =
  | { readonly kind: 'utf-8'; readonly mark: 0 | 3 }
  | { readonly kind: 'utf-16le' | 'utf-16be'; readonly mark: 0 | 2 }
  | { readonly kind: 'utf-32' }
  | { readonly kind: 'binary'; readonly what: string };

/** Tells UTF-8 from its neighbours and from well-known files that are no text at all. */
export function encodingOf(bytes: Uint8Array): Encoding {
  const [a = -1, b = -1, c = -1, d = -1] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return { kind: 'utf-8', mark: 3 };
  if ((a === 0xff && b === 0xfe && c === 0 && d === 0) || (a === 0 && b === 0 && c === 0xfe && d === 0xff)) {
    return { kind: 'utf-32' };
  }
  if (a === 0xff && b === 0xfe) return { kind: 'utf-16le', mark: 2 };
  if (a === 0xfe && b === 0xff) return { kind: 'utf-16be', mark: 2 };
  const binary = signatures.find(({ bytes: signature }) => signature.every((byte, index) => bytes[index] === byte));
  if (binary !== undefined) return { kind: 'binary', what: binary.what };
  // Lines of long files are asked one by one, and nearly all begin with two characters of one byte.
  if (a !== 0 && b !== 0) return { kind: 'utf-8', mark: 0 };
  const wide = wideEncodings.find((encoding) => beginsWide(bytes, encoding))?.kind;
  if (wide === undefined) return { kind: 'utf-8', mark: 0 };
  return wide === 'utf-32' ? { kind: wide } : { kind: wide, mark: 0 };
}

/** Encodings in which each ASCII character is one byte among zeros: how many bytes that are, and which of them it is. */
const wideEncodings = [
  { kind: 'utf-32', width: 4, at: 0 },
  { kind: 'utf-32', width: 4, at: 3 },
  { kind: 'utf-16le', width: 2, at: 0 },
  { kind: 'utf-16be', width: 2, at: 1 },
] as const;

/**
 * A JSON text begins with an ASCII character, so zeros around it show the width of a character. Zeros stand in damaged lines of UTF-8,
 * too: what follows then is one more zero, or the end of the line in a single byte. The second character is ASCII too, unless a text begins.
 */
function beginsWide(bytes: Uint8Array, { width, at }: (typeof wideEncodings)[number]): boolean {
  const isAsciiFrom = (from: number): boolean => {
    for (let index = 0; index < width; index += 1) {
      const byte = bytes[from + index]!;
      if (index === at ? byte === 0 || byte > 0x7f : byte !== 0) return false;
    }
    return true;
  };
  if (bytes.length < width || !isAsciiFrom(0)) return false;
  const isLineEnd = bytes[at] === LF;
  if (bytes.length === width) return !isLineEnd;
  if (bytes.length < 2 * width) return false;
  if (isLineEnd || bytes[at] !== QUOTE || isAsciiFrom(width)) return isAsciiFrom(width);
  const next = bytes.subarray(width, 2 * width);
  return next[0] !== LF && next.some((byte) => byte !== 0) && (width === 2 || next[3 - at] === 0);
}

/** Whether the bytes begin as a zip archive does. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

const signatures: readonly { readonly bytes: readonly number[]; readonly what: string }[] = [
  { bytes: [0x50, 0x4b, 3, 4], what: 'a zip archive' },
  { bytes: [0x50, 0x4b, 5, 6], what: 'an empty zip archive' },
  { bytes: [0x1f, 0x8b], what: 'a gzip file' },
  { bytes: [0x28, 0xb5, 0x2f, 0xfd], what: 'a Zstandard file' },
  { bytes: [0xfd, 0x37, 0x7a, 0x58, 0x5a], what: 'an xz file' },
  { bytes: [0x42, 0x5a, 0x68, 0x39], what: 'a bzip2 file' },
  { bytes: [0x50, 0x41, 0x52, 0x31], what: 'a Parquet file' },
  { bytes: [0x41, 0x52, 0x52, 0x4f, 0x57, 0x31], what: 'an Arrow file' },
  { bytes: [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65, 0x20, 0x66], what: 'an SQLite database' },
  { bytes: [0x25, 0x50, 0x44, 0x46], what: 'a PDF document' },
  { bytes: [0x89, 0x50, 0x4e, 0x47], what: 'a PNG image' },
  { bytes: [0xff, 0xd8, 0xff], what: 'a JPEG image' },
];
