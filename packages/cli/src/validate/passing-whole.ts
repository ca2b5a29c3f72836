import { passing } from '@trace-formats/validate';
import { accepts } from '@trace-formats/validate/accepts/forsy';
import { decode } from '../input/decode.ts';
import { isSurelyOneDocument } from './one-document.ts';
import type { PartSettings } from './settings.ts';

/** Says of bytes that they are one document of which there is nothing to tell; no is only a reason to look again. */
export type PassesWhole = (bytes: Uint8Array) => boolean;

/**
 * The format that is tried before a file is detected, since traces are what most folders hold. A document that its schema accepts
 * states its version, so nothing else claims it.
 */
const quick = 'forsy/v0.1';
const isTrace = passing(accepts, decode);

/** The question for files one after the other; `many` where it is known that they will be many megabytes. */
export async function passesWhole({ format, keepsClean }: PartSettings, many = false): Promise<PassesWhole> {
  if (keepsClean || (format ?? quick) !== quick) return () => false;
  const passes = many ? await scanner() : isTrace;
  return (bytes) => isSurelyOneDocument(bytes) && passes(bytes);
}

async function scanner(): Promise<PassesWhole> {
  // What else is known of the format is loaded only here: a small file that passes needs none of it.
  const check = await (await import('./format-check.ts')).checkOf(quick);
  return check?.scanner() ?? isTrace;
}
