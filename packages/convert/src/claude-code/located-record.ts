import { arrayAt, isObject, type Json } from '../json.ts';
import { type Place, recordsOf, type SourceFile } from '../source.ts';

/** A record of a log and its place. */
export interface LocatedRecord {
  readonly value: Json;
  readonly place: Place;
}

/** The records of a file: the lines of a log, or the list that the web export wraps into one document under `loglines`. */
export function locatedRecords(file: SourceFile, name: string | undefined): readonly LocatedRecord[] {
  const named = name === undefined ? {} : { file: name };
  if ('records' in file)
    return recordsOf(file).map(({ value, record }) => ({ value, place: { ...named, record, pointer: '' } }));
  const wrapped = arrayAt(file.value, 'loglines');
  if (wrapped) return wrapped.map((value, index) => ({ value, place: { ...named, pointer: `/loglines/${index}` } }));
  return [{ value: file.value, place: { ...named, pointer: '' } }].filter(({ value }) => isObject(value));
}
