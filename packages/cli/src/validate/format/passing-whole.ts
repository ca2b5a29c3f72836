import { passing, type Scanner } from '@trace-formats/validate';
import { accepts } from '@trace-formats/validate/accepts/forsy';
import { decode } from '../../input/bytes/decode.ts';
import type { PartSettings } from '../settings.ts';
import { quickFormat } from './quick-format.ts';

/** Parses: what little is asked is known before a scanner is loaded. */
const parser: Scanner = { passes: passing(accepts, decode), roomFor: () => undefined };
const never: Scanner = { passes: () => false, roomFor: () => undefined };

/**
 * Says of bytes that surely are one document that there is nothing to tell of it; no is only a reason to look again. It is for
 * files one after the other: `areMany` where it is known that they will be worth a scanner.
 */
export async function passingWhole({ format, keepsClean }: PartSettings, areMany: boolean): Promise<Scanner> {
  if (keepsClean || (format ?? quickFormat) !== quickFormat) return never;
  const scanner = areMany ? await (await import('./scanner.ts')).scannerFor(quickFormat) : undefined;
  return scanner ?? parser;
}
