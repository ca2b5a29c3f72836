import { readFileSync, statSync } from 'node:fs';
import { reason } from './source.ts';

/**
 * The text of a file that stands beside others, why it cannot be had, or undefined where there is none. Only a regular file is
 * opened: a pipe waits for ever, and a device never ends.
 */
export function readText(path: string): { readonly text: string } | { readonly why: string } | undefined {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return undefined;
    if (!stats.isFile()) return { why: stats.isDirectory() ? 'it is a folder' : 'it is not a regular file' };
    return { text: readFileSync(path, 'utf8') };
  } catch (error) {
    return { why: reason(error as NodeJS.ErrnoException, path) };
  }
}
