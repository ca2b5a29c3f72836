import { writeSync } from 'node:fs';
import { ifPossible } from '../if-possible.ts';

/** The numbers by which every process knows where its output and its complaints go. */
export type Channel = 1 | 2;

/**
 * Writes a short text to standard output or standard error, and gives what could not be written. Without the stream that Node makes
 * of it: to make that takes a ninth of the time in which Node starts. What a full disk, a slow reader or none leaves over is for
 * that stream.
 */
export function saidAtOnce(text: string, to: Channel = 1): Uint8Array {
  const bytes = Buffer.from(text);
  return ifPossible(() => bytes.subarray(writeSync(to, bytes))) ?? bytes;
}
