import type { RunningHash } from '@trace-formats/digest';

/** Node's own SHA-256, some thirty times as fast as the one that runs everywhere. */
export function sha256(): RunningHash {
  // Loaded here, since most of what is written carries no digest.
  const hash = process.getBuiltinModule('node:crypto').createHash('sha256');
  return { add: (text) => void hash.update(text), hex: () => hash.digest('hex') };
}
