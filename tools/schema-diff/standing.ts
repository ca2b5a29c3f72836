import { parsePointer } from '@trace-formats/schema';
import type { Schema } from '../generate/schema-source.ts';
import type { SubSchema } from './values.ts';

/** A subschema and the whole file that its references begin in. */
export interface Standing {
  readonly schema: SubSchema;
  readonly file: Schema;
}

/** The files of one state by their `$id`. */
export type Files = ReadonlyMap<string, Schema>;

/** What a reference names, in its own file or in another; undefined when that cannot be found from here. */
export function resolved(file: Schema, reference: unknown, files: Files): Standing | undefined {
  if (reference === undefined) return { schema: true, file };
  const [address, fragment = ''] = String(reference).split('#', 2) as [string, string?];
  const target = address === '' ? file : files.get(absolute(address, file));
  const path = target && pathOf(fragment);
  if (target === undefined || path === undefined) return undefined;
  let found: unknown = target;
  for (const part of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part)) return undefined;
    found = (found as Record<string, unknown>)[part];
    // Below an address of its own, references begin elsewhere.
    if (typeof found === 'object' && found !== null && '$id' in found) return undefined;
  }
  return found === undefined ? undefined : { schema: found as SubSchema, file: target };
}

/** A reference with the file it stands in, so that two files can say the same words and mean two things. */
export function addressOf(file: Schema, reference: unknown): string {
  return absolute(String(reference), file);
}

function absolute(reference: string, file: Schema): string {
  const base = file['$id'];
  return typeof base === 'string' && URL.canParse(reference, base) ? new URL(reference, base).href : reference;
}

/** A fragment is a JSON Pointer in the letters of an address; a name that stands in an `$anchor` is not looked for. */
function pathOf(fragment: string): readonly string[] | undefined {
  try {
    return parsePointer(decodeURIComponent(fragment));
  } catch {
    return undefined;
  }
}

/** True where a file gives a part of itself an address of its own: a reference may then lead anywhere. */
export function holdsAddresses(value: unknown, isRoot = true): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, inner]) => (typeof inner === 'string' && !isRoot && addresses.has(key)) || holdsAddresses(inner, false),
  );
}

const addresses = new Set(['$id', '$anchor', '$dynamicAnchor']);
