import { type Path, parsePointer, valueAt } from '@trace-formats/schema';

/** The keys and indexes that a pointer into a document names. By itself it does not tell a number that is a key from an index. */
export function pathTo(pointer: string, document: unknown): Path {
  return parsePointer(pointer).map((token, index, all) =>
    Array.isArray(valueAt(document, all.slice(0, index))) ? Number(token) : token,
  );
}
