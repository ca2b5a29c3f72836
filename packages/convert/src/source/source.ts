import { toPointer } from '@trace-formats/schema';
import type { Unkept } from '@trace-formats/validate';
import { isObject, type Json } from '../json/json.ts';

/** One parsed record of a JSONL file, with its place in that file. */
export interface SourceRecord {
  readonly value: Json;
  /** 1-based number of the record. Two objects glued onto one line are two records. */
  readonly record: number;
  /** 1-based number of the line on which the record begins. */
  readonly line: number;
}

/** One file of a session that was already parsed: a JSON document has a `value`, a JSONL file has `records`. */
export type SourceFile = SourceDocument | SourceRecords;

/** A file that is one JSON document. */
export interface SourceDocument {
  readonly name?: string | undefined;
  readonly value: Json;
  /** Where the document stands in its file, if it is one of several there: places begin with it. */
  readonly at?: Place | undefined;
  /**
   * What reading its file had to repair, for the losses; of several documents in a file, the first has what belongs to none of
   * them.
   */
  readonly repaired?: Repaired | undefined;
}

/** A file that is a list of JSON records, one a line. */
export interface SourceRecords {
  readonly name?: string | undefined;
  readonly records: readonly SourceRecord[];
  /** What the tolerant read had to repair, for the losses. */
  readonly repaired?: Repaired | undefined;
}

/**
 * What was repaired as a file was read: lines with several objects on them, lines that could not be read, lines of which only a piece
 * was left out, what stands among documents and is none, numbers and keys that were not kept.
 */
export interface Repaired {
  readonly gluedLines?: readonly number[];
  readonly unreadableLines?: readonly number[];
  readonly cutLines?: readonly number[];
  readonly strays?: readonly Place[];
  readonly unkept?: readonly UnkeptAt[];
}

/** Something that was not kept, with its record in a file of several. */
export type UnkeptAt = Unkept & { readonly record?: number };

/** What `convert` takes: one parsed file, or the several files of one session (the main file first, then its subagents). */
export type Source = SourceFile | { readonly files: readonly SourceFile[] };

/** The place in the source that something came from. */
export interface Place {
  /** Name of the file, where the session has several. */
  readonly file?: string;
  /** 1-based number of the record in a JSONL file; absent for a source that is one document. */
  readonly record?: number;
  /** 1-based number of the line, for what could not be read as a record. */
  readonly line?: number;
  /** JSON Pointer inside the record or the document; `""` is the whole of it. */
  readonly pointer: string;
}

/** Refuses what is no source, such as a document as it was parsed: programs without types may call. */
export function mustBeSource(source: unknown): void {
  if (isFile(source)) return;
  if (isObject(source) && Array.isArray(source['files']) && source['files'].every(isFile)) return;
  throw new TypeError(
    'Only a source is converted, and this is none: sourceOfRead, sourceOfDocument or sourceOfRecords makes one.',
  );
}

function isFile(file: unknown): boolean {
  if (!isObject(file)) return false;
  if (file['value'] !== undefined) return true;
  const { records } = file;
  return Array.isArray(records) && records.every((record) => isObject(record) && record['value'] !== undefined);
}

/** The files of a source, whichever way it was given. */
export function filesOf(source: Source): readonly SourceFile[] {
  return 'files' in source ? source.files : [source];
}

/** The place of a document: its whole file, or the part of it that it is. */
export function placeOf(file: SourceFile, name?: string): Place {
  const at = 'value' in file ? file.at : undefined;
  return { ...(name === undefined ? {} : { file: name }), ...(at ?? { pointer: '' }) };
}

/** A place, unless it is the whole of the only document, which goes without saying. */
export function elsewhere(place: Place): Place | undefined {
  return place.pointer === '' && place.record === undefined && place.file === undefined ? undefined : place;
}

/**
 * The place of a record in a file, or of a document. Each is made of its own names, one after the other: a log has a million places, and
 * Node gives every object that a spread and a new name make a class of its own, at a hundred times the cost.
 */
export function recordPlace(file: string | undefined, record: number | undefined, pointer = ''): Place {
  if (file === undefined) return record === undefined ? { pointer } : { record, pointer };
  return record === undefined ? { file, pointer } : { file, record, pointer };
}

/** The place that another pointer leads to in the same record. */
export function pointed({ file, record, line }: Place, pointer: string): Place {
  return line === undefined ? recordPlace(file, record, pointer) : { ...recordPlace(file, record, pointer), line };
}

/** A place further inside a place: each step is a key or an index, escaped as JSON Pointer demands. */
export function inside(place: Place, ...steps: readonly (string | number)[]): Place {
  return pointed(place, place.pointer + toPointer(steps));
}

/** The records of a file; a document counts as its own only record, without a record number. */
export function recordsOf(file: SourceFile): readonly SourceRecord[] {
  return 'records' in file ? file.records : [{ value: file.value, record: 1, line: 1 }];
}

/** Makes a source of JSONL values that come without record numbers, as tests and in-memory callers have them. */
export function sourceOfRecords(values: readonly unknown[], name?: string): SourceRecords {
  if (!Array.isArray(values))
    throw new TypeError(
      'The records are given in a list, and this is none: of one document, sourceOfDocument makes a source.',
    );
  const records = values.map((value, index) => ({ value: value as Json, record: index + 1, line: index + 1 }));
  return name === undefined ? { records } : { name, records };
}

/** Makes a source of one JSON document. */
export function sourceOfDocument(document: unknown, name?: string): SourceDocument {
  const value = document as Json;
  return name === undefined ? { value } : { name, value };
}
