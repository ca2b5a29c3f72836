import { isUtf8 } from 'node:buffer';

/** Node's own way from bytes to text, several times as fast as a TextDecoder; undefined for bytes that are not UTF-8. */
export function decode(bytes: Uint8Array): string | undefined {
  if (!isUtf8(bytes)) return undefined;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}
