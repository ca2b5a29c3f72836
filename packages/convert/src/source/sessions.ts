import { readableFormat } from '../formats.ts';
import { arrayAt, isObject, type Json } from '../json.ts';
import { conversationsOf } from '../openai-chat/conversation.ts';
import {
  filesOf,
  mustBeSource,
  type Place,
  placeOf,
  type Repaired,
  type Source,
  type SourceFile,
  type UnkeptAt,
} from './source.ts';

/**
 * Takes a source apart that holds several sessions (a file of evaluation runs, JSONL with a trace on each line), so that each can be
 * converted by itself; the places of losses still count from the whole file. A source of one session is given back as it is.
 */
export function sessionsOf(source: Source, from: string): readonly Source[] {
  mustBeSource(source);
  const files = filesOf(source);
  const [file] = files;
  const format = readableFormat(from);
  if (file === undefined || files.length > 1 || format === undefined) return [source];
  const documents =
    format === 'trajectory' || format === 'openai-chat'
      ? envelopesIn(file)
      : documentsIn(file, format === 'open-token' ? 'events' : 'steps');
  if (documents.length <= 1) return [source];
  return documents.map(({ value, at }, index) => ({
    ...named(file),
    value,
    at,
    repaired: repairedIn(file, at, index),
  }));
}

interface Document {
  readonly value: Json;
  readonly at: Place;
}

function envelopesIn(file: SourceFile): readonly Document[] {
  return conversationsOf(file, undefined).map(({ envelope, envelopePlace }) => ({
    value: envelope,
    at: envelopePlace,
  }));
}

/** Documents of other formats come several at once only as JSONL. */
function documentsIn(file: SourceFile, listKey: string): readonly Document[] {
  if ('value' in file) return [];
  return file.records.flatMap(({ value, record }) =>
    isObject(value) && arrayAt(value, listKey) ? [{ value, at: { ...placeOf(file), record } }] : [],
  );
}

/** What of the repairs of a file is told of one of its documents: what was not kept of it, and of the first also the lines that belong to no document. */
function repairedIn({ repaired = {} }: SourceFile, at: Place, index: number): Repaired {
  const { unkept = [], ...lines } = repaired;
  const isIn = ({ record, pointer }: UnkeptAt): boolean =>
    record === at.record && (pointer === at.pointer || pointer.startsWith(`${at.pointer}/`));
  return { ...(index === 0 ? lines : {}), unkept: unkept.filter(isIn) };
}

function named(file: SourceFile): { readonly name?: string } {
  return file.name === undefined ? {} : { name: file.name };
}
