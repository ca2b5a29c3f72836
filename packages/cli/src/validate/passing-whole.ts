import type { FormatId } from '@trace-formats/schema';
import { checkOf } from './format-check.ts';
import { isSurelyOneDocument } from './one-document.ts';
import type { PartSettings } from './settings.ts';

/** Says of bytes that they are one document of which there is nothing to tell; no is only a reason to look again. */
export type PassesWhole = (bytes: Uint8Array) => boolean;

/**
 * The format that is tried before a file is detected, since traces are what most folders hold. A document that its schema accepts
 * states its version, so nothing else claims it.
 */
const quick: FormatId = 'forsy/v0.1';

/** The question for files one after the other; `many` where it is known that they will be many megabytes. */
export async function passesWhole({ format, keepsClean }: PartSettings, many = false): Promise<PassesWhole> {
  const check = keepsClean || (format ?? quick) !== quick ? undefined : await checkOf(quick);
  if (check === undefined) return () => false;
  const passes = many ? await check.scanner() : check.passes;
  return (bytes) => isSurelyOneDocument(bytes) && passes(bytes);
}
