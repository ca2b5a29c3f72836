import { createHash } from 'node:crypto';

/** A file and the digest of its bytes. */
export interface FileHash {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** The digest of a file whose bytes are all there. */
export function hashOf(path: string, bytes: Uint8Array): FileHash {
  return { path, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}
