import { passing, type Scanner } from '@trace-formats/validate';
import { accepts } from '@trace-formats/validate/accepts/forsy';
import { decode } from '../input/decode.ts';
import { isSurelyOneDocument } from './one-document.ts';
import type { PartSettings } from './settings.ts';

/**
 * The format that is tried before a file is detected, since traces are what most folders hold. A document that its schema accepts
 * states its version, so nothing else claims it.
 */
const quick = 'forsy/v0.1';

/** Parses: what little is asked is known before a scanner is loaded. */
const parser: Scanner = { passes: passing(accepts, decode), roomFor: () => undefined };
const never: Scanner = { passes: () => false, roomFor: () => undefined };

/**
 * Says of bytes that they are one document of which there is nothing to tell; no is only a reason to look again. It is for files one
 * after the other; `many` where it is known that they will be some megabytes.
 */
export async function passingWhole({ format, keepsClean }: PartSettings, many = false): Promise<Scanner> {
  if (keepsClean || (format ?? quick) !== quick) return never;
  const { passes, roomFor } = many ? await scanner() : parser;
  return { roomFor, passes: (bytes) => isSurelyOneDocument(bytes) && passes(bytes) };
}

async function scanner(): Promise<Scanner> {
  // What else is known of the format is loaded only here: a small file that passes needs none of it.
  const check = await (await import('./format-check.ts')).checkOf(quick);
  return check?.scanner() ?? parser;
}
