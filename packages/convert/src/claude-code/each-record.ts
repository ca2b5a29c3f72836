import { arrayAt, isObject, type Json } from '../json/json.ts';
import { type Place, recordPlace, type SourceFile } from '../source/source.ts';

/**
 * Runs a function on each record of a file and its place: the lines of a log, or the list that the web export wraps under
 * `loglines`.
 */
export function eachRecord(file: SourceFile, name: string | undefined, run: (value: Json, place: Place) => void): void {
  if ('records' in file) {
    for (const { value, record } of file.records) run(value, recordPlace(name, record));
    return;
  }
  const wrapped = arrayAt(file.value, 'loglines');
  if (wrapped)
    for (const [index, value] of wrapped.entries()) run(value, recordPlace(name, undefined, `/loglines/${index}`));
  else if (isObject(file.value)) run(file.value, recordPlace(name, undefined));
}
