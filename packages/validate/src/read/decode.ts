/** Turns UTF-8 bytes into text, or gives `undefined` where they are not UTF-8. A byte order mark stays in the text. */
export type Decode = (bytes: Uint8Array) => string | undefined;

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lossy = new TextDecoder('utf-8', { ignoreBOM: true });

/** The decoder that works everywhere: it refuses every sequence that the Unicode standard refuses. */
export const decodeUtf8: Decode = (bytes) => {
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
};

/** Text of bytes that may not be UTF-8: what cannot be read becomes U+FFFD. */
export function decodeLossily(bytes: Uint8Array): string {
  return lossy.decode(bytes);
}

/** The offset of the first byte that does not belong to a UTF-8 sequence, `undefined` where all do. */
export function firstInvalidByte(bytes: Uint8Array): number | undefined {
  for (let at = 0; at < bytes.length; ) {
    const lead = bytes[at]!;
    if (lead < 0x80) {
      at++;
      continue;
    }
    const length =
      lead >= 0xc2 && lead <= 0xdf ? 2 : lead >= 0xe0 && lead <= 0xef ? 3 : lead >= 0xf0 && lead <= 0xf4 ? 4 : 0;
    if (length === 0) return at;
    const second = bytes[at + 1] ?? 0;
    // Unicode, table 3-7: overlong forms, surrogates and code points past U+10FFFF show in the second byte.
    const least = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
    const most = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
    if (second < least || second > most) return at;
    for (let part = 2; part < length; part++) {
      const byte = bytes[at + part] ?? 0;
      if (byte < 0x80 || byte > 0xbf) return at;
    }
    at += length;
  }
  return undefined;
}
