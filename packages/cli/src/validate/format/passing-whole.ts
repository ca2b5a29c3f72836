import { passing, type Scanner } from '@trace-formats/validate';
import { accepts } from '@trace-formats/validate/accepts/forsy';
import { decode } from '../../input/bytes/decode.ts';
import type { PartSettings } from '../settings.ts';
import { quickFormat } from './quick-format.ts';

/** Parses: what little is asked is known before a scanner is loaded. */
const parser: Scanner = { passes: passing(accepts, decode), roomFor: () => undefined };
const never: Scanner = { passes: () => false, roomFor: () => undefined };

/** Says of bytes that surely are one document that there is nothing to tell of it; no is only a reason to look again. */
export function parsingWhole(settings: PartSettings): Scanner {
  return isQuick(settings) ? parser : never;
}

/** The same by a scanner, which takes a while to load: for a large file, or where there are many. */
export async function scanningWhole(settings: PartSettings): Promise<Scanner> {
  if (!isQuick(settings)) return never;
  return (await (await import('./scanner.ts')).scannerFor(quickFormat)) ?? parser;
}

function isQuick({ format, keepsClean }: PartSettings): boolean {
  return !keepsClean && (format ?? quickFormat) === quickFormat;
}
