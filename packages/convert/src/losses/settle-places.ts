import { parsePointer, toPointer } from '@trace-formats/schema';
import type { Json } from '../json/json.ts';
import { filesOf, type Place, type Source, type SourceFile } from '../source/source.ts';
import type { Loss } from './loss.ts';

/** The losses with places that are there: a pointer to what the source leaves out is cut to what it would stand in. */
export function settlePlaces(losses: readonly Loss[], source: Source): readonly Loss[] {
  const files = filesOf(source);
  return losses.map((loss) => {
    const place = settled(loss.place, files);
    return place === loss.place ? loss : { ...loss, place };
  });
}

function settled(place: Place, files: readonly SourceFile[]): Place {
  if (place.line !== undefined) return place;
  const file = place.file === undefined ? files[0] : (files.find(({ name }) => name === place.file) ?? files[0]);
  if (file === undefined) return place;
  const { value: root, at } = rootOf(file, place);
  if (root === undefined) return place.pointer === '' ? place : { ...place, pointer: '' };
  const path = parsePointer(place.pointer);
  let value: Json | undefined = root;
  for (const [index, key] of path.entries()) {
    if (index < at) continue;
    const next: Json | undefined = childOf(value, key);
    if (next === undefined) return { ...place, pointer: toPointer(path.slice(0, index)) };
    value = next;
  }
  return place;
}

/**
 * The value that a place counts from, and how many keys of its pointer lead to that value in a file that holds several documents.
 */
function rootOf(file: SourceFile, place: Place): { readonly value: Json | undefined; readonly at: number } {
  if ('value' in file) return { value: file.value, at: parsePointer(file.at?.pointer ?? '').length };
  if (place.record === undefined) return { value: undefined, at: 0 };
  const near = file.records[place.record - 1];
  const found = near?.record === place.record ? near : file.records.find(({ record }) => record === place.record);
  return { value: found?.value, at: 0 };
}

function childOf(value: Json | undefined, key: string | number): Json | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value) && !/^\d+$/.test(String(key))) return undefined;
  return Object.hasOwn(value, key) ? (value as { readonly [key: string]: Json | undefined })[key] : undefined;
}
