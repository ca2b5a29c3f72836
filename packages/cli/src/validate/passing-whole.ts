import { passing, type Scanner } from '@trace-formats/validate';
import { accepts } from '@trace-formats/validate/accepts/forsy';
import { decode } from '../input/decode.ts';
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
 * Says of bytes that surely are one document that there is nothing to tell of it; no is only a reason to look again. It is for
 * files one after the other; `many` where it is known that they will be worth a scanner.
 */
export async function passingWhole({ format, keepsClean }: PartSettings, many = false): Promise<Scanner> {
  if (keepsClean || (format ?? quick) !== quick) return never;
  const scanner = many ? await (await import('./scanner.ts')).scannerFor(quick) : undefined;
  return scanner ?? parser;
}
