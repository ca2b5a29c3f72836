import { readFileSync } from 'node:fs';
import { encodingOf } from '@trace-formats/validate';
import { packingOfName, unpacked } from '../packed/unpack.ts';
import { statsIfThere } from '../paths/stats.ts';
import { reason } from '../source.ts';
import { decode } from './decode.ts';

/**
 * The text of a file that stands beside others, why it cannot be had, or undefined where there is none. Only a regular file is
 * opened: a pipe waits for ever, and a device never ends. One whose name says that it is packed is unpacked.
 */
export function readText(path: string): { readonly text: string } | { readonly why: string } | undefined {
  try {
    const stats = statsIfThere(path);
    if (stats === undefined) return undefined;
    if (!stats.isFile()) return { why: stats.isDirectory() ? 'it is a folder' : 'it is not a regular file' };
    const stored = readFileSync(path);
    const plain = packingOfName(path) === undefined ? { bytes: stored } : unpacked(stored);
    if ('why' in plain) return { why: plain.why };
    const { bytes } = plain;
    const text = decode(bytes);
    // Editors put a mark before the text, of which JSON knows nothing.
    return text === undefined ? { why: whyNoText(bytes) } : { text: text.replace(/^\uFEFF/, '') };
  } catch (error) {
    return { why: reason(error, path) };
  }
}

/** What bytes are that are not UTF-8. */
export function whyNoText(bytes: Uint8Array): string {
  const utf = /^utf-(?:16|32)/.exec(encodingOf(bytes).kind)?.[0];
  if (utf !== undefined) return `it is ${utf.toUpperCase()}, and only UTF-8 is read: save it as that first`;
  return bytes.includes(0)
    ? 'it is not a text, so nothing in it can be found'
    : 'it is not UTF-8, so a part of it cannot be read';
}
