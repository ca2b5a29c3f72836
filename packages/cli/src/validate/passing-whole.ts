import type { FormatId } from '@trace-formats/schema';
import { roomFor } from '@trace-formats/validate';
import { readInto } from '../input/read-file.ts';
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
  return (bytes) => isSurelyOneDocument(bytes) && (many ? check.passesMany(bytes) : check.passes(bytes));
}

/** Asks the question of a large file, which is read to where it can be looked at without a copy. */
export async function largePasses(path: string, size: number, settings: PartSettings): Promise<boolean> {
  const passes = await passesWhole(settings, true);
  const room = roomFor(size + 1);
  const length = room === undefined ? undefined : readInto(path, room);
  return room !== undefined && length === size && passes(room.subarray(0, length));
}
